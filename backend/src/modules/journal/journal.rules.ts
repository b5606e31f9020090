import { Decimal } from 'decimal.js';

/** Exact for every product of two prices, a quantity and a leverage (at most 30 + 33 + 4 digits), and for sums of squared results. */
export const Exact = Decimal.clone({ precision: 120, toExpNeg: -120, toExpPos: 120, rounding: Decimal.ROUND_HALF_UP });

/** Decimals of a typed trade's result, as specified. */
const RESULT_DECIMALS = 2;
/** Decimals of a return in percent. */
const RETURN_DECIMALS = 8;
/** Results from here on are typing errors. */
const RESULT_BELOW = '1e15';

/** What the result of a trade follows from. Prices in USDT, quantity in coins. */
export interface TradeTerms {
  readonly type: 'long' | 'short';
  readonly entryPrice: string;
  readonly exitPrice: string;
  readonly quantity: string;
  readonly leverage: number;
}

/** Result of a trade in USDT and in percent of its margin. */
export interface TradeResult {
  readonly profitLoss: string;
  readonly profitLossPercent: string;
}

/**
 * Result of a typed trade: price change × quantity × leverage, and price change over entry × 100 × leverage, reversed for a
 * short; both rounded to 2 decimals, halves away from zero. Null if either is too large to be meant.
 */
export function tradeResult({ type, entryPrice, exitPrice, quantity, leverage }: TradeTerms): TradeResult | null {
  const rise = new Exact(exitPrice).minus(entryPrice);
  const gain = (type === 'long' ? rise : rise.neg()).times(leverage);
  const results = [gain.times(quantity), gain.times(100).div(entryPrice)].map((result) =>
    result.toDecimalPlaces(RESULT_DECIMALS),
  );
  if (results.some((result) => result.abs().gte(RESULT_BELOW))) return null;
  const [profitLoss = '', profitLossPercent = ''] = results.map((result) => exact(result));
  return { profitLoss, profitLossPercent };
}

/** Trades of these books count contracts whose size no file tells: quantity × price is no amount. */
export const BOOKS_IN_CONTRACTS = 'OKX|futures|';

/** Whether a loss ends at the stop: below the entry of a long, above that of a short. */
export function isStopBehind(
  { type, entryPrice }: Pick<TradeTerms, 'type' | 'entryPrice'>,
  stopPrice: string,
): boolean {
  const distance = new Exact(entryPrice).minus(stopPrice);
  return type === 'long' ? distance.gt(0) : distance.lt(0);
}

/**
 * Result ÷ what would have been lost at the stop by the formula of the result, rounded to 8 decimals; a trade that ends at its stop
 * has −1. Null where that is not known. `R_MULTIPLE` of the statistics is the same.
 */
export function rMultiple(
  trade: TradeTerms & { readonly profitLoss: string; readonly stopPrice: string | null; readonly book: string | null },
): string | null {
  const { entryPrice, stopPrice, quantity, leverage, profitLoss, book } = trade;
  if (stopPrice === null || !isStopBehind(trade, stopPrice) || book?.startsWith(BOOKS_IN_CONTRACTS)) return null;
  const risk = new Exact(entryPrice).minus(stopPrice).abs().times(quantity).times(leverage);
  return exact(new Exact(profitLoss).div(risk).toDecimalPlaces(RETURN_DECIMALS));
}

/** Profit in percent of the capital, rounded to 8 decimals; null if there is no capital to relate it to. */
export function returnOn(profit: string, capital: string): string | null {
  if (new Exact(capital).lte(0)) return null;
  return exact(new Exact(profit).times(100).div(capital).toDecimalPlaces(RETURN_DECIMALS));
}

/** `a − b`, exactly. */
export function difference(a: string, b: string): string {
  return exact(new Exact(a).minus(b));
}

/** The same amount without needless zeros, never `-0` and never with an exponent. */
export function exact(amount: string | Decimal): string {
  return new Exact(amount).toFixed();
}

/** Decimals that the prices of an exchange have at most. */
const PRICE_DECIMALS = 12;
const PRICE_FIGURES = 12;

/** A price for a file: an average of fills or a converted price, whose digits do not end, is rounded to 12 figures. */
export function filePrice(price: string): string {
  const known = new Exact(price);
  return exact(known.decimalPlaces() > PRICE_DECIMALS ? known.toSignificantDigits(PRICE_FIGURES) : known);
}

/** Quote currencies that are split off when nothing separates them from the coin, unless the hyphen would exceed 30 characters. */
const JOINED = /^(?!.{30})([\p{L}\p{N}]+)(USDT|USDC|KRW)$/u;

/** One spelling of a symbol: `btc/usdt`, `BTC_USDT` and `BTCUSDT` are `BTC-USDT`. */
export function normalSymbol(typed: string): string {
  const symbol = typed
    // Letters whose capital is longer (ß) stay: a symbol never grows beyond its column.
    .replace(/\p{Ll}/gu, (letter) => (letter.toUpperCase().length === letter.length ? letter.toUpperCase() : letter))
    .replace(/[\s/_:-]+/g, '-')
    .replace(/^-|-$/g, '');
  return symbol.replace(JOINED, '$1-$2');
}

/** `a × b`, exactly. */
export function product(a: string, b: string): string {
  return exact(new Exact(a).times(b));
}

/** `a ÷ b`, rounded to 18 decimals. */
export function quotient(a: string, b: string): string {
  return exact(new Exact(a).div(b).toDecimalPlaces(18));
}
