/** What an exchange reported of a day. */
export class JournalRebateDto {
  /** Its name. @example "Bitget" */
  exchange: string;
  /** UIDs of the member there that were verified by then. @example ["12345678"] */
  uids: string[];
  /** Time zone of its days. @example "UTC+8" */
  zone: string;
  /** In USDT; null while there is no report. The exchange credits it to the member's account there. @example "3.25" */
  rebate: string | null;
  /** Whether it was computed from other figures of the report. */
  isEstimated: boolean;
  /** Whether the journal has trades there of which the report, although due, has no row. */
  isMissing: boolean;
}

/** Rebates of a day. */
export class JournalRebateDayDto {
  /** Day of the exchange's report, by its own label. @example "2026-11-19" */
  day: string;
  /** Sum of what is reported, in USDT; null while nothing is. @example "3.25" */
  rebate: string | null;
  /** The exchanges it is made of. */
  exchanges: JournalRebateDto[];
}

/** The member's rebates of a period, beside the trades of the journal. */
export class JournalRebatesDto {
  /** Sum of what is reported, in USDT; null while nothing is. @example "3.25" */
  rebate: string | null;
  /** Days with trades whose report has not arrived and is not missing. */
  waitingDays: number;
  /** Days with trades of which the report, although due, has no row. */
  missingDays: number;
  /** Days with a rebate, or with trades at an exchange with a verified UID; oldest first. */
  days: JournalRebateDayDto[];
}
