import { ensureInstalled } from './lib/install.mjs';
import { main, step } from './lib/say.mjs';
import { withSetupLock } from './lib/setup-lock.mjs';
import { generatePictures } from './lib/generate-pictures.mjs';

/* npm run pictures: draws the indicators' pictures anew, from the simulator's candles and the rules in backend/pictures. */
await main(() =>
  withSetupLock(async (onProgram) => {
    await ensureInstalled(onProgram);
    await step('Drawing the pictures', () => generatePictures(onProgram));
  }),
);
