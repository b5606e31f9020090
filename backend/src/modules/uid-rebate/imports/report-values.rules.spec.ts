import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { decimalMarkOf, feeFrom, readAmount, readDay, readRate, readUid } from './report-values.rules.js';

const dayRules = { offsetHours: 8, today: '2026-11-20' };

describe('a UID cell', () => {
  it.each([
    ['36100001', '36100001'],
    [' 36100001 ', '36100001'],
    ['="36100001"', '36100001'],
    ["'36100001", '36100001'],
    ['３６１０', '3610'],
    ['36100001.0', '36100001'],
    ['00123456', '00123456'],
    ['83544916791192469301', '83544916791192469301'],
  ])('%s is read', (cell, value) => expect(readUid(cell)).toEqual({ value }));

  it.each([
    ['', 'missing'],
    ['123', 'uidInvalid'],
    ['123456789012345678901', 'uidInvalid'],
    ['36,100,001', 'uidInvalid'],
    ['=1+1', 'uidInvalid'],
    ['12a4', 'uidInvalid'],
    ['8.35449E+17', 'uidPrecisionLost'],
    ['8,35449E+17', 'uidPrecisionLost'],
  ])('%s is refused', (cell, cause) => expect(readUid(cell)).toEqual({ cause }));
});

describe('an amount cell', () => {
  it.each([
    ['1,234.5', '.', '1234.5'],
    ['1.234,5', ',', '1234.5'],
    ['1 234,50', ',', '1234.5'],
    ["1'234.5", '.', '1234.5'],
    ['$ 12.30', '.', '12.3'],
    ['12.30 USDT', '.', '12.3'],
    ['.5', '.', '0.5'],
    ['0', '.', '0'],
    ['-0.00', '.', '0'],
    ['2.5E-7', '.', '0.00000025'],
    ['90100000000000.07', '.', '90100000000000.07'],
  ] as const)('%s with decimal mark %s is read', (cell, mark, value) =>
    expect(readAmount(cell, mark)).toEqual({ value }),
  );

  it.each([
    ['', '.', 'missing'],
    ['-', '.', 'missing'],
    ['abc', '.', 'amountInvalid'],
    ['1,5', '.', 'amountInvalid'],
    ['1.5', ',', 'amountInvalid'],
    ['1,23,456', '.', 'amountInvalid'],
    ['NaN', '.', 'amountInvalid'],
    ['Infinity', '.', 'amountInvalid'],
    ['=1+1', '.', 'amountInvalid'],
    ['-1', '.', 'amountNegative'],
    ['(12.5)', '.', 'amountNegative'],
    ['1e20', '.', 'amountTooLarge'],
  ] as const)('%s with decimal mark %s is refused', (cell, mark, cause) =>
    expect(readAmount(cell, mark)).toEqual({ cause }),
  );

  it('reads what it writes, grouped or not, in both notations', () => {
    const whole = fc.bigInt({ min: 0n, max: 10n ** 19n });
    const cents = fc.integer({ min: 0, max: 99 });
    fc.assert(
      fc.property(
        whole,
        cents,
        fc.constantFrom('.' as const, ',' as const),
        fc.boolean(),
        (units, part, mark, isGrouped) => {
          const group = mark === '.' ? ',' : '.';
          const digits = isGrouped ? units.toString().replace(/\B(?=(\d{3})+$)/g, group) : units.toString();
          const value = `${units}${part ? `.${String(part).padStart(2, '0')}`.replace(/0+$/, '') : ''}`;
          expect(readAmount(`${digits}${mark}${String(part).padStart(2, '0')}`, mark)).toEqual({ value });
        },
      ),
    );
  });

  it('never throws and never makes up a number, whatever stands in the cell', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom('.' as const, ',' as const), (cell, mark) => {
        const read = readAmount(cell, mark);
        if ('value' in read) expect(read.value).toMatch(/^\d+(\.\d{1,18})?$/);
      }),
    );
  });
});

