import { Decimal } from 'decimal.js';
import { UpstreamFailure } from '../../../platform/upstream/index.js';

/**
 * Money arithmetic of the exchange reports. Sums and products are exact within 60 significant digits; a quotient is as
 * good as exact, which is why results are rounded once, at the end, and never on the way.
 */
export const Amount = Decimal.clone({ precision: 60, toExpNeg: -100, toExpPos: 100, rounding: Decimal.ROUND_HALF_UP });
export type Amount = Decimal;

/** Decimals of an amount that leaves this folder. */
const DECIMALS = 18;

/** Largest believable amount in USDT; more is a wrong scale. */
const LIMIT = new Amount('1e20');

/** Plain decimal text, rounded to 18 decimals, without exponent and without trailing zeros. */
export function plain(amount: Amount): string {
  return amount.toDecimalPlaces(DECIMALS).toFixed();
}

/** An amount that must be zero or more and of a believable size; throws a `drift` failure naming `path`. */
export function believable(value: string, path: string): Amount {
  const amount = new Amount(value);
  if (amount.isNegative() && !amount.isZero()) throw new UpstreamFailure('drift', 'negative amount', { path });
  if (amount.gte(LIMIT)) throw new UpstreamFailure('drift', 'amount beyond belief', { path });
  return amount.abs();
}

/** A share of a whole: more than 0, at most 1; throws a `drift` failure naming `path`. */
export function believableRate(value: string, path: string): Amount {
  const rate = new Amount(value);
  if (rate.lte(0) || rate.gt(1)) throw new UpstreamFailure('drift', 'not a rate above 0 and up to 1', { path });
  return rate;
}

/** A vendor's own sum as plain text, or undefined where the vendor did not say. */
export function plainOrNothing(value: string | null, path: string): string | undefined {
  return value === null ? undefined : plain(believable(value, path));
}
