/** How long an answer about a UID is given again without asking. */
export const ANSWER_FRESH_MS = 60_000;
/** The running window in which different UIDs are counted. */
export const LIMIT_WINDOW_MS = 3_600_000;

/** What is known when a visitor asks about a UID. */
export interface CheckAttempt {
  readonly now: Date;
  /** Instants of this visitor's different UIDs within the window, the oldest first. */
  readonly byVisitor: readonly Date[];
  /** The same for the visitor's address. */
  readonly byAddress: readonly Date[];
  readonly alreadyChecked: boolean;
  /** An answer about this UID is younger than a minute. */
  readonly hasFreshAnswer: boolean;
  readonly visitorLimit: number;
  readonly addressLimit: number;
}

export type CheckDecision =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly because: 'visitor' | 'address'; readonly retryAfterSeconds: number };

/**
 * Whether a visitor may check. A UID the visitor has checked within the last minute is answered again in any case; beyond
 * the limit everything else is refused until the oldest check leaves the window.
 */
export function decideCheck(attempt: CheckAttempt): CheckDecision {
  const { byVisitor, byAddress, visitorLimit, addressLimit } = attempt;
  if (attempt.alreadyChecked && attempt.hasFreshAnswer) return { allowed: true };
  if (byVisitor.length >= visitorLimit) return refuse('visitor', attempt.now, byVisitor, visitorLimit);
  if (attempt.alreadyChecked) return { allowed: true };
  if (byAddress.length >= addressLimit) return refuse('address', attempt.now, byAddress, addressLimit);
  return { allowed: true };
}

function refuse(because: 'visitor' | 'address', now: Date, times: readonly Date[], limit: number): CheckDecision {
  const leaves = times[times.length - limit] ?? now;
  const wait = leaves.getTime() + LIMIT_WINDOW_MS - now.getTime();
  return { allowed: false, because, retryAfterSeconds: Math.max(1, Math.ceil(wait / 1000)) };
}
