import { describe, expect, it } from '@jest/globals';
import { wilson } from './wilson.rules.js';

describe('the interval of a share', () => {
  // From the table in Newcombe (1998), of R's binom.confint(methods = "wilson"), and by hand.
  it.each([
    [81, 263, 0.255, 0.366],
    [15, 148, 0.062, 0.16],
    [0, 20, 0, 0.161],
    [1, 29, 0.006, 0.172],
    [7, 12, 0.32, 0.807],
    [0, 10, 0, 0.2775],
    [8, 10, 0.4902, 0.9433],
    [10, 10, 0.7225, 1],
    [521, 1_000, 0.49, 0.5518],
    [1, 1, 0.207, 1],
    [0, 1, 0, 0.793],
    [50_000, 100_000, 0.497, 0.503],
  ])('%i of %i', (hits, count, low, high) => {
    const interval = wilson(hits, count);
    expect(interval.low).toBeCloseTo(low, 3);
    expect(interval.high).toBeCloseTo(high, 3);
  });

  it('of nothing is everything', () => expect(wilson(0, 0)).toEqual({ low: 0, high: 1 }));
});
