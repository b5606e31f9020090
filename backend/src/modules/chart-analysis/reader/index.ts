/*
 * The embedded chart reader: from a picture of a chart to candles in prices, and from these to levels and a direction.
 * No network, no database, no settings; whoever uses it stores what it answers. Pictures that were not opened by
 * `openPicture` are never decoded.
 */
export type {
  AxisLabel,
  Box,
  Palette,
  Picture,
  PriceAxis,
  ReadCandle,
  Reading,
  ReadingHints,
  Timeframe,
  Unread,
} from './reading.js';
export type {
  Call,
  DirectedCall,
  DrawnMark,
  Findings,
  Level,
  NeutralCall,
  OrderBlock,
  PriceCandle,
  Reason,
  Swing,
  Trend,
} from './findings.js';
export { cropPicture } from './crop-picture.js';
export { MOST_BYTES, openPicture } from './open-picture.js';
export { priceAt, yAt } from './price-axis.rules.js';
export { ReaderFailure, type ReaderFailureKind, ReaderPool } from './reader-pool.js';
export { drawReading, findingsOf } from './findings.rules.js';
