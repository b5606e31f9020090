import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { built, ensureBackendBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { databaseService } from './lib/parts.mjs';
import { backend, root } from './lib/paths.mjs';
import { runQuietly } from './lib/processes.mjs';
import { runtimeEnvironment, runtimeNode } from './lib/runtime.mjs';
import { Explained, main, say } from './lib/say.mjs';
import { withSetupLock } from './lib/setup-lock.mjs';

/* npm run migration -- Name: writes what the entities have and the migrated schema has not as a new migration. */
await main(async () => {
  const [name = '', ...more] = process.argv.slice(2);
  if (!/^[A-Z][A-Za-z0-9]+$/.test(name) || more.length > 0)
    throw new Explained('Give the migration a name in PascalCase: npm run migration -- AddMemberNickname');
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
    const output = await runQuietly(runtimeNode(), [built.generateMigration, name], { cwd: backend, env });
    // Beside what Node may have to say, the one line that is a path.
    const written = output.split('\n').find((line) => line.startsWith(root) && line.endsWith('.ts')) ?? '';
    say(`Read it and edit it: ${relative(root, written)}`);
  } finally {
    await database.stop();
  }
});
