import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Candles } from '../src/modules/insights/index.js';
import { KeptCandles } from '../src/modules/insights/candles/kept-candles.service.js';
import { feeds } from '../src/modules/insights/feeds.js';
import { runInTransaction } from '../src/platform/database/index.js';
import { Collector } from '../src/platform/snapshots/index.js';
import type { HttpClient } from './support/http-client.js';
import { startTestApp, type TestApp } from './support/test-app.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const FOREVER = 0;

let service: TestApp;
let visitor: HttpClient;
let candles: Candles;
beforeAll(async () => {
  service = await startTestApp({ now: '2026-11-20T03:30:30Z' });
  visitor = service.client();
  candles = service.app.get(Candles);
  for (const feed of [feeds.upbitTickers, feeds.binanceTickers]) await service.app.get(Collector).collect(feed);
});
afterAll(() => service.close());
beforeEach(() => {
  service.simulator.control.clearFaults();
  service.simulator.control.clearRequests();
});

const of = async (query: string) => (await visitor.get(`/api/crypto/candles?${query}`)).body;
const hourly = (symbol = 'BTC', limit = 100) => of(`symbol=${symbol}&quote=USDT&timeframe=1h&limit=${limit}`);

/** What the exchanges were asked for candles since the test began. */
const asked = (): URLSearchParams[] =>
  service.simulator.control
    .requests()
    .filter(({ target }) => /klines|candles/.test(target))
    .map(({ target }) => new URLSearchParams(target.split('?')[1]));

