import { ApiProperty } from '@nestjs/swagger';
import { IsInt, Min } from 'class-validator';
import { MayBeMissing } from '../../../platform/http/index.js';
import type { ChartCoupon } from '../entities/chart-coupon.entity.js';
import { fieldTexts } from '../store.messages.js';

const ORIGINS = ['voucher', 'admin'] as const;

/** A coupon for one chart analysis. */
export class ChartCouponDto {
  /** @example "0198f6d2-8f5e-7c3a-9f0e-2d6c1b7a4e55" */
  id: string;
  /** @example "LANCE-7K2M-9QXD" */
  couponCode: string;
  /** @example false */
  isUsed: boolean;
  /** Bought as a voucher, or given by an administrator. @example "voucher" */
  @ApiProperty({ enum: ORIGINS, enumName: 'CouponOrigin' })
  origin: (typeof ORIGINS)[number];
  /** @example null */
  @ApiProperty({ type: String, nullable: true })
  usedAt: string | null;
  /** @example "2026-11-21T03:00:00.000Z" */
  createdAt: string;

  static from({ id, code, orderId, usedAt, createdAt }: ChartCoupon): ChartCouponDto {
    return {
      id,
      couponCode: code,
      isUsed: usedAt !== null,
      origin: orderId === null ? 'admin' : 'voucher',
      usedAt: usedAt?.toISOString() ?? null,
      createdAt: createdAt.toISOString(),
    };
  }
}

/** How many coupons to give; one without a body. */
export class IssueCouponsDto {
  /** 1 to 10 (a setting); 1 when missing. @example 1 */
  @MayBeMissing()
  @Min(1, { message: fieldTexts.couponCount })
  @IsInt({ message: fieldTexts.couponCount })
  count?: number;
}

/** Issued coupons. */
export class CouponsIssuedDto {
  /** In the caller's language. @example "차트 분석 쿠폰 2장을 발급했습니다." */
  message: string;
  coupons: ChartCouponDto[];
}
