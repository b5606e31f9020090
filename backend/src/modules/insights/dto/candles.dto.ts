import { Choice, Format, Limit } from '../../../platform/http/index.js';
import { CANDLE_QUOTES, type CandleMarket, type CandleQuote, type Timeframe, TIMEFRAMES } from '../candles/candle.js';
import type { CandleList } from '../candles/candles.service.js';
import { SourceDto } from './source.dto.js';

export class CandlesQuery {
  /** Ticker of the coin at the exchange. */
  @Format(/^[\p{L}\p{N}._-]{1,30}$/u, { min: 1, max: 30 })
  symbol: string;
  /** Against USDT on Binance, against KRW on Upbit. */
  @Choice(CANDLE_QUOTES, { name: 'CandleQuote' })
  quote: CandleQuote;
  /** How long a candle lasts. */
  @Choice(Object.keys(TIMEFRAMES), { name: 'Timeframe' })
  timeframe: Timeframe;
  /** Number of candles, with those that nobody traded in. */
  @Limit(500)
  limit: number = 300;
}

/** What was traded in a time. Prices are in the quote currency. */
export class CandleDto {
  /** Beginning. */
  at: string;
  /** First price. @example 60120.5 */
  open: number;
  /** Highest price. @example 60310 */
  high: number;
  /** Lowest price. @example 59980.1 */
  low: number;
  /** Last price. @example 60250.2 */
  close: number;
  /** In the coin. @example 54.2 */
  volume: number;
  /** Whether its time was over when it was read. */
  closed: boolean;
}

/** Candles of a coin. `stale` means that some could not be read. */
export class CandlesDto extends SourceDto {
  /** Ticker. */
  symbol: string;
  /** Currency of the prices. */
  quote: CandleQuote;
  /** How long a candle lasts. */
  timeframe: Timeframe;
  /** Oldest first. A time in which nobody traded is missing. */
  candles: CandleDto[];

  static from({ symbol, quote, timeframe }: CandleMarket, list: CandleList): CandlesDto {
    const { source, fetchedAt, stale, simulated } = list;
    return {
      ...{ symbol, quote, timeframe, source, stale, simulated },
      fetchedAt: fetchedAt.toISOString(),
      candles: list.candles.map(({ at, open, high, low, close, volume, closed }) => ({
        ...{ at, open: Number(open), high: Number(high), low: Number(low), close: Number(close) },
        ...{ volume: Number(volume), closed },
      })),
    };
  }
}
