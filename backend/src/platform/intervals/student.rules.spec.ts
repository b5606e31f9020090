import { describe, expect, it } from '@jest/globals';
import { studentT } from './student.rules.js';

describe("Student's t of a 95 % interval", () => {
  // R's qt(0.975, df).
  it.each([
    [2, 12.706205],
    [3, 4.302653],
    [6, 2.570582],
    [11, 2.228139],
    [12, 2.200985],
    [13, 2.178813],
    [16, 2.13145],
    [21, 2.085963],
    [31, 2.042272],
    [101, 1.983972],
    [1_001, 1.962339],
  ])('of %i values', (count, t) => expect(studentT(count)).toBeCloseTo(t, 5));

  it.each([0, 1])('of %i values is infinite', (count) => expect(studentT(count)).toBe(Infinity));

  it('falls with every value more', () => {
    const all = Array.from({ length: 60 }, (_, index) => studentT(index + 2));
    expect(all).toEqual(all.toSorted((a, b) => b - a));
  });
});
