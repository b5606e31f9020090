import { ApiProperty } from '@nestjs/swagger';
import { IsInt, Min } from 'class-validator';
import type { Language } from '../../../platform/errors/index.js';
import { MayBeMissing } from '../../../platform/http/index.js';
import { PRODUCT_TYPES, type ProductType, type StoreOrder } from '../entities/store-order.entity.js';
import { fieldTexts } from '../store.messages.js';
import { ChartCouponDto } from './chart-coupon.dto.js';
import { UserMiningItemDto } from './mining-item.dto.js';

/** A purchase. */
export class StoreOrderDto {
  /** @example "0198f6d2-8f5e-7c3a-9f0e-2d6c1b7a4e55" */
  id: string;
  /** The number to say when asking about it. @example "1042" */
  number: string;
  @ApiProperty({ enum: PRODUCT_TYPES, enumName: 'StoreProductType' })
  productType: ProductType;
  /** What it was called, in the caller's language. @example "스피드 부스터" */
  name: string;
  /** Whole L coin. @example 200 */
  price: number;
  /** The entry in the L coin history. @example "0198f6d2-8f5e-7c3a-9f0e-2d6c1b7a4e55" */
  entryId: string;
  /** @example "2026-11-21T03:00:00.000Z" */
  createdAt: string;

  static from(order: StoreOrder, language: Language): StoreOrderDto {
    const { id, number, productType, name, price, transferId, createdAt } = order;
    return {
      ...{ id, number, productType, price, name: name[language] },
      entryId: transferId,
      createdAt: createdAt.toISOString(),
    };
  }
}

/** A finished purchase of a mining item. */
export class MiningItemPurchasedDto {
  /** In the caller's language. @example "200 L로 스피드 부스터 구매를 마쳤습니다." */
  message: string;
  order: StoreOrderDto;
  item: UserMiningItemDto;
  /** The L coin that the member has now. @example "1800" */
  balance: string;
}

/** What the buyer of a voucher saw; the call also works without a body. */
export class PurchaseVoucherDto {
  /** The price that the buyer saw: another price in force is refused instead of charged. @example 300 */
  @MayBeMissing()
  @Min(1, { message: fieldTexts.price })
  @IsInt({ message: fieldTexts.price })
  price?: number;
}

/** A finished purchase of a voucher. */
export class VoucherPurchasedDto {
  /** In the caller's language. @example "300 L로 차트 분석 1회권 구매를 마쳤습니다." */
  message: string;
  order: StoreOrderDto;
  coupon: ChartCouponDto;
  /** The L coin that the member has now. @example "1700" */
  balance: string;
}
