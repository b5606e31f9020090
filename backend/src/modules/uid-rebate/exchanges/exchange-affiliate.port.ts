/** What an exchange's affiliate programme says about one UID. A definite "no" is a value; not knowing is an error. */
export type InviteeAnswer =
  | { readonly registered: false }
  | {
      readonly registered: true;
      readonly uid: string;
      /** When the UID became our invitee; null where the vendor does not say. */
      readonly joinedAt: Date | null;
      /** The exchange has frozen this invitee or its commissions; undefined where the vendor cannot tell. */
      readonly frozen?: boolean;
      readonly totals?: InviteeTotals;
    };

/** Sums in USDT as decimal text, as far as the vendor tells; `since` null means the whole life of the UID. */
export interface InviteeTotals {
  readonly since: Date | null;
  readonly volumeUsdt?: string;
  readonly feeUsdt?: string;
  readonly commissionUsdt?: string;
}

export type ReportProduct = 'spot' | 'futures' | 'other';

/** What one UID traded in one product on one day of the exchange. Amounts are exact decimal text in USDT, never negative. */
export interface AffiliateReportRow {
  readonly uid: string;
  /** The exchange's own day label, `YYYY-MM-DD` in `dayTimeZone`. */
  readonly day: string;
  readonly product: ReportProduct;
  /** Null where the vendor does not say. */
  readonly volumeUsdt: string | null;
  /** Fee paid by the trader before any rebate; null where the vendor does not say. */
  readonly feeUsdt: string | null;
  /** What the exchange pays us. Frozen commission is not part of it. */
  readonly commissionUsdt: string;
  /** Commission the exchange holds back as abnormal; absent when none. */
  readonly frozenCommissionUsdt?: string;
  /** The volume was computed from the fee. */
  readonly estimated: boolean;
  /** Coins that were converted to USDT, joined by commas; absent when none. */
  readonly coin?: string;
  /** USDT for one coin; absent when no or several coins were converted (then `raw` has the prices). */
  readonly priceUsed?: string;
  /** The vendor's own rows behind this one. */
  readonly raw: unknown;
}

/** Something in a report that could not be read. What it concerns is left out, everything else stays. */
export interface AffiliateReportProblem {
  /** The UID whose row is missing from the report; null when even that could not be read. */
  readonly uid: string | null;
  /** Field of the vendor's row. */
  readonly path: string;
  /** English, for the log and for operators. */
  readonly reason: string;
  readonly raw: unknown;
}

/**
 * One closed day of one exchange, all invitees. A UID with neither row nor problem did not trade on that day: a row
 * that an earlier reading had and this one lacks has been taken back by the exchange. A UID with a problem keeps what is
 * known of it.
 */
export interface AffiliateReport {
  readonly day: string;
  readonly rows: readonly AffiliateReportRow[];
  readonly problems: readonly AffiliateReportProblem[];
}

/** Pages read so far, and how many there will be where the vendor says so. */
export type ReportProgress = (progress: { readonly pagesDone: number; readonly pagesTotal: number | null }) => void;

/** The affiliate programme of one exchange. Both calls throw `upstream.*` when the exchange could not be asked. */
export abstract class ExchangeAffiliate {
  /** Zone of the report's days, for people: `UTC+8`. */
  abstract readonly dayTimeZone: string;
  /** The same in hours east of UTC. */
  abstract readonly dayOffsetHours: number;

  /** Asks whether a UID (4-20 digits) is our invitee, now. */
  abstract findInvitee(uid: string): Promise<InviteeAnswer>;

  /**
   * Reads the report of a closed day (`YYYY-MM-DD`). Throws `exchangeReport.notDue` before the exchange publishes it and
   * `exchangeReport.outOfReach` for a day the exchange no longer serves.
   */
  abstract fetchReportRows(day: string, onProgress?: ReportProgress): Promise<AffiliateReport>;

  /** The instant from which the report of `day` is complete. */
  abstract reportDueAt(day: string): Date;
}
