import fc from 'fast-check';
import { addDays, endOfSeoulDay, seoulDay } from '../../platform/clock/index.js';
import { daysLeft, dueNotice, passStatusOf, proposedExpiryDay, wrongExpiry } from './indicator-pass.rules.js';

const NOTICES = [7, 3, 1];
/** Noon in Seoul. */
const noonOf = (day: string): Date => new Date(`${day}T03:00:00.000Z`);
const END = endOfSeoulDay('2026-12-18');

describe('a pass', () => {
  it.each([
    ['2026-11-20', 28, 'active'],
    ['2026-12-10', 8, 'active'],
    ['2026-12-11', 7, 'expiring'],
    ['2026-12-17', 1, 'expiring'],
    ['2026-12-18', 0, 'expiring'],
    ['2026-12-19', null, 'expired'],
  ])('on %s has %s days left and is %s', (day, left, status) => {
    expect(daysLeft(END, noonOf(day))).toBe(left);
    expect(passStatusOf(END, noonOf(day), NOTICES)).toBe(status);
  });

  it('counts days of Seoul, whatever the hour', () => {
    expect(daysLeft(END, new Date('2026-12-17T14:59:59.999Z'))).toBe(1);
    expect(daysLeft(END, new Date('2026-12-17T15:00:00.000Z'))).toBe(0);
    expect(daysLeft(END, new Date(END.getTime() - 1))).toBe(0);
    expect(daysLeft(END, END)).toBeNull();
  });

  it('is proposed to begin today, or when the running one has ended', () => {
    const now = noonOf('2026-11-20');
    expect(proposedExpiryDay(now, null, 28)).toBe('2026-12-18');
    expect(proposedExpiryDay(now, endOfSeoulDay('2026-11-25'), 28)).toBe('2026-12-23');
    expect(proposedExpiryDay(now, endOfSeoulDay('2026-11-19'), 28)).toBe('2026-12-18');
    // Past midnight in Seoul it is tomorrow already.
    expect(proposedExpiryDay(new Date('2026-11-20T15:00:00.000Z'), null, 28)).toBe('2026-12-19');
  });

  it('may end from today on, not before the running one, and within five years', () => {
    const now = noonOf('2028-02-29');
    const judged = (day: string, running: string | null = null) =>
      wrongExpiry(endOfSeoulDay(day), now, running === null ? null : endOfSeoulDay(running));
    expect(judged('2028-02-28')).toBe('past');
    expect(judged('2028-02-29')).toBeNull();
    expect(judged('2028-03-09', '2028-03-10')).toBe('beforeRunningEnds');
    expect(judged('2028-03-10', '2028-03-10')).toBeNull();
    expect(judged('2033-02-28')).toBeNull();
    expect(judged('2033-03-01')).toBe('tooFar');
    expect(judged('2028-03-01', '2028-02-20')).toBeNull();
  });

  it('is proposed what may be approved', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2026-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }),
        fc.option(fc.integer({ min: -400, max: 400 })),
        fc.integer({ min: 1, max: 1_400 }),
        (now, offset, passDays) => {
          const running = offset === null ? null : endOfSeoulDay(addDays(seoulDay(now), offset));
          const end = endOfSeoulDay(proposedExpiryDay(now, running, passDays));
          expect(wrongExpiry(end, now, running)).toBeNull();
          expect(daysLeft(end, now)).toBe(passDays + Math.max(0, offset ?? 0));
        },
      ),
    );
  });
});

describe('the notices of a pass', () => {
  const approvedAt = noonOf('2026-11-20');
  const due = (day: string, told: readonly number[], approved = approvedAt) =>
    dueNotice({ expiresAt: END, approvedAt: approved, told }, noonOf(day), NOTICES);

  it.each([
    ['2026-12-10', [], null],
    ['2026-12-11', [], 7],
    ['2026-12-11', [7], null],
    ['2026-12-14', [7], null],
    ['2026-12-15', [7], 3],
    ['2026-12-17', [7, 3], 1],
    ['2026-12-18', [7, 3, 1], null],
  ])('on %s after %j: %s', (day, told, expected) => {
    expect(due(day, told)).toBe(expected);
  });

  it('are only the nearest after an outage, none once it is over, and none that the approval has told', () => {
    expect(due('2026-12-13', [])).toBe(7);
    expect(due('2026-12-16', [])).toBe(3);
    expect(due('2026-12-18', [])).toBe(1);
    expect(due('2026-12-19', [])).toBeNull();
    expect(due('2026-12-14', [3])).toBeNull();
    const approvedLate = noonOf('2026-12-13');
    expect(due('2026-12-13', [], approvedLate)).toBeNull();
    expect(due('2026-12-15', [], approvedLate)).toBe(3);
    expect(due('2026-12-18', [], noonOf('2026-12-18'))).toBeNull();
  });

  it('tell no threshold twice and no larger one after a smaller, in any order of days, restarts and outages', () => {
    const day = fc.integer({ min: -3, max: 40 });
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 5 }),
        fc.array(day, { maxLength: 60 }),
        day,
        (thresholds, days, approvedDaysBefore) => {
          const dayBefore = (count: number): Date => noonOf(addDays('2026-12-18', -count));
          const told: number[] = [];
          for (const count of days) {
            const pass = { expiresAt: END, approvedAt: dayBefore(Math.max(0, approvedDaysBefore)), told };
            const notice = dueNotice(pass, dayBefore(count), thresholds);
            if (notice === null) continue;
            expect(thresholds).toContain(notice);
            expect(told.every((earlier) => earlier > notice)).toBe(true);
            expect(notice).toBeGreaterThanOrEqual(count);
            expect(thresholds.filter((one) => one >= count && one < notice)).toEqual([]);
            told.push(notice);
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  it('come all of them to a pass that was approved in time, when every day is looked at', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 5 }), (thresholds) => {
        const told: number[] = [];
        for (let count = 40; count >= 0; count -= 1) {
          const now = noonOf(addDays('2026-12-18', -count));
          const notice = dueNotice({ expiresAt: END, approvedAt: noonOf('2026-11-01'), told }, now, thresholds);
          if (notice !== null) told.push(notice);
        }
        expect(told).toEqual([...thresholds].sort((a, b) => b - a));
      }),
    );
  });
});
