import { Decimal } from 'decimal.js';
import { Collector } from '../src/platform/snapshots/index.js';
import { createAdmin, registerMember, type SignedIn } from './factories/member.js';
import type { HttpClient } from './support/http-client.js';
import { startTestApp, type TestApp } from './support/test-app.js';

let service: TestApp;
let visitor: HttpClient;
let admin: SignedIn;
beforeAll(async () => {
  service = await startTestApp({ now: '2026-11-20T03:00:00Z' });
  visitor = service.client();
  admin = await createAdmin(service);
});
afterAll(() => service.close());

const set = async (key: string, value: string) => {
  const { status } = await admin.client.patch(`/api/admin/settings/${key}`, { value });
  expect(status).toBe(200);
};
const falling = (numbers: readonly (number | null)[]) => [...numbers].sort((a, b) => (b ?? 0) - (a ?? 0));

describe('before anything was read', () => {
  it.each([
    '/api/kimchi-premium',
    '/api/crypto/top-gainers',
    '/api/crypto/surge-coins',
    '/api/crypto/market-overview',
    '/api/crypto/sectors',
    '/api/crypto/funding-rates',
    '/api/coingecko/markets',
  ])('%s says so and shows nothing', async (path: string) => {
    const { status, body } = await visitor.send('GET', path);
    expect([status, body]).toEqual([503, expect.objectContaining({ code: 'insights.notReadYet' })]);
  });

  it('the news say so, for which the screen has its samples', async () => {
    const { status, body } = await visitor.send('GET', '/api/crypto-news');
    expect([status, body]).toEqual([503, expect.objectContaining({ code: 'insights.newsNotReadYet' })]);
  });

  it('the mood of the market has nothing but the sample of positions, which says so', async () => {
    const { body } = await visitor.get('/api/market-metrics');
    expect(body).toMatchObject({ fearGreedIndex: null, fearGreed: null, totalMarketCap: null, usdtPremium: null });
    expect(body.longShort).toMatchObject({ long: 58, short: 42, isSample: true, source: 'sample' });
  });

  it('the rate is the default of the settings, which says so', async () => {
    const { body } = await visitor.get('/api/mypage/rates/latest');
    expect(body).toEqual({ rate: 1380, source: 'default', fetchedAt: null, stale: false, simulated: false });
  });
});

