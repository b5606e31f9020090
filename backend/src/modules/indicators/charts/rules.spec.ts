import { describe, expect, it } from '@jest/globals';
import type { Candle } from './chart.rules.js';
import { roundPrices, Scale } from './drawing.rules.js';
import { bandOf, liquidationMap, STRENGTHS } from './liquidation-map.rules.js';
import { orderBlocks } from './order-block.rules.js';
import { whaleHunter } from './whale-hunter.rules.js';

const candle = (open: number, high: number, low: number, close: number, volume = 100): Candle => ({
  ...{ open, high, low, close, volume },
});
const calm = (count: number): Candle[] => Array.from({ length: count }, () => candle(100, 101, 99, 100));

describe('the scale of a drawing', () => {
  it('has a few round prices, and smaller steps where those would be fewer than three', () => {
    expect(roundPrices(new Scale(72, 124, 92, 0.24), 30)).toEqual([100, 110, 120]);
    expect(roundPrices(new Scale(72, 231, 203, 0.24), 30)).toEqual([205, 210, 215, 220, 225]);
  });
});

describe('Whale Hunter Signal', () => {
  const signalOf = (last: Candle, before = 20) => whaleHunter([...calm(before), last]).at(-1);

  it('marks a candle with three times the volume that closes in the outer third of its range, and no other', () => {
    expect(signalOf(candle(10, 20, 0, 19, 300))?.signal).toBe('buy');
    expect(signalOf(candle(10, 20, 0, 1, 300))?.signal).toBe('sell');
    expect(signalOf(candle(10, 20, 0, 10, 300))).toMatchObject({ isLarge: true, signal: null });
    expect(signalOf(candle(10, 20, 0, 19, 299))).toMatchObject({ isLarge: false, signal: null });
    expect(signalOf(candle(10, 10, 10, 10, 900))?.signal).toBeNull();
  });

  it('says nothing before it has twenty candles to compare with, and compares with nothing that comes later', () => {
    expect(signalOf(candle(10, 20, 0, 19, 900), 19)).toEqual({ usualVolume: null, isLarge: false, signal: null });
    const candles = [...calm(20), candle(10, 20, 0, 19, 300)];
    expect(whaleHunter([...candles, candle(10, 20, 0, 19, 9_000)])[20]).toEqual(whaleHunter(candles)[20]);
  });
});

describe('Order Block', () => {
  // A swing high at 106, a fall, the block (95 to 90), three candles up that close above the swing.
  const story = [
    ...calm(10),
    candle(101, 106, 100, 104),
    candle(104, 105, 99, 100),
    candle(100, 101, 94, 95),
    candle(95, 96, 90, 92),
    candle(92, 98, 92, 97),
    candle(97, 104, 97, 103),
    candle(103, 110, 103, 109),
  ];
  const blockOf = (...later: Candle[]) => orderBlocks([...story, ...later]).find(({ from }) => from === 13);

  it('is the last falling candle before three that rise far and close above the last swing high', () => {
    expect(blockOf()).toEqual({
      ...{ side: 'demand', from: 13, top: 95, bottom: 90, swing: 106 },
      ...{ touchedAt: null, brokenAt: null },
    });
    const short = story.with(-1, candle(103, 110, 103, 106));
    expect(orderBlocks(short).some(({ from }) => from === 13)).toBe(false);
    const hesitant = story.with(-2, candle(97, 104, 95, 96));
    expect(orderBlocks(hesitant).some(({ from }) => from === 13)).toBe(false);
  });

  it('stands while nothing closes below it: a wick is a touch, a close is the end', () => {
    expect(blockOf(candle(109, 109, 94, 96))).toMatchObject({ touchedAt: 17, brokenAt: null });
    expect(blockOf(candle(109, 109, 89, 91))).toMatchObject({ touchedAt: 17, brokenAt: null });
    expect(blockOf(candle(109, 109, 94, 96), candle(96, 97, 88, 89))).toMatchObject({ touchedAt: 17, brokenAt: 18 });
  });

  it('is the same upside down', () => {
    const turned = story.map(({ open, high, low, close }) => candle(200 - open, 200 - low, 200 - high, 200 - close));
    expect(orderBlocks(turned)).toContainEqual({
      ...{ side: 'supply', from: 13, top: 110, bottom: 105, swing: 94 },
      ...{ touchedAt: null, brokenAt: null },
    });
  });
});

describe('Liquidation Map', () => {
  const frame = { top: 150, bottom: 50, bands: 100 };
  const still = candle(100, 100, 100, 100);
  const at = (map: readonly (readonly number[])[], candleIndex: number, price: number): number =>
    map[candleIndex]?.[bandOf(price, frame)] ?? -1;

  it('assumes positions of each leverage on both sides, the usual ones more than the rare ones', () => {
    const map = liquidationMap([still], frame);
    expect([110.5, 104.5, 102.5, 101.5].map((price) => at(map, 0, price))).toEqual([3, 5, 5, 3]);
    expect([90.5, 96.5, 98.5, 99.5].map((price) => at(map, 0, price))).toEqual([3, 5, 5, 3]);
    expect(at(map, 0, 130)).toBe(0);
  });

  it('grows with the volume, and what the price passes is gone until somebody trades again', () => {
    const map = liquidationMap([still, still, candle(100, 105, 100, 105, 0)], frame);
    expect(at(map, 1, 104.5)).toBe(STRENGTHS);
    expect(at(map, 0, 104.5)).toBeLessThan(STRENGTHS);
    expect(at(map, 2, 104.5)).toBe(0);
    expect(at(map, 2, 96.5)).toBe(STRENGTHS);
  });
});
