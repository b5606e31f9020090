/**
 * The store: mining items, vouchers and coupons.
 *
 * Owns store_mining_items, store_orders, store_user_mining_items and store_chart_coupons.
 */
export { StoreModule } from './store.module.js';
export { Store } from './store.service.js';
