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

/** Returns the coin behind a ticker. */
export function coinOf(exchange: Exchange, ticker: string): CoinIdentity {
  const [, size, name] = BUNDLE.exec(ticker) ?? [];
  if (size !== undefined && name !== undefined) return { coin: name, per: sizes[size] ?? Number(size) };
  return { coin: renamed[exchange]?.[ticker] ?? ticker, per: 1 };
}
