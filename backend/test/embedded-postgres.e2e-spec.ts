import { existsSync, readFileSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { bootstrapDatabase, urlOf, withClient } from '../embedded-postgres/bootstrap.js';
import { startCluster, type Cluster } from '../embedded-postgres/cluster.js';
import { quietLog } from '../embedded-postgres/server-settings.js';

describe('the embedded PostgreSQL', () => {
  let parent: string;
  let dataDir: string;
  const started: Cluster[] = [];

  const start = async (folder = dataDir, durable = false): Promise<Cluster> => {
    const cluster = await startCluster({ dataDir: folder, durable });
    started.push(cluster);
    return cluster;
  };
  const clusterDir = (folder = dataDir): string => {
    const pointer = join(folder, 'location.json');
    if (!existsSync(pointer)) return join(folder, 'cluster');
    return join((JSON.parse(readFileSync(pointer, 'utf8')) as { home: string }).home, 'cluster');
  };
  const postmaster = (): number => Number(readFileSync(join(clusterDir(), 'postmaster.pid'), 'utf8').split('\n')[0]);
  const remember = (cluster: Cluster): Promise<unknown> =>
    withClient(cluster.adminUrl, (client) => client.query('CREATE TABLE kept AS SELECT 42 AS answer'));
  const recall = (cluster: Cluster): Promise<number | undefined> =>
    withClient(
      cluster.adminUrl,
      async (client) => (await client.query<{ answer: number }>('SELECT answer FROM kept')).rows[0]?.answer,
    );

  beforeEach(async () => {
    parent = realpathSync(await mkdtemp(join(tmpdir(), 'lance-cluster-')));
    await chmod(parent, 0o755);
    dataDir = join(parent, 'data');
  });
  afterEach(async () => {
    await Promise.all(started.splice(0).map((cluster) => cluster.remove()));
    await rm(parent, { recursive: true, force: true });
  });

  it('listens on the loopback address alone, asks for a password and sorts by code point in UTF-8', async () => {
    const cluster = await start();
    const { rows } = await withClient(cluster.adminUrl, (client) =>
      client.query<{ listen: string; sockets: string; encoding: string; sorted: string[] }>(
        `SELECT current_setting('listen_addresses') AS listen, current_setting('unix_socket_directories') AS sockets,
                current_setting('server_encoding') AS encoding,
                ARRAY(SELECT * FROM unnest(ARRAY['b', 'é', 'B', 'z']) AS word ORDER BY word) AS sorted`,
      ),
    );
    expect(rows[0]).toEqual({ listen: '127.0.0.1', sockets: '', encoding: 'UTF8', sorted: ['B', 'b', 'z', 'é'] });
    const guessed = new URL(cluster.adminUrl);
    guessed.password = 'guessed';
    await expect(withClient(guessed.toString(), () => Promise.resolve())).rejects.toThrow(/password authentication/);
    expect(statSync(join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600);
  });

  it('gives back the data after a regular stop and leaves no lock file', async () => {
    const first = await start();
    await remember(first);
    await first.stop();
    expect(first.isRunning()).toBe(false);
    expect(existsSync(join(clusterDir(), 'postmaster.pid'))).toBe(false);
    expect(await recall(await start())).toBe(42);
  });

  it('recovers after the server was killed, although its processes and lock file were left behind', async () => {
    const first = await start(dataDir, true);
    await remember(first);
    process.kill(postmaster(), 'SIGKILL');
    const second = await start();
    expect(second.adopted).toBe(false);
    expect(await recall(second)).toBe(42);
  });

  it('adopts the server of a run that was killed', async () => {
    const first = await start();
    await remember(first);
    const second = await start();
    expect(second).toMatchObject({ adopted: true, port: first.port });
    expect(await recall(second)).toBe(42);
  });

  it('is not misled by a lock file whose process id now belongs to another program', async () => {
    const first = await start();
    await remember(first);
    const pidFile = join(clusterDir(), 'postmaster.pid');
    const lines = readFileSync(pidFile, 'utf8').split('\n');
    await first.stop();
    writeFileSync(pidFile, [String(process.pid), ...lines.slice(1)].join('\n'));
    const second = await start();
    expect(second.adopted).toBe(false);
    expect(await recall(second)).toBe(42);
  });

  it('begins anew when an earlier run was killed while it initialised', async () => {
    const first = await start();
    await first.stop();
    const home = dirname(clusterDir());
    renameSync(clusterDir(), join(home, 'cluster.new-0badcafe'));
    rmSync(join(home, 'cluster.new-0badcafe', 'global'), { recursive: true });
    const second = await start();
    await withClient(second.adminUrl, (client) => client.query('SELECT 1'));
    expect(existsSync(join(home, 'cluster.new-0badcafe'))).toBe(false);
  });

  it('opens a cluster whose passwords were lost', async () => {
    const first = await start();
    await remember(first);
    await first.stop();
    rmSync(join(dataDir, 'secrets.json'));
    expect(await recall(await start())).toBe(42);
  });

  it('works from a folder that only its owner may enter', async () => {
    await chmod(parent, 0o700);
    const first = await start();
    await remember(first);
    await first.stop();
    const second = await start();
    expect(await recall(second)).toBe(42);
    const home = dirname(clusterDir());
    await second.remove();
    expect(existsSync(home)).toBe(false);
  });

  it('does not share data with a copy of its folder', async () => {
    await chmod(parent, 0o700);
    const original = await start();
    await remember(original);
    const copy = join(parent, 'copy');
    await mkdir(copy);
    for (const name of ['secrets.json', 'location.json']) {
      if (existsSync(join(dataDir, name))) writeFileSync(join(copy, name), readFileSync(join(dataDir, name)));
    }
    const second = await start(copy);
    expect(second.port).not.toBe(original.port);
    await expect(recall(second)).rejects.toThrow(/does not exist/);
    expect(await recall(original)).toBe(42);
  });

  it('says what to do when the folder holds something else', async () => {
    await mkdir(join(dataDir, 'cluster'), { recursive: true });
    writeFileSync(join(dataDir, 'cluster', 'letter.txt'), 'dear reader');
    await expect(start()).rejects.toThrow(/no PostgreSQL cluster.*DATA_DIR/);
  });

  it('writes no statement, parameter or row into its log, whatever goes wrong', async () => {
    const { adminUrl } = await start(dataDir, true);
    const address = 'hana@example.com';
    await withClient(adminUrl, async (client) => {
      await client.query(`CREATE TABLE people (address text PRIMARY KEY, age integer CHECK (age > 0))`);
      await client.query(`CREATE FUNCTION add_person(given text) RETURNS void LANGUAGE plpgsql AS
        'BEGIN EXECUTE format(''INSERT INTO people VALUES (%L, 1)'', given); END'`);
      await client.query('SELECT add_person($1)', [address]);
      for (const [statement, parameters] of [
        ['SELECT add_person($1)', [address]],
        [`INSERT INTO people VALUES ($1, $2)`, [address, 1]],
        [`INSERT INTO people VALUES ($1, $2)`, [`${address}.kr`, -1]],
        [`INSERT INTO nowhere VALUES ('${address}')`, []],
        [`SELECT 1 / (SELECT 0) AS "${address}"`, []],
      ] as const)
        await expect(client.query(statement, [...parameters])).rejects.toThrow();
      await client.query(`SET statement_timeout = 50`);
      await expect(client.query(`SELECT pg_sleep(5), '${address}'`)).rejects.toThrow(/timeout/);
    });
    // Of a process that dies the server tells what it was doing.
    await withClient(adminUrl, async (client) => {
      const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
      const ended = expect(client.query(`SELECT pg_sleep(20), '${address}'`)).rejects.toThrow();
      await delay(300);
      process.kill(rows[0]?.pid ?? 0, 'SIGSEGV');
      await ended;
    });
    const read = (): string => readFileSync(join(dataDir, 'postgres.log'), 'utf8');
    for (let left = 100; left > 0 && !/terminated by signal 11/.test(read()); left -= 1) await delay(100);
    const log = read();
    expect(log).toMatch(/duplicate key/);
    expect(log).toMatch(/terminated by signal 11/);
    expect(log).not.toMatch(/hana|SELECT|INSERT/);
  });

  it('is told the same about its log in a container', () => {
    const compose = readFileSync(join(import.meta.dirname, '../../docker-compose.yml'), 'utf8');
    for (const [name, value] of Object.entries(quietLog)) expect(compose).toContain(`'${name}=${value}'`);
  });

  describe('its roles', () => {
    it('are made as often as one likes, and let the service write rows but change no schema', async () => {
      const { adminUrl } = await start();
      const options = { database: 'lance', ownerPassword: 'o', appPassword: 'a', reconPassword: 'r' };
      const [urls] = await Promise.all([bootstrapDatabase(adminUrl, options), bootstrapDatabase(adminUrl, options)]);
      await withClient(urls.migrationUrl, (owner) =>
        owner.query('CREATE TABLE note (id bigint GENERATED ALWAYS AS IDENTITY, text text)'),
      );
      await withClient(urls.databaseUrl, async (app) => {
        await app.query(`INSERT INTO note (text) VALUES ('hello')`);
        await expect(app.query('DROP TABLE note')).rejects.toThrow(/must be owner/);
        await expect(app.query('CREATE TABLE other ()')).rejects.toThrow(/permission denied/);
        const { rows } = await app.query('SHOW lock_timeout');
        expect(rows).toEqual([{ lock_timeout: '2s' }]);
      });
      await withClient(urlOf(adminUrl, 'lance', 'lance_recon', 'r'), async (recon) => {
        expect((await recon.query('SELECT text FROM note')).rows).toEqual([{ text: 'hello' }]);
        await recon.query('SET default_transaction_read_only = off');
        await expect(recon.query('DELETE FROM note')).rejects.toThrow(/permission denied/);
      });
    });
  });
});
