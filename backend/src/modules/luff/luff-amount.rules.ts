import { grouped } from '../../platform/errors/written.rules.js';

/** Grouped by thousands and cut, never rounded up, to `digits` decimals: `1234.5678` with 2 is `1,234.56`. */
export function groupAmount(amount: string, digits: number): string {
  const [whole = '0', fraction = ''] = amount.replace('-', '').split('.');
  const shown = fraction.slice(0, digits).padEnd(digits, '0');
  const isZero = !/[1-9]/.test(whole + shown);
  const sign = amount.startsWith('-') && !isZero ? '-' : '';
  return grouped(`${sign}${whole}${digits > 0 ? `.${shown}` : ''}`);
}

/** Value of Luff in USDT (both in units of 10⁻⁸), cut to 8 decimals. */
export function usdtWorth(luffUnits: bigint, luffPerUsdt: number): bigint {
  return luffUnits / BigInt(luffPerUsdt);
}

/** Luff units that `usdtUnits` cost. */
export function luffCost(usdtUnits: bigint, luffPerUsdt: number): bigint {
  return usdtUnits * BigInt(luffPerUsdt);
}
