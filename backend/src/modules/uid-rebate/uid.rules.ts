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
    | 'apiDown'
    | 'inReports';
  /** How many UIDs of this exchange were verified without a person for this member, those given up included. */
  readonly autoVerified: number;
  /** How many there may be. */
  readonly autoVerifyLimit: number;
  /** Days since joining within which a UID is verified without a person. */
  readonly autoVerificationDays: number;
}

export type ClaimDecision =
  | { readonly outcome: 'verified' }
  | { readonly outcome: 'pending'; readonly reason: ReviewReason }
  | { readonly outcome: 'registered' };

/**
 * Decides a registration of a UID that nobody holds. Verified at once: the exchange says that the UID is ours, that it
 * joined at most `autoVerificationDays` ago (the instant itself included), and the member has not had too many in this way.
 * Not ours: registered plainly. Everything between is for a person. What others have entered or requested does not matter.
 */
export function decideClaim(claim: Claim): ClaimDecision {
  const { affiliate, now, autoVerificationDays } = claim;
  if (typeof affiliate === 'string') return { outcome: 'pending', reason: affiliate };
  if (!affiliate.registered) return { outcome: 'registered' };
  if (affiliate.isFrozen) return { outcome: 'pending', reason: 'frozen' };
  if (affiliate.joinedAt === null) return { outcome: 'pending', reason: 'joinDateUnknown' };
  const age = now.getTime() - affiliate.joinedAt.getTime();
  // A day of grace for clocks that differ; a date beyond it is not believed.
  if (age < -DAY_MS) return { outcome: 'pending', reason: 'joinDateUnknown' };
  if (age > autoVerificationDays * DAY_MS) return { outcome: 'pending', reason: 'joinedLongAgo' };
  if (claim.autoVerified >= claim.autoVerifyLimit) return { outcome: 'pending', reason: 'automaticLimit' };
  return { outcome: 'verified' };
}

/** How the statuses of a UID are called in answers: `success` is active, `error` refused, anything else pending. */
export function wireStatusOf(status: string): 'success' | 'error' | 'pending' {
  if (status === 'verified') return 'success';
  return status === 'rejected' || status === 'released' ? 'error' : 'pending';
}
