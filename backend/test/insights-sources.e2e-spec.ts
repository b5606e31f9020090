import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { FaultKind } from '../simulator/index.js';
import { feeds } from '../src/modules/insights/feeds.js';
import { OpenApi } from '../src/modules/insights/sources/open-api.js';
import { readingsOf } from '../src/modules/insights/sources/readings.js';
import { AppConfig, type OpenSourceId, openSourceIds } from '../src/platform/config/index.js';
import { DedicatedConnection } from '../src/platform/database/index.js';
import { DomainError } from '../src/platform/errors/index.js';
import { Settings } from '../src/platform/settings/index.js';
import { Collector, type Feed, Snapshots, SourceStates } from '../src/platform/snapshots/index.js';
import { KeptSnapshots } from '../src/platform/snapshots/kept-snapshots.service.js';
import { createAdmin } from './factories/member.js';
import { startTestApp, type TestApp } from './support/test-app.js';
import { until } from './support/until.js';

type AnyFeed = Feed<unknown>;
const { largeTrades, liquidations, ...readFeeds } = feeds;
const all: readonly AnyFeed[] = Object.values(readFeeds);
const FOREVER = 0;

let service: TestApp;
let snapshots: Snapshots;
let states: SourceStates;
const others: TestApp[] = [];

beforeAll(async () => {
  service = await startTestApp();
  snapshots = service.app.get(Snapshots);
  states = service.app.get(SourceStates);
});
afterAll(() => service.close());
beforeEach(() => service.simulator.control.clearFaults());
afterEach(async () => {
  for (const other of others.splice(0)) await other.close();
});

/** The service's collector, asking through connections that have failed nobody yet and wait `timeoutMs` for an answer. */
function freshCollector(timeoutMs = 10_000): Collector {
  const { clock, app } = service;
  const config = app.get(AppConfig);
  const apis = new Map<OpenSourceId, OpenApi>();
  for (const id of openSourceIds) {
    const access = config.openSources[id];
    if (access) apis.set(id, new OpenApi(id, access, { states, rateScale: config.simulatorRateScale, timeoutMs }));
  }
  const collector = new Collector(app.get(KeptSnapshots), states, clock, app.get(DedicatedConnection));
  collector.add(readingsOf({ apis, snapshots, settings: app.get(Settings), clock }));
  return collector;
}

const stateOf = async (source: string) => (await states.all()).find((state) => state.source === source);
const isStale = (feed: AnyFeed): boolean | undefined => snapshots.latest(feed)?.stale;

async function codeOf(call: Promise<unknown>): Promise<string> {
  const error: unknown = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  return error instanceof DomainError ? error.code : String(error);
}

