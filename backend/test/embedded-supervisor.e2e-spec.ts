import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, realpathSync, rmdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { withClient } from '../embedded-postgres/bootstrap.js';
import { appDataSourceOptions } from '../src/platform/database/data-source-options.js';
import { isAlive, processIdentity } from '../embedded-postgres/processes.js';

const backend = join(import.meta.dirname, '..');

/** What the supervisor told, and the process. */
interface Supervised {
  readonly child: ChildProcess;
  readonly exited: Promise<unknown>;
  readonly adminUrl: string;
  readonly databaseUrl: string;
  readonly said: string[];
}

async function supervise(dataDir: string): Promise<Supervised> {
  const child = spawn(
    process.execPath,
    [
      ...['--import', join(backend, 'test/support/typescript-imports.mjs')],
      ...[join(backend, 'embedded-postgres/supervisor.ts'), '--data-dir', dataDir],
    ],
    { stdio: ['pipe', 'pipe', 'pipe'], detached: true },
  );
  const said: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  const exited = once(child, 'exit');
  const first = await Promise.race([once(createInterface(child.stdout), 'line'), exited.then(() => null)]);
  if (first === null) throw new Error(said.join(''));
  return { child, exited, said, ...(JSON.parse(String(first[0])) as { adminUrl: string; databaseUrl: string }) };
}

/** Mounts a disk of its own. Returns false if this user may not mount. */
function mountDisk(folder: string, megabytes: number): boolean {
  return spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder]).status === 0;
}

function canMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'lance-mount-'));
  const isMounted = mountDisk(folder, 1);
  if (isMounted) execFileSync('umount', [folder]);
  rmdirSync(folder);
  return isMounted;
}

const itWithOwnDisk = canMount() ? it : it.skip;

