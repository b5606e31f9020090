import { markOf, priceDigits, priceText, unreadableBy } from './figures.rules.js';
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
    ...{ width: 100, height: 100, theme: 'light', palette: 'green-red', plot: { x: 5, y: 10, width: 80, height: 70 } },
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

describe('shapes without a price axis', () => {
  const none: Reading = {
    ...{ width: 1_200, height: 800, theme: 'light', palette: 'green-red', candles: [], lastPrice: null },
    ...{ axis: null, symbol: null, timeframe: null, legibility: 0.2, unread: ['axis'] },
    plot: { x: 0, y: 60, width: 1_100, height: 560 },
  };
  const told = (reading: Reading) => unreadableBy(reading, findingsOf(reading));

  it('are told as candles where they fill a picture as candles do', () => {
    expect(told(none)).toBe('axisUnreadable');
    // A dark chart within a larger light page.
    expect(told({ ...none, plot: { x: 200, y: 240, width: 770, height: 360 } })).toBe('axisUnreadable');
  });

  it.each<[string, Partial<Reading>]>([
    ['lines of text', { plot: { x: 10, y: 10, width: 1_168, height: 131 } }],
    ['a column of a table', { plot: { x: 232, y: 53, width: 84, height: 513 } }],
    ['a long page', { width: 360, height: 3_600, plot: { x: 18, y: 308, width: 321, height: 2_788 } }],
    ['bars, of which half are no candles', { unread: ['axis', 'candlesInPart'] }],
  ])('are no candles: %s', (_, shapes) => expect(told({ ...none, ...shapes })).toBe('unreadable'));
});

describe('a zone', () => {
  const zone = (bottom: number, top: number) =>
    markOf({ mark: 'zone', of: 'supply', bottom, top, box: { x: 1, y: 2, width: 3, height: 4 } }, 2).text;

  it('is told by both ends, or by one price where these are the same as they are shown', () => {
    expect(zone(1_350.5, 1_351)).toBe('1,350.50 – 1,351.00');
    expect(zone(135.511, 135.514)).toBe('135.51');
  });
});
