import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { FaultKind } from '../simulator/index.js';
import { feeds, type Ticker } from '../src/modules/insights/feeds.js';
import { OpenApi } from '../src/modules/insights/sources/open-api.js';
import { readingsOf } from '../src/modules/insights/sources/readings.js';
import { AppConfig, type OpenSourceId, openSourceIds } from '../src/platform/config/index.js';
import { DedicatedConnection } from '../src/platform/database/index.js';
import { Settings } from '../src/platform/settings/index.js';
import { Collector, type Feed, Snapshots, SourceStates } from '../src/platform/snapshots/index.js';
import { KeptSnapshots } from '../src/platform/snapshots/kept-snapshots.service.js';
import { startTestApp, type TestApp } from './support/test-app.js';
import { until } from './support/until.js';

const FOREVER = 0;
/** Of the time for which sockets may be silent in service, and of the longest pause before they are connected again. */
const PATIENCE_SCALE = 0.1;
const tickerFeeds = {
  upbit: feeds.upbitTickers,
  bithumb: feeds.bithumbTickers,
  binance: feeds.binanceTickers,
  bybit: feeds.bybitTickers,
} as const satisfies Partial<Record<OpenSourceId, Feed<readonly Ticker[]>>>;
type Vendor = keyof typeof tickerFeeds;
const vendors = Object.keys(tickerFeeds) as Vendor[];
const feedOf = (vendor: Vendor): Feed<readonly Ticker[]> => tickerFeeds[vendor];

let service: TestApp;
let states: SourceStates;
const collectors: Collector[] = [];
const others: TestApp[] = [];

beforeAll(async () => {
  service = await startTestApp({ now: '2026-11-20T03:00:00.000Z' });
  states = service.app.get(SourceStates);
});
afterAll(() => service.close());
beforeEach(() => service.simulator.control.clearFaults());
afterEach(async () => {
  for (const collector of collectors.splice(0)) await collector.onModuleDestroy();
  for (const other of others.splice(0)) await other.close();
});

interface Collecting {
  /** What it asks; all sources without it. */
  readonly only?: readonly OpenSourceId[];
  readonly mostPerSecond?: number;
}

/** A collector of the service that has begun, with connections of its own that bear less silence. */
async function collecting({ only = openSourceIds, ...limits }: Collecting = {}): Promise<Collector> {
  const { clock, app } = service;
  const config = app.get(AppConfig);
  const apis = new Map<OpenSourceId, OpenApi>();
  for (const id of only) {
    const access = config.openSources[id];
    const deps = { states, rateScale: config.simulatorRateScale, patienceScale: PATIENCE_SCALE, ...limits };
    if (access) apis.set(id, new OpenApi(id, access, deps));
  }
  const snapshots = app.get(Snapshots);
  const collector = new Collector(app.get(KeptSnapshots), states, clock, app.get(DedicatedConnection));
  collector.add(readingsOf({ apis, snapshots, settings: app.get(Settings), clock }));
  collectors.unshift(collector);
  await collector.attend();
  return collector;
}

const latest = <T>(feed: Feed<T>) => service.app.get(Snapshots).latest(feed);
const stateOf = async (source: string) => (await states.all()).find((state) => state.source === source);
const priceOf = (feed: Feed<readonly Ticker[]>, symbol: string) =>
  latest(feed)?.data.find((ticker) => ticker.symbol === symbol)?.price;
const requests = (vendor: Vendor): number => service.simulator.control.requests(vendor).length;

/** Whether the feed is written with the time of the clock, which stands still between two calls of `pass`. */
const isOfNow = (feed: Feed<unknown>): boolean => latest(feed)?.fetchedAt.getTime() === service.clock.millis();
const pass = (seconds: number): void => service.clock.advance({ seconds });

/** Longer than the longest pause after which a lost socket is connected again, on a busy machine. */
const CONNECTED_AGAIN_MS = 60_000;

/** Waits until the list was read and the socket tells of it. */
async function isPushed(vendor: Vendor): Promise<void> {
  pass(1);
  await until(() => isOfNow(feedOf(vendor)));
  service.simulator.control.addFault({ vendor, kind: '5xx', count: FOREVER });
  pass(1);
  await until(() => isOfNow(feedOf(vendor)), CONNECTED_AGAIN_MS);
  service.simulator.control.clearFaults();
}

