import type { Language } from '../../../platform/errors/index.js';
import { Choice, Integer, MayBeMissing } from '../../../platform/http/index.js';
import { PRODUCT_TYPES, type ProductType, type StoreOrder } from '../entities/store-order.entity.js';
import { fieldTexts } from '../store.messages.js';
import { ChartCouponDto } from './chart-coupon.dto.js';
import { UserMiningItemDto } from './mining-item.dto.js';

/** A purchase. */
export class StoreOrderDto {
  /** Its id. */
  id: string;
  /** The number to say when asking about it. */
  number: string;
  /** What was bought. */
  @Choice(PRODUCT_TYPES, { name: 'StoreProductType' })
  productType: ProductType;
  /** What it was called, in the caller's language. */
  name: string;
  /** Whole L coin. */
  price: number;
  /** The entry in the L coin history. */
  entryId: string;
  /** When it was bought. */
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
  /** In the caller's language. */
  message: string;
  /** The order. */
  order: StoreOrderDto;
  /** The item that was bought. */
  item: UserMiningItemDto;
  /** The L coin that the member has now. */
  balance: string;
}

/** What the buyer of a voucher saw; the call also works without a body. */
export class PurchaseVoucherDto {
  /** The price that the buyer saw: another price in force is refused instead of charged. */
  @MayBeMissing()
  @Integer({ min: 1, message: fieldTexts.price })
  price?: number;
}

/** A finished purchase of a voucher. */
export class VoucherPurchasedDto {
  /** In the caller's language. */
  message: string;
  /** The order. */
  order: StoreOrderDto;
  /** The coupon that was bought. */
  coupon: ChartCouponDto;
  /** The L coin that the member has now. */
  balance: string;
}
