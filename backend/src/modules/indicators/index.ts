/**
 * Indicators: requests for the indicator pass, and the passes.
 *
 * Owns indicators_purchases and indicators_expiry_notices.
 */
export { IndicatorPurchases } from './indicator-purchases.service.js';
export { IndicatorsModule } from './indicators.module.js';
