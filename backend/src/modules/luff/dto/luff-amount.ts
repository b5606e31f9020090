import type { TransformFnParams } from 'class-transformer';
import { CURRENCIES, formatAmount } from '../../../platform/ledger/index.js';

/** A JSON number or a decimal string; digits beyond the eighth decimal are for the service to refuse, not to round. */
export const LUFF_AMOUNT = /^-?\d{1,15}(\.\d{1,8})?$/;

/** A number becomes the text that a person would write for it; everything else stays for the validation to judge. */
export function amountText({ value }: TransformFnParams): unknown {
  return typeof value === 'number' ? String(value) : (value as unknown);
}

/** Luff units as the shortest decimal string. */
export const wire = (units: bigint): string => formatAmount(units, CURRENCIES.LUFF);
