import { trade } from '@test/journal-fixtures';
import {
  daysOfPeriod,
  isOfGroup,
  monthsOf,
  placesOf,
  pointsOf,
  stepOf,
} from '@/features/journal/statistics/statistics.rules';

describe('the rules of the statistics', () => {
  it('know the days of a period', () => {
    expect(daysOfPeriod('30', '2026-11-20')).toEqual({ from: '2026-10-22' });
    expect(daysOfPeriod('all', '2026-11-20')).toEqual({});
  });

  const row = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ day: String(index), result: '1', equity: String(index + 1) }));

  it.each([
    [1, 1, 1],
    [180, 1, 180],
    [181, 2, 91],
    [1000, 6, 167],
  ])('draw of %d days every %d. one, %d in all, with the last', (count, every, drawn) => {
    const found = pointsOf(row(count));
    expect(found).toMatchObject({ every });
    expect(found.points).toHaveLength(drawn);
    expect(found.points.at(-1)?.equity).toBe(String(count));
  });

  it.each([
    ['symbol', 'BTC-USDT', 'ETH-USDT'],
    ['side', 'long', 'short'],
    ['weekday', '3', '4'],
    ['hour', null, '0'],
    ['leverage', '10', null],
    ['exchange', 'Binance', 'OKX'],
    ['tag', 'news', 'late'],
    ['setup', 'breakout', null],
    ['mistake', null, 'late'],
  ] as const)('find the trades of a %s as the service does', (by, key, other) => {
    const one = trade({ tradeDate: '2026-11-18', tags: ['dip', 'news'], setup: 'breakout' });
    expect(isOfGroup(one, { by, key })).toBe(true);
    expect(isOfGroup(one, { by, key: other })).toBe(false);
  });

  it('know hours of imported trades alone, and no leverage of them', () => {
    const imported = trade({ isImported: true, closedAt: '2026-11-18T16:30:00.000Z' });
    expect(isOfGroup(imported, { by: 'hour', key: '1' })).toBe(true);
    expect(isOfGroup(imported, { by: 'leverage', key: null })).toBe(true);
  });

  it.each([
    ['0', 0],
    ['100', 4],
    ['50', 2],
    ['50.1', 3],
    ['0.00000000001', 1],
    ['-0.00000000001', -1],
    ['-100', -4],
  ])('colour %s of 100 in step %d', (result, step) => expect(stepOf(result, '100')).toBe(step));

  it('lay a year out in weeks from Sunday on', () => {
    const days = placesOf('2026');
    expect(days).toHaveLength(365);
    expect(days[0]).toEqual({ day: '2026-01-01', column: 1, row: 5 });
    expect(days.at(-1)).toEqual({ day: '2026-12-31', column: 53, row: 5 });
    expect(placesOf('2028').at(-1)).toEqual({ day: '2028-12-31', column: 54, row: 1 });
  });

  it('add up months exactly', () => {
    const day = (on: string, result: string) => ({ day: on, result, equity: '0' });
    const days = [day('2026-10-31', '0.1'), day('2026-10-30', '0.2'), day('2026-11-01', '-1'), day('2026-11-02', '0')];
    expect(monthsOf(days)).toEqual([
      { month: '2026-10', won: 2, lost: 0, result: '0.3' },
      { month: '2026-11', won: 0, lost: 1, result: '-1' },
    ]);
  });
});
