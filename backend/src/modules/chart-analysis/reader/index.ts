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
} from './findings.rules.js';
export { openPicture, PICTURE_LIMITS } from './open-picture.js';
export { PictureRefusal, type PictureRefusalKind } from './picture-refusal.js';
