import { Choice, Format } from '../../../platform/http/index.js';

export const KOREAN_EXCHANGES = ['upbit', 'bithumb'] as const;
export type KoreanExchange = (typeof KOREAN_EXCHANGES)[number];
export const HISTORY_RANGES = ['24h', '7d', '90d'] as const;
export type HistoryRange = (typeof HISTORY_RANGES)[number];

export class SparklinesQuery {
  /** Exchange in Korea. */
  @Choice(KOREAN_EXCHANGES, { name: 'KoreanExchange' })
  exchange: KoreanExchange;
}

export class PremiumHistoryQuery extends SparklinesQuery {
  /** Ticker on that exchange. */
  @Format(/^[\p{L}\p{N}._-]{1,30}$/u, { min: 1, max: 30 })
  coin: string;
  /** Back from now: a point for each minute of 24 hours, for each hour of the others. */
  @Choice(HISTORY_RANGES, { name: 'HistoryRange' })
  range: HistoryRange;
}

/** A coin at one time. */
export class PremiumPointDto {
  /** Beginning of the minute or hour. */
  at: string;
  /** Price in KRW. @example 148601000 */
  price: number;
  /** By the bank's rate, in percent; null where it could not be computed. @example 2.1 */
  premium: number | null;
  /** By the price of USDT on that exchange, in percent. @example 0.3 */
  usdtPremium: number | null;
}

/** Prices and premiums of a coin as they were. A time that is missing was not recorded; nothing is interpolated. */
export class PremiumHistoryDto {
  /** Exchange of the prices. */
  source: KoreanExchange;
  /** Sources of the prices and rates that the premiums are computed from, the exchange first. @example ["upbit", "binance", "dunamu"] */
  sources: string[];
  /** Ticker on that exchange. */
  coin: string;
  /** Where the range begins. */
  from: string;
  /** The first time in it that is known; null if none is. */
  begins: string | null;
  /** Some of it is from the simulator. */
  simulated: boolean;
  /** Oldest first. */
  points: PremiumPointDto[];
}

/** The known premiums of one coin. */
export class SparklineDto {
  /** Ticker. */
  coin: string;
  /** By the bank's rate, in percent, oldest first. @example [2.1, 2.25] */
  premiums: number[];
  /** Of each premium the place of its time in `times`, from 0. @example [0, 1] */
  places: number[];
}

/** The premiums of every coin over 24 hours. */
export class SparklinesDto {
  /** Exchange of the prices. */
  source: KoreanExchange;
  /** Each half hour of the last 24 hours. */
  times: string[];
  /** Some of it is from the simulator. */
  simulated: boolean;
  /** Coins of which at least one premium is known. */
  coins: SparklineDto[];
}
