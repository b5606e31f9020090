/**
 * Result of asking an exchange's affiliate programme about one UID. A definite "no" is a value; not knowing is an error.
 */
export type InviteeAnswer =
  | { readonly registered: false }
  | {
      readonly registered: true;
      readonly uid: string;
      /** When the UID became our invitee; null if the vendor does not say. */
      readonly joinedAt: Date | null;
      /** The exchange has frozen this invitee or its commissions; undefined if the vendor cannot tell. */
      readonly frozen?: boolean;
      readonly totals?: InviteeTotals;
    };

/** Totals in USDT as decimal text, where available; `since` null means the lifetime of the UID. */
export interface InviteeTotals {
  readonly since: Date | null;
  readonly volumeUsdt?: string;
  readonly feeUsdt?: string;
  readonly commissionUsdt?: string;
}

export type ReportProduct = 'spot' | 'futures' | 'other';

/**
 * Trading of one UID in one product on one day of the exchange. Amounts are exact decimal text in USDT, never negative.
 */
export interface AffiliateReportRow {
  readonly uid: string;
  /** The exchange's day label, `YYYY-MM-DD` in `dayTimeZone`. */
  readonly day: string;
  readonly product: ReportProduct;
  /** Null if the vendor does not report it. */
  readonly volumeUsdt: string | null;
  /** Fee paid by the trader before any rebate; null if the vendor does not report it. */
  readonly feeUsdt: string | null;
  /** Commission paid to us, without frozen commission. */
  readonly commissionUsdt: string;
  /** Commission held back by the exchange; absent if none. */
  readonly frozenCommissionUsdt?: string;
  /** The volume was derived from the fee. */
  readonly estimated: boolean;
  /** Coins converted to USDT, separated by commas; absent if none. */
  readonly coin?: string;
  /** USDT per coin; absent if no or several coins were converted (then `raw` has the prices). */
  readonly priceUsed?: string;
  /** The vendor's original rows. */
  readonly raw: unknown;
}

/** An unreadable part of a report. Only what it concerns is left out. */
export interface AffiliateReportProblem {
  /** The UID whose row is missing from the report; null if even the UID was unreadable. */
  readonly uid: string | null;
  /** Field of the vendor's row. */
  readonly path: string;
  /** In English, for logs and operators. */
  readonly reason: string;
  readonly raw: unknown;
}

/**
 * One closed day of one exchange, all invitees. A UID with neither row nor problem did not trade on that day: a row of an
 * earlier reading that is missing here was withdrawn by the exchange. A UID with a problem keeps its known rows.
 */
export interface AffiliateReport {
  readonly day: string;
  readonly rows: readonly AffiliateReportRow[];
  readonly problems: readonly AffiliateReportProblem[];
}

/** Pages read so far, and the total if the vendor reports it. */
export type ReportProgress = (progress: { readonly pagesDone: number; readonly pagesTotal: number | null }) => void;

/** The affiliate programme of one exchange. Both calls throw `upstream.*` if the exchange cannot be asked. */
export interface ExchangeAffiliate {
  /** Display time zone of report days: `UTC+8`. */
  readonly dayTimeZone: string;
  /** The same in hours east of UTC. */
  readonly dayOffsetHours: number;

  /** Asks whether a UID (4-20 digits) is our invitee. */
  findInvitee(uid: string): Promise<InviteeAnswer>;

  /**
   * Reads the report of a closed day (`YYYY-MM-DD`). Throws `exchangeReport.notDue` before the exchange publishes it and
   * `exchangeReport.outOfReach` for a day the exchange no longer serves.
   */
  fetchReportRows(day: string, onProgress?: ReportProgress): Promise<AffiliateReport>;

  /** When the report of `day` is complete. */
  reportDueAt(day: string): Date;
}
