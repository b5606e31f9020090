import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SystemClock } from '../src/platform/clock/index.js';
import { registerMember, type SignedIn } from './factories/member.js';
import { startTestApp, type TestApp } from './support/test-app.js';
import { until } from './support/until.js';

const backend = join(import.meta.dirname, '..');
const LONG_MS = 60_000;

interface Replica {
  readonly url: string;
  readonly child: ChildProcess;
}
interface Heard {
  readonly answer: IncomingMessage;
  /** Versions of the updates, in their order. */
  readonly versions: string[];
  isEnded: boolean;
}

/** Two services in processes of their own on one database; this one only has the simulator. */
describe('streams whose collector is killed', () => {
  const clock = new SystemClock();
  let service: TestApp;
  let member: SignedIn;
  const replicas: Replica[] = [];
  const streams: Heard[] = [];

  beforeAll(async () => {
    service = await startTestApp({ now: clock.now().toISOString() });
    member = await registerMember(service);
  }, 180_000);
  afterAll(async () => {
    for (const { answer } of streams) answer.destroy();
    for (const { child } of replicas) child.kill('SIGKILL');
    await service.close();
  });

  const startReplica = async (): Promise<Replica> => {
    const child = fork(join(backend, 'src/main.ts'), {
      execArgv: ['--import', join(backend, 'test/support/compiled-imports.mjs')],
      env: {
        PATH: process.env.PATH,
        APP_PROFILE: 'test',
        LOG_LEVEL: 'error',
        PORT: '0',
        DATABASE_URL: service.database.databaseUrl,
        DATABASE_MIGRATION_URL: service.database.migrationUrl,
        SIMULATOR_URL: service.simulator.url,
        SIMULATOR_RATE_SCALE: '10',
      },
    });
    const [{ url }] = (await once(child, 'message')) as [{ url: string }];
    const replica = { url, child };
    replicas.push(replica);
    return replica;
  };
  const open = ({ url }: Replica, version?: string): Promise<Heard> => {
    const topic = version === undefined ? 'kimchi-premium' : `kimchi-premium@${version}`;
    const headers = { cookie: member.client.cookieHeader() };
    return new Promise((resolve, reject) => {
      get(`${url}/api/crypto/live?topics=${topic}`, { headers }, (answer) => {
        const heard: Heard = { answer, versions: [], isEnded: false };
        streams.push(heard);
        let text = '';
        answer.setEncoding('utf8').on('data', (chunk: string) => {
          const events = (text + chunk).split('\n\n');
          text = events.pop() ?? '';
          for (const event of events)
            if (event.startsWith('event: update')) heard.versions.push(/^id: (.*)$/m.exec(event)?.[1] ?? '');
        });
        answer.on('close', () => (heard.isEnded = true)).on('error', () => undefined);
        resolve(heard);
      }).on('error', reject);
    });
  };
  /** Which connection holds the lease, null for none. */
  const holder = async (): Promise<number | null> => {
    const [row] = await service.dataSource.query<{ pid: number }[]>(
      `SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND granted AND objsubid = 1
         AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
         AND (classid::bigint << 32) | objid::bigint = hashtextextended('collector of the snapshots', 0)`,
    );
    return row?.pid ?? null;
  };

  it('go on at the other replica within ten seconds, from where they were', async () => {
    const collector = await startReplica();
    await until(async () => (await holder()) !== null, LONG_MS);
    const first = await holder();
    const other = await startReplica();
    const cut = await open(collector);
    const stays = await open(other);
    await until(() => cut.versions.length > 2 && stays.versions.length > 2, LONG_MS);
    expect(await holder()).toBe(first);

    const killedAt = performance.now();
    collector.child.kill('SIGKILL');
    await until(() => cut.isEnded);
    const next = await open(other, cut.versions.at(-1));
    expect(next.answer.statusCode).toBe(200);
    const known = stays.versions.length;
    // What the dead one wrote may still be on its way: two rounds, and then what only the other can have read.
    await until(async () => ![null, first].includes(await holder()), LONG_MS);
    const tookOver = stays.versions.length;
    await until(() => stays.versions.length > tookOver + 1 && next.versions.length > 1, LONG_MS);
    const seconds = (performance.now() - killedAt) / 1_000;
    expect(tookOver).toBeGreaterThanOrEqual(known);
    expect(seconds).toBeLessThan(10);
    expect(stays.isEnded).toBe(false);
    const numbers = stays.versions.map((version) => Number(version.split('.')[1]));
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  }, 180_000);
});
