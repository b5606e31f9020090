import fc from 'fast-check';
import { readyAt, waitOf } from '@/features/home/guides/kyc.rules';
import { formatDateTime } from '@/shared/format';

it('counts the waiting time in hours, whatever the calendar does in between', () => {
  const at = (instant: string, hours: number): string =>
    formatDateTime(readyAt(new Date(instant).getTime(), hours), 'ko');
  expect(at('2026-11-21T05:00:00Z', 720)).toBe('2026.12.21 14:00');
  // Shortly before and after midnight in Seoul.
  expect(at('2026-11-21T14:59:00Z', 24)).toBe('2026.11.22 23:59');
  expect(at('2026-11-21T15:00:00Z', 24)).toBe('2026.11.23 00:00');
  expect(at('2028-02-28T05:00:00Z', 48)).toBe('2028.03.01 14:00');
});

it('says days only where they are whole, and never another length of time', () => {
  expect([1, 24, 36, 48, 50, 720].map(waitOf)).toEqual([
    { unit: 'hours', count: 1 },
    { unit: 'hours', count: 24 },
    { unit: 'hours', count: 36 },
    { unit: 'days', count: 2 },
    { unit: 'hours', count: 50 },
    { unit: 'days', count: 30 },
  ]);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 8760 }), (hours) => {
      const { unit, count } = waitOf(hours);
      expect(count * (unit === 'days' ? 24 : 1)).toBe(hours);
      expect(Number.isInteger(count)).toBe(true);
    }),
  );
});