describe('the market', () => {
  beforeAll(async () => {
    expect(await service.app.get(Collector).collectAll()).toEqual([]);
  });

  describe('premiums', () => {
    it('multiply out for every coin, and name the source and age of every part', async () => {
      const { body } = await visitor.get('/api/kimchi-premium');
      const { usdKrw, upbitUsdt, bithumbUsdt } = body.rates;
      expect(usdKrw).toMatchObject({ source: 'dunamu', stale: false, simulated: true });
      expect(usdKrw?.fetchedAt).toBe(service.clock.now().toISOString());
      for (const [rows, usdt] of [
        [body.upbit, upbitUsdt],
        [body.bithumb, bithumbUsdt],
      ] as const) {
        expect(rows.length).toBeGreaterThanOrEqual(250);
        const compared = rows.filter(({ gap }) => gap === null);
        expect(compared.length).toBeGreaterThan(200);
        for (const { krwPrice, usdPrice, premium, usdtPremium } of compared) {
          const by = (rate = 0) =>
            new Decimal(krwPrice)
              .div(new Decimal(usdPrice ?? 0).times(rate))
              .minus(1)
              .times(100)
              .toNumber();
          // Bundles and redenominated coins are told by the price of what they hold.
          if (usdPrice !== null && usdPrice > 0.000_01) {
            expect(premium).toBeCloseTo(by(usdKrw?.rate), 3);
            expect(usdtPremium).toBeCloseTo(by(usdt?.rate), 3);
          }
        }
        expect(rows.map(({ volume24hKRW }) => volume24hKRW)).toEqual(
          falling(rows.map(({ volume24hKRW }) => volume24hKRW)),
        );
        for (const { gap, premium, usdtPremium } of rows) if (gap) expect([premium, usdtPremium]).toEqual([null, null]);
      }
      expect(body.sources.map(({ source }) => source).sort()).toEqual([
        ...['binance', 'bitget', 'bithumb', 'bybit', 'okx', 'upbit'],
      ]);
    });

    it('know coins that are named or counted otherwise elsewhere, and none that only look alike', async () => {
      const { body } = await visitor.get('/api/kimchi-premium');
      const upbit = new Map(body.upbit.map((row) => [row.coin, row]));
      expect(Math.abs(upbit.get('BTT')?.premium ?? 100)).toBeLessThan(15);
      expect(upbit.get('BTT')).toMatchObject({ globalCoin: 'BTTC' });
      expect(upbit.get('LUX')).toMatchObject({ gap: 'otherCoin', premium: null, usdPrice: null, globalCoin: null });
      expect(upbit.get('USDT')).toMatchObject({ usdPrice: 1, usdSource: null, usdtPremium: 0 });
      expect(body.upbit.filter(({ gap }) => gap === 'noGlobalTrades').map(({ coin }) => coin)).toEqual(['SERNO']);
      expect(body.upbit.filter(({ gap }) => gap === 'noGlobalPrice').map(({ coin }) => coin)).toContain('BORA');
    });

    it('take what differs more than the setting for another coin', async () => {
      await set('insights_otherCoinPercent', '10000');
      const { body } = await visitor.get('/api/kimchi-premium');
      expect(body.upbit.find(({ coin }) => coin === 'LUX')?.gap).toBeNull();
      await set('insights_otherCoinPercent', '60');
    });
  });

  describe('gainers', () => {
    it('come by their change, each coin once, from enough trading', async () => {
      const { body } = await visitor.get('/api/crypto/top-gainers?limit=50');
      expect(body).toHaveLength(50);
      expect(new Set(body.map(({ symbol }) => symbol)).size).toBe(50);
      expect(body.map(({ change24h }) => change24h)).toEqual(falling(body.map(({ change24h }) => change24h)));
      expect(Math.min(...body.map(({ volume24h }) => volume24h ?? 0))).toBeGreaterThanOrEqual(100_000);
    });

    it.each(['OKX', 'Bitget', 'Binance', 'Bybit'] as const)('of %s are of that exchange alone', async (exchange) => {
      const { body } = await visitor.get(`/api/crypto/top-gainers?exchange=${exchange}`);
      expect(new Set(body.map((coin) => coin.exchange))).toEqual(new Set([exchange]));
    });

    it.each(['exchange=Upbit', 'exchange=okx', 'limit=0', 'limit=101', 'limit=x', 'limit=1&limit=2', 'other=1'])(
      'refuse %s',
      async (query: string) => {
        expect((await visitor.send('GET', `/api/crypto/top-gainers?${query}`)).status).toBe(400);
      },
    );

    it('surge by the limits of the settings', async () => {
      const { body: usual } = await visitor.get('/api/crypto/surge-coins');
      for (const { change, volume } of usual) {
        expect(change).toBeGreaterThanOrEqual(15);
        expect(volume).toBeGreaterThanOrEqual(1_000_000);
      }
      await set('insights_surgeChangePercent', '1');
      const { body: more } = await visitor.get('/api/crypto/surge-coins');
      expect(more.length).toBeGreaterThan(usual.length);
      await set('insights_surgeChangePercent', '15');
    });
  });

  it('at a glance has the coins of which most is traded and counts how many rise and fall', async () => {
    const { body } = await visitor.get('/api/crypto/market-overview');
    expect(body.coins).toHaveLength(10);
    expect(body.coins.map(({ volume24h }) => volume24h)).toEqual(falling(body.coins.map(({ volume24h }) => volume24h)));
    expect(body.risingCount + body.fallingCount).toBeGreaterThan(400);
    expect(body.totalMarketCap).toBeGreaterThan(1e12);
    expect(body.btcDominance).toBeGreaterThan(30);
  });

  it('has a measured mood and measured positions', async () => {
    const { body } = await visitor.get('/api/market-metrics');
    expect(body.fearGreed).toMatchObject({ value: body.fearGreedIndex, simulated: true });
    expect(body.longShort).toMatchObject({ isSample: false, source: 'binance-futures' });
    expect(body.longShort.long + body.longShort.short).toBeCloseTo(100, 1);
    const { body: rate } = await visitor.get('/api/mypage/rates/latest');
    expect(rate).toMatchObject({ source: 'dunamu', simulated: true });
    expect(rate.rate).toBeGreaterThan(1000);
  });

  it('has sectors by what is traded in them, in the caller’s language', async () => {
    const { body } = await visitor.get('/api/crypto/sectors');
    expect(body.map(({ totalVolume }) => totalVolume)).toEqual(falling(body.map(({ totalVolume }) => totalVolume)));
    expect(body.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Layer 1', 'Layer 2', 'DeFi', 'Meme', 'Gaming', 'Metaverse', 'NFT']),
    );
    const [first] = body;
    expect(first?.coinCount).toBe(first?.coins.length);
    const sum = first?.coins.reduce((total, { volume24h }) => total + (volume24h ?? 0), 0);
    expect(first?.totalVolume).toBeCloseTo(sum ?? 0, -2);
    const { body: english } = await service.client('en').get('/api/crypto/sectors');
    expect(english.map(({ description }) => description)).not.toEqual(body.map(({ description }) => description));
  });

  it('has funding, the most expensive for longs first', async () => {
    const { body } = await visitor.get('/api/crypto/funding-rates');
    expect(body.map(({ rate }) => rate)).toEqual(falling(body.map(({ rate }) => rate)));
    expect(body.find(({ symbol }) => symbol === 'BTC')).toMatchObject({ simulated: true, stale: false, coin: 'BTC' });
    expect(body.find(({ coin }) => coin === 'SATS')).toMatchObject({ symbol: '1000SATS' });
  });

  it('has a ranking, and what a coin’s project says of itself', async () => {
    const { body: ranking } = await visitor.get('/api/coingecko/markets?limit=3');
    expect(ranking.map(({ id, market_cap_rank }) => [id, market_cap_rank])).toEqual([
      ['bitcoin', 1],
      ['ethereum', 2],
      ['tether', 3],
    ]);
    const { body: longer } = await visitor.get('/api/coingecko/markets?limit=50');
    const caps = longer.map(({ market_cap }) => market_cap ?? 0);
    expect(caps).toEqual([...caps].sort((a, b) => b - a));
    const { body } = await visitor.get('/api/coingecko/coin/bitcoin');
    expect(body).toMatchObject({ id: 'bitcoin', symbol: 'BTC', simulated: true });
    expect(body.exchanges).toEqual(['Upbit', 'Bithumb', 'Binance', 'OKX', 'Bybit', 'Bitget']);
    expect(body.market_data.current_price.usd).toBeGreaterThan(0);
    expect((body.description.en ?? '').length).toBeLessThanOrEqual(300);
  });

  it('finds the project of a ranked coin by its ticker in lower case', async () => {
    const { body } = await visitor.get('/api/coingecko/coin/btc');
    expect([body.id, body.symbol]).toEqual(['bitcoin', 'BTC']);
  });

  it.each(['no-such-coin', 'BTC', 'btc%2f..', 'a'.repeat(101)])('knows no coin %s', async (id: string) => {
    const { status, body } = await visitor.send('GET', `/api/coingecko/coin/${id}`);
    expect([status, body]).toEqual([404, expect.objectContaining({ code: 'insights.coinUnknown' })]);
  });

  describe('news', () => {
    it('come newest first, of the time and category asked for', async () => {
      const { body: week } = await visitor.get('/api/crypto-news?timeframe=7d');
      const { body: day } = await visitor.get('/api/crypto-news');
      expect(week.totalCount).toBeGreaterThan(day.totalCount);
      const times = day.articles.map(({ publishedAt }) => publishedAt);
      expect(times).toEqual([...times].sort().reverse());
      expect(Date.parse(times.at(-1) ?? '')).toBeGreaterThanOrEqual(service.clock.millis() - 86_400_000);
      const { body: regulation } = await visitor.get('/api/crypto-news?category=regulation&timeframe=7d');
      expect(new Set(regulation.articles.map(({ category }) => category))).toEqual(new Set(['regulation']));
      expect(week.articles.some(({ relatedSymbols }) => relatedSymbols.includes('BTC'))).toBe(true);
    });

    it.each(['category=sport', 'timeframe=2h', 'timeframe=1h&timeframe=7d'])('refuse %s', async (query: string) => {
      expect((await visitor.send('GET', `/api/crypto-news?${query}`)).status).toBe(400);
    });

    it('are translated for members alone; anything else comes back as it is', async () => {
      const body = { text: 'Anything at all', targetLang: 'ko' as const };
      expect((await visitor.send('POST', '/api/translate', body)).status).toBe(401);
      const member = await registerMember(service);
      expect((await member.client.post('/api/translate', body)).body).toEqual({
        ...{ translatedText: 'Anything at all', simulated: false },
      });
      for (const wrong of [{}, { text: '', targetLang: 'ko' }, { text: 'x', targetLang: 'fr' }])
        expect((await member.client.send('POST', '/api/translate', wrong)).status).toBe(400);
    });
  });

  it('keeps what was read last when sources fall silent, marks it, and makes no premium of it', async () => {
    service.clock.advance({ seconds: 20 });
    const { body } = await visitor.get('/api/kimchi-premium');
    expect(body.sources.every(({ stale }) => stale)).toBe(true);
    expect(body.upbit.find(({ coin }) => coin === 'BTC')).toMatchObject({ gap: 'staleGlobalPrice', premium: null });
    expect(body.upbit.find(({ coin }) => coin === 'LUX')).toMatchObject({ gap: 'otherCoin', globalCoin: null });
    expect(body.upbit.find(({ coin }) => coin === 'BTC')?.krwPrice).toBeGreaterThan(0);
    expect(body.rates.usdKrw?.stale).toBe(false);
    const { body: gainers } = await visitor.get('/api/crypto/top-gainers?limit=1');
    expect(gainers[0]).toMatchObject({ stale: true });
  });
});
