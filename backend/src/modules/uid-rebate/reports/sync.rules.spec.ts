import { MAX_ATTEMPTS, nextAttemptAt, readingsDue } from './sync.rules.js';

const at = new Date('2026-11-20T04:00:00Z');
const plusHours = (hours: number) => new Date(at.getTime() + hours * 3_600_000);

describe('a failed reading', () => {
  it('is tried again after growing pauses of at most six hours, and given up in the end', () => {
    const minutes = Array.from({ length: MAX_ATTEMPTS }, (_, index) => {
      const next = nextAttemptAt(at, index + 1);
      return next && (next.getTime() - at.getTime()) / 60_000;
    });
    expect(minutes).toEqual([5, 10, 20, 40, 80, 160, 320, 360, 360, 360, 360, null]);
  });
});

describe('a report day', () => {
  it('is read when it is due and again on the days that follow', () => {
    const due = (hours: number) => readingsDue(plusHours(hours), at, 2);
    expect([-0.001, 0, 23.9, 24, 47.9, 48, 500].map(due)).toEqual([0, 1, 1, 2, 2, 3, 3]);
    expect(readingsDue(plusHours(500), at, 0)).toBe(1);
  });
});