describe('an exchange that was never connected', () => {
  it('is named among those who tell of liquidations, as late', async () => {
    service.simulator.control.addFault({ vendor: 'bybit', kind: 'socket-refuse', count: FOREVER });
    await collecting({ only: ['binance-futures', 'bybit'] });
    await until(() => latest(feeds.liquidations)?.source === 'binance-futures');
    const { sources } = (await service.client().get('/api/crypto/liquidations')).body;
    expect(sources.map(({ source, stale }) => [source, stale]).toSorted()).toEqual([
      ['binance-futures', false],
      ['bybit', true],
    ]);
  });
});

describe.each(vendors)('the socket of %s', (vendor) => {
  const feed = feedOf(vendor);

  it('tells the same prices as a reading, while no reading is answered', async () => {
    const collector = await collecting({ only: [vendor] });
    await isPushed(vendor);
    service.simulator.control.addFault({ vendor, kind: '5xx', count: FOREVER });
    const before = new Map(latest(feed)?.data.map(({ symbol, price }) => [symbol, price]));
    pass(20);
    await until(() => isOfNow(feed));
    // Messages about single coins come one after the other.
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    const pushed = new Map((latest(feed)?.data ?? []).map((ticker) => [ticker.symbol, ticker]));
    service.simulator.control.clearFaults();
    await collector.onModuleDestroy();
    await (await collecting({ only: [vendor] })).collect(feed);
    const read = latest(feed)?.data ?? [];
    expect(read.length).toBeGreaterThan(200);
    expect(read.filter(({ symbol, price }) => before.get(symbol) !== price).length).toBeGreaterThan(read.length / 8);
    const figures = (ticker: Ticker | undefined) =>
      [ticker?.price, ticker?.high, ticker?.low].map((text) => Number(text)).join(' ');
    for (const ticker of read.filter(({ volume }) => Number(volume) > 0)) {
      const told = pushed.get(ticker.symbol);
      expect(`${ticker.symbol} ${figures(told)}`).toBe(`${ticker.symbol} ${figures(ticker)}`);
      expect(Number(told?.volume)).toBeCloseTo(Number(ticker.volume), 1);
      // Readings round to two or three decimals; the price of 24 hours ago is as old as the list, and moves by whole steps.
      const apart = vendor === 'bithumb' ? 1 : 0.03;
      expect(Math.abs(Number(told?.change) - Number(ticker.change))).toBeLessThan(apart);
    }
  });
});

const ill: readonly (readonly [FaultKind, Vendor])[] = [
  ['socket-close', 'upbit'],
  ['socket-hang', 'binance'],
  ['socket-garbage', 'bithumb'],
  ['socket-refuse', 'bybit'],
  ...vendors.map((vendor) => ['socket-drift', vendor] as const),
];

describe('a socket that is ill', () => {
  it.each(ill)(
    '(%s, %s) leaves its coins to readings and all others alone, and recovers by itself',
    async (kind, vendor) => {
      const feed = feedOf(vendor);
      const witness = vendor === 'bybit' ? 'binance' : 'bybit';
      const { control } = service.simulator;
      await collecting({ only: [vendor, witness] });
      await isPushed(vendor);
      await isPushed(witness);
      const { drifts = 0 } = (await stateOf(`${vendor} tickers`)) ?? {};
      pass(1);
      const begun = service.clock.now();
      control.addFault({ vendor, kind, ms: 50, count: FOREVER });
      const asked = requests(vendor);
      // At its own pace again, so that its cells are never as old as 15 seconds.
      await until(() => requests(vendor) > asked + 1);
      pass(10);
      await until(() => isOfNow(feed));
      // Nothing comes of it at all: stale, and told as such.
      control.addFault({ vendor, kind: '5xx', count: FOREVER });
      await new Promise((resolve) => setTimeout(resolve, 600));
      pass(16);
      await until(() => isOfNow(feedOf(witness)));
      if (kind !== 'socket-close') expect(latest(feed)?.stale).toBe(true);
      expect(latest(feedOf(witness))?.stale).toBe(false);
      const state = await stateOf(`${vendor} tickers`);
      expect(state?.failedAt?.getTime()).toBeGreaterThanOrEqual(begun.getTime());
      if (kind === 'socket-drift') expect(state?.drifts).toBeGreaterThan(drifts);
      control.clearFaults();
      await isPushed(vendor);
    },
    180_000,
  );

  it('is not hammered when it closes at once', async () => {
    const { control } = service.simulator;
    await collecting({ only: ['bithumb'] });
    await isPushed('bithumb');
    control.addFault({ vendor: 'bithumb', kind: 'socket-close', ms: 1, count: FOREVER });
    const { made } = control.sockets('bithumb');
    await new Promise((resolve) => setTimeout(resolve, 6_000));
    const again = control.sockets('bithumb').made - made;
    expect(again).toBeGreaterThan(0);
    expect(again).toBeLessThanOrEqual(8);
  });
});

