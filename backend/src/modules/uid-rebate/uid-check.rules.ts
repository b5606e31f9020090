/** How long an answer about a UID is given again without asking. */
export const ANSWER_FRESH_MS = 60_000;
/** The running window in which different UIDs are counted. */
export const LIMIT_WINDOW_MS = 3_600_000;

/** What is known when a visitor asks about a UID or claims it. */
export interface CheckAttempt {
  readonly now: Date;
  /** Instants of this visitor's different UIDs within the window, the oldest first. */
  readonly byVisitor: readonly Date[];
  /** The same for the visitor's network. */
  readonly byNetwork: readonly Date[];
  readonly alreadyChecked: boolean;
  /** The same UID again costs nothing: its last answer is younger than a minute, or it is claimed after it was checked. */
  readonly mayRepeat: boolean;
  readonly visitorLimit: number;
  readonly networkLimit: number;
}

export type CheckDecision =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly because: 'visitor' | 'network'; readonly retryAfterSeconds: number };

/**
 * Whether a visitor may ask. A UID that is counted already may be repeated in any case where that costs nothing; beyond
 * the limit everything else is refused until the oldest one leaves the window.
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
