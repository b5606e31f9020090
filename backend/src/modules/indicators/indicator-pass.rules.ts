import { addDays, daysBetween, seoulDay } from '../../platform/clock/index.js';
import type { PassStatus } from '../luff/index.js';

/** Maximum length of an approval, which catches slips in the calendar. */
export const MAX_YEARS = 5;

/** Whole days (Asia/Seoul) until the pass ends: 0 on its last day, null once it is over. */
export function daysLeft(expiresAt: Date, now: Date): number | null {
  return expiresAt <= now ? null : daysBetween(seoulDay(now), seoulDay(expiresAt));
}

/** Status of a pass. It is expiring once as many days are left as the first notice is given before. */
export function passStatusOf(expiresAt: Date, now: Date, noticeDays: readonly number[]): PassStatus {
  const left = daysLeft(expiresAt, now);
  if (left === null) return 'expired';
  return left <= Math.max(0, ...noticeDays) ? 'expiring' : 'active';
}

/** Proposed last day of a new pass, which starts today or after the running one. */
export function proposedExpiryDay(now: Date, runningUntil: Date | null, passDays: number): string {
  const begins = runningUntil && runningUntil > now ? runningUntil : now;
  return addDays(seoulDay(begins), passDays);
}

/** Why a pass may not end on this day; null if it may. A running pass is never shortened. */
export function wrongExpiry(
  end: Date,
  now: Date,
  runningUntil: Date | null,
): 'past' | 'beforeRunningEnds' | 'tooFar' | null {
  if (end <= now) return 'past';
  if (runningUntil && end < runningUntil) return 'beforeRunningEnds';
  const today = seoulDay(now);
  const lastDay = `${Number(today.slice(0, 4)) + MAX_YEARS}${today.slice(4)}`;
  return seoulDay(end) > lastDay ? 'tooFar' : null;
}

/** A pass as seen by its notices. */
export interface NoticedPass {
  readonly expiresAt: Date;
  /** When the approval told the member the date. */
  readonly approvedAt: Date;
  /** Thresholds of notices already given, in days. */
  readonly told: readonly number[];
}

/**
 * The due notice in days before the end; null if none is due. Only the nearest threshold is ever due, so late notices are
 * given once; thresholds before the approval are covered by it; no larger threshold follows a smaller one.
 */
export function dueNotice(pass: NoticedPass, now: Date, noticeDays: readonly number[]): number | null {
  const left = daysLeft(pass.expiresAt, now);
  if (left === null) return null;
  const reached = noticeDays.filter((days) => days >= left);
  if (reached.length === 0) return null;
  const nearest = Math.min(...reached);
  const atApproval = daysLeft(pass.expiresAt, pass.approvedAt) ?? 0;
  return nearest >= atApproval || pass.told.some((days) => days <= nearest) ? null : nearest;
}