describe('a socket that tells of one coin alone', () => {
  it('does not pass for a market: the list is read at its own pace, and without it all is stale', async () => {
    const { control } = service.simulator;
    await collecting({ only: ['bybit'] });
    await isPushed('bybit');
    control.addFault({ vendor: 'bybit', kind: 'socket-mute', count: FOREVER });
    const asked = requests('bybit');
    await until(() => {
      pass(1);
      return requests('bybit') > asked + 3;
    }, 60_000);
    control.addFault({ vendor: 'bybit', kind: '5xx', count: FOREVER });
    await until(async () => {
      pass(16);
      await new Promise((resolve) => setTimeout(resolve, 1_200));
      return latest(feeds.bybitTickers)?.stale === true;
    }, 60_000);
    control.clearFaults();
    await isPushed('bybit');
  }, 180_000);
});

describe('a subscription that is refused for one of its coins', () => {
  it('costs that coin alone, which is asked for again', async () => {
    const { control } = service.simulator;
    control.addFault({ vendor: 'bybit', kind: 'socket-picky', count: FOREVER });
    await collecting({ only: ['bybit'] });
    pass(1);
    await until(() => isOfNow(feeds.bybitTickers));
    control.addFault({ vendor: 'bybit', kind: '5xx', count: FOREVER });
    const symbols = (latest(feeds.bybitTickers)?.data ?? []).map(({ symbol }) => symbol);
    const at = symbols.indexOf('ETH');
    const beside = symbols.slice(at - (at % 10), at - (at % 10) + 10).filter((symbol) => symbol !== 'ETH');
    expect(beside).toHaveLength(9);
    const prices = (of: readonly string[]) =>
      new Map(of.map((symbol) => [symbol, priceOf(feeds.bybitTickers, symbol)]));
    const before = prices(symbols);
    const moved = (of: readonly string[]): number =>
      [...prices(of)].filter(([symbol, price]) => price !== before.get(symbol)).length;
    await until(() => {
      pass(20);
      return moved(beside) === beside.length;
    }, 60_000);
    expect(moved(['ETH'])).toBe(0);
    // It is taken again: with the next list.
    control.clearFaults();
    const old = priceOf(feeds.bybitTickers, 'ETH');
    await until(() => {
      pass(20);
      return priceOf(feeds.bybitTickers, 'ETH') !== old;
    }, 60_000);
    await isPushed('bybit');
    control.addFault({ vendor: 'bybit', kind: '5xx', count: FOREVER });
    const told = priceOf(feeds.bybitTickers, 'ETH');
    await until(() => {
      pass(20);
      return priceOf(feeds.bybitTickers, 'ETH') !== told;
    }, 60_000);
  }, 180_000);
});