describe('the decimal mark of a file', () => {
  it.each([
    [['1,234.5', '7'], '.'],
    [['1.234,5', '7'], ','],
    [['12,5'], ','],
    [['12.5'], '.'],
    [['12,5', '12.5'], '.'],
    [['1,234', '5,678'], null],
    [[], null],
  ] as const)('of %j is %s', (cells, mark) => expect(decimalMarkOf(cells)).toBe(mark));
});

describe('a rate cell', () => {
  it.each([
    ['70%', '0.7'],
    ['0.7', '0.7'],
    ['1', '1'],
    ['12.5 %', '0.125'],
  ])('%s is read', (cell, value) => expect(readRate(cell, '.')).toEqual({ value }));
  it.each(['0', '1.01', '70', '-0.1', '101%', 'x'])('%s is refused', (cell) =>
    expect(readRate(cell, '.')).toEqual({ cause: 'rateInvalid' }),
  );
  it('gives the fee exactly where a float would not', () => expect(feeFrom('0.21', '0.7')).toBe('0.3'));
});

describe('a day cell', () => {
  it.each([
    '2026-11-01',
    '2026/11/1',
    '2026.11.01.',
    '2026. 11. 1.',
    '20261101',
    '2026년 11월 1일',
    '2026-11-01 23:59:59',
    '2026-11-01T23:59',
    '1 Nov 2026',
    'Nov 1, 2026',
    'November 1, 2026 10:30 AM',
    '46327',
    '46327.75',
    '1793462400',
    '1793462400000',
    '2026-10-31T16:00:00Z',
    '2026-10-31 17:00:00 UTC',
    '2026-11-01T01:00:00+09:00',
  ])('%s is 1 November', (cell) => expect(readDay(cell, dayRules)).toEqual({ value: '2026-11-01' }));

  it('with the year last is ambiguous unless the order is known or the numbers decide', () => {
    expect(readDay('03/04/2026', dayRules)).toEqual({ cause: 'dayAmbiguous' });
    expect(readDay('03/04/2026', { ...dayRules, order: 'dmy' })).toEqual({ value: '2026-04-03' });
    expect(readDay('03/04/2026', { ...dayRules, order: 'mdy' })).toEqual({ value: '2026-03-04' });
    expect(readDay('25/04/2026', dayRules)).toEqual({ value: '2026-04-25' });
    expect(readDay('04-25-2026', dayRules)).toEqual({ value: '2026-04-25' });
    expect(readDay('04/04/2026', dayRules)).toEqual({ value: '2026-04-04' });
  });

  it.each([
    ['', 'missing'],
    ['2026-02-30', 'dayInvalid'],
    ['2026-13-01', 'dayInvalid'],
    ['yesterday', 'dayInvalid'],
    ['1', 'dayInvalid'],
    ['=TODAY()', 'dayInvalid'],
    ['2026-11-21', 'dayOutOfRange'],
    ['1999-01-01', 'dayOutOfRange'],
  ])('%s is refused', (cell, cause) => expect(readDay(cell, dayRules)).toEqual({ cause }));

  it('reads every calendar day in every unambiguous form', () => {
    const instant = fc.date({ min: new Date('2015-01-01'), max: new Date('2026-11-20'), noInvalidDate: true });
    fc.assert(
      fc.property(instant, (date) => {
        const label = date.toISOString().slice(0, 10);
        const serial = Math.floor(date.getTime() / 86_400_000) + 25_569;
        for (const form of [label, label.replaceAll('-', '/'), label.replaceAll('-', ''), String(serial)]) {
          expect(readDay(form, dayRules)).toEqual({ value: label });
        }
      }),
    );
  });

  it('never throws, whatever stands in the cell', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (cell) => void readDay(cell, dayRules)));
  });
});

it('a cell is read once, however long a run of blanks in it is', () => {
  const blanks = ' '.repeat(1_000_000);
  expect(readAmount(`1${blanks}x`, '.')).toEqual({ cause: 'amountInvalid' });
  expect(readRate(`1${blanks}x%`, '.')).toEqual({ cause: 'rateInvalid' });
  expect(readDay(`1${'T'.repeat(1_000_000)}x`, dayRules)).toEqual({ cause: 'dayInvalid' });
});
