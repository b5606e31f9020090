import { addDays, daysBetween, seoulDay } from '../../platform/clock/index.js';
import type { PassStatus } from '../luff/index.js';

/** A pass is approved for at most so long: beyond it is a slip of the calendar. */
export const MOST_YEARS = 5;

/** Whole days of Asia/Seoul until the pass ends: 0 on its last day; null once it is over. */
export function daysLeft(expiresAt: Date, now: Date): number | null {
  return expiresAt <= now ? null : daysBetween(seoulDay(now), seoulDay(expiresAt));
}

/** What a pass is now. It is expiring while at most as many days are left as the first notice is given before. */
export function passStatusOf(expiresAt: Date, now: Date, noticeDays: readonly number[]): PassStatus {
  const left = daysLeft(expiresAt, now);
  if (left === null) return 'expired';
  return left <= Math.max(0, ...noticeDays) ? 'expiring' : 'active';
}

/** The last day that is proposed for a new pass: it begins today, or when the running one has ended. */
export function proposedExpiryDay(now: Date, runningUntil: Date | null, passDays: number): string {
  const begins = runningUntil && runningUntil > now ? runningUntil : now;
  return addDays(seoulDay(begins), passDays);
}

/** Why a pass may not end then; null when it may. A running pass is never shortened. */
export function wrongExpiry(
  end: Date,
  now: Date,
  runningUntil: Date | null,
): 'past' | 'beforeRunningEnds' | 'tooFar' | null {
  if (end <= now) return 'past';
  if (runningUntil && end < runningUntil) return 'beforeRunningEnds';
  const today = seoulDay(now);
  const lastDay = `${Number(today.slice(0, 4)) + MOST_YEARS}${today.slice(4)}`;
  return seoulDay(end) > lastDay ? 'tooFar' : null;
}

/** A pass as its notices see it. */
export interface NoticedPass {
  readonly expiresAt: Date;
  /** When the member was told the date, by the approval. */
  readonly approvedAt: Date;
  /** Thresholds of the notices that were given, in days. */
  readonly told: readonly number[];
}

/**
 * Which notice is due, in days before the end; null when none is. Only the nearest threshold is ever due, so that whoever
 * was not told in time is told once; one that lay before the approval has been told by it; after a smaller one no larger
 * one follows.
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
