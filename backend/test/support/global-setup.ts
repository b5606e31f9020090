import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** What the teardown, a module of its own in the same process, needs of the setup. */
export interface TestClusterHandle {
  stopTestCluster?: () => Promise<void>;
}

const backend = join(import.meta.dirname, '..', '..');

/**
 * Starts one PostgreSQL for the whole run, in a folder of its own and without durability. It runs under the same
 * supervisor as the product's, which stops it and deletes its data when this process ends, however it ends.
 * Workers find it through the environment (see test-database.ts).
 */
export default async function startTestCluster(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lance-test-'));
  const supervisor = spawn(
    process.execPath,
    [
      ...['--import', join(backend, 'test/support/typescript-imports.mjs')],
      join(backend, 'embedded-postgres/supervisor.ts'),
      ...['--data-dir', dataDir, '--database', 'lance_template', '--volatile', '--temporary'],
    ],
    { stdio: ['pipe', 'pipe', 'pipe'], detached: true },
  );
  const said: string[] = [];
  supervisor.stderr.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  const exited = once(supervisor, 'exit');
  const first = await Promise.race([once(createInterface(supervisor.stdout), 'line'), exited.then(() => null)]);
  if (first === null) throw new Error(`The test database does not start:\n${said.join('')}`);

  const urls = JSON.parse(String(first[0])) as { databaseUrl: string; migrationUrl: string; adminUrl: string };
  process.env.TEST_ADMIN_URL = urls.adminUrl;
  process.env.TEST_TEMPLATE_DATABASE_URL = urls.databaseUrl;
  process.env.TEST_TEMPLATE_MIGRATION_URL = urls.migrationUrl;
  (globalThis as TestClusterHandle).stopTestCluster = async () => {
    supervisor.stdin.end();
    await exited;
  };
}