describe('the sources', () => {
  it('are all collected, say who told each value, and that it is simulated', async () => {
    expect(await freshCollector().collectAll()).toEqual([]);
    expect(all.map((feed) => [feed.name, isStale(feed)])).toEqual(all.map(({ name }) => [name, false]));
    expect(snapshots.latest(feeds.upbitTickers)).toMatchObject({ source: 'upbit', simulated: true });
    expect(snapshots.latest(feeds.okxTickers)).toMatchObject({ source: 'okx' });
    expect(snapshots.latest(feeds.usdKrw)).toMatchObject({ source: 'dunamu', fetchedAt: service.clock.now() });
    const noted = await states.all();
    expect(noted.map(({ source }) => source).toSorted()).toEqual(
      openSourceIds.filter((id) => id !== 'open-er-api').toSorted(),
    );
    expect(noted.map(({ failures, droppedRows }) => [failures, droppedRows])).toEqual(noted.map(() => [0, 0]));
  });

  it('that only tell events are not read', async () => {
    expect(await codeOf(freshCollector().collect(largeTrades))).toContain('nobody tells large-trades');
    expect(await codeOf(freshCollector().collect(liquidations))).toContain('nobody tells liquidations');
  });

  it('cost no database call when they are read', async () => {
    await freshCollector().collect(feeds.fearGreed);
    const pool = service.dataSource.query.bind(service.dataSource);
    let calls = 0;
    service.dataSource.query = ((...parameters: Parameters<typeof pool>) => {
      calls += 1;
      return pool(...parameters);
    }) as typeof pool;
    expect(snapshots.latest(feeds.fearGreed)?.data.value).toBeGreaterThan(0);
    service.dataSource.query = pool;
    expect(calls).toBe(0);
  });

  it('are told with their age, and stale once they are older than their feed allows', async () => {
    await freshCollector().collect(feeds.upbitTickers);
    service.clock.advance({ seconds: 12 });
    expect(isStale(feeds.upbitTickers)).toBe(false);
    service.clock.advance({ seconds: 1 });
    expect(isStale(feeds.upbitTickers)).toBe(true);
  });

  it('find halted coins, names and warnings, a new listing with its name', async () => {
    const collector = freshCollector();
    await collector.collect(feeds.upbitTickers);
    const before = new Set(snapshots.latest(feeds.upbitTickers)?.data.map(({ symbol }) => symbol));
    service.clock.advance({ hours: 1 });
    await collector.collect(feeds.upbitTickers);
    await collector.collect(feeds.bithumbTickers);
    // The names are read again beside the tickers.
    service.clock.advance({ seconds: 10 });
    await collector.collect(feeds.upbitTickers);
    const tickers = snapshots.latest(feeds.upbitTickers)?.data ?? [];
    const listed = tickers.filter(({ symbol }) => !before.has(symbol));
    expect(listed).toHaveLength(1);
    expect(listed[0]?.nameKo).toMatch(/[가-힣]/);
    expect(tickers.some(({ warning }) => warning)).toBe(true);
    expect(snapshots.latest(feeds.bithumbTickers)?.data.some(({ halted }) => halted === true)).toBe(true);
    expect(snapshots.latest(feeds.bithumbTickers)?.data.find(({ symbol }) => symbol === 'BTC')?.halted).toBe(false);
  });
});

const feedOf = {
  upbit: feeds.upbitTickers,
  bithumb: feeds.bithumbTickers,
  binance: feeds.binanceTickers,
  'okx-market': feeds.okxTickers,
  'bitget-market': feeds.bitgetTickers,
  bybit: feeds.bybitTickers,
  'binance-futures': feeds.funding,
  coingecko: feeds.coinMarkets,
  'alternative-me': feeds.fearGreed,
} as const satisfies Partial<Record<OpenSourceId, AnyFeed>>;
const ill: readonly (readonly [FaultKind, string])[] = [
  ['5xx', 'upstream.unavailable'],
  ['garbage', 'upstream.unavailable'],
  ['truncated', 'upstream.unavailable'],
  ['ban', 'upstream.requestRefused'],
  ['schema-drift', 'upstream.schemaDrift'],
];

describe.each(Object.entries(feedOf) as [keyof typeof feedOf, AnyFeed][])('%s', (vendor, feed) => {
  it.each(ill)('(%s) loses no value, holds up no other, and recovers by itself', async (kind, code) => {
    const collector = freshCollector();
    const witness = vendor === 'bybit' ? feeds.binanceTickers : feeds.bybitTickers;
    await collector.collect(feed);
    const { data, fetchedAt } = snapshots.latest(feed) ?? {};
    const { drifts = 0 } = (await stateOf(vendor)) ?? {};
    service.simulator.control.addFault({ vendor, kind, count: FOREVER });
    service.clock.advance({ seconds: feed.staleAfterMs / 1_000 + 1 });
    expect(await codeOf(collector.collect(feed))).toBe(code);
    await collector.collect(witness);
    expect(snapshots.latest(feed)).toMatchObject({ data, fetchedAt, stale: true });
    expect(isStale(witness)).toBe(false);
    const state = await stateOf(vendor);
    expect(state?.failures).toBeGreaterThan(0);
    expect(state?.drifts).toBe(drifts + (kind === 'schema-drift' ? 1 : 0));
    service.simulator.control.clearFaults();
    await collector.collect(feed);
    expect(snapshots.latest(feed)).toMatchObject({ fetchedAt: service.clock.now(), stale: false });
    expect(await stateOf(vendor)).toMatchObject({ failures: 0 });
  });

  it('(hang) is given up and recovers by itself', async () => {
    const collector = freshCollector(150);
    service.simulator.control.addFault({ vendor, kind: 'hang', count: FOREVER });
    expect(await codeOf(collector.collect(feed))).toBe('upstream.unavailable');
    service.simulator.control.clearFaults();
    await freshCollector().collect(feed);
    expect(isStale(feed)).toBe(false);
  });
});

