import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { lengthOf, Market } from './candles.js';

const HOUR_MS = 3_600_000;
const FROM = Date.parse('2025-03-01T00:00:00Z');
const hours = fc.integer({ min: 0, max: 400_000 }).map((hour) => hour * HOUR_MS);
const sum = (values: readonly number[]): number => values.reduce((total, one) => total + one, 0);

describe('a simulated market', () => {
  it('shows the same candles whenever it is asked, others with another seed, and others for another coin', () => {
    const candles = new Market('BTCUSDT', 'lance').candles('4h', FROM, FROM + 100 * HOUR_MS);
    expect(new Market('BTCUSDT', 'lance').candles('4h', FROM, FROM + 100 * HOUR_MS)).toEqual(candles);
    expect(new Market('BTCUSDT', 'lancet').candles('4h', FROM, FROM + 100 * HOUR_MS)).not.toEqual(candles);
    expect(new Market('ETHUSDT', 'lance').candles('4h', FROM, FROM)[0]?.open).toBeLessThan(10_000);
  });

  it('has candles that are candles, each open where the last one closed, never far from the base', () => {
    fc.assert(
      fc.property(hours, (from) => {
        const candles = new Market('BTCUSDT', 'lance').candles('1h', from, from + 8 * HOUR_MS);
        candles.forEach(({ open, high, low, close, volume }, index) => {
          expect(high).toBeGreaterThanOrEqual(Math.max(open, close));
          expect(low).toBeLessThanOrEqual(Math.min(open, close));
          expect(low).toBeGreaterThan(15_000);
          expect(high).toBeLessThan(150_000);
          expect(volume).toBeGreaterThan(0);
          if (index > 0) expect(open).toBe(candles[index - 1]?.close);
        });
      }),
      { numRuns: 20 },
    );
  });

  it('makes a long candle of exactly its short ones', () => {
    fc.assert(
      fc.property(hours, (from) => {
        const market = new Market('ETHUSDT', 'lance');
        const [long] = market.candles('1h', from, from + HOUR_MS - 1);
        const short = market.candles('5m', from, from + HOUR_MS - 1);
        expect(short).toHaveLength(12);
        expect(long?.open).toBe(short[0]?.open);
        expect(long?.close).toBe(short.at(-1)?.close);
        expect(long?.high).toBe(Math.max(...short.map(({ high }) => high)));
        expect(long?.low).toBe(Math.min(...short.map(({ low }) => low)));
        expect(long?.volume).toBeCloseTo(sum(short.map(({ volume }) => volume)), 6);
      }),
      { numRuns: 20 },
    );
  });

  it('ends with an unfinished candle, which holds the minutes that have begun', () => {
    const market = new Market('SOLUSDT', 'lance');
    const [half] = market.candles('1h', FROM, FROM + HOUR_MS / 2);
    const [full] = market.candles('1h', FROM, FROM + HOUR_MS - 1);
    expect(half?.closeTime).toBe(full?.closeTime);
    expect(half?.volume ?? 0).toBeLessThan(full?.volume ?? 0);
    expect(half?.close).toBe(market.candles('1m', FROM + HOUR_MS / 2, FROM + HOUR_MS / 2)[0]?.close);
  });

  it('moves as such a coin does, and somebody trades a lot now and then', () => {
    const candles = new Market('BTCUSDT', 'lance').candles('4h', FROM, FROM + 90 * 24 * HOUR_MS);
    const moves = candles.map(({ open, close }) => (close - open) / open);
    expect(Math.sqrt(sum(moves.map((move) => move * move)) / moves.length)).toBeGreaterThan(0.006);
    expect(Math.sqrt(sum(moves.map((move) => move * move)) / moves.length)).toBeLessThan(0.02);
    const usual = (index: number): number => sum(candles.slice(index - 20, index).map(({ volume }) => volume)) / 20;
    const large = candles.filter(({ volume }, index) => index >= 20 && volume > usual(index) * 3);
    expect(large.length / candles.length).toBeGreaterThan(0.015);
    expect(large.length / candles.length).toBeLessThan(0.09);
    expect(candles).toHaveLength((90 * 24 * HOUR_MS) / lengthOf('4h') + 1);
  });
});
