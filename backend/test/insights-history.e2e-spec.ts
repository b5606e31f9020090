import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { feeds } from '../src/modules/insights/feeds.js';
import { HistoryWriter } from '../src/modules/insights/history/history-writer.service.js';
import { HistoryJob } from '../src/modules/insights/history/history.job.js';
import { runInTransaction } from '../src/platform/database/index.js';
import { Collector } from '../src/platform/snapshots/index.js';
import type { HttpClient } from './support/http-client.js';
import { startTestApp, type TestApp } from './support/test-app.js';
import { until } from './support/until.js';

const prices = [feeds.upbitTickers, feeds.bithumbTickers, feeds.binanceTickers, feeds.okxTickers];

let service: TestApp;
let second: TestApp;
let visitor: HttpClient;
beforeAll(async () => {
  service = await startTestApp({ now: '2026-11-20T23:55:30Z' });
  second = await startTestApp({ on: service });
  visitor = service.client();
});
afterAll(async () => {
  await second.close();
  await service.close();
});

const collectorOf = ({ app }: TestApp): Collector => app.get(Collector);
const jobOf = ({ app }: TestApp): HistoryJob => app.get(HistoryJob);
const partitions = async (): Promise<string[]> => {
  const rows: { name: string }[] = await service.dataSource.query(
    `SELECT inhrelid::regclass::text AS name FROM pg_inherits
      WHERE inhparent IN ('insights_minutes'::regclass, 'insights_hours'::regclass) ORDER BY 1`,
  );
  return rows.map(({ name }) => name.replace('insights_', ''));
};
const count = async (table: string, where = 'true'): Promise<number> => {
  const [row] = await service.dataSource.query<{ n: number }[]>(
    `SELECT count(*)::integer AS n FROM ${table} WHERE ${where}`,
  );
  return row?.n ?? 0;
};

/** Lets a collector have the prices of this moment, as it would have read them by itself. */
const collect = async (by: TestApp = service): Promise<void> => {
  for (const feed of [...prices, feeds.usdKrw]) await collectorOf(by).collect(feed);
};
/** The first minute of an hour. */
const minuteOf = async (by: TestApp): Promise<void> => {
  const writer = by.app.get(HistoryWriter);
  await collect(by);
  await runInTransaction(by.dataSource, (tx) => writer.turn(tx));
  await writer.record();
};
const history = async (coin: string, range: '24h' | '7d' | '90d' = '24h') =>
  (await visitor.get(`/api/kimchi-premium/history?exchange=upbit&coin=${coin}&range=${range}`)).body;

const lastOthers = async (): Promise<string | null | undefined> => {
  const [row] = await service.dataSource.query<{ others: string | null }[]>(
    `SELECT other_sources AS others FROM insights_minutes WHERE exchange = 'upbit' AND coin = 'BTC' ORDER BY at DESC LIMIT 1`,
  );
  return row?.others;
};

it('knows nothing before the first minute, and says so', async () => {
  expect(await history('BTC')).toMatchObject({ begins: null, points: [], simulated: false });
  const { body } = await visitor.get('/api/kimchi-premium/sparklines?exchange=upbit');
  expect(body).toMatchObject({ coins: [] });
  expect(body.times).toHaveLength(48);
});

it.each([
  'exchange=binance&coin=BTC&range=24h',
  'exchange=upbit&coin=&range=24h',
  'exchange=upbit&coin=BTC&range=1h',
  'exchange=upbit&range=24h',
])('refuses %s', async (query: string) => {
  expect((await visitor.send('GET', `/api/kimchi-premium/history?${query}`)).status).toBe(400);
});

