import fc from 'fast-check';
import { parseDecimal, subtractDecimals, sumDecimals, toDecimalString } from '@/shared/decimal';
import { inCents } from '@/shared/receipts/in-cents';

const valuesOf = (amounts: readonly string[], total = sumDecimals(amounts)): string[] =>
  inCents(amounts, total).map(({ value }) => value);

it('moves a cent where rounded rows would not add up, and only there', () => {
  const day = ['14.027', '17.947', '31.008', '13.507492', '15.198'];
  // Rounded they are 91.70, their sum 91.69.
  expect(sumDecimals(day)).toBe('91.687492');
  expect(valuesOf(day)).toEqual(['14.02', '17.95', '31.01', '13.51', '15.20']);
  expect(inCents(day, '91.687492').map(({ isMoved }) => isMoved)).toEqual([true, false, false, false, false]);
  expect(valuesOf(['19.1231', '21.5146'])).toEqual(['19.12', '21.52']);
  expect(valuesOf(['19.12', '21.51'])).toEqual(['19.12', '21.51']);
});

it('moves the first of equal rows, and shows nothing as 0 that is none', () => {
  expect(valuesOf(['0.004', '0.004', '0.004'])).toEqual(['0.01', '< 0.01', '< 0.01']);
  expect(valuesOf(['87.9812514278', '0.0012'])).toEqual(['87.98', '< 0.01']);
  expect(valuesOf(['87.98', '-0.0012', '0'])).toEqual(['87.98', '> −0.01', '0.00']);
});

it('rounds rows by themselves that are not those of the sum', () => {
  expect(valuesOf(['1.004', '1.004'], '9')).toEqual(['1.00', '1.00']);
});

it('adds up whatever the amounts are, in their order, each less than a cent from its exact amount', () => {
  const amount = fc
    .tuple(fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }), fc.integer({ min: 0, max: 10 }))
    .map(([units, scale]) => toDecimalString({ units, scale }));
  const tie = fc.integer({ min: -9, max: 9 }).map((mills) => toDecimalString({ units: BigInt(mills) * 5n, scale: 3 }));
  fc.assert(
    fc.property(fc.array(fc.oneof(amount, tie), { maxLength: 40 }), (amounts) => {
      const total = sumDecimals(amounts);
      // Less than a cent counts as none.
      const shown = valuesOf(amounts, total).map((value) => (/^[<>]/.test(value) ? '0' : value));
      const [inCent] = valuesOf([total], total).map((value) => (/^[<>]/.test(value) ? '0' : value));
      expect(subtractDecimals(sumDecimals(shown), inCent ?? '')).toBe('0');
      expect(shown).toHaveLength(amounts.length);
      for (const [index, value] of shown.entries()) {
        const { units, scale } = parseDecimal(subtractDecimals(value, amounts[index] ?? '')) ?? { units: 1n, scale: 0 };
        expect((units < 0n ? -units : units) * 100n < 10n ** BigInt(scale)).toBe(true);
      }
    }),
    { numRuns: 500 },
  );
});
