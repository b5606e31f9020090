import { ensureBackendBuilt, ensureFrontendBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { apiService } from './lib/parts.mjs';
import { Product } from './lib/product.mjs';
import { takeRunLock } from './lib/run-lock.mjs';
import { main, say, step } from './lib/say.mjs';
import { assertPortFree, readSettings } from './lib/settings.mjs';
import { withSetupLock } from './lib/setup-lock.mjs';
import { startSurroundings, tellWhere } from './lib/surroundings.mjs';

/*
 * npm start: installs and builds what changed, then runs the whole product until Ctrl-C.
 * docs/runbooks/processes.md tells what runs and how it stops.
 */
await main(async () => {
  const settings = readSettings();
  const product = new Product();
  let lock;

  const code = await product.run(async () => {
    say('\n  Lance');
    lock = await product.during(takeRunLock(settings.dataDir, product.npm));
    await product.during(assertPortFree(settings));
    await product.during(
      withSetupLock(async (onProgram) => {
        await ensureInstalled(onProgram);
        await ensureBackendBuilt(onProgram);
        await ensureFrontendBuilt(onProgram);
      }),
    );

    const environment = {
      NODE_ENV: process.env.NODE_ENV || 'production',
      // At home the terminal is for a person: what went well is not told as lines of JSON.
      LOG_LEVEL: process.env.LOG_LEVEL || (settings.profile === 'production' ? 'info' : 'warn'),
    };
    const { env, mailboxUrl, demo } = await startSurroundings(product, settings, lock, environment);
    const { url } = await step('Starting the server', () =>
      product.add(apiService(env, { onStart: (pid) => lock.setChild('server', pid) })),
    );
    lock.setUrl(url);
    tellWhere({ site: process.env.PUBLIC_URL || url, mailboxUrl, demo });
  });
  lock?.release();
  process.exit(code);
});
