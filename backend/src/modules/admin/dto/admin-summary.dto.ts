/** What waits for an administrator. */
export class PendingCountsDto {
  /** UID verification requests. @example 1 */
  uidVerifications: number;
  /** Disputes about a UID. @example 0 */
  uidDisputes: number;
  /** Requests to redeem Luff. @example 2 */
  luffRedemptions: number;
  /** Indicator requests that are paid with L coin. @example 1 */
  indicatorPurchases: number;
}

/** The figures at the top of the back-office. */
export class AdminSummaryDto {
  /** @example 128 */
  totalUsers: number;
  /** Rebate by all reports of all members, in USDT. @example "60412.5" */
  totalRebate: string;
  /** Volume by all reports of all members, in USDT. @example "201375000" */
  totalVolume: string;
  /** L coin that all members have. @example "256000" */
  totalLCoins: string;
  /** Everything that waits for a decision; the badge on the requests. @example 3 */
  pendingCount: number;
  pending: PendingCountsDto;
  /** Differences that reconciliation has found and nobody has closed; the red badge. @example 0 */
  ledgerFindings: number;
}