describe('new coins', () => {
  it('arrive, a hundred at once: by the socket where it tells all, with the next reading elsewhere', async () => {
    const { control } = service.simulator;
    const collector = await collecting({ only: vendors });
    for (const vendor of vendors) await isPushed(vendor);
    const before = new Map(vendors.map((vendor) => [vendor, latest(feedOf(vendor))?.data.length ?? 0]));
    control.addFault({ vendor: 'binance', kind: '5xx', count: FOREVER });
    control.list(100);
    const added = (vendor: Vendor): number => (latest(feedOf(vendor))?.data.length ?? 0) - (before.get(vendor) ?? 0);
    pass(1);
    await until(() => added('binance') === 100);
    for (const vendor of ['upbit', 'bithumb', 'bybit'] as const) {
      await collector.collect(feedOf(vendor));
      expect(added(vendor)).toBe(100);
      // Of these the socket tells from now on, too.
      await isPushed(vendor);
    }
    const symbol = latest(feeds.upbitTickers)?.data.at(-1)?.symbol ?? '';
    control.addFault({ vendor: 'upbit', kind: '5xx', count: FOREVER });
    const old = priceOf(feeds.upbitTickers, symbol);
    await until(() => {
      pass(60);
      return priceOf(feeds.upbitTickers, symbol) !== old;
    });
  });
});

describe('a flood', () => {
  it('is dropped and counted, takes no memory, and holds up nobody', async () => {
    const { control } = service.simulator;
    await collecting({ only: ['upbit', 'bybit'], mostPerSecond: 2_000 });
    await isPushed('upbit');
    const { droppedRows = 0 } = (await stateOf('upbit tickers')) ?? {};
    const heap = process.memoryUsage();
    control.addFault({ vendor: 'upbit', kind: 'socket-flood', count: FOREVER });
    await until(async () => ((await stateOf('upbit tickers'))?.droppedRows ?? 0) > droppedRows + 10_000, 30_000);
    expect((await fetch(`${service.url}/api/kimchi-premium`)).status).toBe(200);
    const grown = process.memoryUsage();
    // The simulator floods from the same process.
    expect(grown.rss - heap.rss).toBeLessThan(150_000_000);
    pass(1);
    await until(() => isOfNow(feeds.upbitTickers) && isOfNow(feeds.bybitTickers));
    control.clearFaults();
    await isPushed('upbit');
  }, 60_000);
});

