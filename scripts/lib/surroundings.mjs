import { databaseService, mailboxService, migrate, seedDemo, simulatorService } from './parts.mjs';
import { complain, say, step } from './say.mjs';

/**
 * Starts what the server needs around it (database, schema, simulator, mailbox, demo data), as far as the settings do not
 * name something of one's own. Returns the server's environment and what there is to tell about it.
 */
export async function startSurroundings(product, settings, lock, environment) {
  const onStart = (name) => (pid) => lock.setChild(name, pid);
  const env = {
    ...environment,
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
  const demo = isDemo
    ? await step(
        'Preparing the demo',
        () => product.during(seedDemo(env).catch(untold)),
        'the first time up to a minute',
      )
    : { credentials: [] };
  return { env, mailboxUrl, demo };
}

/** The product is useful without its demo members, too. */
function untold(error) {
  complain(error.message);
  complain('The demo is not complete and its accounts are not shown; stop and start again to go on with it.');
  return { credentials: [] };
}

/** The last thing a start says: where everything is, whom one can log in as, and how it ends. */
export function tellWhere({ site, mailboxUrl, demo }) {
  const places = [`Site ${site}`, `API ${site}/api/docs`, mailboxUrl && `Mails ${mailboxUrl}`];
  say(`\n  ${places.filter(Boolean).join(' · ')}\n`);
  for (const { role, email, password } of demo.credentials) say(`  ${email.padEnd(24)}${password.padEnd(22)}${role}`);
  if (demo.resetPassword) say(`\n  A password that an administrator resets becomes ${demo.resetPassword}`);
  say('\n  Ctrl-C stops everything.');
}
