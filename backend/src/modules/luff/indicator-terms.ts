import type { EntityManager } from 'typeorm';

/** What an administrator has to know before an indicator is approved. */
export interface IndicatorTerms {
  /** End of the member's running pass: an approval may not end earlier. */
  readonly runningUntil: Date | null;
  /** The last day that is proposed, `YYYY-MM-DD`. */
  readonly proposedExpiresOn: string;
}

/** Answers the terms of requests, by redemption; told by the module that sells the passes. */
export type IndicatorTermsSource = (
  em: EntityManager,
  redemptionIds: readonly string[],
) => Promise<ReadonlyMap<string, IndicatorTerms>>;