describe('what is told as it happens', () => {
  const large = async () => (await service.client().get('/api/crypto/large-trades')).body;
  const ended = async () => (await service.client().get('/api/crypto/liquidations')).body;

  it('are large trades of Binance and Upbit by their value in USDT, newest first, and no others', async () => {
    await collecting({ only: ['binance', 'upbit'] });
    for (const vendor of ['binance', 'upbit'] as const) await isPushed(vendor);
    const beganAt = service.clock.now().toISOString();
    await until(async () => {
      pass(3);
      await new Promise((resolve) => setTimeout(resolve, 300));
      const told = (latest(feeds.largeTrades)?.data.events ?? []).filter(({ at }) => at > beganAt);
      const exchanges = told.map(({ exchange }) => exchange);
      return new Set(exchanges).size === 2 && exchanges.length > 5;
    }, 120_000);
    const { least, items, sources } = await large();
    expect(least).toBe(200_000);
    for (const { value, exchange, price, quantity, currency } of items) {
      expect(value).toBeGreaterThanOrEqual(200_000);
      const usdt = exchange === 'upbit' ? Number(priceOf(feeds.upbitTickers, 'USDT')) : 1;
      expect(currency).toBe(exchange === 'upbit' ? 'KRW' : 'USDT');
      // The price of USDT moves while events come in.
      expect(value / ((price * quantity) / usdt)).toBeCloseTo(1, 1);
    }
    expect(items.map(({ at }) => at)).toEqual(
      items
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
    expect(sources.map(({ source, simulated }) => [source, simulated])).toEqual(
      expect.arrayContaining([
        ['binance', true],
        ['upbit', true],
      ]),
    );
  }, 180_000);

  it('are liquidations, of longs above all when the market falls; sums go on in the next replica', async () => {
    const fallen = ['binance', 'binance-futures', 'bybit'] as const;
    const collector = await collecting({ only: fallen });
    await isPushed('binance');
    // It falls for nine minutes, longer than all that passes below on a slow machine.
    service.simulator.control.crash(80, 90);
    const beganAt = service.clock.now().toISOString();
    await until(async () => {
      pass(2);
      await new Promise((resolve) => setTimeout(resolve, 300));
      const told = (latest(feeds.liquidations)?.data.events ?? []).filter(({ at }) => at > beganAt);
      return told.length > 40 && new Set(told.map(({ exchange }) => exchange)).size === 2;
    }, 60_000);
    await new Promise((resolve) => setTimeout(resolve, 600));
    const { items, lastHour, lastDay, sources } = await ended();
    // By number: a single large one may outweigh many.
    const ofSide = (side: string): number => items.filter((item) => item.at > beganAt && item.side === side).length;
    expect(ofSide('long')).toBeGreaterThan(20);
    expect(ofSide('long')).toBeGreaterThan(1.5 * ofSide('short'));
    expect(lastHour.long).toBeGreaterThan(0);
    // Those of the tests before may be more than an hour old.
    for (const side of ['long', 'short'] as const) expect(lastDay[side]).toBeGreaterThanOrEqual(lastHour[side]);
    expect(new Set(sources.map(({ source }) => source))).toEqual(new Set(['binance-futures', 'bybit']));
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);

    await collector.onModuleDestroy();
    await collecting({ only: fallen });
    await until(() => isOfNow(feeds.liquidations));
    expect((await ended()).lastDay.long).toBeGreaterThanOrEqual(lastDay.long);
    service.clock.advance({ hours: 2 });
    expect((await ended()).lastHour).toEqual({ long: 0, short: 0 });
    expect((await ended()).lastDay.long).toBeGreaterThan(0);
    expect((await ended()).sources.every(({ stale }) => stale)).toBe(true);
    service.clock.advance({ hours: 23 });
    expect((await ended()).lastDay).toEqual({ long: 0, short: 0 });
  }, 120_000);

  it('is what is open on Hyperliquid, the largest first', async () => {
    const collector = await collecting({ only: ['hyperliquid'] });
    await collector.collect(feeds.perpetuals);
    const { body: found } = await service.client().get('/api/crypto/hyperliquid-positions');
    expect(found.length).toBeGreaterThan(100);
    const sizes = found.map(({ openInterestUsd }) => openInterestUsd);
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
    const bitcoin = found.find(({ symbol }) => symbol === 'BTC');
    expect((bitcoin?.openInterest ?? 0) * (bitcoin?.markPrice ?? 0)).toBeCloseTo(bitcoin?.openInterestUsd ?? 0, -1);
    expect(Math.abs(bitcoin?.fundingHourly ?? 1)).toBeLessThan(0.01);
    expect(found.some(({ symbol }) => symbol === 'OLD')).toBe(false);
  });
});

describe('replicas', () => {
  async function replica(): Promise<TestApp> {
    const other = await startTestApp({ on: service });
    others.unshift(other);
    return other;
  }

  it('have sockets only where one collects, and the next one opens its own', async () => {
    const [first, second] = [await replica(), await replica()];
    const open = ({ simulator }: TestApp): number[] => vendors.map((vendor) => simulator.control.sockets(vendor).open);
    await first.app.get(Collector).attend();
    await second.app.get(Collector).attend();
    await until(() => open(first).every((count) => count > 0));
    expect(open(second)).toEqual([0, 0, 0, 0]);
    await first.app.get(Collector).onModuleDestroy();
    await until(() => open(first).every((count) => count === 0));
    await second.app.get(Collector).attend();
    await until(() => open(second).every((count) => count > 0));
    pass(1);
    const newest = () => first.app.get(Snapshots).latest(feeds.upbitTickers);
    expect(newest()).toBeDefined();
  });

  it('close their sockets without waiting for an answer, also one that does not answer', async () => {
    const alone = await replica();
    const { control } = alone.simulator;
    await alone.app.get(Collector).attend();
    await until(() => vendors.every((vendor) => control.sockets(vendor).open > 0));
    control.addFault({ vendor: 'upbit', kind: 'socket-hang', count: FOREVER });
    const began = performance.now();
    await alone.app.get(Collector).onModuleDestroy();
    expect(performance.now() - began).toBeLessThan(5_000);
    await until(() => vendors.every((vendor) => control.sockets(vendor).open === 0));
  });
});
