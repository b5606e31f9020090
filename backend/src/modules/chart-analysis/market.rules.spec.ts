import { isOutside, marketOf, outsideMarks, placeOf, type MarketCandle } from './market.rules.js';
import type { DrawnMark, ReadCandle } from './reader/index.js';

const HOUR = 3_600_000;

/** A market that goes up and down, always the same. */
const market: MarketCandle[] = Array.from({ length: 400 }, (_, index) => {
  const middle = 60_000 + 900 * Math.sin(index / 7) + 500 * Math.sin(index / 2.3) + 300 * Math.sin(index * 1.7);
  return { time: index * HOUR, high: middle + 120 + 60 * Math.sin(index * 3.1), low: middle - 110 };
});

/** The candles as a picture shows them: `beside` the market, each read `wrong` by up to so much. */
const pictureOf = (from: number, count: number, { beside = 0, wrong = 0, spacing = 9 } = {}): ReadCandle[] =>
  market.slice(from, from + count).map(({ high, low }, index) => ({
    ...{ x: Math.round(10 + index * spacing), width: 6, up: true, open: low, close: high },
    high: high + beside + wrong * Math.sin(index * 5),
    low: low + beside + wrong * Math.cos(index * 5),
  }));

describe('the market that a symbol names', () => {
  it.each([
    ['BTCUSDT', 'BTC', 'USDT'],
    ['btc/usdt', 'BTC', 'USDT'],
    ['BINANCE:BTCUSDT.P', 'BTC', 'USDT'],
    ['KRW-XRP', 'XRP', 'KRW'],
    ['XRP/KRW', 'XRP', 'KRW'],
  ])('%s', (text, symbol, quote) => expect(marketOf(text)).toEqual({ symbol, quote }));

  it.each([null, 'BTC', 'BTCUSD', 'NASDAQ 100', 'USDT'])('is not known: %s', (text) =>
    expect(marketOf(text)).toBeNull(),
  );
});

describe('a picture', () => {
  it.each([0, 1, 2, 37, 300])('is found where it lies: %i candles before the end', (ago) => {
    const place = placeOf(pictureOf(400 - 60 - ago, 60, { wrong: 25 }), market, HOUR);
    expect(place).toEqual({ firstAt: (400 - 60 - ago) * HOUR, lastAt: (399 - ago) * HOUR });
  });

  it('is found with candles missing, and by a contract that trades a little beside', () => {
    const read = pictureOf(330, 60, { beside: 90 }).filter((_, index) => index % 6 !== 3);
    expect(placeOf(read, market, HOUR)).toEqual({ firstAt: 330 * HOUR, lastAt: 389 * HOUR });
  });

  it.each([1.5, 2.4, 3.3, 7.5, 11.33, 11.7])(
    'is found with candles every %d pixels, drawn at whole ones',
    (spacing) => {
      const read = pictureOf(280, 110, { wrong: 25, spacing });
      for (const shown of [read, read.filter((_, index) => index % 7 !== 3)])
        expect(placeOf(shown, market, HOUR)).toEqual({ firstAt: 280 * HOUR, lastAt: 389 * HOUR });
    },
  );

  it('is not found if its prices are others, or if there are too few candles', () => {
    expect(placeOf(pictureOf(330, 60, { beside: 900 }), market, HOUR)).toBeNull();
    const turned = pictureOf(330, 60).map((one) => ({ ...one, high: 120_000 - one.low, low: 120_000 - one.high }));
    expect(placeOf(turned, market, HOUR)).toBeNull();
    expect(placeOf(pictureOf(390, 5), market, HOUR)).toBeNull();
    expect(placeOf(pictureOf(330, 60), [], HOUR)).toBeNull();
  });
});

describe('a price', () => {
  const range = { low: 100, high: 200 };

  it('is outside of the market where that never was', () => {
    for (const price of [100, 200, 95, 205]) expect(isOutside(range, 'support', price)).toBe(false);
    for (const price of [80, 1_500]) expect(isOutside(range, 'entry', price)).toBe(true);
  });

  it('may lie further away where it is still to come', () => {
    expect(isOutside(range, 'takeProfit', 260)).toBe(false);
    expect(isOutside(range, 'takeProfit', 310)).toBe(true);
    expect(isOutside(range, 'stop', 5)).toBe(false);
    expect(isOutside(range, 'stop', 1_000)).toBe(true);
  });

  it('that is to come is outside with an entry that is', () => {
    const line = (of: 'entry' | 'stop' | 'takeProfit', price: number) => ({ mark: 'line', of, price }) as DrawnMark;
    const outside = (entry: number) =>
      outsideMarks([line('entry', entry), line('stop', 240), line('takeProfit', 280)], range).map((mark) => mark.of);
    expect(outside(205)).toEqual([]);
    expect(outside(260)).toEqual(['entry', 'stop', 'takeProfit']);
  });

  it('is not contradicted by a market that is not known', () => {
    expect(isOutside({ low: null, high: null }, 'entry', 1)).toBe(false);
  });
});
