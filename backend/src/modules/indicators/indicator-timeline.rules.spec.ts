import fc from 'fast-check';
import { endOfSeoulDay } from '../../platform/clock/index.js';
import { passStatusOf } from './indicator-pass.rules.js';
import { timelineOf } from './indicator-timeline.rules.js';

const NOTICES = [7, 3, 1];
const requestedAt = new Date('2026-11-20T03:00:00.000Z');
const approvedAt = new Date('2026-11-20T05:00:00.000Z');
const pending = {
  userId: 'member',
  status: 'pending' as const,
  createdAt: requestedAt,
  processedAt: null,
  processedBy: null,
  expiresAt: null,
};
const approved = {
  ...pending,
  status: 'approved' as const,
  processedAt: approvedAt,
  processedBy: 'admin',
  expiresAt: endOfSeoulDay('2026-12-18'),
};

describe('the timeline of a purchase', () => {
  it('is the request alone while it waits', () => {
    expect(timelineOf(pending, approvedAt, NOTICES)).toEqual([{ step: 'requested', at: requestedAt, done: true }]);
  });

  it.each([
    ['admin', 'rejected'],
    ['member', 'cancelled'],
  ])('ends when %s ends it: %s', (processedBy, step) => {
    const ended = { ...pending, status: 'rejected' as const, processedAt: approvedAt, processedBy };
    expect(timelineOf(ended, approvedAt, NOTICES)).toEqual([
      { step: 'requested', at: requestedAt, done: true },
      { step, at: approvedAt, done: true },
    ]);
  });

  it('shows what is to come', () => {
    expect(timelineOf(approved, new Date('2026-12-10T14:59:59.999Z'), NOTICES)).toEqual([
      { step: 'requested', at: requestedAt, done: true },
      { step: 'approved', at: approvedAt, done: true },
      { step: 'active', at: approvedAt, done: true },
      { step: 'expiring', at: new Date('2026-12-10T15:00:00.000Z'), done: false },
      { step: 'expired', at: new Date('2026-12-18T14:59:59.000Z'), done: false },
    ]);
  });

  it.each([
    ['2026-12-10T15:00:00.000Z', 'expiring'],
    ['2026-12-18T14:59:58.999Z', 'expiring'],
    ['2026-12-18T14:59:59.000Z', 'expired'],
  ])('has reached at %s: %s', (now, step) => {
    expect(timelineOf(approved, new Date(now), NOTICES).findLast(({ done }) => done)?.step).toBe(step);
  });

  it('is in order for any dates and settings, done first, and says what the status says', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 60 }),
        fc.integer({ min: -1, max: 80 }),
        fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 4 }),
        (length, nowDays, notices) => {
          const expiresAt = endOfSeoulDay(new Date(approvedAt.getTime() + length * 86_400_000).toISOString());
          const now = new Date(approvedAt.getTime() + nowDays * 86_400_000);
          const steps = timelineOf({ ...approved, expiresAt }, now, notices);
          expect(steps.map(({ at }) => at.getTime())).toEqual(
            steps.map(({ at }) => at.getTime()).sort((a, b) => a - b),
          );
          expect(steps.map(({ done }) => done)).toEqual(
            steps.map(({ done }) => done).sort((a, b) => Number(b) - Number(a)),
          );
          const reached = steps.findLast(({ done }) => done)?.step;
          if (now >= approvedAt) expect(reached).toBe(passStatusOf(expiresAt, now, notices));
        },
      ),
    );
  });
});
