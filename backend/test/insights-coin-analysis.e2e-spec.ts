import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { feeds } from '../src/modules/insights/feeds.js';
import { NEWS_CATEGORIES } from '../src/modules/insights/news.rules.js';
import { HistoryWriter } from '../src/modules/insights/history/history-writer.service.js';
import { runInTransaction } from '../src/platform/database/index.js';
import { Collector } from '../src/platform/snapshots/index.js';
import { KeptSnapshots } from '../src/platform/snapshots/kept-snapshots.service.js';
import type { HttpClient } from './support/http-client.js';
import { startTestApp, type TestApp } from './support/test-app.js';

const NOW = '2026-11-20T03:30:30.000Z';
const FOREVER = 0;

let service: TestApp;
let visitor: HttpClient;
beforeAll(async () => {
  service = await startTestApp({ now: NOW });
  visitor = service.client();
});
afterAll(() => service.close());
beforeEach(() => service.simulator.control.clearFaults());

const of = async (symbol: string) => (await visitor.get(`/api/crypto/coin-analysis?symbol=${symbol}`)).body;
const event = (id: string, side: string, value: string, symbol = 'BTC') => ({
  ...{ id, side, value, symbol, exchange: 'binance', price: '60000', quantity: '5', at: NOW },
});

it('answers 503 until a market is read', async () => {
  const { status, body } = await visitor.send('GET', '/api/crypto/coin-analysis?symbol=BTC');
  expect([status, body]).toEqual([503, expect.objectContaining({ code: 'insights.notReadYet' })]);
});

