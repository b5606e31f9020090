/** What has been paid to all members and what waits, from the requests themselves. */
export class PayoutSummaryDto {
  /** Whole USDT of all paybacks with a recorded payment, rounded down. */
  paidOutUsdt: string;
  /** How many they are. */
  paidCount: number;
  /** Whole USDT of paybacks that are asked for and not yet paid, rounded up. */
  waitingUsdt: string;
  /** How many they are. */
  waitingCount: number;
  /** Beginning of the hour in which the oldest of them was asked for; null when nothing waits. */
  oldestWaitingAt: string | null;
  /** Median hours from request to payment, one decimal; null without payments in the period. */
  medianHoursToPay: string | null;
  /** Days that the median looks back. */
  medianDays: number;
  /** Payments in that period. */
  medianCount: number;
  /** When this was counted, at most five seconds ago. */
  asOf: string;
}
