import { describe, expect, it } from '@jest/globals';
import { bandOf, liquidationMap, STRENGTHS } from '../src/modules/indicators/charts/liquidation-map.rules.js';
import { orderBlocks } from '../src/modules/indicators/charts/order-block.rules.js';
import { candlesOf, pictures, STRETCHES } from './pictures.js';
import { mapFrame } from '../src/modules/indicators/charts/charts.rules.js';
import { liquidationMapPlaces, orderBlockPlaces, whaleHunterPlaces } from './places.rules.js';
import { UNUSUAL, whaleHunter } from '../src/modules/indicators/charts/whale-hunter.rules.js';

function missing(): never {
  throw new Error('there is no such candle');
}

/* The texts tell what happens at the numbered places; what they say has to be true of the candles. */

describe('the picture of Whale Hunter Signal', () => {
  const all = candlesOf(STRETCHES.whaleHunter, UNUSUAL.candles);
  const candles = all.slice(UNUSUAL.candles);
  const observed = whaleHunter(all).slice(UNUSUAL.candles);
  const [failed, unmarked, top, held] = whaleHunterPlaces(candles, observed)?.map(({ candle }) => candle) ?? [];
  const candleAt = (index = -1) => candles[index] ?? missing();
  const timesUsual = (index = -1): number => {
    const before = all.slice(index, index + UNUSUAL.candles);
    return candleAt(index).volume / (before.reduce((sum, { volume }) => sum + volume, 0) / before.length);
  };
  const place = (index = -1): number => {
    const { high, low, close } = candleAt(index);
    return (close - low) / (high - low);
  };

  it('has four candles with at least three times the volume of the twenty before, and no fifth', () => {
    const numbered = [held, top, unmarked, failed].map((index) => timesUsual(index));
    expect(Math.min(...numbered)).toBeGreaterThanOrEqual(3);
    expect(candles.filter((_, index) => timesUsual(index) >= 3)).toHaveLength(4);
  });

  it('4: a buy mark at the foot of a fall, with a long lower wick, above whose low all later candles close', () => {
    const { open, close, low, high } = candleAt(held);
    expect(place(held)).toBeGreaterThanOrEqual(2 / 3);
    expect((Math.min(open, close) - low) / (high - low)).toBeGreaterThan(0.4);
    expect(low).toBe(Math.min(...candles.slice((held ?? 0) - 10, (held ?? 0) + 1).map((one) => one.low)));
    expect(candles.slice((held ?? 0) + 1).every((later) => later.close > low)).toBe(true);
  });

  it('3: a sell mark at the top, after which the price falls', () => {
    expect(place(top)).toBeLessThanOrEqual(1 / 3);
    expect(candleAt(top).high).toBe(Math.max(...candles.map(({ high }) => high)));
    expect(candles.at(-1)?.close).toBeLessThan(candleAt(top).low);
  });

  it('2: large volume without a mark, since the candle closes in the middle of its range', () => {
    expect(place(unmarked)).toBeGreaterThan(1 / 3);
    expect(place(unmarked)).toBeLessThan(2 / 3);
    expect(observed[unmarked ?? -1]).toMatchObject({ isLarge: true, signal: null });
  });

  it('1: a buy mark after which the price rises for some candles and then closes below its low', () => {
    const { close, low } = candleAt(failed);
    expect(place(failed)).toBeGreaterThanOrEqual(2 / 3);
    const end = candles.findIndex((later, index) => index > (failed ?? 0) && later.close < low);
    expect(end).toBeGreaterThan(0);
    expect(Math.max(...candles.slice((failed ?? 0) + 1, end).map(({ high }) => high))).toBeGreaterThan(close);
  });
});