describe('rows', () => {
  const lists = ['upbit', 'bithumb', 'binance', 'okx-market', 'bitget-market', 'bybit', 'coingecko'] as const;

  it.each(lists)('of %s that cannot be read are left out and counted, the others stay', async (vendor) => {
    const collector = freshCollector();
    const feed: Feed<readonly unknown[]> = feedOf[vendor];
    await collector.collect(feed);
    const { droppedRows = 0 } = (await stateOf(vendor)) ?? {};
    const whole = snapshots.latest(feed)?.data.length ?? 0;
    service.simulator.control.addFault({ vendor, kind: 'wrong-numbers' });
    await collector.collect(feed);
    expect(snapshots.latest(feed)?.data).toHaveLength(whole - 2);
    expect((await stateOf(vendor))?.droppedRows).toBe(droppedRows + 2);
  });

  it.each(lists)('of %s that are all lost are no market without coins', async (vendor) => {
    const collector = freshCollector();
    await collector.collect(feedOf[vendor]);
    const { data } = snapshots.latest<unknown>(feedOf[vendor]) ?? {};
    service.simulator.control.addFault({ vendor, kind: 'lost-rows', count: FOREVER });
    expect(await codeOf(collector.collect(feedOf[vendor]))).toBe('upstream.unavailable');
    expect(snapshots.latest<unknown>(feedOf[vendor])?.data).toBe(data);
  });
});

describe('a feed of several sources', () => {
  it('tells the rate of the dollar by the next one, and names it', async () => {
    const collector = freshCollector();
    const { control } = service.simulator;
    await collector.collect(feeds.upbitTickers);
    control.addFault({ vendor: 'dunamu', kind: 'schema-drift', count: FOREVER });
    await collector.collect(feeds.usdKrw);
    expect(snapshots.latest(feeds.usdKrw)).toMatchObject({
      source: 'open-er-api',
      data: { rate: expect.stringMatching(/^13/) },
    });
    control.addFault({ vendor: 'open-er-api', kind: '5xx', count: FOREVER });
    await collector.collect(feeds.usdKrw);
    const usdt = snapshots.latest(feeds.upbitTickers)?.data.find(({ symbol }) => symbol === 'USDT')?.price;
    expect(snapshots.latest(feeds.usdKrw)).toMatchObject({ source: 'upbit-krw-usdt', data: { rate: usdt } });
    // A price of USDT that is stale itself is no rate.
    service.clock.advance({ minutes: 6 });
    await expect(collector.collect(feeds.usdKrw)).rejects.toThrow('no source');
    expect(isStale(feeds.usdKrw)).toBe(true);
    control.clearFaults();
    await freshCollector().collect(feeds.usdKrw);
    expect(snapshots.latest(feeds.usdKrw)).toMatchObject({ source: 'dunamu', stale: false });
  });

  it('loses the new items of a publisher that does not answer, and none that were there', async () => {
    const collector = freshCollector();
    await collector.collect(feeds.news);
    const before = snapshots.latest(feeds.news)?.data ?? [];
    expect(
      before.filter(({ publishedAt }) => Date.parse(publishedAt) > service.clock.millis() - 7 * 86_400_000).length,
    ).toBeGreaterThan(60);
    expect(new Set(before.map(({ language }) => language))).toEqual(new Set(['ko', 'en']));
    service.simulator.control.addFault({ vendor: 'blockmedia', kind: 'garbage', count: FOREVER });
    service.simulator.control.addFault({ vendor: 'tokenpost', kind: 'schema-drift', count: FOREVER });
    service.clock.advance({ hours: 3 });
    await collector.collect(feeds.news);
    const after = snapshots.latest(feeds.news)?.data ?? [];
    const of = (items: typeof after, name: string) =>
      items.filter(({ publisher }) => publisher === name).map(({ id }) => id);
    for (const name of ['Blockmedia', 'TokenPost'])
      expect(of(after, name)).toEqual(of(before, name).filter((id) => of(after, name).includes(id)));
    expect(of(after, 'Blockmedia').length).toBeGreaterThan(10);
    expect(of(after, 'Bloomingbit').filter((id) => !of(before, 'Bloomingbit').includes(id)).length).toBeGreaterThan(2);
    expect(after.map(({ publishedAt }) => publishedAt)).toEqual(
      after
        .map(({ publishedAt }) => publishedAt)
        .toSorted()
        .reverse(),
    );
    expect(new Set(after.map(({ id }) => id)).size).toBe(after.length);
  });

  it('keeps the coins of a sector that cannot be read', async () => {
    const collector = freshCollector();
    await collector.collect(feeds.sectorCoins);
    const before = snapshots.latest(feeds.sectorCoins)?.data;
    service.simulator.control.addFault({ vendor: 'coingecko', kind: 'schema-drift' });
    await collector.collect(feeds.sectorCoins);
    expect(snapshots.latest(feeds.sectorCoins)?.data).toEqual(before);
  });
});

