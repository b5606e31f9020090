import type { Candle, CandleMarket, CandleQuote } from './candles/candle.js';
import type { DecimalText } from './feeds.js';

/** What the source says of a coin's project. */
export interface CoinProject {
  readonly id: string;
  readonly symbol: string;
  readonly name: string;
  readonly categories: readonly string[];
  /** Plain text; null if the source has none. */
  readonly descriptionKo: string | null;
  readonly descriptionEn: string | null;
  readonly price: DecimalText | null;
  /** In percent. */
  readonly change: DecimalText | null;
  readonly volume: DecimalText | null;
  readonly marketCap: DecimalText | null;
  readonly source: string;
  readonly fetchedAt: Date;
  readonly simulated: boolean;
  readonly stale: boolean;
}

/** Coins by their id at CoinGecko. */
export abstract class CoinDetails {
  /** Returns a coin, read at most a day ago; null if the source does not know the id. Throws `upstream.*`. */
  abstract read(id: string): Promise<CoinProject | null>;
}

/** Translates text by an outside service. */
export abstract class Translator {
  /** Its translations are the simulator's. */
  abstract readonly simulated: boolean;
  /**
   * Returns the translation; null if no service is configured, it does not answer, or nothing more may be bought. `mayBuy` is
   * asked before a translation is paid for, not for one that is kept.
   */
  abstract translate(text: string, to: 'ko' | 'en', mayBuy: () => Promise<boolean>): Promise<string | null>;
}

/** A funding rate that was paid. */
export interface SettledFunding {
  /** Share of the position that longs paid to shorts (0.0001 = 0.01 %). */
  readonly rate: DecimalText;
  readonly at: string;
}

/** Funding rates of the past. */
export abstract class PastFunding {
  /** Where they are from; null if nobody is asked. */
  abstract readonly source: { readonly id: string; readonly simulated: boolean } | null;
  /** Returns the rates of a future that were settled since a time in milliseconds, oldest first. Throws `upstream.*`. */
  abstract read(symbol: string, from: number): Promise<readonly SettledFunding[]>;
}

/** Candles of the exchanges. */
export abstract class CandleSource {
  /** The exchange whose candles are counted in this currency; null if it is not asked. */
  abstract of(quote: CandleQuote): CandleExchange | null;
}

/** An exchange as a source of candles. */
export interface CandleExchange {
  /** Id of the source. */
  readonly source: string;
  readonly simulated: boolean;
  /** Candles that it gives at once. */
  readonly page: number;
  /**
   * Returns the candles that begin from `from` to `to` (milliseconds, both included; at most a page), oldest first. The last one
   * may be unfinished. A time without trades, or before the coin was listed, may have none. Throws `upstream.*`.
   */
  read(market: CandleMarket, from: number, to: number): Promise<CandlePage>;
}

/** What an exchange answers. */
export interface CandlePage {
  readonly candles: readonly Candle[];
  /** Every row could be read: a candle that is missing does not exist. */
  readonly isWhole: boolean;
}
