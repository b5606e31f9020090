import type { ReviewReason } from './entities/verification-request.entity.js';

/** A UID is 4 to 20 digits; its exchange decides what it means. */
export const UID_FORMAT = /^\d{4,20}$/;

const DAY_MS = 86_400_000;

/** What is known when a member registers a UID. */
export interface Claim {
  readonly now: Date;
  /** What the exchange said: its answer, or why there is none. */
  readonly affiliate:
    | { readonly registered: false }
    | { readonly registered: true; readonly joinedAt: Date | null; readonly isFrozen: boolean }
    | 'noApi'
    | 'apiDown';
  /** Another member has registered, requested or disputes this UID. */
  readonly isClaimedByOthers: boolean;
  /** Days since joining within which a UID is verified without a person. */
  readonly autoVerificationDays: number;
}

export type ClaimDecision =
  | { readonly outcome: 'verified' }
  | { readonly outcome: 'pending'; readonly reason: ReviewReason }
  | { readonly outcome: 'registered' };

/**
 * Decides a registration. Verified at once: the exchange says that the UID is ours, that it joined at most
 * `autoVerificationDays` ago (the instant itself included), and nobody else claims it. Not ours: registered plainly.
 * Everything between is for a person.
 */
export function decideClaim(claim: Claim): ClaimDecision {
  const { affiliate, now, isClaimedByOthers, autoVerificationDays } = claim;
  if (typeof affiliate === 'string') return { outcome: 'pending', reason: affiliate };
  if (!affiliate.registered) return { outcome: 'registered' };
  if (isClaimedByOthers) return { outcome: 'pending', reason: 'claimedByOthers' };
  if (affiliate.isFrozen) return { outcome: 'pending', reason: 'frozen' };
  if (affiliate.joinedAt === null) return { outcome: 'pending', reason: 'joinDateUnknown' };
  const age = now.getTime() - affiliate.joinedAt.getTime();
  // A day of grace for clocks that differ; a date beyond it is not believed.
  if (age < -DAY_MS) return { outcome: 'pending', reason: 'joinDateUnknown' };
  if (age > autoVerificationDays * DAY_MS) return { outcome: 'pending', reason: 'joinedLongAgo' };
  return { outcome: 'verified' };
}

/** How the statuses of a UID are called in answers: `success` is active, `error` refused, anything else pending. */
export function wireStatusOf(status: string): 'success' | 'error' | 'pending' {
  if (status === 'verified') return 'success';
  return status === 'rejected' || status === 'released' ? 'error' : 'pending';
}