describe('the picture of Order Block', () => {
  const candles = candlesOf(STRETCHES.orderBlock);
  const blocks = orderBlocks(candles);
  const [held, broken] = blocks;
  const candleAt = (index: number | null | undefined) => candles[index ?? -1] ?? missing();

  it('1 and 2: has two zones, both from the last falling candle before three large ones that break the last high', () => {
    expect(blocks).toHaveLength(2);
    expect(orderBlockPlaces(candles, blocks)?.[0]?.candle).toBe(held?.from);
    for (const block of blocks) {
      const { open, close, low } = candleAt(block.from);
      expect(close).toBeLessThan(open);
      expect([block.top, block.bottom]).toEqual([open, low]);
      const move = candles.slice(block.from + 1, block.from + 4);
      for (const one of move) expect(one.close).toBeGreaterThan(one.open);
      const bodies = candles.slice(block.from - 12, block.from).map((one) => Math.abs(one.close - one.open));
      expect(candleAt(block.from + 3).close - close).toBeGreaterThan((4 * bodies.reduce((a, b) => a + b, 0)) / 12);
      expect(candleAt(block.from + 3).close).toBeGreaterThan(block.swing);
    }
  });

  it('3: the price comes back into the first, turns there, and nothing closes below it to the end', () => {
    const touched = held?.touchedAt ?? -1;
    expect(orderBlockPlaces(candles, blocks)?.[2]?.candle).toBe(touched);
    expect(candleAt(touched).low).toBeLessThanOrEqual(held?.top ?? 0);
    expect(Math.max(...candles.slice(touched, touched + 9).map(({ high }) => high))).toBeGreaterThan(
      2 * (held?.top ?? 0) - (held?.bottom ?? 0),
    );
    expect(candles.slice((held?.from ?? 0) + 4).every(({ close }) => close >= (held?.bottom ?? 0))).toBe(true);
  });

  it('4: the second ends at the candle that closes below it', () => {
    expect(orderBlockPlaces(candles, blocks)?.[3]?.candle).toBe(broken?.brokenAt);
    expect(candleAt(broken?.brokenAt).close).toBeLessThan(broken?.bottom ?? 0);
  });
});

describe('the picture of Liquidation Map', () => {
  const all = candlesOf(STRETCHES.liquidationMap, 72);
  const candles = all.slice(72);
  const frame = mapFrame(candles);
  const map = liquidationMap(all, frame).slice(72);
  const [above, below, run, far] = liquidationMapPlaces(candles, map, frame) ?? [];
  const strengthAt = (candle = -1, price = 0): number => map[candle]?.[bandOf(price, frame)] ?? -1;

  it('1 and 2: has a strong band above the price and one below at the same time', () => {
    const { close } = candles[above?.candle ?? -1] ?? missing();
    expect(below?.candle).toBe(above?.candle);
    expect(above?.price).toBeGreaterThan(close);
    expect(below?.price).toBeLessThan(close);
    for (const band of [above, below])
      expect(strengthAt(band?.candle, band?.price)).toBeGreaterThanOrEqual(STRENGTHS - 1);
  });

  it('3: the price shoots up through the one above, which is empty then, and turns', () => {
    const top = run?.candle ?? -1;
    expect(run?.price).toBe(Math.max(...candles.map(({ high }) => high)));
    expect(run?.price).toBeGreaterThan(above?.price ?? 0);
    // What is there now was opened on the way.
    expect(strengthAt(top, above?.price)).toBeLessThanOrEqual(1);
    const before = candles[above?.candle ?? 0]?.close ?? 0;
    expect((run?.price ?? 0) / before).toBeGreaterThan(1.015);
    expect(candles.at(-1)?.close).toBeLessThan((run?.price ?? 0) * 0.982);
  });

  it('4: a strong band stays to the end, since the price stops well above it', () => {
    expect(strengthAt(far?.candle, far?.price)).toBeGreaterThanOrEqual(STRENGTHS - 1);
    expect(strengthAt(71, far?.price)).toBeGreaterThanOrEqual(STRENGTHS - 1);
    expect(Math.min(...candles.map(({ low }) => low))).toBeGreaterThan((far?.price ?? 0) * 1.005);
  });
});

describe('every picture', () => {
  it.each(Object.entries(pictures()))(
    '%s has four numbered places on it, in few shapes and few bytes',
    (_name, picture) => {
      expect(picture.marks).toHaveLength(4);
      for (const { x, y } of picture.marks) {
        expect([x >= 0, x <= 1_800, y >= 0, y <= 1_000]).toEqual([true, true, true, true]);
      }
      expect(picture.shapes.length).toBeLessThanOrEqual(7);
      expect(picture.shapes.every(({ d }) => d.length > 0)).toBe(true);
      expect(JSON.stringify(picture).length).toBeLessThan(8_000);
      expect(picture.prices.length).toBeGreaterThanOrEqual(2);
    },
  );
});
