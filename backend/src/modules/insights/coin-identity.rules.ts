/** What an exchange's ticker stands for. */
export interface CoinIdentity {
  /** Our name of the coin: the ticker that most exchanges use. */
  readonly coin: string;
  /** How many coins the quoted price is for. */
  readonly per: number;
}

type Exchange = string;

/** Tickers that mean something else than most exchanges mean by them, by exchange. */
const renamed: Readonly<Record<Exchange, Readonly<Record<string, string>>>> = {
  // BitTorrent kept its ticker in Korea when it was redenominated; global exchanges renamed it.
  upbit: { BTT: 'BTTC' },
  bithumb: { BTT: 'BTTC' },
};

/** `1000SATS`, `1000000MOG`, `1MBABYDOGE`: a price for many coins, because one would have too many zeros. */
const BUNDLE = /^(1000000|1M|10000|1000)([A-Z]{3,}[A-Z0-9]*)$/;
const sizes: Readonly<Record<string, number>> = { '1M': 1_000_000 };

/** A ticker, and how many coins it is for beside one of the ticker that was asked for. */
export interface ListedTicker {
  readonly symbol: string;
  readonly per: number;
}

/**
 * Returns the ticker itself where an exchange lists it, else the one by which it lists the same coin, renamed or in bundles
 * of another size; null if it lists neither.
 */
export function listedTicker(
  exchange: Exchange,
  listed: readonly { readonly symbol: string }[],
  ticker: string,
): ListedTicker | null {
  if (listed.some(({ symbol }) => symbol === ticker)) return { symbol: ticker, per: 1 };
  const asked = coinOf('upbit', ticker);
  const found = listed.find(({ symbol }) => coinOf(exchange, symbol).coin === asked.coin);
  return found ? { symbol: found.symbol, per: coinOf(exchange, found.symbol).per / asked.per } : null;
}

/** Returns the coin behind a ticker. */
export function coinOf(exchange: Exchange, ticker: string): CoinIdentity {
  const [, size, name] = BUNDLE.exec(ticker) ?? [];
  if (size !== undefined && name !== undefined) return { coin: name, per: sizes[size] ?? Number(size) };
  return { coin: renamed[exchange]?.[ticker] ?? ticker, per: 1 };
}
