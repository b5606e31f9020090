import { Format } from '../../../platform/http/index.js';
import type { PremiumGap } from '../kimchi-premium.rules.js';
import type { KoreanExchange } from './history.dto.js';
import { SourceDto } from './source.dto.js';

export class CoinAnalysisQuery {
  /** Ticker that most exchanges use. */
  @Format(/^[\p{L}\p{N}._-]{1,30}$/u, { min: 1, max: 30 })
  symbol: string;
}

/** Trading of a coin on the first global exchange that lists it. */
export class CoinPriceDto extends SourceDto {
  /** In USDT. @example 60250.2 */
  price: number;
  /** In percent over 24 hours. @example 1.25 */
  change24h: number | null;
  /** Highest price of 24 hours. @example 60900 */
  high24h: number | null;
  /** Lowest price of 24 hours. @example 58900 */
  low24h: number | null;
  /** Traded in 24 hours, in USDT. @example 1250000000 */
  volume24h: number | null;
}

/** Premiums of the hours that were recorded in the last 7 days. */
export class PremiumWeekDto {
  /** Number of hours that are known, at most 168. @example 167 */
  hours: number;
  /** The first of them. */
  since: string;
  /** Lowest premium, in percent. @example -0.4 */
  least: number;
  /** Highest premium, in percent. @example 3.1 */
  most: number;
  /** Sources of the prices and rates that these premiums are computed from. @example ["upbit", "binance", "dunamu"] */
  sources: string[];
  /** Share of the hours whose premium was lower than it is now, in percent. @example 78.4 */
  lower: number;
}

/** A coin on an exchange in Korea. */
export class CoinPremiumDto extends SourceDto {
  declare source: KoreanExchange;
  /** In KRW. @example 148601000 */
  krwPrice: number;
  /** By the bank's rate, in percent. @example 2.1 */
  premium: number | null;
  /** By the price of USDT on that exchange, in percent. @example 0.3 */
  usdtPremium: number | null;
  /** Why there is no premium. */
  gap: PremiumGap | null;
  /** Sources of the global price and the bank's rate. */
  others: SourceDto[];
  /** Null until an hour is recorded, and without a premium. */
  week: PremiumWeekDto | null;
}

/** What the next funding of the perpetual future costs. */
export class CoinFundingDto extends SourceDto {
  /** Percent of the position that longs pay to shorts. @example 0.0125 */
  rate: number;
  /** When it is paid. */
  nextAt: string;
}

/** What is open in the perpetual future. */
export class CoinOpenInterestDto extends SourceDto {
  /** In USD. @example 1830000000 */
  openInterestUsd: number;
  /** Percent of the position that longs pay to shorts each hour. @example 0.0013 */
  fundingHourly: number;
}

/** Candles of a day against USDT, the unfinished one included. */
export class CoinTrendDto extends SourceDto {
  /** Number of candles, at most 31. @example 31 */
  days: number;
  /** In percent since the close 7 days ago; null for a younger coin. @example 4.2 */
  change7d: number | null;
  /** In percent since the close 30 days ago; null for a younger coin. @example -2.5 */
  change30d: number | null;
  /** Lowest price of these days. @example 54120 */
  low: number;
  /** Highest price of these days. @example 64310 */
  high: number;
  /** Where the last price lies between them, 0 (lowest) to 100; null if they are the same. @example 60.2 */
  place: number | null;
  /** Mean of high − low of the finished days, as percent of their close; null without one. @example 3.4 */
  dailyRange: number | null;
}

/** Number and value of events of one side. */
export class FlowSumDto {
  /** `buy`, `sell`: who took the initiative. `long`, `short`: the position that was ended. */
  side: 'buy' | 'sell' | 'long' | 'short';
  /** How many. @example 12 */
  count: number;
  /** In USDT. @example 4250000 */
  value: number;
}

/** Large events of a coin that were seen since a time. Exchanges leave some out, so every sum is a floor. */
export class CoinFlowsDto extends SourceDto {
  /** Since when they were watched. */
  since: string;
  /**
   * Only so many of the newest events of all coins are kept, and `since` is the oldest of them; null while no event of the
   * span was let go. @example 200
   */
  newestOfAll: number | null;
  /** Both sides, also one without events. */
  sides: FlowSumDto[];
}

/** Articles of 24 hours that mention a coin. */
export class CoinNewsDto extends SourceDto {
  /** How many. @example 4 */
  count: number;
  /** Of them with good words; a guess. @example 2 */
  positive: number;
  /** Of them with bad words; a guess. @example 1 */
  negative: number;
}

/** What is measured of a coin. A part that is not known is null: it is never made up. */
export class CoinAnalysisDto {
  /**
   * Ticker.
   * @example BTC
   */
  symbol: string;
  /** When the parts were put together; each is as old as its own source. */
  at: string;
  /** Price; null if no global exchange lists it. */
  price: CoinPriceDto | null;
  /** On exchanges in Korea. */
  korea: CoinPremiumDto[];
  /** The last 31 days on Binance. */
  trend: CoinTrendDto | null;
  /** Funding on Binance. */
  funding: CoinFundingDto | null;
  /** On Hyperliquid. */
  openInterest: CoinOpenInterestDto | null;
  /** Large trades. */
  largeTrades: CoinFlowsDto | null;
  /** Liquidations. */
  liquidations: CoinFlowsDto | null;
  /** News. */
  news: CoinNewsDto | null;
}
