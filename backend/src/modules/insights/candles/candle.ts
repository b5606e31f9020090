import type { DecimalText } from '../feeds.js';

/** A currency in which candles are counted: against USDT they are Binance's, against KRW Upbit's. */
export const CANDLE_QUOTES = ['USDT', 'KRW'] as const;
export type CandleQuote = (typeof CANDLE_QUOTES)[number];

const MINUTE_MS = 60_000;
/** How long a candle lasts, in milliseconds; it begins at a multiple of this since 1970. */
export const TIMEFRAMES = {
  '1m': MINUTE_MS,
  '5m': 5 * MINUTE_MS,
  '15m': 15 * MINUTE_MS,
  '1h': 60 * MINUTE_MS,
  '4h': 240 * MINUTE_MS,
  '1d': 1_440 * MINUTE_MS,
} as const;
export type Timeframe = keyof typeof TIMEFRAMES;

/** What candles are asked for. */
export interface CandleMarket {
  /** The exchange's own ticker of the coin, e.g. BTC; `Candles` also takes another ticker of the coin. */
  readonly symbol: string;
  readonly quote: CandleQuote;
  readonly timeframe: Timeframe;
}

/** What was traded from `at` on. Prices are in the quote currency. */
export interface Candle {
  /** Its beginning, ISO 8601. */
  readonly at: string;
  readonly open: DecimalText;
  readonly high: DecimalText;
  readonly low: DecimalText;
  readonly close: DecimalText;
  /** In the coin. */
  readonly volume: DecimalText;
}
