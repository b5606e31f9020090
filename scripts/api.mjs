import { ensureInstalled } from './lib/install.mjs';
import { main, step } from './lib/say.mjs';
import { withSetupLock } from './lib/setup-lock.mjs';
import { generateApi } from './lib/generate-api.mjs';

/* npm run api: writes openapi.json from the code, and the typed client of the front end from openapi.json. */
await main(() =>
  withSetupLock(async (onProgram) => {
    await ensureInstalled(onProgram);
    await step('Writing openapi.json and the client', () => generateApi(onProgram));
  }),
);
