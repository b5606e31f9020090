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

/** Report rows whose rebate exceeds the commission that the exchange pays us. */
export class FlaggedTotalsDto {
  /** Number of rows. */
  rows: number;
  /** Sum of their rebates, USDT. */
  rebate: string;
  /** Sum of their commissions, USDT. */
  commission: string;
}

/** The summary figures and counts of the back-office. */
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
  /** Report rows to check, counted and added up. */
  flagged: FlaggedTotalsDto;
}
