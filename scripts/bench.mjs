import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { built, ensureBackendBuilt, ensureFrontendBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { databaseService, migrate } from './lib/parts.mjs';
import { root } from './lib/paths.mjs';
import { runVisibly } from './lib/processes.mjs';
import { runtimeEnvironment, runtimeNode } from './lib/runtime.mjs';
import { main } from './lib/say.mjs';
import { withSetupLock } from './lib/setup-lock.mjs';

/*
 * npm run bench: measures on a durable database of its own, so that a commit costs what it costs in production;
 * `npm run bench -- screen` a screen in a browser (lib/measure-screen.mjs).
 */
const [first, ...options] = process.argv.slice(2);
await main(first === 'screen' ? () => measureScreen(options) : measureService);

async function measureScreen(given) {
  await withSetupLock(ensureInstalled);
  process.exitCode = await runVisibly(runtimeNode(), ['scripts/lib/measure-screen.mjs', ...given], {
    cwd: root,
    env: runtimeEnvironment(),
  });
}

async function measureService() {
  await withSetupLock(async (onProgram) => {
    await ensureInstalled(onProgram);
    await ensureBackendBuilt(onProgram);
    await ensureFrontendBuilt(onProgram);
  });
  const dataDir = mkdtempSync(join(tmpdir(), 'lance-bench-'));
  const database = databaseService(dataDir, { isTemporary: true });
  for (const name of ['SIGINT', 'SIGTERM'])
    process.once(name, () => void database.stop().then(() => process.exit(130)));
  try {
    const { databaseUrl, migrationUrl } = await database.start();
    const env = {
      DATABASE_URL: databaseUrl,
      DATABASE_MIGRATION_URL: migrationUrl,
      DATA_DIR: dataDir,
      NODE_ENV: 'production',
    };
    await migrate(env);
    process.exitCode = await runVisibly(
      runtimeNode(),
      ['--enable-source-maps', built.bench, ...process.argv.slice(2)],
      { env: runtimeEnvironment(env) },
    );
  } finally {
    await database.stop();
  }
}
