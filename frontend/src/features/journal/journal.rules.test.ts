import {
  addMonths,
  lastDayOf,
  plainNumber,
  readMonth,
  tradeResult,
  weeksOf,
  usualMonth,
} from '@/features/journal/journal.rules';

describe('the result of a typed trade', () => {
  const typed = { type: 'long', entryPrice: '100', exitPrice: '110', quantity: '2', leverage: '10' };

  it.each([
    [{}, '200', '100'],
    [{ type: 'short' }, '-200', '-100'],
    [{ leverage: '' }, '20', '10'],
    [{ exitPrice: '100.005', quantity: '1', leverage: '1' }, '0.01', '0.01'],
    [{ exitPrice: '99.995', quantity: '1', leverage: '1' }, '-0.01', '-0.01'],
    [{ entryPrice: '3', exitPrice: '4', quantity: '1', leverage: '1' }, '1', '33.33'],
    [{ type: 'short', entryPrice: '3', exitPrice: '5', quantity: '1', leverage: '1' }, '-2', '-66.67'],
    [{ entryPrice: '0.000000000000000001', exitPrice: '0.000000000000000002', leverage: '1' }, '0', '100'],
  ])('is the server’s, to the last digit: %j', (terms, profitLoss, percent) => {
    expect(tradeResult({ ...typed, ...terms })).toEqual({ profitLoss, percent });
  });

  it.each([{ entryPrice: '' }, { exitPrice: '0' }, { quantity: 'x' }, { entryPrice: '-1' }])(
    'is not known without prices and a quantity: %j',
    (terms) => expect(tradeResult({ ...typed, ...terms })).toBeUndefined(),
  );
});

describe('a month', () => {
  it('has weeks from Sunday on, all of its days and no others', () => {
    expect(weeksOf('2026-11')[0]).toEqual([
      '2026-11-01',
      '2026-11-02',
      '2026-11-03',
      '2026-11-04',
      '2026-11-05',
      '2026-11-06',
      '2026-11-07',
    ]);
    expect(weeksOf('2026-11').at(-1)).toEqual(['2026-11-29', '2026-11-30', null, null, null, null, null]);
    expect(weeksOf('2026-08')[0]).toEqual([null, null, null, null, null, null, '2026-08-01']);
    expect(weeksOf('2026-02')).toHaveLength(4);
    expect(weeksOf('2028-02').flat().filter(Boolean)).toHaveLength(29);
  });

  it('follows another over the turn of the year', () => {
    expect([addMonths('2026-01', -1), addMonths('2026-12', 1), lastDayOf('2026-12')]).toEqual([
      '2025-12',
      '2027-01',
      '2026-12-31',
    ]);
  });

  it.each([
    ['2026-10', '2026-10'],
    ['2026-12', '2026-11'],
    ['2008-12', '2026-11'],
    ['2026-13', '2026-11'],
    ['nonsense', '2026-11'],
    [null, '2026-11'],
  ])('of the address %s is %s', (value, month) => expect(readMonth(value, '2026-11-20')).toBe(month));
});

it.each([
  ['1,234.50', '1234.5'],
  ['1e-7', '0.0000001'],
  ['-3', '-3'],
])('a typed %s is sent as %s', (typed, sent) => expect(plainNumber(typed)).toBe(sent));

describe('the month that is shown unless one is asked for', () => {
  it('is the present one, or on its first days the newest with a record', () => {
    expect(usualMonth('2026-12-01', '2026-11-29')).toBe('2026-11');
    expect(usualMonth('2026-12-07', '2026-09-29')).toBe('2026-09');
    expect(usualMonth('2026-12-08', '2026-11-29')).toBe('2026-12');
    expect(usualMonth('2026-12-01', '2026-12-01')).toBe('2026-12');
    expect(usualMonth('2026-12-01', undefined)).toBe('2026-12');
  });
});
