import type { EntityManager } from 'typeorm';
import type { MemberView } from '../auth/index.js';

/** What a pass is: running, in the days of its notices, or over. */
export const PASS_STATUSES = ['active', 'expiring', 'expired'] as const;
export type PassStatus = (typeof PASS_STATUSES)[number];

/** From the request for a pass to its end. */
export const INDICATOR_STEPS = ['requested', 'approved', 'rejected', 'cancelled', ...PASS_STATUSES] as const;

/** One thing that happened to a request for a pass, or is to come. */
export interface IndicatorStep {
  readonly step: (typeof INDICATOR_STEPS)[number];
  readonly at: Date;
  readonly done: boolean;
}

/** The other accounts whose requests name the same TradingView ID, the latest first. */
export interface OtherAccounts {
  /** All of them; those that are named may be fewer. */
  readonly count: number;
  readonly accounts: readonly {
    readonly member: MemberView;
    readonly hasPending: boolean;
    /** End of its last pass; null when it never had one. */
    readonly passesUntil: Date | null;
  }[];
}

/** What an administrator has to know of a request for an indicator: before it is approved, and of its pass afterwards. */
export interface IndicatorTerms {
  /** End of the member's running pass: an approval may not end earlier. */
  readonly runningUntil: Date | null;
  /** The last day that is proposed, `YYYY-MM-DD`. */
  readonly proposedExpiresOn: string;
  /** What the pass is now; null while there is none. */
  readonly passStatus: PassStatus | null;
  /** What happened and what is to come, as the member sees it. */
  readonly timeline: readonly IndicatorStep[];
  readonly others: OtherAccounts;
}

/** Answers the terms of requests, by redemption; told by the module that sells the passes. */
export type IndicatorTermsSource = (
  em: EntityManager,
  redemptionIds: readonly string[],
) => Promise<ReadonlyMap<string, IndicatorTerms>>;
