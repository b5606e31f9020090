import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import type { AppConfig } from '../src/platform/config/index.js';
import { DedicatedConnection } from '../src/platform/database/index.js';
import { createTestDatabase, type TestDatabase } from './support/test-database.js';
import { until } from './support/until.js';

const LOCK = 'a lock of this test';

/** What one process hears and holds. */
interface Process {
  readonly connection: DedicatedConnection;
  readonly heard: string[];
  readonly events: string[];
}

describe('the connection of a process outside the pool', () => {
  let database: TestDatabase;
  let owner: Client;
  const processes: Process[] = [];

  beforeAll(async () => {
    database = await createTestDatabase();
    owner = new Client({ connectionString: database.adminUrl });
    await owner.connect();
  });
  afterEach(async () => {
    for (const { connection } of processes.splice(0)) await connection.onModuleDestroy();
  });
  afterAll(async () => {
    await owner.end();
    await database.drop();
  });

  async function start(): Promise<Process> {
    const connection = new DedicatedConnection({ databaseUrl: database.databaseUrl } as AppConfig);
    const started: Process = { connection, heard: [], events: [] };
    for (const channel of ['first', 'second'])
      connection.subscribe({
        channel,
        onNotification: (payload) => started.heard.push(`${channel} ${payload}`),
        onBegin: () => started.events.push('begin'),
        onEnd: () => started.events.push('end'),
      });
    processes.push(started);
    connection.onApplicationBootstrap();
    await connection.ready();
    return started;
  }

  const kill = (): Promise<unknown> =>
    owner.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    );
  const count = async (): Promise<number> => {
    const { rows } = await owner.query<{ count: number }>(
      `SELECT count(*)::integer FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    );
    return rows[0]?.count ?? 0;
  };

  it('is one for all channels and locks', async () => {
    const { connection, heard, events } = await start();
    expect(await connection.holdsLock(LOCK)).toBe(true);
    expect(await count()).toBe(1);
    expect(events).toEqual(['begin', 'begin']);
    await owner.query(`NOTIFY second, 'b'`);
    await owner.query(`NOTIFY third, 'c'`);
    await owner.query(`NOTIFY first, 'a'`);
    await until(() => heard.length === 2);
    expect(heard).toEqual(['second b', 'first a']);
  });

  it('holds a lock until it gives it back or the process stops', async () => {
    const [one, other] = [await start(), await start()];
    const holders = async () => [await one.connection.holdsLock(LOCK), await other.connection.holdsLock(LOCK)];
    expect(await holders()).toEqual([true, false]);
    expect(await holders()).toEqual([true, false]);
    await one.connection.releaseLock(LOCK);
    expect(await other.connection.holdsLock(LOCK)).toBe(true);
    expect(await holders()).toEqual([false, true]);
    await other.connection.onModuleDestroy();
    await until(() => one.connection.holdsLock(LOCK));
  });

  it('tells when it is lost, comes again, and holds no lock then that another took', async () => {
    const [one, other] = [await start(), await start()];
    expect(await one.connection.holdsLock(LOCK)).toBe(true);
    await kill();
    await until(() => one.events.includes('end') && other.events.includes('end'));
    await until(() => other.connection.holdsLock(LOCK));
    await until(() => one.connection.isListening);
    expect(one.events).toEqual(['begin', 'begin', 'end', 'end', 'begin', 'begin']);
    expect(await one.connection.holdsLock(LOCK)).toBe(false);
    await owner.query(`NOTIFY first, 'again'`);
    await until(() => one.heard.includes('first again') && other.heard.includes('first again'));
    expect(await count()).toBe(2);
  });

  it('is tried again while the database takes none, and not once the process stops', async () => {
    const { connection } = await start();
    const { rows } = await owner.query<{ name: string }>('SELECT current_database() AS name');
    const name = rows[0]?.name ?? '';
    await owner.query(`ALTER DATABASE ${name} CONNECTION LIMIT 0`);
    await kill();
    await until(() => !connection.isListening);
    await expect(connection.holdsLock(LOCK)).rejects.toThrow();
    expect(connection.isListening).toBe(false);
    await owner.query(`ALTER DATABASE ${name} CONNECTION LIMIT -1`);
    await until(() => connection.isListening);
    await connection.onModuleDestroy();
    await expect(connection.holdsLock(LOCK)).rejects.toThrow('stopping');
    expect(connection.isListening).toBe(false);
  });
});