describe('with every source', () => {
  beforeAll(async () => {
    await service.app.get(Collector).collectAll();
  });

  it.each(['NOSUCHCOIN', 'BTC%00', '', `${'A'.repeat(31)}`])('knows no coin %p', async (symbol) => {
    const { status } = await visitor.send('GET', `/api/crypto/coin-analysis?symbol=${symbol}`);
    expect(status).toBe(symbol === 'NOSUCHCOIN' ? 404 : 400);
  });

  it('tells of a coin what the other calls tell', async () => {
    const analysis = await of('btc');
    const { body: premiums } = await visitor.get('/api/kimchi-premium');
    const { body: rates } = await visitor.get('/api/crypto/funding-rates');
    const { body: contracts } = await visitor.get('/api/crypto/hyperliquid-positions');
    expect(analysis).toMatchObject({ symbol: 'BTC', at: NOW });
    const bitcoin = premiums.upbit.find(({ coin }) => coin === 'BTC');
    expect(analysis.price).toMatchObject({ source: 'binance', simulated: true, price: bitcoin?.usdPrice });
    expect(analysis.korea.map(({ source, premium }) => [source, premium])).toEqual(
      (['upbit', 'bithumb'] as const).map((exchange) => [
        exchange,
        premiums[exchange].find(({ coin }) => coin === 'BTC')?.premium,
      ]),
    );
    expect(analysis.korea[0]?.others.map(({ source }) => source)).toEqual(['binance', 'dunamu']);
    expect(analysis.funding?.rate).toBe(rates.find(({ symbol }) => symbol === 'BTC')?.rate);
    expect(analysis.openInterest?.openInterestUsd).toBe(
      contracts.find(({ symbol }) => symbol === 'BTC')?.openInterestUsd,
    );
    const { body: daily } = await visitor.get('/api/crypto/candles?symbol=BTC&quote=USDT&timeframe=1d&limit=31');
    const closes = daily.candles.map(({ close }) => close);
    const change = ((closes.at(-1) ?? 0) / (closes.at(-8) ?? 1) - 1) * 100;
    expect(analysis.trend).toMatchObject({ source: 'binance', days: 31, change7d: expect.closeTo(change, 1) });
    expect(analysis.trend?.low).toBe(Math.min(...daily.candles.map(({ low }) => low)));
    // A list ends after 100 articles; those of one category are fewer.
    let [count, negative] = [0, 0];
    for (const category of NEWS_CATEGORIES) {
      const { body } = await visitor.get(`/api/crypto-news?category=${category}&timeframe=24h`);
      const its = body.articles.filter(({ relatedSymbols }) => relatedSymbols.includes('BTC'));
      count += its.length;
      negative += its.filter(({ sentiment }) => sentiment === 'negative').length;
    }
    expect(analysis.news).toMatchObject({ count, negative });
  });

  it('knows a coin by its Korean ticker and by its bundle, too', async () => {
    expect(await of('BTT')).toMatchObject({ symbol: 'BTTC', korea: [{ source: 'upbit' }, { source: 'bithumb' }] });
    const bundle = await of('1000SATS');
    expect(bundle).toMatchObject({ symbol: 'SATS', korea: [{ source: 'bithumb' }] });
    expect(bundle.funding).not.toBeNull();
    expect(bundle.trend).not.toBeNull();
  });

  it('has the price of one coin where an exchange sells bundles, also if no other exchange lists it', async () => {
    const { body: premiums } = await visitor.get('/api/kimchi-premium');
    const shown = premiums.bithumb.find(({ coin }) => coin === 'SATS');
    expect(shown?.usdSource).toBe('Binance');
    expect((await of('SATS')).price).toMatchObject({ source: 'binance', price: shown?.usdPrice });
    const kept = service.app.get(KeptSnapshots);
    const { data = [], ...about } = { ...kept.latest(feeds.binanceTickers) };
    const figures = { price: '0.0125', high: '0.02', low: '0.01', change: '1.5', volume: '9', tradedAt: null };
    const whole = { source: 'binance', simulated: true, ...about, data: [...data, { symbol: '1000CAT', ...figures }] };
    await kept.write(feeds.binanceTickers, whole);
    const price = { price: 0.000_012_5, high24h: 0.000_02, low24h: 0.000_01, change24h: 1.5 };
    expect(await of('1000CAT')).toMatchObject({ symbol: 'CAT', price });
    expect(await of('CAT')).toMatchObject({ symbol: 'CAT', price });
  });

  it('compares the premium with the hours that were recorded, and says how many they are', async () => {
    expect((await of('BTC')).korea[0]).toMatchObject({ week: null });
    await runInTransaction(service.dataSource, (tx) => service.app.get(HistoryWriter).turn(tx));
    await service.dataSource.query(
      `INSERT INTO insights_hours (at, exchange, coin, price, premium, usdt_premium, other_sources, simulated)
       SELECT timestamptz '2026-11-20T00:00:00Z' - n * interval '1 hour', 'upbit', 'BTC', 1, told, 0, 'okx, dunamu', true
         FROM unnest(ARRAY[-90, -80, NULL, 90]::numeric[]) WITH ORDINALITY AS row (told, n)`,
    );
    expect((await of('BTC')).korea[0]?.week).toEqual({
      sources: ['upbit', 'okx', 'dunamu'],
      ...{ hours: 3, since: '2026-11-19T20:00:00.000Z', least: -90, most: 90, lower: 66.67 },
    });
  });

  it('has no premium, and compares none, where the ticker means another coin', async () => {
    const { korea, ...others } = await of('LUX');
    expect(korea[0]).toMatchObject({ premium: null, gap: 'otherCoin', week: null });
    const none = { price: null, trend: null, funding: null, openInterest: null, largeTrades: null, liquidations: null };
    expect(others).toMatchObject(none);
  });

  it('has none of another coin with its ticker either while nobody trades that one', async () => {
    service.clock.advance({ seconds: 1 });
    const kept = service.app.get(KeptSnapshots);
    const globals = [feeds.binanceTickers, feeds.okxTickers, feeds.bybitTickers, feeds.bitgetTickers];
    for (const feed of globals) {
      const { data = [], ...about } = { ...kept.latest(feed) };
      const rows = data.map((row) => (row.symbol === 'LUX' ? { ...row, volume: '0' } : row));
      await kept.write(feed, { source: feed.name, simulated: true, ...about, data: rows });
    }
    const { body } = await visitor.get('/api/kimchi-premium');
    const none = { gap: 'otherCoin', premium: null, usdPrice: null, globalCoin: null };
    for (const exchange of ['upbit', 'bithumb'] as const)
      expect(body[exchange].find(({ coin }) => coin === 'LUX')).toMatchObject(none);
    expect(await of('LUX')).toMatchObject({ price: null, trend: null, funding: null });
  });

  it('finds a coin by the name that most exchanges give it', async () => {
    const { korea } = await of('BTTC');
    expect(korea.length).toBeGreaterThan(0);
  });

  it('sums the large events of the coin alone, by side, since the time that is known', async () => {
    const sources = [{ source: 'binance', connectedAt: NOW }];
    const about = { source: 'binance', simulated: true };
    const since = '2026-11-19T03:30:30.000Z';
    await service.app.get(KeptSnapshots).write(feeds.largeTrades, {
      ...about,
      data: {
        events: [
          event('1', 'buy', '300000.10'),
          event('2', 'buy', '200000.20'),
          event('3', 'sell', '1', 'ETH'),
        ] as never,
        ...{ minutes: [], since, sources },
      },
    });
    expect((await of('BTC')).largeTrades).toMatchObject({
      ...{ since, newestOfAll: null },
      sides: [
        { side: 'buy', count: 2, value: 500_000.3 },
        { side: 'sell', count: 0, value: 0 },
      ],
    });
    const full = Array.from({ length: 200 }, (_, index) => event(`f${index}`, 'long', '10', 'ETH'));
    await service.app.get(KeptSnapshots).write(feeds.liquidations, {
      ...about,
      data: { events: full as never, minutes: [], since, sources },
    });
    // Older ones were let go: the sums are of these, and say so.
    expect((await of('ETH')).liquidations).toMatchObject({
      ...{ since: NOW, newestOfAll: 200 },
      sides: [{ side: 'long', count: 200, value: 2_000 }, {}],
    });
  });

  it('leaves out the days, and nothing else, when the exchange gives no candles', async () => {
    service.simulator.control.addFault({ vendor: 'binance', kind: '5xx', count: FOREVER });
    const { trend, price, korea } = await of('SOL');
    expect(trend).toBeNull();
    expect([price, korea.length]).toEqual([expect.objectContaining({ source: 'binance' }), 2]);
  });
});
