/**
 * The store: mining items, vouchers and coupons, all bought for L coin.
 *
 * Owns store_mining_items, store_orders, store_user_mining_items and store_chart_coupons, and the sequence of order numbers.
 * - A purchase is one transaction: points, order, and the item or the coupon. It is reconciled both ways: an order without
 *   its transfer, or a transfer without its order, freezes the account.
 * - What a member does is in a transaction that begins with the member's row, so that it comes one after the other.
 * - An item is kept as it was when it was bought; administrators change what is on offer from now on.
 * - The first switch on starts an item's clock, which nothing stops or extends. When an item works is written into lcoin
 *   (`MiningBoosts`) in the transaction of the switch: windows of one item never overlap and never outlast its clock.
 */
export { OwnedItems } from './owned-items.service.js';
export { Purchases } from './purchases.service.js';
export { StoreModule } from './store.module.js';
