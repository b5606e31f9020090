import { Decimal } from 'decimal.js';
import { UpstreamFailure } from '../../../platform/upstream/index.js';

/** Money arithmetic of the exchange reports: 60 significant digits, so that sums and products are exact. */
export const Amount = Decimal.clone({ precision: 60, toExpNeg: -100, toExpPos: 100, rounding: Decimal.ROUND_DOWN });
export type Amount = Decimal;

/** Decimals that are kept of a quotient or of a converted amount; what is beyond is cut off, never rounded up. */
const DECIMALS = 18;

/** Largest believable amount in USDT; more is a wrong scale. */
const LIMIT = new Amount('1e20');

/** Plain decimal text without exponent and without trailing zeros. */
export function plain(amount: Amount): string {
  return amount.toDecimalPlaces(DECIMALS, Decimal.ROUND_DOWN).toFixed();
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

/** `amount ÷ rate`, cut to 18 decimals. */
export function divided(amount: Amount, rate: Amount): Amount {
  return amount.div(rate).toDecimalPlaces(DECIMALS, Decimal.ROUND_DOWN);
}

/** A vendor's own sum as plain text, or undefined where the vendor did not say. */
export function plainOrNothing(value: string | null, path: string): string | undefined {
  return value === null ? undefined : plain(believable(value, path));
}
