import fc from 'fast-check';
import { addDays, dayAtOffset, daysBetween, endOfSeoulDay, seoulDay, startOfDay } from './index.js';

describe('days', () => {
  it('change in Seoul at 15:00 UTC', () => {
    expect(seoulDay(new Date('2026-11-20T14:59:59.999Z'))).toBe('2026-11-20');
    expect(seoulDay(new Date('2026-11-20T15:00:00.000Z'))).toBe('2026-11-21');
  });

  it('count over month ends and leap days', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
    expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
  });

  it('start at an instant that lies in that day, whatever the offset', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }),
        fc.integer({ min: -12, max: 14 }),
        (instant, offset) => {
          const day = dayAtOffset(instant, offset);
          const start = startOfDay(day, offset);
          expect(dayAtOffset(start, offset)).toBe(day);
          expect(instant.getTime() - start.getTime()).toBeLessThan(86_400_000);
          expect(instant.getTime()).toBeGreaterThanOrEqual(start.getTime());
        },
      ),
    );
  });

  it.each([
    ['a day', '2026-12-18'],
    ['an instant of that day', '2026-12-17T15:00:00.000Z'],
    ['its last instant', '2026-12-18T14:59:59.999Z'],
    ['an instant in another zone', '2026-12-17T10:00:00-05:00'],
    ['a time of day in Seoul', '2026-12-18T00:00'],
  ])('end at 23:59:59 in Seoul, chosen by %s', (_, chosen) => {
    expect(endOfSeoulDay(chosen)).toEqual(new Date('2026-12-18T14:59:59.000Z'));
  });

  it('end in the day that was chosen', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }),
        (instant) => {
          const end = endOfSeoulDay(instant.toISOString());
          expect(seoulDay(end)).toBe(seoulDay(instant));
          expect(endOfSeoulDay(seoulDay(instant))).toEqual(end);
          expect(startOfDay(addDays(seoulDay(instant), 1), 9).getTime() - end.getTime()).toBe(1_000);
        },
      ),
    );
  });
});
