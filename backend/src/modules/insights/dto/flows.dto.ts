import { SourceDto } from './source.dto.js';

class FlowEventDto {
  /** Unique among all events. */
  id: string;
  /**
   * Id of the exchange.
   * @example binance
   */
  exchange: string;
  /**
   * The exchange's own name of the coin.
   * @example BTC
   */
  symbol: string;
  /** In `currency`. */
  price: number;
  /** Of the exchange. */
  currency: 'KRW' | 'USDT';
  /** In the coin. */
  quantity: number;
  /** In USDT. */
  value: number;
  /** When it happened. */
  at: string;
}

/** A large trade. */
export class LargeTradeDto extends FlowEventDto {
  /** Who took the initiative. */
  side: 'buy' | 'sell';
}

/** Large trades, newest first. */
export class LargeTradesDto {
  /** Value in USDT from which a trade is large. */
  least: number;
  /** The last 200. */
  items: LargeTradeDto[];
  /** Where they are from. */
  sources: SourceDto[];
}

/** A liquidation. */
export class LiquidationDto extends FlowEventDto {
  /** The position that was ended. */
  side: 'long' | 'short';
}

/** What liquidations sum to, in USDT. The exchanges do not tell all of them: at least so much. */
export class LiquidationSumDto {
  /** Of long positions. */
  long: number;
  /** Of short positions. */
  short: number;
}

/** Liquidations, newest first. */
export class LiquidationsDto {
  /** The last 200. */
  items: LiquidationDto[];
  /** Sums of the last 60 minutes. */
  lastHour: LiquidationSumDto;
  /** Sums of the last 24 hours. */
  lastDay: LiquidationSumDto;
  /** Since when they are counted. */
  since: string;
  /** Where they are from. */
  sources: SourceDto[];
}

/** A perpetual future on Hyperliquid and what is open of it. */
export class PerpetualDto {
  /**
   * Name of the contract.
   * @example BTC
   */
  symbol: string;
  /** In USD. */
  markPrice: number;
  /** Change over 24 hours in percent; null for a younger contract. */
  change24h: number | null;
  /** Open contracts, in the coin. */
  openInterest: number;
  /** The same in USD by the mark price. */
  openInterestUsd: number;
  /** What longs pay to shorts each hour, in percent of the position; negative the other way round. */
  fundingHourly: number;
  /** Traded in 24 hours, in USD. */
  volume24h: number | null;
  /** When the service asked for it. */
  fetchedAt: string;
  /** Older than it should be. */
  stale: boolean;
  /** From the simulator, not from a market. */
  simulated: boolean;
}
