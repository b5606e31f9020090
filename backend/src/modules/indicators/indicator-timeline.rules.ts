import { addDays, seoulDay, startOfSeoulDay } from '../../platform/clock/index.js';
import type { IndicatorStep, PassStatus } from '../luff/index.js';
import type { IndicatorPurchase } from './entities/indicator-purchase.entity.js';
import { passStatusOf } from './indicator-pass.rules.js';

/** A purchase with the status of its pass at one moment. */
export interface PurchaseView {
  readonly purchase: IndicatorPurchase;
  readonly passStatus: PassStatus | null;
  readonly timeline: readonly IndicatorStep[];
}

/** A purchase as it is now. */
export function viewOf(purchase: IndicatorPurchase, now: Date, noticeDays: readonly number[]): PurchaseView {
  const { expiresAt } = purchase;
  return {
    purchase,
    passStatus: expiresAt && passStatusOf(expiresAt, now, noticeDays),
    timeline: timelineOf(purchase, now, noticeDays),
  };
}

/**
 * Requested → approved, rejected or cancelled → active → expiring → expired. Future steps are not done; the last step
 * that is done is the current status. A pass is expiring from the day (Asia/Seoul) of the first notice on.
 */
export function timelineOf(
  purchase: Pick<IndicatorPurchase, 'userId' | 'status' | 'createdAt' | 'processedAt' | 'processedBy' | 'expiresAt'>,
  now: Date,
  noticeDays: readonly number[],
): IndicatorStep[] {
  const { userId, status, createdAt, processedAt, processedBy, expiresAt } = purchase;
  const requested: IndicatorStep = { step: 'requested', at: createdAt, done: true };
  if (!processedAt) return [requested];
  if (status === 'rejected' || !expiresAt)
    return [requested, { step: processedBy === userId ? 'cancelled' : 'rejected', at: processedAt, done: true }];
  const noticeDay = addDays(seoulDay(expiresAt), -Math.max(0, ...noticeDays));
  const expiring = later(startOfSeoulDay(noticeDay), processedAt);
  return [
    requested,
    { step: 'approved', at: processedAt, done: true },
    { step: 'active', at: processedAt, done: true },
    { step: 'expiring', at: expiring, done: expiring <= now },
    { step: 'expired', at: expiresAt, done: expiresAt <= now },
  ];
}

function later(a: Date, b: Date): Date {
  return a > b ? a : b;
}
