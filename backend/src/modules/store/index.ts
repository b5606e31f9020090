/**
 * The store: mining items, vouchers and coupons for L coin.
 *
 * Owns store_mining_items, store_orders, store_user_mining_items and store_chart_coupons, and the sequence of order
 * numbers.
 * - A purchase is one transaction: points, order, and the item or coupon. It is reconciled both ways: an order without
 *   its transfer, or a transfer without its order, freezes the account.
 * - Every act of a member starts by locking the member row, so that acts are serialised.
 * - An item is stored as it was bought; administrators only change future offers.
 * - The first switch-on starts an item's clock, which nothing stops or extends. Periods in which an item is on are
 *   written to lcoin (`MiningBoosts`) in the transaction of the switch; periods of one item never overlap and never
 *   outlast its clock.
 * - A coupon is reserved for one analysis, then consumed or released, in the transactions of chart-analysis
 *   (`ChartCoupons`); it is never consumed twice.
 */
export { ChartCoupons } from './chart-coupons.service.js';
export { OwnedItems } from './owned-items.service.js';
export { Purchases } from './purchases.service.js';
export { StoreModule } from './store.module.js';
export { StoreSettings } from './store.settings.js';