describe('candles of Binance', () => {
  it('are as many as asked for, without a gap, the last one open; everybody who asks at once shares one reading', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => hourly('BTC', 500)));
    const [body] = answers;
    expect(answers.every((answer) => JSON.stringify(answer) === JSON.stringify(body))).toBe(true);
    expect(body).toMatchObject({ source: 'binance', symbol: 'BTC', quote: 'USDT', stale: false, simulated: true });
    expect(body?.candles.map(({ at }) => Date.parse(at))).toEqual(
      Array.from({ length: 500 }, (_, index) => Date.parse('2026-11-20T03:00:00Z') - (499 - index) * HOUR_MS),
    );
    expect(body?.candles.map(({ closed }) => closed)).toEqual([...Array.from({ length: 499 }, () => true), false]);
    for (const { open, high, low, close } of body?.candles ?? []) {
      expect(high).toBeGreaterThanOrEqual(Math.max(open, close));
      expect(low).toBeLessThanOrEqual(Math.min(open, close));
    }
    // Two pages, newest first.
    expect(asked().map((query) => query.get('limit'))).toEqual(['300', '200']);
  });

  it('are not asked for again while they are fresh, and then only for the one that is open', async () => {
    await hourly();
    expect(asked()).toEqual([]);
    service.clock.advance({ seconds: 4 });
    const { candles: now, fetchedAt } = await hourly();
    expect(asked().map((query) => query.get('limit'))).toEqual(['1']);
    expect(fetchedAt).toBe(service.clock.now().toISOString());
    expect(now).toHaveLength(100);
  });

  it('that are missing are asked for, and no others', async () => {
    const { candles: whole } = await hourly();
    const [from, to] = [whole[20]?.at ?? '', whole[29]?.at ?? ''];
    await service.dataSource.query('DELETE FROM insights_candles WHERE at BETWEEN $1 AND $2', [from, to]);
    expect((await hourly()).candles).toEqual(whole);
    expect(asked().map((query) => [query.get('startTime'), query.get('endTime')])).toEqual([
      [String(Date.parse(from)), String(Date.parse(to))],
    ]);
  });

  it('never change once they are over', async () => {
    const { candles: whole } = await hourly();
    const one = whole[50];
    const at = Date.parse(one?.at ?? '');
    const other = { at: one?.at ?? '', open: '1', high: '1', low: '1', close: '1', volume: '1' };
    await service.app
      .get(KeptCandles)
      .add({ symbol: 'BTC', quote: 'USDT', timeframe: '1h', simulated: true }, [[at, other]]);
    expect((await hourly()).candles[50]).toEqual(one);
    await expect(service.dataSource.query('UPDATE insights_candles SET close = 1')).rejects.toThrow(
      /permission denied/,
    );
  });

  it('that ended less than a minute ago are not over for good', async () => {
    service.clock.set('2026-11-20T04:00:30Z');
    const { candles: now } = await hourly('ETH', 3);
    expect(now.map(({ closed }) => closed)).toEqual([true, true, false]);
    const kept = async () =>
      service.dataSource.query<unknown[]>(
        `SELECT 1 FROM insights_candles WHERE symbol = 'ETH' AND at = '2026-11-20T03:00:00Z'`,
      );
    expect(await kept()).toEqual([]);
    service.clock.set('2026-11-20T04:01:01Z');
    await hourly('ETH', 3);
    expect(await kept()).toHaveLength(1);
  });

  it('stay as they were while the exchange does not answer, marked as stale, and are read when it does', async () => {
    const { candles: whole } = await hourly('SOL', 50);
    service.simulator.control.addFault({ vendor: 'binance', kind: '5xx', count: FOREVER });
    service.clock.advance({ hours: 2 });
    const ill = await hourly('SOL', 50);
    expect(ill).toMatchObject({ stale: true, source: 'binance' });
    expect(Date.parse(ill.fetchedAt)).toBe(service.clock.millis() - 2 * HOUR_MS);
    // The one that was open then is the last, and still not whole.
    expect(ill.candles).toEqual(whole.slice(2));
    expect(ill.candles.at(-1)).toMatchObject({ closed: false });
    const tried = asked().length;
    expect((await hourly('SOL', 50)).stale).toBe(true);
    expect(asked()).toHaveLength(tried);
    service.simulator.control.clearFaults();
    service.clock.advance({ seconds: 6 });
    const well = await hourly('SOL', 50);
    expect([well.stale, well.candles.length]).toEqual([false, 50]);
    expect(well.candles.slice(0, 47)).toEqual(whole.slice(2, -1));
  });

  it('that could not be read are asked for again, and only those', async () => {
    service.simulator.control.addFault({ vendor: 'binance', kind: 'wrong-numbers' });
    const { candles: damaged } = await hourly('LTC', 30);
    expect(damaged.length).toBeLessThan(30);
    service.simulator.control.clearRequests();
    service.clock.advance({ seconds: 6 });
    const { candles: whole } = await hourly('LTC', 30);
    expect(whole).toHaveLength(30);
    expect(whole).toEqual(expect.arrayContaining(damaged.slice(0, -1)));
    expect(asked()[0]?.get('startTime')).toBe(String(Date.parse(whole[0]?.at ?? '')));
    service.simulator.control.clearRequests();
    service.clock.advance({ seconds: 6 });
    await hourly('LTC', 30);
    expect(asked().map((query) => query.get('limit'))).toEqual(['1']);
  });

  it('of a past span do not end with the one that is open now', async () => {
    await hourly('DOT', 3);
    const from = new Date('2026-11-18T00:00:00Z');
    const past = { symbol: 'DOT', quote: 'USDT', timeframe: '1h', from, to: new Date('2026-11-18T02:00:00Z') } as const;
    expect((await candles.list(past)).candles.map(({ at, closed }) => [at, closed])).toEqual([
      ['2026-11-18T00:00:00.000Z', true],
      ['2026-11-18T01:00:00.000Z', true],
      ['2026-11-18T02:00:00.000Z', true],
    ]);
  });

  it('of a coin that is sold in bundles or named otherwise are those of its ticker, for one coin', async () => {
    const read = async (symbol: string) =>
      (await visitor.get(`/api/crypto/candles?symbol=${symbol}&quote=USDT&timeframe=1d&limit=2`)).body.candles;
    const [bundle] = await read('1000SATS');
    const [coin] = await read('SATS');
    for (const price of ['open', 'high', 'low', 'close'] as const)
      expect((coin?.[price] ?? 0) * 1_000).toBeCloseTo(bundle?.[price] ?? -1, 9);
    expect(coin?.volume).toBeCloseTo((bundle?.volume ?? 0) * 1_000, 0);
    expect(await read('BTT')).toEqual(await read('BTTC'));
    const [[many], [one]] = [await read('10000DOGE'), await read('DOGE')];
    expect(many?.close).toBeCloseTo((one?.close ?? 0) * 10_000, 6);
    expect(many?.volume).toBeCloseTo((one?.volume ?? 0) / 10_000, 3);
  });

  it('say so if nothing is kept and the exchange does not answer', async () => {
    service.simulator.control.addFault({ vendor: 'binance', kind: '5xx', count: FOREVER });
    const { status } = await visitor.send('GET', '/api/crypto/candles?symbol=XRP&quote=USDT&timeframe=1h&limit=9');
    expect(status).toBe(503);
  });

  it.each(['symbol=NOSUCH&quote=USDT&timeframe=1h', 'symbol=BNB&quote=KRW&timeframe=1h'])(
    'of a coin that is not listed are unknown, without asking (%s)',
    async (query: string) => {
      const { status, body } = await visitor.send('GET', `/api/crypto/candles?${query}`);
      expect([status, body]).toEqual([404, expect.objectContaining({ code: 'insights.coinUnknown' })]);
      expect(asked()).toEqual([]);
    },
  );

  it.each([
    'symbol=BTC&quote=EUR&timeframe=1h',
    'symbol=BTC&quote=USDT&timeframe=2h',
    'symbol=BTC&quote=USDT&timeframe=1h&limit=501',
    'symbol=BTC%26limit=1&quote=USDT&timeframe=1h',
    'quote=USDT&timeframe=1h',
  ])('are refused for %s', async (query: string) => {
    expect((await visitor.send('GET', `/api/crypto/candles?${query}`)).status).toBe(400);
  });
});

