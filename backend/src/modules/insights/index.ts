/**
 * Crypto Insights: the market of the Korean and global exchanges, and what is told about it.
 *
 * Owns no money; of members it keeps their favourite coins. Everything shown is the last good value of an outside service with its source and
 * age (`platform/snapshots`); what is missing or stale is never made up.
 */
export { InsightsModule } from './insights.module.js';
export { TIMEFRAMES } from './candles/candle.js';
export type { CandleQuote } from './candles/candle.js';
export { Candles } from './candles/candles.service.js';
export type { CandleList, CandleSpan, PriceRange } from './candles/candles.service.js';
export { Favourites } from './favourites/favourites.service.js';
export { PastMarket } from './history/past-market.service.js';
export { sourceNames } from './insights.messages.js';
export { Market } from './market.service.js';
export { PremiumPictures } from './premium-picture/premium-pictures.service.js';
