import { ensureBackendBuilt, ensureFrontendBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { apiService, databaseService, mailboxService, migrate, seedDemo, simulatorService } from './lib/parts.mjs';
import { Product } from './lib/product.mjs';
import { takeRunLock } from './lib/run-lock.mjs';
import { complain, main, say, step } from './lib/say.mjs';
import { assertPortFree, readSettings } from './lib/settings.mjs';
import { withSetupLock } from './lib/setup-lock.mjs';

/** The product is useful without its demo members, too. */
function untold(error) {
  complain(error.message);
  return [];
}

/*
 * npm start: installs and builds what changed, then runs the whole product until Ctrl-C.
 * docs/runbooks/processes.md tells what runs and how it stops.
 */
await main(async () => {
  const settings = readSettings();
  const product = new Product();
  let lock;
  const onStart = (name) => (pid) => lock.setChild(name, pid);

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

    const env = {
      NODE_ENV: process.env.NODE_ENV || 'production',
      PORT: String(settings.port),
      HOST: settings.host,
      DATA_DIR: settings.dataDir,
      APP_PROFILE: settings.profile,
    };
    if (!settings.hasOwnDatabase) {
      const database = databaseService(settings.dataDir, { onStart: onStart('database') });
      const urls = await step('Starting the database', () =>
        product.add(database, ({ databaseUrl }) => {
          if (databaseUrl === urls.databaseUrl) return;
          complain('The database came back under another address. Stopping everything.');
          product.stop(1);
        }),
      );
      env.DATABASE_URL = urls.databaseUrl;
      env.DATABASE_MIGRATION_URL = urls.migrationUrl;
    }
    const migrated = step('Bringing the schema up to date', () => product.during(migrate(env)));
    if (settings.wantsSimulator) {
      // The vendors' own limits would make a demo wait; both sides scale them alike.
      env.SIMULATOR_RATE_SCALE = process.env.SIMULATOR_RATE_SCALE || '200';
      const { url } = await product.add(simulatorService(env, { onStart: onStart('simulator') }));
      env.SIMULATOR_URL = url;
    }
    let mailboxUrl;
    if (settings.wantsMailbox) {
      const mailbox = await product.add(mailboxService(env, { onStart: onStart('mailbox') }));
      env.SMTP_URL = mailbox.smtpUrl;
      mailboxUrl = mailbox.url;
    }
    await migrated;
    const isDemo = settings.wantsSimulator && settings.profile === 'demo';
    const accounts = isDemo ? await step('Preparing the demo', () => product.during(seedDemo(env).catch(untold))) : [];
    const { url } = await step('Starting the server', () =>
      product.add(apiService(env, { onStart: onStart('server') })),
    );
    lock.setUrl(url);
    if (mailboxUrl) say(`\n  Mails are shown at ${mailboxUrl}`);
    for (const { role, email, password } of accounts) say(`  ${email.padEnd(24)}${password.padEnd(22)}${role}`);
  });
  lock?.release();
  process.exit(code);
});