describe('replicas', () => {
  const collectorOf = ({ app }: TestApp): Collector => app.get(Collector);

  async function replica(): Promise<TestApp> {
    const other = await startTestApp({ on: service });
    others.unshift(other);
    return other;
  }
  const endLease = (): Promise<unknown> =>
    service.dataSource.query(
      `SELECT pg_terminate_backend(pid) FROM pg_locks l JOIN pg_database d ON d.oid = l.database
        WHERE locktype = 'advisory' AND objsubid = 1 AND granted AND datname = current_database()`,
    );

  it('share what one of them collects, and another takes over when the connection of the collector dies', async () => {
    const [first, second] = [await replica(), await replica()];
    await collectorOf(first).attend();
    await collectorOf(second).attend();
    expect([collectorOf(first).isCollecting, collectorOf(second).isCollecting]).toEqual([true, false]);
    service.clock.advance({ minutes: 1 });
    const newest = (app: TestApp) => app.app.get(Snapshots).latest(feeds.bybitTickers);
    await until(() => newest(second)?.fetchedAt.getTime() === service.clock.millis());
    await until(() => newest(first)?.fetchedAt.getTime() === service.clock.millis());
    expect(newest(second)?.data).toEqual(newest(first)?.data);
    expect(first.simulator.control.requests('bybit').length).toBeGreaterThan(0);
    expect(second.simulator.control.requests()).toEqual([]);

    await endLease();
    const tookMs = await until(async () => {
      await collectorOf(second).attend();
      return collectorOf(second).isCollecting;
    });
    expect(tookMs).toBeLessThan(5_000);
    await until(() => !collectorOf(first).isCollecting);
    await collectorOf(first).attend();
    expect([collectorOf(first).isCollecting, collectorOf(second).isCollecting]).toEqual([false, true]);
    service.clock.advance({ minutes: 1 });
    await until(() => newest(first)?.fetchedAt.getTime() === service.clock.millis());
    expect(second.simulator.control.requests('bybit').length).toBeGreaterThan(0);
  });

  it('begin with what was collected before', async () => {
    await freshCollector().collect(feeds.fearGreed);
    const late = await replica();
    await collectorOf(late).attend();
    expect(late.app.get(Snapshots).latest(feeds.fearGreed)).toEqual(snapshots.latest(feeds.fearGreed));
  });

  it('write nothing over later values', async () => {
    const kept = service.app.get(KeptSnapshots);
    await freshCollector().collect(feeds.longShort);
    const now = service.clock.now();
    service.clock.set(new Date(now.getTime() - 60_000));
    await kept.write(feeds.longShort, { data: { long: '0', short: '1', at: '' }, source: 'late', simulated: true });
    service.clock.set(now);
    expect(snapshots.latest(feeds.longShort)).toMatchObject({ source: 'binance-futures', fetchedAt: now });
  });

  it('collect the others while one source hangs, and stop within a second', async () => {
    const alone = await replica();
    alone.simulator.control.addFault({ vendor: 'upbit', kind: 'hang', count: FOREVER });
    alone.simulator.control.addFault({ vendor: 'blockmedia', kind: 'hang', count: FOREVER });
    await service.dataSource.query('DELETE FROM platform_snapshots');
    await collectorOf(alone).attend();
    const latest = (feed: AnyFeed) => alone.app.get(Snapshots).latest(feed);
    for (const feed of [
      feeds.bithumbTickers,
      feeds.binanceTickers,
      feeds.okxTickers,
      feeds.funding,
      feeds.usdKrw,
    ] as AnyFeed[])
      await until(() => latest(feed) !== undefined);
    expect(latest(feeds.upbitTickers)).toBeUndefined();
    const began = performance.now();
    await collectorOf(alone).onModuleDestroy();
    expect(performance.now() - began).toBeLessThan(5_000);
    expect(collectorOf(alone).isCollecting).toBe(false);
    await collectorOf(alone).attend();
    expect(collectorOf(alone).isCollecting).toBe(false);
  });
});

