import { defineFeed } from '../../platform/snapshots/index.js';

/** Amounts are decimal text as the vendor sent them, so that no digit is lost before the arithmetic. */
export type DecimalText = string;

/** A coin's trading on one exchange against one currency. */
export interface Ticker {
  /** The exchange's own name of the coin, in capitals: another exchange may mean another coin by it. */
  readonly symbol: string;
  /** Last price, in the quote currency. */
  readonly price: DecimalText;
  /** Change in percent (2.5 = +2.5 %) over 24 hours, or since the exchange's day began where the feed says so. */
  readonly change: DecimalText | null;
  readonly high: DecimalText | null;
  readonly low: DecimalText | null;
  /** Value traded within 24 hours, in the quote currency. */
  readonly volume: DecimalText | null;
  /** Time of the last trade, ISO 8601, where the exchange tells it. */
  readonly tradedAt: string | null;
}

/** A coin on a Korean exchange, against KRW. */
export interface KrwTicker extends Ticker {
  readonly nameKo: string;
  readonly nameEn: string;
  /** The exchange warns of investing in it. */
  readonly warning: boolean;
  /** Whether deposits or withdrawals are halted; null where the exchange does not tell. */
  readonly halted: boolean | null;
}

/** KRW for one USD. */
export interface UsdKrw {
  readonly rate: DecimalText;
}

/** Funding of a perpetual future against USDT. */
export interface Funding {
  readonly symbol: string;
  /** Share of the position that longs pay to shorts at the next time (0.0001 = 0.01 %). */
  readonly rate: DecimalText;
  readonly nextAt: string;
  readonly markPrice: DecimalText;
}

/** A perpetual future on Hyperliquid, in USD. */
export interface Perpetual {
  readonly symbol: string;
  readonly markPrice: DecimalText;
  /** Open contracts, in the coin. */
  readonly openInterest: DecimalText;
  /** Share of the position that longs pay to shorts each hour. */
  readonly funding: DecimalText;
  /** In percent over 24 hours; null for a contract that is younger. */
  readonly change: DecimalText | null;
  /** Traded in 24 hours. */
  readonly volume: DecimalText | null;
}

/** A single large trade or liquidation. */
export interface FlowEvent<Side extends string> {
  /** Unique among all events. */
  readonly id: string;
  readonly exchange: string;
  /** The exchange's own name of the coin. */
  readonly symbol: string;
  /** `buy`, `sell`: who took the initiative. `long`, `short`: the position that was ended. */
  readonly side: Side;
  /** In the currency of the exchange. */
  readonly price: DecimalText;
  readonly quantity: DecimalText;
  /** In USDT. */
  readonly value: DecimalText;
  readonly at: string;
}

/** Events that are kept of a flow. */
export const MOST_FLOW_EVENTS = 200;

/** Events as they come. The vendors leave some out, and so does a gap: every sum is a floor. */
export interface Flow<Side extends string> {
  /** The newest, newest first. */
  readonly events: readonly FlowEvent<Side>[];
  /** USDT of each side in each minute of the last 24 hours that had any: minutes since 1970, then the sums by side. */
  readonly minutes: readonly (readonly [minute: number, sums: Readonly<Partial<Record<Side, number>>>])[];
  /** Since when it is counted, without the gaps. */
  readonly since: string;
  /** Who tells it, and when it was connected last; null if it never was. */
  readonly sources: readonly { readonly source: string; readonly connectedAt: string | null }[];
}
export type LargeTrades = Flow<'buy' | 'sell'>;
export type Liquidations = Flow<'long' | 'short'>;

/** Shares of accounts (0.58 = 58 %). */
export interface LongShort {
  readonly long: DecimalText;
  readonly short: DecimalText;
  readonly at: string;
}

export interface FearGreed {
  /** 0 to 100. */
  readonly value: number;
  readonly at: string;
}

/** A coin in the ranking by market capitalisation. Amounts in USD. */
export interface CoinMarket {
  readonly id: string;
  readonly symbol: string;
  readonly name: string;
  readonly image: string | null;
  readonly rank: number | null;
  readonly price: DecimalText | null;
  readonly marketCap: DecimalText | null;
  readonly volume: DecimalText | null;
  readonly high: DecimalText | null;
  readonly low: DecimalText | null;
  /** In percent. */
  readonly change: DecimalText | null;
  readonly updatedAt: string | null;
}

export interface GlobalMarket {
  /** In USD. */
  readonly marketCap: DecimalText;
  readonly volume: DecimalText | null;
  /** In percent. */
  readonly marketCapChange: DecimalText | null;
  /** Share of bitcoin in percent. */
  readonly btcDominance: DecimalText;
}

/** Which coins (ids of the ranking) belong to a sector. */
export interface SectorCoins {
  readonly category: string;
  readonly coins: readonly string[];
}

export interface NewsItem {
  /** SHA-256 of its link, in hex: stable however often it is read. */
  readonly id: string;
  readonly title: string;
  /** Plain text, at most 300 characters. */
  readonly summary: string;
  readonly url: string;
  readonly publisher: string;
  readonly publishedAt: string;
  readonly language: 'ko' | 'en';
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** Everything that is collected. A feed is stale after about four missed readings, at most 15 s for prices. */
export const feeds = {
  upbitTickers: defineFeed<readonly KrwTicker[]>('upbit-tickers', 12 * SECOND),
  bithumbTickers: defineFeed<readonly KrwTicker[]>('bithumb-tickers', 12 * SECOND),
  binanceTickers: defineFeed<readonly Ticker[]>('binance-tickers', 12 * SECOND),
  okxTickers: defineFeed<readonly Ticker[]>('okx-tickers', 15 * SECOND),
  bitgetTickers: defineFeed<readonly Ticker[]>('bitget-tickers', 15 * SECOND),
  bybitTickers: defineFeed<readonly Ticker[]>('bybit-tickers', 15 * SECOND),
  usdKrw: defineFeed<UsdKrw>('usd-krw', 5 * MINUTE),
  funding: defineFeed<readonly Funding[]>('binance-funding', 2 * MINUTE),
  perpetuals: defineFeed<readonly Perpetual[]>('hyperliquid-perpetuals', 2 * MINUTE),
  largeTrades: defineFeed<LargeTrades>('large-trades', MINUTE),
  liquidations: defineFeed<Liquidations>('liquidations', MINUTE),
  longShort: defineFeed<LongShort>('binance-long-short', 20 * MINUTE),
  fearGreed: defineFeed<FearGreed>('fear-greed', 3 * 60 * MINUTE),
  coinMarkets: defineFeed<readonly CoinMarket[]>('coin-markets', 30 * MINUTE),
  globalMarket: defineFeed<GlobalMarket>('global-market', 40 * MINUTE),
  sectorCoins: defineFeed<readonly SectorCoins[]>('sector-coins', 3 * 24 * 60 * MINUTE),
  news: defineFeed<readonly NewsItem[]>('news', 20 * MINUTE),
} as const;
