import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AlertWatch } from '../src/modules/insights/alerts/alert-watch.service.js';
import { SystemClock } from '../src/platform/clock/index.js';
import { Collector } from '../src/platform/snapshots/index.js';
import { registerMember, type SignedIn } from './factories/member.js';
import { startTestApp, type TestApp } from './support/test-app.js';
import { until } from './support/until.js';

const backend = join(import.meta.dirname, '..');
const PATH = '/api/crypto/alerts';
const LONG_MS = 60_000;

/** One service collects, in a process of its own; this one only hears what it writes, until that one is killed. */
describe('alerts whose collector is killed', () => {
  const system = new SystemClock();
  let service: TestApp;
  let member: SignedIn;
  let killed: ChildProcess | undefined;
  let time: NodeJS.Timeout;
  let offset = 0;

  beforeAll(async () => {
    service = await startTestApp({ now: system.now().toISOString() });
    time = setInterval(() => service.clock.set(new Date(system.millis() + offset)), 100);
    member = await registerMember(service);
    killed = await startProcess();
    await until(async () => (await prices()).length > 0, LONG_MS);
    // Too late for the lease.
    await collector().attend();
    expect(collector().isCollecting).toBe(false);
  }, 180_000);
  afterAll(async () => {
    clearInterval(time);
    killed?.kill('SIGKILL');
    await service.close();
  });

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
  const collector = (): Collector => service.app.get(Collector);
  const prices = () =>
    service.dataSource.query<object[]>(`SELECT 1 FROM platform_snapshots WHERE feed = 'binance-tickers'`);
  const list = async () => (await member.client.get(PATH)).body;
  const firingsOf = async (id: string) => (await list()).firings.filter(({ alertId }) => alertId === id);
  const make = async (share: number) => {
    const { body } = await member.client.get('/api/crypto/candles?symbol=BTC&quote=USDT&timeframe=1m&limit=1');
    const threshold = String(Math.round((body.candles[0]?.close ?? 0) * share));
    const wanted = { kind: 'priceUsdt', symbol: 'BTC', direction: 'below', threshold, repeatMinutes: 5 } as const;
    const made = await member.client.post(PATH, wanted);
    expect(made).toMatchObject({ status: 201, body: { isMet: false } });
    return made.body.id;
  };

  it('tell each crossing once: what the dead one told not again, and what came after its death by the candles', async () => {
    const [told, missed, never] = [await make(0.95), await make(0.75), await make(0.2)];
    // 40 % down within a minute, and up again in the nine that follow.
    service.simulator.control.crash(40, 10);
    await until(async () => (await firingsOf(told)).length === 1, LONG_MS);
    killed?.kill('SIGKILL');
    expect(await firingsOf(told)).toMatchObject([{ basis: 'live', source: 'binance' }]);
    expect(await firingsOf(missed)).toEqual([]);

    offset = 11 * 60_000;
    service.clock.set(new Date(system.millis() + offset));
    const watch = service.app.get(AlertWatch);
    await until(async () => {
      await collector().attend();
      return collector().isCollecting;
    }, LONG_MS);
    await until(async () => {
      await watch.look();
      await watch.caughtUp();
      return (await firingsOf(missed)).length > 0;
    }, LONG_MS);
    expect(await firingsOf(missed)).toMatchObject([{ basis: 'candle', source: 'binance' }]);
    for (let turn = 0; turn < 3; turn += 1) {
      await watch.look();
      await watch.caughtUp();
    }
    const { alerts } = await list();
    const stateOf = (id: string) => alerts.find((one) => one.id === id);
    // Both have been left again since.
    expect(stateOf(told)).toMatchObject({ firings: 1, isMet: false });
    expect(stateOf(missed)).toMatchObject({ firings: 1, isMet: false });
    expect(stateOf(never)).toMatchObject({ firings: 0, isMet: false });
  }, 180_000);
});