describe('the history', () => {
  it('is written by the replica that collects and by no other', async () => {
    await collectorOf(service).attend();
    await collectorOf(second).attend();
    await collect();
    await jobOf(second).record();
    expect(await partitions()).toEqual([]);
    await jobOf(service).record();
    const coins = await count('insights_minutes');
    expect(coins).toBeGreaterThan(500);
    const { body } = await visitor.get('/api/kimchi-premium');
    const now = body.upbit.find(({ coin }) => coin === 'BTC');
    expect(await history('BTC')).toMatchObject({
      ...{ source: 'upbit', begins: '2026-11-20T23:55:00.000Z', simulated: true },
      sources: ['upbit', 'binance', 'dunamu'],
      points: [{ price: now?.krwPrice, premium: now?.premium, usdtPremium: now?.usdtPremium }],
    });
    // Named alike, another coin: its price is known, its premium is not.
    expect(await history('LUX')).toMatchObject({ sources: ['upbit'] });
    expect((await history('LUX')).points).toEqual([expect.objectContaining({ premium: null, usdtPremium: null })]);
    await jobOf(service).record();
    expect(await count('insights_minutes')).toBe(coins);
  });

  it('has each minute once when another replica takes over in the middle of it', async () => {
    service.clock.advance({ minutes: 1 });
    await collect();
    await jobOf(service).record();
    const before = await count('insights_minutes');
    const recorded = (await history('BTC')).points;
    await service.dataSource.query(
      `SELECT pg_terminate_backend(pid) FROM pg_locks l JOIN pg_database d ON d.oid = l.database
        WHERE locktype = 'advisory' AND objsubid = 1 AND granted AND datname = current_database()`,
    );
    await until(async () => {
      await collectorOf(second).attend();
      return collectorOf(second).isCollecting;
    });
    service.clock.advance({ seconds: 20 });
    await collect(second);
    await jobOf(second).record();
    expect(await second.app.get(HistoryWriter).record()).toBe(0);
    expect(await count('insights_minutes')).toBe(before);
    expect((await history('BTC')).points).toEqual(recorded);
    service.clock.advance({ minutes: 1 });
    await collect(second);
    await jobOf(second).record();
    expect((await history('BTC')).points.map(({ at }) => at.slice(11, 16))).toEqual(['23:55', '23:56', '23:57']);
  });

  it('leaves out what is stale, and a minute that nobody wrote is missing', async () => {
    await collectorOf(second).onModuleDestroy();
    service.clock.set('2026-11-20T23:58:00Z');
    await collectorOf(second).collect(feeds.bithumbTickers);
    service.clock.advance({ seconds: 13 });
    for (const feed of [feeds.upbitTickers, feeds.binanceTickers]) await collectorOf(second).collect(feed);
    await second.app.get(HistoryWriter).record();
    expect(await count('insights_minutes', `exchange = 'bithumb' AND at = '2026-11-20T23:58:00Z'`)).toBe(0);
    expect((await history('BTC')).points.at(-1)).toMatchObject({ premium: expect.any(Number) });
    // The bank's rate is six minutes old.
    service.clock.set('2026-11-21T00:04:00Z');
    for (const feed of prices) await collectorOf(second).collect(feed);
    await second.app.get(HistoryWriter).record();
    expect((await history('BTC')).points.at(-1)).toMatchObject({ premium: null, usdtPremium: expect.any(Number) });
    // Without a rate of the bank only the exchanges are asked.
    expect(await lastOthers()).toBe('binance');
    expect((await history('BTC')).points.map(({ at }) => at.slice(11, 16))).toEqual([
      ...['23:55', '23:56', '23:57', '23:58', '00:04'],
    ]);
  });

  it('has partitions before their day begins, keeps the last minute of an hour, and drops what is a week old', async () => {
    expect(await partitions()).toEqual([
      ...['hours_20261001', 'hours_20261101', 'hours_20261201'],
      ...['minutes_20261120', 'minutes_20261121', 'minutes_20261122'],
    ]);
    service.clock.set('2026-11-21T00:05:00Z');
    await minuteOf(second);
    expect((await history('BTC', '7d')).points).toEqual([
      { ...(await history('BTC')).points[3], at: '2026-11-20T23:00:00.000Z' },
    ]);
    expect((await history('BTC', '7d')).sources).toEqual(['upbit', 'binance', 'dunamu']);
    service.clock.set('2026-11-28T00:00:30Z');
    await minuteOf(second);
    expect(await partitions()).toEqual([
      ...['hours_20261001', 'hours_20261101', 'hours_20261201', 'minutes_20261121', 'minutes_20261122'],
      ...['minutes_20261123', 'minutes_20261128', 'minutes_20261129', 'minutes_20261130'],
    ]);
    expect(await count('insights_minutes', `at < '2026-11-21T00:00:00Z'`)).toBe(0);
    expect((await history('BTC', '90d')).points.map(({ at }) => at)).toEqual([
      ...['2026-11-20T23:00:00.000Z', '2026-11-21T00:00:00.000Z'],
    ]);
    service.clock.set('2027-03-02T00:00:30Z');
    await minuteOf(second);
    expect((await partitions())[0]).toBe('hours_20261201');
  });

  it('draws a line of half hours for every coin in one answer', async () => {
    const { body } = await visitor.get('/api/kimchi-premium/sparklines?exchange=upbit');
    const btc = body.coins.find(({ coin }) => coin === 'BTC');
    expect(body.times.at(-1)).toBe('2027-03-02T00:00:00.000Z');
    expect(btc).toEqual({ coin: 'BTC', premiums: [(await history('BTC')).points[0]?.premium], places: [47] });
    expect(body.coins.length).toBeGreaterThan(200);
    expect(body.coins.some(({ coin }) => coin === 'LUX')).toBe(false);
  });

  it('is not of the simulator for a live service', async () => {
    await service.dataSource.query('UPDATE insights_minutes SET simulated = false WHERE coin = $1', ['ETH']);
    const live = await startTestApp({ on: service, env: { UPSTREAMS: 'live' } });
    const of = async (coin: string) =>
      (await live.client().get(`/api/kimchi-premium/history?exchange=upbit&coin=${coin}&range=24h`)).body.points.length;
    const lengths = [await of('BTC'), await of('ETH')];
    await live.close();
    expect(lengths).toEqual([0, 1]);
  });

  it('is turned by a function of the owner, the tables being out of reach', async () => {
    await expect(service.dataSource.query('CREATE TABLE insights_more (a integer)')).rejects.toThrow(
      /permission denied/,
    );
    await expect(service.dataSource.query('DROP TABLE insights_minutes_20270302')).rejects.toThrow(/owner/);
  });
});
