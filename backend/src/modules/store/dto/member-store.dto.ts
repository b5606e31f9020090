import { ChartCouponDto } from './chart-coupon.dto.js';
import { UserMiningItemDto } from './mining-item.dto.js';
import { StoreOrderDto } from './order.dto.js';

/** What a member has from the store. */
export class MemberStoreDto {
  /** The newest 100, newest first. */
  orders: StoreOrderDto[];
  /** The newest 100, newest first. */
  items: UserMiningItemDto[];
  /** The unused first, each newest first; of the used ones the newest 100. */
  coupons: ChartCouponDto[];
}
