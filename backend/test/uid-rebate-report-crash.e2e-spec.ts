import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ReportReading } from '../src/modules/uid-rebate/reports/report-sync.service.js';
import { ReportSync } from '../src/modules/uid-rebate/index.js';
import { addDays, dayAtOffset, SystemClock } from '../src/platform/clock/index.js';
import { AppConfig } from '../src/platform/config/index.js';
import { Queues } from '../src/platform/queue/index.js';
import { JobSlots } from '../src/platform/scheduling/index.js';
import { createAdmin } from './factories/member.js';
import type { Schemas } from './support/contract-types.js';
import { startTestApp, type TestApp } from './support/test-app.js';

type Run = Schemas['ReportSyncDto'];

const backend = join(import.meta.dirname, '..');
const DAYS = 4;

describe('a back-fill whose process is killed', () => {
  let service: TestApp;
  let killed: ChildProcess | undefined;

  beforeAll(async () => {
    service = await startTestApp({ now: new SystemClock().now().toISOString() });
    // This one only takes the request; the reading is left to the others.
    await service.app.get(Queues).onModuleDestroy();
  });
  afterAll(async () => {
    killed?.kill('SIGKILL');
    await service.close();
  });

  /** The service as it is deployed, in a process of its own. */
  const startProcess = async (): Promise<ChildProcess> => {
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
        SIMULATOR_RATE_SCALE: '100',
      },
    });
    await once(child, 'message');
    return child;
  };

  it('goes on in another one where it stood, and writes each day once', async () => {
    const admin = await createAdmin(service);
    const lastDay = addDays(dayAtOffset(service.clock.now(), 8), -5);
    killed = await startProcess();
    const { body: started } = await admin.client.post('/api/admin/report-syncs', {
      exchange: 'OKX',
      fromDay: addDays(lastDay, 1 - DAYS),
      toDay: lastDay,
    });
    expect(started.days).toBe(DAYS);
    const runs = async (): Promise<Run[]> =>
      (await admin.client.get(`/api/admin/report-syncs?backfillId=${started.backfillId}`)).body;
    const until = async (isSo: (runs: Run[]) => boolean): Promise<Run[]> => {
      for (let turn = 0; turn < 1_000; turn += 1) {
        const now = await runs();
        if (isSo(now)) return now;
        await delay(50);
      }
      throw new Error(`waited in vain: ${JSON.stringify(await runs())}`);
    };

    await until((now) => now.some(({ status }) => status === 'done'));
    service.simulator.control.addFault({ vendor: 'okx', kind: 'hang', count: 0 });
    await delay(200);
    const before = await until((now) => now.some(({ status }) => status === 'running'));
    killed.kill('SIGKILL');
    await once(killed, 'exit');
    service.simulator.control.clearFaults();

    const other = new Queues(service.dataSource, service.app.get(AppConfig), service.app.get(JobSlots));
    const sync = service.app.get(ReportSync);
    other.onJob(ReportReading, ({ exchangeId }, signal) => sync.readDue(exchangeId, signal));
    await other.startWorking();
    try {
      const after = await until((now) => now.every(({ status }) => status === 'done'));
      for (const { day, status } of before)
        expect(after.find((run) => run.day === day)?.attempts).toBe(status === 'running' ? 2 : 1);
      for (const { counts } of after) expect(counts?.new).toBeGreaterThan(0);
      const [written] = await service.dataSource.query(
        `SELECT (SELECT count(*)::int FROM uid_rebate_report_rows WHERE revision > 1) AS twice,
           (SELECT count(*)::int FROM platform_job_runs WHERE slot LIKE $1) AS days`,
        [`okx/%/admin:${started.backfillId}`],
      );
      expect(written).toEqual({ twice: 0, days: DAYS });
    } finally {
      await other.onModuleDestroy();
    }
  }, 120_000);
});
