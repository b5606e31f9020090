import { Format } from '../../../platform/http/index.js';

export class FavouriteParam {
  /** Ticker of the coin. */
  @Format(/^[\p{L}\p{N}._-]{1,30}$/u, { min: 1, max: 30 })
  symbol: string;
}

/** The coins that a member has an eye on. */
export class FavouritesDto {
  /** Tickers, in the order in which they were added. @example ["BTC"] */
  symbols: string[];
}
