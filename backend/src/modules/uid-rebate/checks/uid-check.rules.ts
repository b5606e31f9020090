/** Cache lifetime of an answer about a UID. */
export const ANSWER_FRESH_MS = 60_000;
/** Window in which different UIDs are counted. */
export const LIMIT_WINDOW_MS = 3_600_000;

/** Input of the decision about a check or claim. */
export interface CheckAttempt {
  readonly now: Date;
  /** Times of this visitor's different UIDs within the window, oldest first. */
  readonly byVisitor: readonly Date[];
  /** The same for the visitor's network. */
  readonly byNetwork: readonly Date[];
  readonly alreadyChecked: boolean;
  /** Repeating the UID is free: its last answer is less than a minute old, or it is claimed after it was checked. */
  readonly mayRepeat: boolean;
  readonly visitorLimit: number;
  readonly networkLimit: number;
}

export type CheckDecision =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly because: 'visitor' | 'network'; readonly retryAfterSeconds: number };

/**
 * Decides whether a check or claim is allowed. A counted UID may be repeated where that is free; beyond the limit
 * everything else is refused until the oldest entry leaves the window.
 */
export function decideCheck(attempt: CheckAttempt): CheckDecision {
  const { byVisitor, byNetwork, visitorLimit, networkLimit } = attempt;
  if (attempt.alreadyChecked && attempt.mayRepeat) return { allowed: true };
  if (byVisitor.length >= visitorLimit) return refuse('visitor', attempt.now, byVisitor, visitorLimit);
  if (attempt.alreadyChecked) return { allowed: true };
  if (byNetwork.length >= networkLimit) return refuse('network', attempt.now, byNetwork, networkLimit);
  return { allowed: true };
}

function refuse(because: 'visitor' | 'network', now: Date, times: readonly Date[], limit: number): CheckDecision {
  const leaves = times[times.length - limit] ?? now;
  const wait = leaves.getTime() + LIMIT_WINDOW_MS - now.getTime();
  return { allowed: false, because, retryAfterSeconds: Math.max(1, Math.ceil(wait / 1000)) };
}