describe('the supervisor of the embedded PostgreSQL', () => {
  let parent: string;
  let dataDir: string;
  let running: Supervised[];

  const start = async (folder = dataDir): Promise<Supervised> => {
    const supervised = await supervise(folder);
    running.push(supervised);
    return supervised;
  };
  const stop = async ({ child, exited }: Supervised): Promise<number> => {
    const began = performance.now();
    child.kill('SIGTERM');
    await exited;
    return performance.now() - began;
  };
  const postmaster = (folder = dataDir): number =>
    Number(readFileSync(join(folder, 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0]);
  const ask = (url: string, statement: string): Promise<unknown[]> =>
    withClient(url, async (client) => (await client.query<Record<string, unknown>>(statement)).rows);
  const untilItAnswers = async (url: string): Promise<void> => {
    for (let left = 300; left > 0; left -= 1) {
      const isThere = await ask(url, 'SELECT 1').then(
        () => true,
        () => false,
      );
      if (isThere) return;
      await delay(100);
    }
    throw new Error('it does not come back');
  };

  beforeEach(async () => {
    running = [];
    parent = realpathSync(await mkdtemp(join(tmpdir(), 'lance-supervisor-')));
    await chmod(parent, 0o755);
    dataDir = join(parent, 'data');
  });
  afterEach(async () => {
    for (const supervised of running) if (supervised.child.exitCode === null) await stop(supervised);
    await rm(parent, { recursive: true, force: true });
  });

  it('stops within seconds whatever foreign clients do, and keeps what was acknowledged', async () => {
    const first = await start();
    await ask(first.adminUrl, 'CREATE TABLE kept AS SELECT 42 AS answer');
    const foreign = ['', 'SELECT pg_sleep(120)', 'BEGIN; UPDATE kept SET answer = 0'];
    const ends: Promise<unknown>[] = [];
    for (const statement of foreign) {
      const client = new pg.Client({ connectionString: first.adminUrl, application_name: 'psql' });
      client.on('error', () => {});
      ends.push(new Promise((settle) => client.once('end', settle)));
      await client.connect();
      void client.query(statement).catch(() => {});
    }
    await delay(300);
    expect(await stop(first)).toBeLessThan(6_000);
    await Promise.all(ends);
    const second = await start();
    expect(await ask(second.adminUrl, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
  });

  it('waits for what the service has under way', async () => {
    const { adminUrl, databaseUrl, child, exited } = await start();
    await ask(adminUrl, 'CREATE TABLE acts (act integer); GRANT ALL ON acts TO PUBLIC');
    const { applicationName } = appDataSourceOptions(databaseUrl, 1);
    const service = new pg.Client({ connectionString: databaseUrl, application_name: applicationName });
    await service.connect();
    child.kill('SIGTERM');
    await delay(1_500);
    expect((await service.query('SELECT 7 AS act')).rows).toEqual([{ act: 7 }]);
    await service.end();
    await exited;
  });

  it('brings the server back on its port, also when somebody has the port meanwhile', async () => {
    const { adminUrl, child } = await start();
    await ask(adminUrl, 'CREATE TABLE kept AS SELECT 42 AS answer');
    process.kill(postmaster(), 'SIGKILL');
    const thief = await occupy(Number(new URL(adminUrl).port));
    await delay(3_000);
    expect(child.exitCode).toBeNull();
    thief.close();
    await untilItAnswers(adminUrl);
    expect(await ask(adminUrl, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
  });

  it('has the port of the run before, however that ended', async () => {
    const first = await start();
    const { port } = new URL(first.adminUrl);
    await stop(first);
    const second = await start();
    expect(new URL(second.adminUrl).port).toBe(port);
    process.kill(postmaster(), 'SIGKILL');
    second.child.kill('SIGKILL');
    await second.exited;
    expect(new URL((await start()).adminUrl).port).toBe(port);
  });

  itWithOwnDisk(
    'brings the server back on its port when a full disk has space again, with all that was acknowledged',
    async () => {
      const disk = join(parent, 'disk');
      await mkdir(disk);
      expect(mountDisk(disk, 160)).toBe(true);
      try {
        const folder = join(disk, 'data');
        const supervised = await start(folder);
        const { adminUrl, child } = supervised;
        await ask(adminUrl, `CREATE TABLE kept (act integer PRIMARY KEY, filler text)`);
        const pid = postmaster(folder);
        const identity = processIdentity(pid) ?? '';
        const filling = join(disk, 'filling');
        // Everything but a few pages; what is written next finds the rest used up.
        const { bavail, bsize } = statfsSync(disk);
        writeFileSync(filling, Buffer.alloc(Math.max(0, bavail * bsize - 3_000_000)));
        const kept: number[] = [];
        const write = (act: number): Promise<boolean> =>
          ask(adminUrl, `INSERT INTO kept SELECT ${act}, repeat(gen_random_uuid()::text, 20000)`).then(
            () => true,
            () => false,
          );
        for (let act = 0; await write(act); act += 1) kept.push(act);
        // What else writes there takes the rest: now nothing at all can be written, and no server starts.
        spawnSync('dd', ['if=/dev/zero', `of=${join(disk, 'more')}`, 'bs=4k', 'status=none']);
        if (isAlive(pid, identity)) process.kill(pid, 'SIGKILL');
        await delay(5_000);
        expect(child.exitCode).toBeNull();
        await expect(ask(adminUrl, 'SELECT 1')).rejects.toThrow();
        for (const file of ['filling', 'more']) rmSync(join(disk, file), { force: true });
        await untilItAnswers(adminUrl);
        expect(await ask(adminUrl, 'SELECT act FROM kept ORDER BY act')).toEqual(kept.map((act) => ({ act })));
        await ask(adminUrl, 'INSERT INTO kept VALUES (-1)');
        await stop(supervised);
      } finally {
        for (const { child, exited } of running.splice(0))
          if (child.exitCode === null) {
            child.kill('SIGTERM');
            await exited;
          }
        execFileSync('umount', ['-l', disk]);
      }
    },
  );
});

/** Listens on the port as soon as it is free. */
async function occupy(port: number): Promise<Server> {
  for (;;) {
    const server = createServer();
    server.listen(port, '127.0.0.1');
    const isOurs = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    if (isOurs) return server;
    await delay(1);
  }
}
