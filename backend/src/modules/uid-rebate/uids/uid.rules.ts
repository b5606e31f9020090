import type { ReviewReason } from '../entities/verification-request.entity.js';

/** A UID is 4 to 20 digits; its exchange decides what it means. */
export const UID_FORMAT = /^\d{4,20}$/;

const DAY_MS = 86_400_000;

/** Input of the decision about a registered UID. */
export interface Claim {
  readonly now: Date;
  /** The exchange's answer, or why there is none. */
  readonly affiliate:
    | { readonly registered: false }
    | { readonly registered: true; readonly joinedAt: Date | null; readonly isFrozen: boolean }
    | 'noApi'
    | 'apiDown'
    | 'inReports';
  /** UIDs of this exchange verified automatically for this member so far, released ones included. */
  readonly autoVerified: number;
  /** Maximum of these. */
  readonly autoVerifyLimit: number;
  /** Days since joining within which a UID is verified automatically. */
  readonly autoVerificationDays: number;
}

export type ClaimDecision =
  | { readonly outcome: 'verified' }
  | { readonly outcome: 'pending'; readonly reason: ReviewReason }
  | { readonly outcome: 'registered' };

/**
 * Decides the registration of a UID that nobody holds. Verified at once: the exchange confirms that the UID is ours, it
 * joined at most `autoVerificationDays` ago (inclusive), and the member's limit is not reached. Not ours: only
 * registered. Everything else needs a manual decision. Registrations and requests of others do not matter.
 */
export function decideClaim(claim: Claim): ClaimDecision {
  const { affiliate, now, autoVerificationDays } = claim;
  if (typeof affiliate === 'string') return { outcome: 'pending', reason: affiliate };
  if (!affiliate.registered) return { outcome: 'registered' };
  if (affiliate.isFrozen) return { outcome: 'pending', reason: 'frozen' };
  if (affiliate.joinedAt === null) return { outcome: 'pending', reason: 'joinDateUnknown' };
  const age = now.getTime() - affiliate.joinedAt.getTime();
  // Allows a day of clock difference; a later date is not trusted.
  if (age < -DAY_MS) return { outcome: 'pending', reason: 'joinDateUnknown' };
  if (age > autoVerificationDays * DAY_MS) return { outcome: 'pending', reason: 'joinedLongAgo' };
  if (claim.autoVerified >= claim.autoVerifyLimit) return { outcome: 'pending', reason: 'automaticLimit' };
  return { outcome: 'verified' };
}

/** Names of UID statuses in API responses: `success` is active, `error` refused, anything else pending. */
export function wireStatusOf(status: string): 'success' | 'error' | 'pending' {
  if (status === 'verified') return 'success';
  return status === 'rejected' || status === 'released' ? 'error' : 'pending';
}
