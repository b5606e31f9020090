import { priceDigits, priceText, unreadableBy } from './figures.rules.js';
import { findingsOf, type AxisLabel, type Findings, type ReadCandle, type Reading } from './reader/index.js';

const label = (text: string): AxisLabel => ({
  ...{ text, value: Number(text.replaceAll(',', '')), y: 0, fits: true },
  box: { x: 0, y: 0, width: 1, height: 1 },
});
const candle = (low: number, high: number): ReadCandle => ({
  ...{ x: 0, width: 3, up: true, open: low, close: high },
  ...{ low, high },
});
const axis = (...labels: string[]) => ({ kind: 'log' as const, slope: -1, offset: 0, labels: labels.map(label) });
const call = (entry: number, stop: number, takeProfit: number): Pick<Findings, 'call'> => ({
  call: {
    ...{ direction: 'long', entry, stop, takeProfit, riskReward: 2, reasonsFor: [], reasonsAgainst: [] },
  },
});
const neutral: Pick<Findings, 'call'> = {
  call: {
    ...{ direction: 'neutral', entry: null, stop: null, takeProfit: null, riskReward: null },
    ...{ reasonsFor: [], reasonsAgainst: [] },
  },
};

describe('decimals of prices', () => {
  it('are those of the labels; a comma between thousands is none', () => {
    expect(priceDigits({ axis: axis('980', '1,000'), candles: [candle(900, 1_100)] }, neutral)).toBe(1);
    expect(priceDigits({ axis: axis('98.25', '1,000.50'), candles: [candle(90, 1_100)] }, neutral)).toBe(2);
  });

  it('tell entry, stop and target apart on a scale that spans a thousandfold', () => {
    const reading = { axis: axis('1', '10', '1,000'), candles: [candle(0.5, 4_000)] };
    const plan = call(1.234, 1.198, 1.305);
    const digits = priceDigits(reading, plan);
    const told = [1.234, 1.198, 1.305].map((price) => priceText(price, digits));
    expect(new Set(told).size).toBe(3);
    // The ratio of what is told is that of what is meant, within a tenth.
    const [entry = 0, stop = 0, target = 0] = told.map(Number);
    expect((target - entry) / (entry - stop)).toBeCloseTo((1.305 - 1.234) / (1.234 - 1.198), 1);
  });
});

describe('a reading of few candles', () => {
  const read = (count: number): Pick<Reading, 'candles'> & Reading => ({
    ...{ width: 100, height: 100, theme: 'light', palette: 'green-red', plot: { x: 0, y: 0, width: 1, height: 1 } },
    ...{ axis: axis('1', '2', '3'), symbol: null, timeframe: null, lastPrice: 2, legibility: 1, unread: [] },
    candles: Array.from({ length: count }, () => candle(1, 2)),
  });

  it('is an answer: not enough to say, and why', () => {
    const found = findingsOf(read(12));
    expect(found.call).toMatchObject({ direction: 'neutral', reasonsFor: [{ code: 'fewCandles' }] });
    expect(unreadableBy(read(12), found)).toBeNull();
    expect(unreadableBy(read(0), findingsOf({ ...read(0), unread: ['picture'] }))).toBe('unreadable');
    expect(unreadableBy(read(0), findingsOf({ ...read(0), axis: null, unread: ['axis'] }))).toBe('axisUnreadable');
  });
});
