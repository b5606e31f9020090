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
  /** Returns the translation; null if no service is configured or it does not answer. */
  abstract translate(text: string, to: 'ko' | 'en'): Promise<string | null>;
}
