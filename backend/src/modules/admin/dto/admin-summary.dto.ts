/** What waits for an administrator. */
export class PendingCountsDto {
  /** UID verification requests. */
  uidVerifications: number;
  /** Disputes about a UID. */
  uidDisputes: number;
  /** Requests to redeem Luff. */
  luffRedemptions: number;
  /** Indicator requests that are paid with L coin. */
  indicatorPurchases: number;
}

/** Report rows of which we promise more than the exchange pays us. */
export class FlaggedTotalsDto {
  /** How many. */
  rows: number;
  /** USDT that they promise. */
  rebate: string;
  /** USDT that the exchanges pay us for them. */
  commission: string;
}

/** The figures at the top of the back-office. */
export class AdminSummaryDto {
  /** Members with an open account. */
  totalUsers: number;
  /** Rebate by all reports of all members, in USDT. */
  totalRebate: string;
  /** Volume by all reports of all members, in USDT. */
  totalVolume: string;
  /** L coin that all members have. */
  totalLCoins: string;
  /** Everything that waits for a decision; the badge on the requests. */
  pendingCount: number;
  /** The same by kind. */
  pending: PendingCountsDto;
  /** Differences that reconciliation has found and nobody has closed; the red badge. */
  ledgerFindings: number;
  /** Report rows to check. */
  flagged: FlaggedTotalsDto;
}
