/** What follows a pair at OKX and elsewhere and says no more than that it is a perpetual. */
const PERPETUAL = /[-_]?(SWAP|PERP|PERPETUAL)$|\.P$/;
const SEPARATED = /^([A-Z0-9]{1,20})[-_/]([A-Z]{2,6})(?:[-_]([A-Z0-9]{1,10}))?$/;
const JOINED = /^([A-Z0-9]{3,26})(?:[-_]([A-Z0-9]{4,8}))?$/;
/** Quote currencies that are split off when nothing separates them from the coin; a longer one before its end. */
const QUOTES = [
  ...['FDUSD', 'USDT', 'USDC', 'BUSD', 'TUSD', 'USDE', 'USD1', 'KRW', 'DAI', 'USD', 'EUR', 'TRY', 'JPY', 'BRL', 'GBP'],
  ...['BTC', 'ETH', 'BNB'],
];

export interface Pair {
  /** `BTC-USDT`, with the day of delivery behind it if there is one. */
  readonly symbol: string;
  readonly base: string;
  readonly quote: string;
}

/** The pair of `ETHUSDT`, `ETH/USDT`, `eth_usdt`, `ETH-USDT-SWAP`, `ETHUSDT_260327`; null if it is none. */
export function readPair(cell: string): Pair | null {
  const written = cell.toUpperCase().replace(/\s+/g, '').replace(PERPETUAL, '');
  const [, base, quote, end] = SEPARATED.exec(written) ?? [];
  if (base !== undefined && quote !== undefined && QUOTES.includes(quote)) return pairOf(base, quote, end);
  const [, joined = '', delivery] = JOINED.exec(written) ?? [];
  const found = QUOTES.find((one) => joined.endsWith(one) && joined.length > one.length);
  return found === undefined ? null : pairOf(joined.slice(0, -found.length), found, delivery);
}

const pairOf = (base: string, quote: string, end: string | undefined): Pair => ({
  symbol: [base, quote, ...(end === undefined ? [] : [end])].join('-').slice(0, 30),
  base,
  quote,
});

/** The coin of `BTC` and of `비트코인(BTC)`. */
export const coinIn = (cell: string): string => (/\(([A-Z0-9]+)\)\s*$/i.exec(cell)?.[1] ?? cell).trim().toUpperCase();
