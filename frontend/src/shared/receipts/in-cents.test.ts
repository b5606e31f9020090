import fc from 'fast-check';
import { roundDecimal, parseDecimal, subtractDecimals, sumDecimals, toDecimalString } from '@/shared/decimal';
import { cents, roundingOf } from '@/shared/receipts/in-cents';

it('is the row that is missing where rounded amounts add up to another sum, and only there', () => {
  // Rounded they are 91.70, their sum 91.69.
  const day = ['14.027', '17.947', '31.008', '13.507492', '15.198'];
  expect(sumDecimals(day)).toBe('91.687492');
  expect(roundingOf(day, '91.687492')).toBe('-0.01');
  expect(roundingOf(['19.1231', '21.5146'], '40.6377')).toBe('0.01');
  expect(roundingOf(['0.004', '0.004', '0.004'], '0.012')).toBe('0.01');
  expect(Number(roundingOf(['19.12', '21.51'], '40.63'))).toBe(0);
});

it('makes up for digits that the service cut, each amount for itself, and for no more', () => {
  const day = '1.00499999';
  expect(roundingOf([day, day, day], '3.01499999')).toBe('0.01');
  expect(roundingOf([day, day, day], '3.015')).toBe('0.02');
  expect(roundingOf([day, day, day], '3.01500001')).toBe('0');
});

it('is nothing where the rows are not all of the sum', () => {
  expect(Number(roundingOf(['1.004', '1.004'], '9'))).toBe(0);
  expect(Number(roundingOf([], '9'))).toBe(0);
});

it('adds up with the rounded amounts to the rounded sum, whatever these are', () => {
  const amount = fc
    .tuple(fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }), fc.integer({ min: 0, max: 10 }))
    .map(([units, scale]) => toDecimalString({ units, scale }));
  const tie = fc.integer({ min: -9, max: 9 }).map((mills) => toDecimalString({ units: BigInt(mills) * 5n, scale: 3 }));
  const rounded = (value: string): string =>
    toDecimalString(roundDecimal(parseDecimal(value) ?? { units: 0n, scale: 0 }, 2));
  fc.assert(
    fc.property(fc.array(fc.oneof(amount, tie), { minLength: 1, maxLength: 40 }), (amounts) => {
      const total = sumDecimals(amounts);
      const shown = sumDecimals([...amounts.map(rounded), roundingOf(amounts, total)]);
      expect(Number(subtractDecimals(shown, rounded(total)))).toBe(0);
    }),
    { numRuns: 500 },
  );
});

it('shows nothing as 0 that is none', () => {
  expect(cents('0.0012')).toBe('0.0012');
  expect(cents('87.9812514278')).toBe('87.98');
});
