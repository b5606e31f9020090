import { randomUUID } from 'node:crypto';
import { Idempotency, IdempotencyCleanupJob } from '../src/platform/idempotency/index.js';
import { JobSlots } from '../src/platform/scheduling/index.js';
import { registerMember } from './factories/member.js';
import { startTestApp, type TestApp } from './support/test-app.js';

describe('what happens once', () => {
  let service: TestApp;

  beforeAll(async () => {
    service = await startTestApp();
  });

  afterAll(() => service.close());

  describe('an intent under its key', () => {
    const run = (intent: { userId: string; key?: string; body?: unknown }, effect: () => unknown) =>
      service.app
        .get(Idempotency)
        .run({ id: intent.userId, key: intent.key }, 'spec', intent.body ?? {}, async (tx) => {
          await tx.query('SELECT pg_sleep(0.02)');
          return effect();
        });

    it('runs once when sent ten times at the same moment, and answers the same each time', async () => {
      let effects = 0;
      const intent = { userId: randomUUID(), key: 'key-12345678' };
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => run(intent, () => ({ number: (effects += 1) }))),
      );
      expect(effects).toBe(1);
      expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(new Set(['{"number":1}']));
    });

    it('is refused with other content', async () => {
      const userId = randomUUID();
      await run({ userId, key: 'key-12345678', body: { a: 1, b: 2 } }, () => 'done');
      await expect(run({ userId, key: 'key-12345678', body: { b: 2, a: 1 } }, () => 'again')).resolves.toBe('done');
      await expect(run({ userId, key: 'key-12345678', body: { a: 2 } }, () => 'other')).rejects.toMatchObject({
        code: 'platform.idempotencyKeyReused',
      });
    });

    it('may be tried again after a refusal, because nothing was done', async () => {
      const intent = { userId: randomUUID(), key: 'key-12345678' };
      await expect(
        run(intent, () => {
          throw new Error('refused');
        }),
      ).rejects.toThrow('refused');
      await expect(run(intent, () => 'done')).resolves.toBe('done');
    });

    it.each([
      ['with keys of their own', () => ({ 'idempotency-key': randomUUID() })],
      ['without a key', () => ({})],
    ])('takes the connections from nobody, a hundred of one member at once (%s)', async (_, headers) => {
      const member = await registerMember(service);
      const bystander = await registerMember(service);
      const lock = service.dataSource.createQueryRunner();
      await lock.startTransaction();
      await lock.query('SELECT 1 FROM auth_members WHERE id = $1 FOR UPDATE', [member.id]);
      const acts = Array.from({ length: 100 }, () => member.client.post('/api/attendance/check', undefined, headers()));
      // All that may wait do so now: the others are refused already.
      let refused = 0;
      await new Promise<void>((resolve) => {
        for (const act of acts)
          void act.then(() => {
            refused += 1;
            if (refused === 38) resolve();
          });
      });
      const looks = await Promise.all(
        Array.from({ length: 20 }, () => bystander.client.get('/api/lance-coins/balance')),
      );
      expect(looks.map(({ status }) => status)).toEqual(looks.map(() => 200));
      await lock.rollbackTransaction();
      await lock.release();
      const statuses = (await Promise.all(acts)).map(({ status, body }) => `${status} ${body.code ?? ''}`).sort();
      expect(statuses).toEqual([
        '200 ',
        ...Array.from({ length: 61 }, () => '409 lcoin.alreadyCheckedIn'),
        ...Array.from({ length: 38 }, () => '503 platform.busy'),
      ]);
    });

    it('belongs to its member alone', async () => {
      await run({ userId: randomUUID(), key: 'key-12345678' }, () => 'one');
      await expect(run({ userId: randomUUID(), key: 'key-12345678' }, () => 'two')).resolves.toBe('two');
    });
  });

  describe('the keys of old intents', () => {
    it('are forgotten after seven days, some at a time, and no younger one', async () => {
      const keep = async (userId: string, count: number, at: Date): Promise<void> => {
        await service.dataSource.query(
          `INSERT INTO platform_idempotency_keys (user_id, operation, key, body_hash, answer, created_at)
           SELECT $1, 'spec', 'key-' || n, '', 'null', $2 FROM generate_series(1, $3::int) n`,
          [userId, at, count],
        );
      };
      const countOf = async (userId: string) => {
        const [row]: { count: number }[] = await service.dataSource.query(
          'SELECT count(*)::int AS count FROM platform_idempotency_keys WHERE user_id = $1',
          [userId],
        );
        return row?.count;
      };
      const now = service.clock.millis();
      const [old, young] = [randomUUID(), randomUUID()];
      await keep(old, 50, new Date(now - 7 * 86_400_000 - 1));
      await keep(young, 3, new Date(now - 7 * 86_400_000));
      await service.app.get(IdempotencyCleanupJob).cleanUp(20);
      expect([await countOf(old), await countOf(young)]).toEqual([0, 3]);
      const [batches]: { count: number }[] = await service.dataSource.query(
        `SELECT count(*)::int AS count FROM platform_job_runs WHERE job = 'idempotency-cleanup'`,
      );
      expect(batches?.count).toBe(3);
    });
  });

  describe('a slot of a job', () => {
    it('runs in exactly one of many replicas', async () => {
      const jobs = service.app.get(JobSlots);
      const slots = Array.from({ length: 5 }, (_, index) => `slot-${index}-${randomUUID()}`);
      let effects = 0;
      const runs = slots.flatMap((slot) =>
        Array.from({ length: 3 }, () => jobs.runOnce('spec', slot, async () => ({ done: (effects += 1) }))),
      );
      const results = await Promise.all(runs);
      expect(effects).toBe(slots.length);
      expect(results.filter((result) => result !== null)).toHaveLength(slots.length);
    });

    it('is left to a replica that has been running it for long, without a failure', async () => {
      const jobs = service.app.get(JobSlots);
      const slot = randomUUID();
      const begun = Promise.withResolvers<void>();
      const running = jobs.runOnce('spec', slot, async (tx) => {
        begun.resolve();
        await tx.query('SELECT pg_sleep(14)');
        return { ok: 1 };
      });
      await begun.promise;
      await expect(jobs.runOnce('spec', slot, async () => ({ ok: 2 }))).resolves.toBeNull();
      await expect(running).resolves.toEqual({ ok: 1 });
      const failures: unknown = await service.dataSource.query(
        'SELECT error FROM platform_job_failures WHERE slot = $1',
        [slot],
      );
      expect(failures).toEqual([]);
      await expect(jobs.runOnce('spec', slot, async () => ({ ok: 3 }))).resolves.toBeNull();
    });

    it('waits longer for others than a request may', async () => {
      const lockTimeout = async (em: { query: (sql: string) => Promise<unknown> }) => em.query('SHOW lock_timeout');
      let ofJob: unknown;
      await service.app.get(JobSlots).runOnce('spec', randomUUID(), async (tx) => {
        ofJob = await lockTimeout(tx);
        return {};
      });
      expect(ofJob).toEqual([{ lock_timeout: '1min' }]);
      expect(await lockTimeout(service.dataSource)).toEqual([{ lock_timeout: '2s' }]);
    });

    it('stays free when its run failed, and the failure is recorded', async () => {
      const jobs = service.app.get(JobSlots);
      const slot = randomUUID();
      await expect(
        jobs.runOnce('spec', slot, async () => {
          throw new Error('vendor down');
        }),
      ).rejects.toThrow('vendor down');
      const failures: unknown = await service.dataSource.query(
        'SELECT error FROM platform_job_failures WHERE slot = $1',
        [slot],
      );
      expect(failures).toEqual([{ error: 'vendor down' }]);
      await expect(jobs.runOnce('spec', slot, async () => ({ ok: 1 }))).resolves.toEqual({ ok: 1 });
    });
  });

  it('keeps audit events from being changed or deleted by the service', async () => {
    await expect(service.dataSource.query(`UPDATE platform_audit_events SET action = 'x'`)).rejects.toMatchObject({
      code: '42501',
    });
    await expect(service.dataSource.query(`DELETE FROM platform_audit_events`)).rejects.toMatchObject({
      code: '42501',
    });
  });
});
