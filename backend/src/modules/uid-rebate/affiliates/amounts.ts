import { Decimal } from 'decimal.js';
import { UpstreamFailure } from '../../../platform/upstream/index.js';

/**
 * Money arithmetic for exchange reports. Sums and products are exact within 60 significant digits; quotients practically
 * so. Results are rounded once, at the end.
 */
export const Amount = Decimal.clone({ precision: 60, toExpNeg: -100, toExpPos: 100, rounding: Decimal.ROUND_HALF_UP });
export type Amount = Decimal;

/** Decimals of amounts returned by this folder. */
const DECIMALS = 18;

/** Largest plausible amount in USDT; more means a wrong scale. */
const LIMIT = new Amount('1e20');

/** Plain decimal text, rounded to 18 decimals, without exponent and trailing zeros. */
export function plain(amount: Amount): string {
  return amount.toDecimalPlaces(DECIMALS).toFixed();
}

/** A plausible amount of at least 0; throws a `drift` failure naming `path`. */
export function believable(value: string, path: string): Amount {
  const amount = new Amount(value);
  if (amount.isNegative() && !amount.isZero()) throw new UpstreamFailure('drift', 'negative amount', { path });
  if (amount.gte(LIMIT)) throw new UpstreamFailure('drift', 'amount beyond belief', { path });
  return amount.abs();
}

/** A share above 0 and up to 1; throws a `drift` failure naming `path`. */
export function believableRate(value: string, path: string): Amount {
  const rate = new Amount(value);
  if (rate.lte(0) || rate.gt(1)) throw new UpstreamFailure('drift', 'not a rate above 0 and up to 1', { path });
  return rate;
}

/** A total reported by the vendor as plain text, or undefined if missing. */
export function plainOrNothing(value: string | null, path: string): string | undefined {
  return value === null ? undefined : plain(believable(value, path));
}
