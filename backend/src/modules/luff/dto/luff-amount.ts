import { CURRENCIES, formatAmount } from '../../../platform/ledger/index.js';

/** A JSON number or a decimal string; digits beyond the eighth decimal are for the service to refuse, not to round. */
export const LUFF_AMOUNT = /^-?\d{1,15}(\.\d{1,8})?$/;

/** Luff units as the shortest decimal string. */
export const wire = (units: bigint): string => formatAmount(units, CURRENCIES.LUFF);
