import { Choice, Limit, Optional } from '../../../platform/http/index.js';
import { SourceDto } from './source.dto.js';

export const EXCHANGE_FILTERS = ['ALL', 'OKX', 'Bitget', 'Binance', 'Bybit'] as const;
export type ExchangeFilter = (typeof EXCHANGE_FILTERS)[number];

/** A coin on a global exchange, against USDT. */
export class CoinDto {
  /** Ticker. */
  symbol: string;
  /** Exchange of the figures. */
  exchange: string;
  /** Last price in USDT. */
  price: number;
  /** Change over 24 hours in percent. */
  change24h: number | null;
  /** Traded in 24 hours, in USDT. */
  volume24h: number | null;
  /** Market capitalisation in USD; null if the coin is not in the ranking. */
  marketCap: number | null;
  /** Highest price in 24 hours. */
  high24h: number | null;
  /** Lowest price in 24 hours. */
  low24h: number | null;
  /** When the service asked for it. */
  lastUpdated: string;
  /** Older than it should be. */
  stale: boolean;
  /** From the simulator, not from a market. */
  simulated: boolean;
}

/** A coin that rises fast with much trading. */
export class SurgeCoinDto {
  /** Ticker. */
  symbol: string;
  /** Exchange where most of it is traded. */
  exchange: string;
  /** Last price in USDT. */
  price: number;
  /** Change over 24 hours in percent. @example 18.4 */
  change: number;
  /** Traded in 24 hours, in USDT. @example 4200000 */
  volume: number;
  /** When the service asked for it. */
  fetchedAt: string;
  /** Older than it should be. */
  stale: boolean;
  /** From the simulator, not from a market. */
  simulated: boolean;
}

export class TopGainersQuery {
  /** Only coins of this exchange; each coin once for all. */
  @Optional()
  @Choice(EXCHANGE_FILTERS, { name: 'ExchangeFilter' })
  exchange?: ExchangeFilter;
  /** Number of coins. */
  @Limit(100)
  limit: number = 50;
}

export class CoinMarketsQuery {
  /** Number of coins. */
  @Limit(250)
  limit: number = 50;
}

/** A coin of the ranking by market capitalisation. */
export class CoinMarketDto extends SourceDto {
  /** Id at CoinGecko. */
  id: string;
  /** Ticker. */
  symbol: string;
  /** Name. */
  name: string;
  /** Address of its picture. @example "https://example.com/bitcoin.png" */
  image: string | null;
  /** Rank by market capitalisation. */
  market_cap_rank: number | null;
  /** Price in USD. */
  current_price: number | null;
  /** In USD. */
  market_cap: number | null;
  /** Traded in 24 hours, in USD. */
  total_volume: number | null;
  /** Highest price in 24 hours. */
  high_24h: number | null;
  /** Lowest price in 24 hours. */
  low_24h: number | null;
  /** In percent. */
  price_change_percentage_24h: number | null;
  /** When the source computed it. */
  last_updated: string | null;
}

/** A price in USD. */
export class InUsdDto {
  /** In USD. */
  usd: number | null;
}

/** Text in both languages. */
export class CoinDescriptionDto {
  /** Korean; null if the source has none. */
  ko: string | null;
  /** English; null if the source has none. */
  en: string | null;
}

/** Market figures of a coin, over all exchanges. */
export class CoinMarketDataDto {
  /** Price. */
  current_price: InUsdDto;
  /** In percent. */
  price_change_percentage_24h: number | null;
  /** Traded in 24 hours. */
  total_volume: InUsdDto;
  /** Market capitalisation. */
  market_cap: InUsdDto;
}

/** A coin and its project. */
export class CoinInfoDto extends SourceDto {
  /** Id at CoinGecko. */
  id: string;
  /** Ticker. */
  symbol: string;
  /** Name. */
  name: string;
  /** Sectors it belongs to. */
  categories: string[];
  /** Exchanges that list it, of those that the service reads. */
  exchanges: string[];
  /** What the project says of itself, at most 300 characters. */
  description: CoinDescriptionDto;
  /** Figures of the market. */
  market_data: CoinMarketDataDto;
}

/** A coin of a sector. */
export class SectorCoinDto {
  /** Id at CoinGecko. */
  id: string;
  /** Ticker. */
  symbol: string;
  /** Name. */
  name: string;
  /** Price in USD. */
  price: number | null;
  /** In percent. */
  change24h: number | null;
  /** Traded in 24 hours, in USD. */
  volume24h: number | null;
  /** In USD. */
  marketCap: number | null;
}

/** A sector of the market. */
export class SectorDto extends SourceDto {
  /** Id of the category. */
  id: string;
  /** English name. */
  name: string;
  /** Korean name. */
  nameKo: string;
  /** Hex colour that marks it. */
  color: string;
  /** What it is, in the caller's language. */
  description: string;
  /** Its coins, largest market capitalisation first. */
  coins: SectorCoinDto[];
  /** Change over 24 hours, weighted by market capitalisation, in percent. */
  averageChange: number | null;
  /** Traded in 24 hours, in USD. */
  totalVolume: number;
  /** Number of its coins. */
  coinCount: number;
}
