import { CoinDto } from './coins.dto.js';
import { SourceDto } from './source.dto.js';

/** Shares of accounts that hold long and short positions. */
export class LongShortDto extends SourceDto {
  /** In percent. */
  long: number;
  /** In percent. */
  short: number;
  /** A fixed example, because the exchange does not answer. */
  isSample: boolean;
}

/** Index of fear and greed. */
export class FearGreedDto extends SourceDto {
  /** 0 to 100. */
  value: number;
  /** When it was computed. */
  at: string;
}

/** Mood of the market. */
export class MarketMetricsDto {
  /** 0 to 100; null if it could not be read yet. */
  fearGreedIndex: number | null;
  /** The same with its source. */
  fearGreed: FearGreedDto | null;
  /** Positions of all accounts on Binance. */
  longShort: LongShortDto;
  /** Market capitalisation of all coins in USD. */
  totalMarketCap: number | null;
  /** Its change over 24 hours in percent. */
  marketCapChange24h: number | null;
  /** Share of bitcoin in percent. */
  btcDominance: number | null;
  /** Premium of USDT in Korea over the bank's rate, in percent. */
  usdtPremium: number | null;
}

/** The market at a glance. */
export class MarketOverviewDto {
  /** Market capitalisation of all coins in USD. */
  totalMarketCap: number | null;
  /** Traded in 24 hours, in USD. */
  totalVolume24h: number | null;
  /** Change of the market capitalisation over 24 hours in percent. */
  marketCapChange24h: number | null;
  /** Share of bitcoin in percent. */
  btcDominance: number | null;
  /** Coins that rise, of those that the global exchanges list. */
  risingCount: number;
  /** Coins that fall. */
  fallingCount: number;
  /** The ten coins of which most is traded. */
  coins: CoinDto[];
  /** Where the figures are from. */
  sources: SourceDto[];
}

/** Funding of a perpetual future. */
export class FundingRateDto {
  /** Ticker. @example "1000SATS" */
  symbol: string;
  /** The coin behind it. @example "SATS" */
  coin: string;
  /** What longs pay to shorts at the next time, in percent of the position; negative the other way round. */
  rate: number;
  /** When it is paid next. */
  nextAt: string;
  /** Mark price in USDT. */
  markPrice: number;
  /** When the service asked for it. */
  fetchedAt: string;
  /** Older than it should be. */
  stale: boolean;
  /** From the simulator, not from a market. */
  simulated: boolean;
}
