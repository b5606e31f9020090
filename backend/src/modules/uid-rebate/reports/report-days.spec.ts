import { endOfDay, lastClosedDay, zoneLabel } from './report-days.js';

describe("an exchange's day", () => {
  it('ends in its own zone', () => {
    expect(endOfDay('2026-11-19', 8).toISOString()).toBe('2026-11-19T16:00:00.000Z');
    expect(endOfDay('2026-11-19', 0).toISOString()).toBe('2026-11-20T00:00:00.000Z');
  });

  it('is closed when it has ended and its report is out', () => {
    const due = (day: string) => new Date(endOfDay(day, 8).getTime() + 12 * 3_600_000);
    expect(lastClosedDay(new Date('2026-11-20T03:59:59Z'), 8, due)).toBe('2026-11-18');
    expect(lastClosedDay(new Date('2026-11-20T04:00:00Z'), 8, due)).toBe('2026-11-19');
    expect(lastClosedDay(new Date('2026-11-20T03:59:59Z'), 8)).toBe('2026-11-19');
  });

  it('says its zone to people', () => {
    expect([8, 0, -5].map(zoneLabel)).toEqual(['UTC+8', 'UTC', 'UTC-5']);
  });
});
