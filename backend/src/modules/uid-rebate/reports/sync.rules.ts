/** Attempts before an administrator has to look. */
export const MAX_ATTEMPTS = 12;
const FIRST_WAIT_MS = 5 * 60_000;
const LONGEST_WAIT_MS = 6 * 3_600_000;

/** Time of the next attempt after `attempts` failures; null when it is given up. */
export function nextAttemptAt(failedAt: Date, attempts: number): Date | null {
  if (attempts >= MAX_ATTEMPTS) return null;
  const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempts - 1));
  return new Date(failedAt.getTime() + wait);
}

/**
 * How often a day should have been read by now: once when its report is due, and again on each of the following
 * `correctionDays` days. 0 before it is due.
 */
export function readingsDue(now: Date, dueAt: Date, correctionDays: number): number {
  const age = now.getTime() - dueAt.getTime();
  if (age < 0) return 0;
  return Math.min(correctionDays, Math.floor(age / 86_400_000)) + 1;
}
