import { describe, expect, it } from '@jest/globals';
import { Clock } from '../../../platform/clock/index.js';
import { closedWindow, dueAt } from './report-day.js';

class ClockAt extends Clock {
  constructor(private readonly instant: string) {
    super();
  }
  now(): Date {
    return new Date(this.instant);
  }
}
const calendar = { vendor: 'Deepcoin', offsetHours: 8, publishedAtHour: 12, reachDays: 90 };

describe('a report day in UTC+8', () => {
  it('is due at noon of the next day there', () => {
    expect(dueAt('2026-11-17', calendar).toISOString()).toBe('2026-11-18T04:00:00.000Z');
    expect(dueAt('2026-12-31', calendar).toISOString()).toBe('2027-01-01T04:00:00.000Z');
  });

  it('begins at its midnight and ends a millisecond before the next', () => {
    const { start, end } = closedWindow('2026-11-17', calendar, new ClockAt('2026-11-18T04:00:00Z'));
    expect(new Date(start).toISOString()).toBe('2026-11-16T16:00:00.000Z');
    expect(new Date(end).toISOString()).toBe('2026-11-17T15:59:59.999Z');
  });

  it.each([
    ['2026-11-18T03:59:59.999Z', 'exchangeReport.notDue'],
    ['2027-02-14T16:00:00.000Z', 'exchangeReport.outOfReach'],
  ])('asked for at %s is refused (%s)', (instant, code) => {
    expect(() => closedWindow('2026-11-17', calendar, new ClockAt(instant))).toThrow(code);
  });
});
