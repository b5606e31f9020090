import type { EntityManager } from 'typeorm';
import type { MemberView } from '../auth/index.js';

/** Status of a pass: active, expiring (within its notices) or expired. */
export const PASS_STATUSES = ['active', 'expiring', 'expired'] as const;
export type PassStatus = (typeof PASS_STATUSES)[number];

/** From the request for a pass to its end. */
export const INDICATOR_STEPS = ['requested', 'approved', 'rejected', 'cancelled', ...PASS_STATUSES] as const;

/** A past or future step of a request for a pass. */
export interface IndicatorStep {
  readonly step: (typeof INDICATOR_STEPS)[number];
  readonly at: Date;
  readonly done: boolean;
}

/** Other accounts with requests for the same TradingView ID, latest first. */
export interface OtherAccounts {
  /** Total number; `accounts` may list fewer. */
  readonly count: number;
  readonly accounts: readonly {
    readonly member: MemberView;
    readonly hasPending: boolean;
    /** End of its last pass; null without any. */
    readonly passesUntil: Date | null;
  }[];
}

/** What administrators need to know about a request for an indicator, before and after its approval. */
export interface IndicatorTerms {
  /** End of the member's running pass: an approval may not end earlier. */
  readonly runningUntil: Date | null;
  /** Proposed last day, `YYYY-MM-DD`. */
  readonly proposedExpiresOn: string;
  /** Status of the pass; null without one. */
  readonly passStatus: PassStatus | null;
  /** Past and future steps, as shown to the member. */
  readonly timeline: readonly IndicatorStep[];
  readonly others: OtherAccounts;
}

/** Returns the terms of requests by redemption; implemented by the module that sells the passes. */
export type IndicatorTermsSource = (
  em: EntityManager,
  redemptionIds: readonly string[],
) => Promise<ReadonlyMap<string, IndicatorTerms>>;
