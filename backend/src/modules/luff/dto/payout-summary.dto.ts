import { ApiProperty } from '@nestjs/swagger';

/** What has been paid to all members and what waits, from the requests themselves. */
export class PayoutSummaryDto {
  /** Whole USDT of all paybacks with a recorded payment, rounded down. @example "12480" */
  paidOutUsdt: string;
  /** @example 31 */
  paidCount: number;
  /** Whole USDT of paybacks that are asked for and not yet paid, rounded up. @example "640" */
  waitingUsdt: string;
  /** @example 3 */
  waitingCount: number;
  /** Beginning of the hour in which the oldest of them was asked for; null when nothing waits. @example "2026-11-20T03:00:00.000Z" */
  @ApiProperty({ type: String, nullable: true })
  oldestWaitingAt: string | null;
  /** Median hours from request to payment, one decimal; null without payments in the period. @example "18.4" */
  @ApiProperty({ type: String, nullable: true })
  medianHoursToPay: string | null;
  /** Days that the median looks back. @example 90 */
  medianDays: number;
  /** Payments in that period. @example 12 */
  medianCount: number;
  /** When this was counted, at most five seconds ago. @example "2026-11-21T09:00:00.000Z" */
  asOf: string;
}
