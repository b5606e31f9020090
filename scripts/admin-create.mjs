import { built, ensureBackendBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { databaseService, migrate, runningDatabase } from './lib/parts.mjs';
import { runVisibly } from './lib/processes.mjs';
import { takeRunLock } from './lib/run-lock.mjs';
import { runtimeEnvironment, runtimeNode } from './lib/runtime.mjs';
import { main } from './lib/say.mjs';
import { readSettings } from './lib/settings.mjs';
import { withSetupLock } from './lib/setup-lock.mjs';

/** Runs the program in this terminal: it may ask. */
const createAdmin = (env) =>
  runVisibly(runtimeNode(), ['--enable-source-maps', built.adminCreate, ...process.argv.slice(2)], {
    env: runtimeEnvironment({ LOG_LEVEL: 'error', ...env }),
  });

/* npm run admin:create -- <e-mail>: makes an administrator, whether the product runs or not. */
await main(async () => {
  const settings = readSettings();
  await withSetupLock(async (onProgram) => {
    await ensureInstalled(onProgram);
    await ensureBackendBuilt(onProgram);
  });
  const needsNoDatabase = process.argv.slice(2).some((one) => one === '--help' || one === '-h');
  if (needsNoDatabase || settings.hasOwnDatabase) {
    process.exitCode = await createAdmin();
    return;
  }
  const running = runningDatabase(settings.dataDir);
  if (running) {
    process.exitCode = await createAdmin({ DATABASE_URL: running });
    return;
  }
  const lock = await takeRunLock(settings.dataDir, null);
  const database = databaseService(settings.dataDir, { onStart: (pid) => lock.setChild('database', pid) });
  try {
    const { databaseUrl, migrationUrl } = await database.start();
    const env = { DATABASE_URL: databaseUrl, DATABASE_MIGRATION_URL: migrationUrl };
    await migrate(env);
    process.exitCode = await createAdmin(env);
  } finally {
    await database.stop();
    lock.release();
  }
});
