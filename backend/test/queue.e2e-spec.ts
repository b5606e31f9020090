import { setTimeout as delay } from 'node:timers/promises';
import { getConstructionPlans, PgBoss } from 'pg-boss';
import { AppConfig } from '../src/platform/config/index.js';
import { runInTransaction } from '../src/platform/database/index.js';
import { defineQueue, Queues } from '../src/platform/queue/index.js';
import { JobHistory, JobSlots } from '../src/platform/scheduling/index.js';
import { startTestApp, type TestApp } from './support/test-app.js';

interface Task {
  readonly number: number;
}
type Work = (task: Task, signal: AbortSignal) => Promise<unknown>;

const limits = { retries: 3, maxHours: 1 };
const Plain = defineQueue<Task>({ name: 'test.plain', policy: 'standard', concurrency: 4, ...limits });
const Keyed = defineQueue<Task>({ name: 'test.keyed', policy: 'singleton', concurrency: 3, ...limits });
const Narrow = defineQueue<Task>({ name: 'test.narrow', policy: 'standard', concurrency: 1, ...limits });

describe('the queue', () => {
  let service: TestApp;
  const open: Queues[] = [];

  beforeAll(async () => {
    service = await startTestApp();
  });
  afterEach(async () => {
    await Promise.all(open.splice(0).map((queues) => queues.onModuleDestroy()));
    await service.dataSource.query(`DELETE FROM queue.job`);
  });
  afterAll(() => service.close());

  /** A replica that has these queues; it works once it is told to. */
  const replica = (work: Work = async () => undefined): Queues => {
    const queues = new Queues(service.dataSource, service.app.get(AppConfig), service.app.get(JobSlots));
    for (const queue of [Plain, Keyed, Narrow]) queues.onJob(queue, work);
    open.push(queues);
    return queues;
  };
  const send = (queues: Queues, queue: typeof Plain, number: number, key?: string): Promise<string> =>
    runInTransaction(service.dataSource, (tx) => queues.send(tx, queue, { number }, key));
  const countJobs = async (where = 'true'): Promise<number> => {
    const [row]: { n: number }[] = await service.dataSource.query(
      `SELECT count(*)::int AS n FROM queue.job WHERE ${where}`,
    );
    return row?.n ?? NaN;
  };
  const until = async (what: string, isSo: () => boolean | Promise<boolean>): Promise<void> => {
    for (let turn = 0; turn < 600; turn += 1) {
      if (await isSo()) return;
      await delay(25);
    }
    throw new Error(`waited in vain: ${what}`);
  };
  const allDone = () => until('every job is done', async () => (await countJobs(`state <> 'completed'`)) === 0);

  it('has the schema of the library that is installed', async () => {
    const library = /INSERT INTO queue\.version\(version\) VALUES \('(\d+)'\)/.exec(getConstructionPlans('queue'))?.[1];
    expect(await service.dataSource.query(`SELECT version::text FROM queue.version`)).toEqual([{ version: library }]);
    const connectionString = service.database.migrationUrl;
    const owner = new PgBoss({ connectionString, schema: 'queue', migrate: false, supervise: false, schedule: false });
    await owner.start();
    try {
      expect(await owner.detectSchemaDrift()).toMatchObject({ ok: true, missing: [], mismatchedFunctions: [] });
    } finally {
      await owner.stop();
    }
  });

  it('lets the service change rows, not tables', async () => {
    await send(replica(), Plain, 1);
    for (const statement of [
      `CREATE TABLE queue.other (id integer)`,
      `ALTER TABLE queue.job_common ADD COLUMN other integer`,
      `SELECT queue.create_queue('test.partition', '{"policy":"standard","partition":true}')`,
      `TRUNCATE queue.job`,
    ])
      await expect(service.dataSource.query(statement)).rejects.toMatchObject({ code: '42501' });
  });

  it('sends with the transaction, and not without it', async () => {
    const done: number[] = [];
    const queues = replica(async ({ number }) => done.push(number));
    await queues.startWorking();
    await expect(
      runInTransaction(service.dataSource, async (tx) => {
        await queues.send(tx, Plain, { number: 1 });
        throw new Error('taken back');
      }),
    ).rejects.toThrow('taken back');
    expect(await countJobs()).toBe(0);

    await runInTransaction(service.dataSource, async (tx) => {
      await queues.send(tx, Plain, { number: 2 });
      await delay(300);
      expect(done).toEqual([]);
    });
    await allDone();
    expect(done).toEqual([2]);
  });

  it('begins a job at once, not at the next look', async () => {
    const begun: number[] = [];
    const queues = replica(async ({ number }) => begun.push(number));
    await queues.startWorking();
    await delay(500);
    await send(queues, Plain, 1);
    await delay(1_000);
    expect(begun).toEqual([1]);
  });

  it('does each job once, however many replicas there are', async () => {
    const done: number[] = [];
    const work: Work = async ({ number }) => {
      await delay(5);
      done.push(number);
    };
    const [one, other] = [replica(work), replica(work)];
    await Promise.all([one.startWorking(), other.startWorking()]);
    const numbers = Array.from({ length: 60 }, (_, number) => number);
    await Promise.all(numbers.map((number) => send(number % 2 ? one : other, Plain, number)));
    await allDone();
    expect(done.sort((a, b) => a - b)).toEqual(numbers);
  });

  it('does jobs of one key one at a time, those of others beside them', async () => {
    const running = new Map<string, number>();
    const done = new Map<string, number[]>();
    let most = 0;
    const work: Work = async ({ number }) => {
      const key = `key ${number % 2}`;
      expect(running.get(key) ?? 0).toBe(0);
      running.set(key, 1);
      most = Math.max(
        most,
        [...running.values()].reduce((sum, one) => sum + one, 0),
      );
      await delay(60);
      done.set(key, [...(done.get(key) ?? []), number]);
      running.set(key, 0);
    };
    const [one, other] = [replica(work), replica(work)];
    for (let number = 0; number < 12; number += 1) await send(one, Keyed, number, `key ${number % 2}`);
    await Promise.all([one.startWorking(), other.startWorking()]);
    await allDone();
    const inOrder = (key: string) => [...(done.get(key) ?? [])].sort((a, b) => a - b);
    expect(inOrder('key 0')).toEqual([0, 2, 4, 6, 8, 10]);
    expect(inOrder('key 1')).toEqual([1, 3, 5, 7, 9, 11]);
    expect(most).toBe(2);
    expect(await countJobs('retry_count > 0')).toBe(0);
  });

  it('tells how many jobs come before one that waits', async () => {
    const gates: (() => void)[] = [];
    const queues = replica(() => new Promise<void>((settle) => gates.push(settle)));
    const ids: string[] = [];
    for (let number = 0; number < 3; number += 1) ids.push(await send(queues, Narrow, number));
    const ahead = () => Promise.all(ids.map((id) => queues.jobsAhead(Narrow, id)));
    expect(await ahead()).toEqual([0, 1, 2]);
    await queues.startWorking();
    await until('the first has begun', () => gates.length === 1);
    expect(await ahead()).toEqual([null, 0, 1]);
    gates[0]?.();
    await until('the second has begun', () => gates.length === 2);
    expect(await ahead()).toEqual([null, null, 0]);
    expect(await queues.unfinished(Narrow, ids)).toEqual(new Set(ids.slice(1)));
    gates[1]?.();
    await until('the third has begun', () => gates.length === 3);
    gates[2]?.();
    await allDone();
  });

  it('tries a job again that failed, and keeps why', async () => {
    let attempts = 0;
    const queues = replica(async () => {
      attempts += 1;
      if (attempts === 1) throw new Error('the first attempt');
    });
    await queues.startWorking();
    const id = await send(queues, Narrow, 1);
    await allDone();
    expect(attempts).toBe(2);
    const [failure] = await service.app.get(JobHistory).latest(1, Narrow.name);
    expect(failure).toMatchObject({ slot: id, status: 'failed', error: 'the first attempt' });
    const ended = await service.app.get(JobHistory).newestOfEach(5, Narrow.name);
    expect(ended.filter(({ slot }) => slot === id).map(({ status }) => status)).toEqual(
      expect.arrayContaining(['done', 'failed']),
    );
    service.clock.advance({ days: 8 });
    const later = await service.app.get(JobHistory).newestOfEach(5, Narrow.name);
    expect(later.filter(({ status }) => status === 'failed')).toEqual([]);
    service.clock.advance({ days: -8 });
  });

  it('leaves a job to another replica when its own stops, which takes a moment', async () => {
    const begun: string[] = [];
    const one = replica(async (_task, signal) => {
      begun.push('one');
      await new Promise((_settle, fail) => signal.addEventListener('abort', () => fail(signal.reason as Error)));
    });
    await one.startWorking();
    await send(one, Narrow, 1);
    await until('it has begun', () => begun.length === 1);
    const started = performance.now();
    await one.onModuleDestroy();
    expect(performance.now() - started).toBeLessThan(5_000);
    expect(await service.app.get(JobHistory).latest(10, Narrow.name)).not.toContainEqual(
      expect.objectContaining({ error: 'the process stops' }),
    );
    const other = replica(async () => begun.push('other'));
    await other.startWorking();
    await allDone();
    expect(begun).toEqual(['one', 'other']);
  });

  it('still sends while the process stops, for requests that are under way', async () => {
    const queues = replica();
    await queues.startWorking();
    await queues.onModuleDestroy();
    await send(queues, Narrow, 1);
    expect(await countJobs()).toBe(1);
  });
});
