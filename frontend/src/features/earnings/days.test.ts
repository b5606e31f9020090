import { byDay } from '@/features/earnings/days';
import type { EarningDto } from '@/shared/api/generated/schemas';
import { earning } from '@test/member-fixtures';

const rebate = (day: string, at: string, amount = '1.5'): EarningDto =>
  earning({ day, at, amount, id: `${day} ${at}` });
const lcoin = (at: string, amount: string): EarningDto =>
  earning({ book: 'lcoin', kind: 'lcoin', id: at, day: at.slice(0, 10), at, amount });

describe('a ledger by day', () => {
  it('puts a rebate under the day of its exchange, which ends when the next one has begun', () => {
    const days = byDay(
      [
        lcoin('2026-11-20T03:00:00.000Z', '50'),
        rebate('2026-11-19', '2026-11-20T00:00:00.000Z'),
        lcoin('2026-11-19T23:00:00.000Z', '-20'),
        lcoin('2026-11-19T03:00:00.000Z', '30'),
      ].map((entry) => (entry.id === '2026-11-19T23:00:00.000Z' ? { ...entry, day: '2026-11-20' } : entry)),
      true,
    );
    expect(days.map(({ day, entries, sums }) => [day, entries.length, sums])).toEqual([
      ['2026-11-20', 2, { lcoin: '30' }],
      ['2026-11-19', 2, { rebate: '1.5', lcoin: '30' }],
    ]);
  });

  it('has no sum for a day that may go on with the next page', () => {
    const days = byDay(
      [
        lcoin('2026-11-20T03:00:00.000Z', '50'),
        rebate('2026-11-19', '2026-11-19T16:00:00.000Z'),
        rebate('2026-11-18', '2026-11-19T00:00:00.000Z'),
      ],
      false,
    );
    // The last entry was made on the 19th in Seoul: more of that day, and of days before it, may follow.
    expect(days.map(({ day, sums }) => [day, sums])).toEqual([
      ['2026-11-20', { lcoin: '50' }],
      ['2026-11-19', null],
      ['2026-11-18', null],
    ]);
    expect(byDay([], false)).toEqual([]);
  });
});
