import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readAmount } from './cells.rules.js';

describe('an amount', () => {
  it.each([
    ['0', '0'],
    ['-0', '0'],
    ['-0.00', '0'],
    ['1.50', '1.5'],
    ['007', '7'],
    ['.5', '0.5'],
    ['1,234.50', '1234.5'],
    ['1e-3', '0.001'],
    ['-99999999999.00000000000000000001', '-99999999999.00000000000000000001'],
  ])('of %s is kept as %s', (cell, amount) => {
    expect(readAmount(cell)).toEqual({ value: { amount, unit: '' } });
  });

  it('that is taken as it stands is what the whole reading makes of it', () => {
    const cell = fc.string({ unit: fc.constantFrom(...'000123456789..-'), minLength: 1, maxLength: 26 });
    // A unit that is asked for takes the long way.
    fc.assert(
      fc.property(cell, (text) => expect(readAmount(text)).toEqual(readAmount(text, ''))),
      { numRuns: 5_000 },
    );
  });
});
