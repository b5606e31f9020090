import { describe, expect, it } from '@jest/globals';
import { coins, isListed, MARKET_EXCHANGES, type MarketExchange } from './listings.js';
import { type Crash, Prices, type Quote } from './prices.js';

const AT = Date.parse('2026-11-20T03:00:00Z');
const [SECOND_MS, MINUTE_MS, HOUR_MS] = [1_000, 60_000, 3_600_000];

const prices = new Prices('lance', []);
const byTicker = (exchange: MarketExchange, at = AT, of = prices): Map<string, Quote> =>
  new Map(of.quotes(exchange, at).map((quote) => [quote.ticker, quote]));
/** How much more a coin costs at Upbit, by the bank's rate, in percent. */
const premium = (ticker: string, at = AT, globalTicker = ticker, per = 1): number => {
  const [korean, abroad] = [byTicker('upbit', at).get(ticker), byTicker('binance', at).get(globalTicker)];
  return ((korean?.price ?? 0) / (((abroad?.price ?? 0) / per) * prices.usdKrw(at)) - 1) * 100;
};

describe('the prices of the simulated market', () => {
  it('are the same whenever they are asked for, other ones in the next second, and other ones with another seed', () => {
    const quotes = prices.quotes('binance', AT);
    expect(new Prices('lance', []).quotes('binance', AT)).toEqual(quotes);
    const next = byTicker('binance', AT + SECOND_MS);
    const changed = quotes.filter(({ ticker, price }) => next.get(ticker)?.price !== price);
    expect(changed.length / quotes.length).toBeGreaterThan(0.8);
    expect(new Prices('lancet', []).quotes('binance', AT)[0]?.price).not.toBe(quotes[0]?.price);
  });

  it('are those of hundreds of coins, each once on an exchange, lowest ≤ price ≤ highest', () => {
    const least = { upbit: 250, bithumb: 250, binance: 400, okx: 250, bitget: 250, bybit: 250 };
    for (const exchange of MARKET_EXCHANGES) {
      const quotes = prices.quotes(exchange, AT);
      expect(quotes.length).toBeGreaterThanOrEqual(least[exchange]);
      expect(new Set(quotes.map(({ ticker }) => ticker)).size).toBe(quotes.length);
      for (const { price, open, high, low, volume, quoteVolume } of quotes) {
        expect(low).toBeGreaterThan(0);
        expect(low).toBeLessThanOrEqual(Math.min(price, open));
        expect(high).toBeGreaterThanOrEqual(Math.max(price, open));
        expect(quoteVolume === 0).toBe(volume === 0);
      }
    }
    expect(new Set(coins.map(({ id }) => id)).size).toBe(coins.length);
  });

  it('are 1 to 4 % higher in Korea, around the rate of the bank, in waves and each coin a little apart', () => {
    for (let day = 0; day < 60; day += 3) {
      const at = AT + day * 24 * HOUR_MS;
      expect(prices.usdKrw(at)).toBeGreaterThan(1_350);
      expect(prices.usdKrw(at)).toBeLessThan(1_410);
      expect(premium('BTC', at)).toBeGreaterThan(0.3);
      expect(premium('BTC', at)).toBeLessThan(4.7);
    }
    const spread = ['BTC', 'ETH', 'SOL', 'LINK', 'AAVE'].map((ticker) => premium(ticker));
    expect(Math.max(...spread) - Math.min(...spread)).toBeGreaterThan(0.05);
    expect(Math.max(...spread) - Math.min(...spread)).toBeLessThan(1.5);
  });

  it('are those of one coin under two names, of a thousand coins, and of two coins under one name', () => {
    expect(premium('BTT', AT, 'BTTC')).toBeGreaterThan(-5);
    expect(premium('BTT', AT, 'BTTC')).toBeLessThan(8);
    const sats = (byTicker('okx').get('SATS')?.price ?? 0) / (byTicker('binance').get('1000SATS')?.price ?? 1);
    expect(sats * 1_000).toBeCloseTo(1, 2);
    expect(premium('LUX')).toBeLessThan(-95);
  });

  it('go their own way in Korea where deposits are halted, and are missing abroad for coins at home in Korea', () => {
    const halted = coins.find(({ halted, tickers }) => halted && tickers.upbit && tickers.binance);
    expect(premium(halted?.tickers.upbit ?? '')).toBeGreaterThan(5.5);
    expect(byTicker('upbit').has('WEMIX')).toBe(true);
    expect(MARKET_EXCHANGES.filter((exchange) => byTicker(exchange).has('WEMIX'))).toEqual(['upbit', 'bithumb']);
    expect(prices.quotes('binance', AT).filter(({ volume }) => volume === 0)).toHaveLength(1);
  });

  it('of the large coins stay within what their candles of 24 hours show, but for what exchanges differ by', () => {
    for (const symbol of ['BTC', 'ETH', 'SOL']) {
      const candles = prices.marketOf(`${symbol}USDT`)?.candles('1m', AT - 24 * HOUR_MS, AT - MINUTE_MS) ?? [];
      const { high, low } = byTicker('binance').get(symbol) ?? { high: 0, low: 0 };
      expect(candles.length).toBe(1_440);
      expect(high / Math.max(...candles.map((candle) => candle.high))).toBeCloseTo(1, 2.9);
      expect(low / Math.min(...candles.map((candle) => candle.low))).toBeCloseTo(1, 2.9);
    }
  });

  it('have a new coin every hour, which stays for a day', () => {
    for (let hour = 0; hour < 60; hour += 1) {
      const at = AT + hour * HOUR_MS;
      const [before, after] = [byTicker('upbit', at), byTicker('upbit', at + HOUR_MS)];
      expect([...after.keys()].filter((ticker) => !before.has(ticker))).toHaveLength(1);
    }
    const turn = coins.filter((coin) => coin.turn !== undefined && isListed(coin, AT));
    expect(turn).toHaveLength(24);
  });

  it('surge for some coins now and then', () => {
    let surges = 0;
    for (let day = 0; day < 5; day += 1)
      surges += prices
        .quotes('binance', AT + day * 24 * HOUR_MS + 9 * HOUR_MS)
        .filter(({ price, open, quoteVolume }) => price / open > 1.15 && quoteVolume > 1_000_000).length;
    expect(surges).toBeGreaterThan(5);
    expect(surges).toBeLessThan(150);
  });

  it('fall on command, and come back; stablecoins do not', () => {
    const crashes: Crash[] = [];
    const shaken = new Prices('lance', crashes);
    const calm = byTicker('binance', AT + 2 * MINUTE_MS, shaken);
    crashes.push({ at: AT, percent: 20, minutes: 20 });
    const ratio = (ticker: string, at: number): number =>
      (byTicker('binance', at, shaken).get(ticker)?.price ?? 0) / (byTicker('binance', at).get(ticker)?.price ?? 1);
    for (const ticker of ['BTC', 'ETH', 'DOGE']) expect(ratio(ticker, AT + 2 * MINUTE_MS)).toBeCloseTo(0.8, 3);
    expect(ratio('BTC', AT + 11 * MINUTE_MS)).toBeCloseTo(0.9, 3);
    expect(ratio('BTC', AT + 21 * MINUTE_MS)).toBe(1);
    expect(ratio('USDC', AT + 2 * MINUTE_MS)).toBe(1);
    expect(byTicker('binance', AT + 2 * MINUTE_MS).get('BTC')?.price).toBe(calm.get('BTC')?.price);
    const [candle] = shaken.marketOf('BTCUSDT')?.candles('1m', AT + 2 * MINUTE_MS, AT + 2 * MINUTE_MS) ?? [];
    expect((candle?.open ?? 0) / (calm.get('BTC')?.price ?? 1)).toBeCloseTo(0.8, 2);
  });

  it('agree with the candles: what a ticker says lies within the candle of its minute', () => {
    for (let minute = 0; minute < 30; minute += 1) {
      const at = AT + minute * 7 * MINUTE_MS + 30 * SECOND_MS;
      const [candle] = prices.marketOf('ETHUSDT')?.candles('1m', at, at) ?? [];
      const price = byTicker('binance', at).get('ETH')?.price ?? 0;
      expect(price).toBeGreaterThan((candle?.low ?? 0) * 0.999);
      expect(price).toBeLessThan((candle?.high ?? 0) * 1.001);
    }
  });

  it('take little time', () => {
    prices.quotes('binance', AT);
    const times = Array.from({ length: 9 }, (_, at) => {
      const began = performance.now();
      prices.quotes('binance', AT + at * SECOND_MS);
      return performance.now() - began;
    });
    // The aim is 10 ms on a machine of its own.
    expect(times.toSorted((a, b) => a - b)[4]).toBeLessThan(40);
  });
});
