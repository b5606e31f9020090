import { LedgerErrors } from './ledger.errors.js';

/** The largest amount in minor units: a signed 64-bit integer. */
export const MAX_MINOR_UNITS = 2n ** 63n - 1n;

const DECIMAL = /^(-?)(\d{1,30})(?:\.(\d{1,30}))?$/;

/**
 * Parses a decimal string ("12", "-0.5") into minor units at `scale` decimals. Never rounds: refuses non-zero digits
 * beyond the scale, exponents, grouping, spaces and values beyond 64 bits.
 * @throws LedgerErrors.amountNotDecimal, amountTooPrecise, amountOutOfRange
 */
export function parseAmount(text: string, scale: number): bigint {
  const match = DECIMAL.exec(text);
  if (!match) throw LedgerErrors.amountNotDecimal();
  const [, sign = '', whole = '', fraction = ''] = match;
  if (/[^0]/.test(fraction.slice(scale))) throw LedgerErrors.amountTooPrecise({ scale });
  const minor = BigInt(whole + fraction.slice(0, scale).padEnd(scale, '0'));
  if (minor > MAX_MINOR_UNITS) throw LedgerErrors.amountOutOfRange();
  return sign === '-' ? -minor : minor;
}

/** Formats minor units as the shortest decimal string: 150000000n at scale 8 is "1.5", 0n is "0". */
export function formatAmount(minor: bigint, scale: number): string {
  const digits = (minor < 0n ? -minor : minor).toString().padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  const fraction = digits.slice(digits.length - scale).replace(/0+$/, '');
  return `${minor < 0n ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`;
}

/** Removes the trailing zeros of a numeric column: "20.0000" is "20". */
export function shortest(decimal: string): string {
  return decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal;
}
