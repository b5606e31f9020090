/**
 * Indicators: requests for the indicator pass, and the passes.
 *
 * Owns indicators_purchases and indicators_expiry_notices.
 * - Points are held in the transaction of the request and move in the transaction of its decision. A member has one pending
 *   request, whatever pays for it, by a unique index; nobody decides their own.
 * - What is paid with L coin is held and decided here. What is paid with Luff is a redemption of luff, held and decided
 *   there; `RedemptionDecided` brings the decision here in the same transaction, and the terms of a pass go there.
 * - A pass ends at 23:59:59 Asia/Seoul of its last day. A later approval never ends before the running pass.
 * - The end is told at most once for each threshold, the nearest one only, and never when another pass follows.
 */
export { IndicatorDecisions } from './indicator-decisions.service.js';
export { IndicatorPurchases } from './indicator-purchases.service.js';
export { IndicatorsModule } from './indicators.module.js';
