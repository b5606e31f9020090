import { type DecimalInput, compareDecimals, multiplyDecimals, subtractDecimals } from '@/shared/decimal';
import { formatPercent } from '@/shared/format';

/** A rebate rate as a share: live rates below 1 are shares already, others are percent. */
export function rateShare(rate: DecimalInput): string {
  return compareDecimals(rate, 1) > 0 ? multiplyDecimals(rate, '0.01') : String(rate);
}

export function ratePercent(rate: DecimalInput): string {
  return formatPercent(rateShare(rate), { digits: 2, trim: true });
}

/** Order of exchanges: the largest rebate first, equal ones as the operator lists them. */
export const byRebate = (a: { rebateRate: DecimalInput }, b: { rebateRate: DecimalInput }): number =>
  compareDecimals(rateShare(b.rebateRate), rateShare(a.rebateRate));

/** The trader's cost: 1 − rate. */
export function keptShare(rate: DecimalInput): string {
  return subtractDecimals(1, rateShare(rate));
}

/** A fee after the link's discount, as a share of volume. */
export function discountedFee(fee: DecimalInput, discountRate: DecimalInput): string {
  return multiplyDecimals(fee, keptShare(discountRate));
}
