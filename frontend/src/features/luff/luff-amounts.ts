import {
  compareDecimals,
  divideDecimals,
  multiplyDecimals,
  parseDecimal,
  subtractDecimals,
  toDecimalString,
} from '@/shared/decimal';
import { formatNumber } from '@/shared/format';
import { cut } from '@/shared/points/luff-digits';

/** Digits of exact amounts. */
export const LUFF_DIGITS = 8;
/** Digits of USDT in sums that need not be exact. */
export const USDT_DIGITS = 2;
const AMOUNT = /^\d{1,15}(\.\d{1,8})?$/;

/** Luff with all digits, for receipts. */
export function exactLuff(value: string, sign: 'auto' | 'always' = 'auto'): string {
  return formatNumber(value, { digits: LUFF_DIGITS, trim: true, sign });
}

/** USDT with all digits. */
export function usdtText(value: string): string {
  return formatNumber(value, { digits: LUFF_DIGITS, trim: true });
}

/** USDT as a sum to read: `142.31`. */
export function usdtSum(value: string): string {
  return formatNumber(cut(value, USDT_DIGITS), { digits: USDT_DIGITS });
}

/** The same of an amount that is mostly whole: `100`, `186.86`. */
export function shortSum(value: string): string {
  return formatNumber(cut(value, USDT_DIGITS), { digits: USDT_DIGITS, trim: true });
}

/** Whether a sum leaves decimals out, which are dropped and not rounded. */
export function isCut(value: string): boolean {
  return compareDecimals(value, cut(value, USDT_DIGITS)) !== 0;
}

export type PaybackProblem = 'notANumber' | 'belowMinimum' | 'tooMuch';

export interface PaybackTerms {
  /** Luff for 1 USDT. */
  luffPerUsdt: number;
  minimumUsdt: string;
  availableLuff: string;
}

/** Parses a plain decimal without grouping; undefined if invalid. */
export function readAmount(typed: string): string | undefined {
  const plain = typed.trim().replaceAll(',', '');
  return AMOUNT.test(plain) ? toDecimalString(parseDecimal(plain) ?? { units: 0n, scale: 0 }) : undefined;
}

/** Why an amount cannot be requested; undefined if it can. */
export function paybackProblem(typed: string, terms: PaybackTerms): PaybackProblem | undefined {
  const usdt = readAmount(typed);
  // Zero and negative amounts are too small rather than malformed.
  if (usdt === undefined) return /^(-\s*[\d.,]+)?$/.test(typed.trim()) ? 'belowMinimum' : 'notANumber';
  if (compareDecimals(usdt, terms.minimumUsdt) < 0) return 'belowMinimum';
  return compareDecimals(luffFor(usdt, terms), terms.availableLuff) <= 0 ? undefined : 'tooMuch';
}

/** Exact Luff cost of an amount. */
export function luffFor(usdt: string, { luffPerUsdt }: PaybackTerms): string {
  return multiplyDecimals(usdt, luffPerUsdt);
}

export function luffLeft(usdt: string, terms: PaybackTerms): string {
  return subtractDecimals(terms.availableLuff, luffFor(usdt, terms));
}

/** The whole available balance in full cents of USDT. */
export function mostUsdt({ availableLuff, luffPerUsdt }: PaybackTerms): string {
  return cut(divideDecimals(availableLuff, luffPerUsdt, LUFF_DIGITS + 2) ?? '0', USDT_DIGITS);
}
