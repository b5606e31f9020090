import fc from 'fast-check';
import { LEAST_CANDLES } from './call.rules.js';
import type { PriceCandle } from './findings.js';
import { findings } from './findings.rules.js';
import { atrOf, levelsOf, orderBlocksOf, rsiOf, swingsOf, trendOf } from './indicators.rules.js';

/** Candles that open where the one before has closed, with wicks of a quarter of their body and of `wick`. */
function through(closes: readonly number[], wick = 0.2): PriceCandle[] {
  return closes.map((close, at) => {
    const open = closes[at - 1] ?? close;
    const reach = Math.abs(close - open) / 4 + wick;
    return { open, close, high: Math.max(open, close) + reach, low: Math.min(open, close) - reach };
  });
}

const steps = (count: number, priceOf: (at: number) => number): PriceCandle[] =>
  through(Array.from({ length: count }, (_, at) => priceOf(at)));
const rising = steps(60, (at) => 100 + at + Math.sin(at) * 2);
const falling = steps(60, (at) => 200 - at - Math.sin(at) * 2);
const sideways = steps(60, (at) => 100 + Math.sin(at / 2) * 3);

describe('indicators', () => {
  it('have the trend of the closes, and none where chance explains it', () => {
    expect(trendOf(rising)).toMatchObject({ direction: 'up', candles: 60 });
    expect(trendOf(falling)).toMatchObject({ direction: 'down' });
    expect(trendOf(sideways)).toMatchObject({ direction: 'sideways' });
    expect(trendOf(steps(30, (at) => 100 * 1.01 ** at))?.change).toBeCloseTo(1.01 ** 29 - 1, 9);
    // Not what the regression line rose, which the price never did.
    const late = steps(30, (at) => (at === 0 ? 100 : 110 + at));
    expect(trendOf(late)).toMatchObject({ direction: 'up', change: expect.closeTo(0.39, 9) as number });
    expect(trendOf(steps(30, () => 5))).toMatchObject({ direction: 'sideways', strength: 0, change: 0 });
    expect(trendOf(rising.slice(0, 2))).toBeNull();
  });

  it('have RSI and ATR as Wilder defined them', () => {
    // 14 changes: 10 of +1, 4 of −1; then one of +1.
    const closes = [1, 1, 1, -1, 1, 1, -1, 1, 1, -1, 1, 1, -1, 1, 1].reduce<number[]>(
      (all, change) => [...all, (all.at(-1) ?? 0) + change],
      [100],
    );
    const [up, down] = [(10 / 14) * (13 / 14) + 1 / 14, (4 / 14) * (13 / 14)];
    expect(rsiOf(through(closes))).toBeCloseTo((100 * up) / (up + down), 9);
    expect(rsiOf(through(closes.slice(0, 14)))).toBeNull();
    expect(rsiOf(steps(20, () => 7))).toBe(50);
    expect(atrOf(through(closes))).toBeCloseTo(1.9, 9);
    expect(atrOf(rising.slice(0, 14))).toBeNull();
  });

  it('have swings, and levels where several of them lie', () => {
    const peaks = [10, 12, 14, 16, 14, 12, 10, 12, 14, 16.1, 14, 12, 10, 11, 12, 13];
    const swings = swingsOf(through(peaks, 0));
    expect(swings.map(({ kind, at }) => `${kind} ${at}`)).toEqual(['high 3', 'low 6', 'high 9', 'low 12']);
    const levels = levelsOf(swings, 13, 2);
    expect(levels).toMatchObject([
      { kind: 'support', touches: 2 },
      { kind: 'resistance', touches: 2 },
    ]);
    expect(levels[1]?.price).toBeCloseTo((16.5 + 16.625) / 2, 9);
  });

  it('have the last candle against a large move as an order block, until a candle closes beyond it', () => {
    const quiet = Array.from({ length: 14 }, (_, at) => 100 + (at % 2));
    const moved = [...quiet, 99.5, 104, 109, 114];
    const [block] = orderBlocksOf(through(moved));
    expect(block).toMatchObject({ side: 'demand', from: 14, top: 101 });
    expect(orderBlocksOf(through([...moved, 115, 90]))).toEqual([]);
  });
});

describe('what follows from candles', () => {
  it('is a direction where the trend is clear, with stop and target on the right sides', () => {
    expect(findings(rising).call).toMatchObject({ direction: 'long' });
    expect(findings(falling).call).toMatchObject({ direction: 'short' });
    expect(findings(rising).call.reasonsFor[0]).toMatchObject({ code: 'trendUp' });
    const [up, down] = [findings(rising).call, findings(falling).call];
    if (up.direction === 'neutral' || down.direction === 'neutral') throw new Error('a clear trend has no direction');
    expect([up.stop, up.entry, up.takeProfit]).toEqual([up.stop, up.entry, up.takeProfit].sort((a, b) => a - b));
    expect([down.takeProfit, down.entry, down.stop]).toEqual(
      [down.takeProfit, down.entry, down.stop].sort((a, b) => a - b),
    );
  });

  it('is not enough to say without a trend or with few candles, and tells why', () => {
    expect(findings(sideways).call).toMatchObject({ direction: 'neutral', reasonsFor: [{ code: 'sideways' }] });
    expect(findings(rising.slice(0, LEAST_CANDLES - 1)).call).toMatchObject({
      ...{ direction: 'neutral', entry: null, stop: null, takeProfit: null, riskReward: null },
      reasonsFor: [{ code: 'fewCandles', figures: { candles: LEAST_CANDLES - 1, least: LEAST_CANDLES } }],
    });
    expect(findings([]).call.direction).toBe('neutral');
  });

  it('is neutral for most random walks, whose trend is chance', () => {
    let state = 7;
    const random = (): number => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
    const walks = Array.from({ length: 300 }, () => {
      let price = 100;
      return steps(100, () => (price *= Math.exp((random() + random() + random() - 1.5) * 0.02)));
    });
    const directed = walks.filter((walk) => findings(walk).call.direction !== 'neutral');
    expect(directed.length / walks.length).toBeLessThan(0.05);
  });

  it('never has a stop or a target on the wrong side, nor a price that is none', () => {
    const prices = fc.array(
      fc.tuple(...Array.from({ length: 4 }, () => fc.double({ min: 1e-3, max: 10, noNaN: true }))),
      {
        ...{ minLength: 0, maxLength: 90, size: 'max' },
      },
    );
    const scales = fc.constantFrom(1e-7, 1, 1e6);
    let directed = 0;
    fc.assert(
      fc.property(prices, scales, fc.integer({ min: -20, max: 20 }), (rows, scale, drift) => {
        const candles = rows.map(([a = 1, b = 1, c = 1, d = 1], at) => {
          const factor = scale * Math.exp((drift * at) / 100);
          const [open, close] = [(500 + a) * factor, (500 + b) * factor];
          return {
            open,
            close,
            high: Math.max(open, close) + c * factor * 0.1,
            low: Math.min(open, close) - d * factor * 0.1,
          };
        });
        const { call } = findings(candles);
        if (call.direction === 'neutral') return call.entry === null && call.reasonsFor.length > 0;
        directed += 1;
        const [low, high] = call.direction === 'long' ? [call.stop, call.takeProfit] : [call.takeProfit, call.stop];
        expect(call.riskReward).toBeGreaterThanOrEqual(1);
        return low > 0 && low < call.entry && call.entry < high && call.reasonsFor.length > call.reasonsAgainst.length;
      }),
      { numRuns: 300 },
    );
    expect(directed).toBeGreaterThan(10);
  });
});