describe('candles of Upbit', () => {
  it('in which nobody traded are missing, and are not asked for again', async () => {
    const query = 'symbol=BORA&quote=KRW&timeframe=1m&limit=500';
    const { candles: whole, source } = await of(query);
    expect(source).toBe('upbit');
    expect(whole.length).toBeLessThan(490);
    expect(whole.length).toBeGreaterThan(400);
    expect(whole.map(({ at }) => at)).toEqual(whole.map(({ at }) => at).sort());
    expect(asked().map((each) => each.get('count'))).toEqual(['200', '200', '100']);
    service.clock.advance({ seconds: 4 });
    const { candles: again } = await of(query);
    expect(again.slice(0, -2)).toEqual(whole.slice(0, -2));
    expect(asked().slice(3)).toHaveLength(1);
  });

  it.each(['5m', '15m', '1h', '4h', '1d'] as const)('of %s are there', async (timeframe) => {
    const body = await of(`symbol=BTC&quote=KRW&timeframe=${timeframe}&limit=3`);
    expect(body.candles).toHaveLength(3);
    expect(body.candles[0]?.close).toBeGreaterThan(10_000_000);
  });
});

describe('for other modules', () => {
  const span = { symbol: 'BTC', from: new Date('2026-11-19T05:00:00Z'), to: new Date('2026-11-19T05:59:59Z') };

  it.each(['USDT', 'KRW'] as const)('between which prices a market moved is told by minutes (%s)', async (quote) => {
    const range = await candles.range({ ...span, quote });
    const [hour] = (await candles.list({ ...span, quote, timeframe: '1h' })).candles;
    expect([Number(range?.low), Number(range?.high)]).toEqual([Number(hour?.low), Number(hour?.high)]);
    expect(range).toMatchObject({ stale: false, simulated: true });
    const [asking] = asked();
    expect(asking?.get('interval') ?? '1m').toBe('1m');
  });

  it('a long span is told by longer candles, and too many candles are refused', async () => {
    const from = new Date('2026-10-01T00:00:00Z');
    await candles.range({ ...span, quote: 'USDT', from });
    expect(new Set(asked().map((query) => query.get('interval')))).toEqual(new Set(['1h']));
    await expect(candles.list({ ...span, quote: 'USDT', timeframe: '1m', from })).rejects.toThrow(RangeError);
  });

  it('short candles of long ago are deleted, longer ones stay', async () => {
    service.clock.advance({ days: 31 });
    const kept = service.app.get(KeptCandles);
    expect(await runInTransaction(service.dataSource, (tx) => kept.prune(tx))).toBeGreaterThan(100);
    const left = await service.dataSource.query<{ timeframe: string }[]>(
      'SELECT DISTINCT timeframe FROM insights_candles ORDER BY 1',
    );
    expect(left.map(({ timeframe }) => timeframe)).toEqual(['1d', '1h', '4h']);
  });
});

describe('one address that asks for the candles of every coin', () => {
  const from = (ip: string, symbol: string) =>
    visitor.send('GET', `/api/crypto/candles?symbol=${symbol}&quote=KRW&timeframe=4h&limit=3`, undefined, {
      'x-forwarded-for': ip,
    });

  it('asks for a few at a time, waits with some, is refused the rest, and leaves room for others', async () => {
    const { body } = await visitor.get('/api/kimchi-premium');
    const coins = body.upbit.slice(0, 40).map(({ coin }) => coin);
    service.simulator.control.addFault({ vendor: 'upbit', kind: 'drip', ms: 20, count: FOREVER });
    const own = coins.map((coin) => from('198.51.100.7', coin));
    const answers = await Promise.race([Promise.all(own), from('198.51.100.8', 'BTC').then(() => null)]);
    expect(answers).toBeNull();
    service.simulator.control.clearFaults();
    const statuses = (await Promise.all(own)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 503)).toHaveLength(16);
    expect(statuses.filter((status) => status === 200)).toHaveLength(24);
    expect((await from('198.51.100.7', coins[39] ?? '')).status).toBe(200);
  });
});