describe('how a source answers', () => {
  it('is what all replicas that ask it have seen', async () => {
    const [one, another, idle] = [0, 1, 2].map(() => new SourceStates(service.dataSource, service.clock)) as [
      SourceStates,
      SourceStates,
      SourceStates,
    ];
    const known = async () => (await idle.all()).find(({ source }) => source === 'some source');
    one.noteSuccess('some source', 2);
    await one.write();
    const succeededAt = service.clock.now();
    service.clock.advance({ seconds: 10 });
    another.noteFailure('some source', new Error('no answer'));
    another.noteFailure('some source', new Error('still no answer'));
    await another.write();
    one.noteFailure('some source', new Error('none here'));
    await one.write();
    await Promise.all([one.write(), another.write(), idle.write()]);
    expect(await known()).toEqual({
      ...{ source: 'some source', succeededAt, failedAt: service.clock.now() },
      ...{ lastError: 'Error: none here', failures: 3, drifts: 0, droppedRows: 2 },
    });
    service.clock.advance({ seconds: 10 });
    another.noteSuccess('some source', 3);
    await another.write();
    expect(await known()).toMatchObject({ failures: 0, droppedRows: 5, succeededAt: service.clock.now() });
    // An older one that is written late.
    service.clock.set(succeededAt);
    one.noteSuccess('some source', 0);
    service.clock.advance({ seconds: 60 });
    const now = service.clock.now();
    another.noteFailure('some source', new Error('again'));
    await another.write();
    await one.write();
    expect(await known()).toMatchObject({ failedAt: now, lastError: 'Error: again' });
  });

  it('is seen by administrators: a shape that changed, then an answer that can be read', async () => {
    const { client } = await createAdmin(service);
    const seen = async () => {
      const { body } = await client.get('/api/admin/sources');
      return body.find(({ source }) => source === 'alternative-me');
    };
    const collector = freshCollector();
    service.simulator.control.addFault({ vendor: 'alternative-me', kind: 'schema-drift', count: FOREVER });
    const { drifts = 0 } = (await seen()) ?? {};
    expect(await codeOf(collector.collect(feeds.fearGreed))).toBe('upstream.schemaDrift');
    const failedAt = service.clock.now().toISOString();
    expect(await seen()).toMatchObject({
      ...{ name: 'Alternative.me', simulated: true },
      status: 'fails',
      drifts: drifts + 1,
      failedAt,
      lastError: expect.any(String),
    });
    service.simulator.control.clearFaults();
    service.clock.advance({ minutes: 10 });
    await collector.collect(feeds.fearGreed);
    const succeededAt = service.clock.now().toISOString();
    expect(await seen()).toMatchObject({ status: 'answers', failures: 0, drifts: drifts + 1, failedAt, succeededAt });
  });
});
