import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ChartAnalyses } from '../src/modules/chart-analysis/chart-analyses.service.js';
import { ChartReadings } from '../src/modules/chart-analysis/index.js';
import { ChartReading } from '../src/modules/chart-analysis/chart-readings.service.js';
import { AppConfig } from '../src/platform/config/index.js';
import { Queues } from '../src/platform/queue/index.js';
import { JobHistory, JobSlots } from '../src/platform/scheduling/index.js';
import { SystemClock } from '../src/platform/clock/index.js';
import { registerMember, type SignedIn } from './factories/member.js';
import { dataUrl, drawChart } from './support/chart-pictures.js';
import { startTestApp, type TestApp } from './support/test-app.js';

const backend = join(import.meta.dirname, '..');

describe('an analysis whose process is killed', () => {
  let service: TestApp;
  let hana: SignedIn;
  let killed: ChildProcess | undefined;

  beforeAll(async () => {
    service = await startTestApp({ now: new SystemClock().now().toISOString() });
    // This one only takes requests; the reading is left to the others.
    await service.app.get(Queues).onModuleDestroy();
    hana = await registerMember(service);
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
  const analysis = async () => (await hana.client.get('/api/chart-analysis')).body[0];
  const until = async (status: string): Promise<void> => {
    for (let turn = 0; turn < 2_000; turn += 1) {
      if ((await analysis())?.status === status) return;
      await delay(20);
    }
    throw new Error(`waited in vain for ${status}: ${JSON.stringify(await analysis())}`);
  };

  it('is answered with its place while nobody reads, read again by another one, and paid for once', async () => {
    const answer = await hana.client.post('/api/chart-analysis/analyze', { imageUrl: dataUrl(await drawChart()) });
    expect(answer).toMatchObject({ status: 202, body: { status: 'waiting', position: 1, direction: null } });
    expect((await hana.client.get('/api/chart-analysis/usage')).body).toEqual({ usedCount: 1, remainingCount: 2 });

    killed = await startProcess();
    await until('running');
    killed.kill('SIGKILL');
    await once(killed, 'exit');
    expect(await analysis()).toMatchObject({ status: 'running', direction: null });

    const other = new Queues(service.dataSource, service.app.get(AppConfig), service.app.get(JobSlots));
    const readings = service.app.get(ChartReadings);
    other.onJob(ChartReading, ({ userId, id }, signal) => readings.read(userId, id, signal));
    await other.startWorking();
    try {
      await until('done');
    } finally {
      await other.onModuleDestroy();
    }
    expect(await analysis()).toMatchObject({ id: answer.body.id, direction: 'long' });
    expect((await hana.client.get('/api/chart-analysis/usage')).body).toEqual({ usedCount: 1, remainingCount: 2 });
    const [counted] = await service.dataSource.query(
      `SELECT (SELECT attempts FROM chart_analysis_requests) AS attempts,
         (SELECT count(*)::int FROM chart_analysis_results) AS results`,
    );
    expect(counted).toEqual({ attempts: 2, results: 1 });
  }, 180_000);
});

describe('an analysis whose process stops', () => {
  let service: TestApp;
  let hana: SignedIn;

  beforeAll(async () => {
    service = await startTestApp();
    await service.app.get(Queues).onModuleDestroy();
    hana = await registerMember(service);
  });
  afterAll(() => service.close());

  it('is left to another one, and has not failed', async () => {
    const other = await startTestApp({ on: service });
    const imageUrl = dataUrl(await drawChart());
    const answer = hana.client.post('/api/chart-analysis/analyze', { imageUrl });
    const status = async () => (await hana.client.get('/api/chart-analysis')).body[0]?.status;
    for (let turn = 0; turn < 500 && (await status()) !== 'running'; turn += 1) await delay(5);
    expect(await status()).toBe('running');
    await other.app.close();
    const failures = await service.app.get(JobHistory).latest(10, ChartReading.name);
    expect(failures).toEqual([]);
    expect(await status()).toBe('running');
    service.app.get(ChartAnalyses).onModuleDestroy();
    expect((await answer).body.status).toBe('running');
    await other.mailbox.close();
    await other.simulator.close();
  }, 60_000);
});
