import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { built, ensureBackendBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { databaseService } from './lib/parts.mjs';
import { backend } from './lib/paths.mjs';
import { runQuietly } from './lib/processes.mjs';
import { runtimeEnvironment, runtimeNode } from './lib/runtime.mjs';
import { main, say } from './lib/say.mjs';
import { withSetupLock } from './lib/setup-lock.mjs';

/* npm run migration -- Name: writes what the entities have and the migrated schema has not as a new migration. */
await main(async () => {
  await withSetupLock(async (onProgram) => {
    await ensureInstalled(onProgram);
    await ensureBackendBuilt(onProgram);
  });
  const database = databaseService(mkdtempSync(join(tmpdir(), 'lance-migration-')), {
    isTemporary: true,
    isVolatile: true,
  });
  try {
    const { migrationUrl } = await database.start();
    const env = runtimeEnvironment({ DATABASE_URL: migrationUrl, DATABASE_MIGRATION_URL: migrationUrl });
    const written = await runQuietly(runtimeNode(), [built.generateMigration, ...process.argv.slice(2)], {
      cwd: backend,
      env,
    });
    say(`Read it and edit it: ${written.trim()}`);
  } finally {
    await database.stop();
  }
});
