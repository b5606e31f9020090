import { CURRENCIES, formatAmount, parseAmount } from '../../../platform/ledger/index.js';

/** A JSON number or a decimal string; digits beyond the eighth decimal are for the service to refuse, not to round. */
export const LUFF_AMOUNT = /^-?\d{1,15}(\.\d{1,8})?$/;

/** Luff units as the shortest decimal string. */
export const wire = (units: bigint): string => formatAmount(units, CURRENCIES.LUFF);

/** Luff for 1 USDT of a payback, from its two amounts: the rate of its day, whatever it is today. */
export function luffPerUsdtOf(luffAmount: string, usdtAmount: string): string {
  const units = (amount: string): bigint => parseAmount(amount, CURRENCIES.LUFF);
  return wire((units(luffAmount) * 10n ** BigInt(CURRENCIES.LUFF)) / units(usdtAmount));
}
