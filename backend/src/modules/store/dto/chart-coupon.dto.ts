import { Choice, Integer, MayBeMissing } from '../../../platform/http/index.js';
import type { ChartCoupon } from '../entities/chart-coupon.entity.js';
import { fieldTexts } from '../store.messages.js';

const ORIGINS = ['voucher', 'admin'] as const;

/** A coupon for one chart analysis. */
export class ChartCouponDto {
  /** Its id. */
  id: string;
  /** What is entered to use it. */
  couponCode: string;
  /** Whether it was used, or is reserved for an analysis under way. */
  isUsed: boolean;
  /** Bought as a voucher, or given by an administrator. */
  @Choice(ORIGINS, { name: 'CouponOrigin' })
  origin: (typeof ORIGINS)[number];
  /** When it was used; null before. @example "2026-11-21T03:00:00.000Z" */
  usedAt: string | null;
  /** When it was made. */
  createdAt: string;

  static from({ id, code, orderId, usedFor, usedAt, createdAt }: ChartCoupon): ChartCouponDto {
    return {
      id,
      couponCode: code,
      isUsed: usedFor !== null,
      origin: orderId === null ? 'admin' : 'voucher',
      usedAt: usedAt?.toISOString() ?? null,
      createdAt: createdAt.toISOString(),
    };
  }
}

/** How many coupons to give; one without a body. */
export class IssueCouponsDto {
  /** 1 to 10 (a setting); 1 when missing. */
  @MayBeMissing()
  @Integer({ min: 1, message: fieldTexts.couponCount })
  count?: number;
}

/** Issued coupons. */
export class CouponsIssuedDto {
  /** In the caller's language. */
  message: string;
  /** The new coupons. */
  coupons: ChartCouponDto[];
}
