import { parseDecimal, subtractDecimals, toDecimalString } from '@/shared/decimal';
import { useSettings } from '@/shared/use-settings';

/** Digits of displayed Luff amounts; receipts show all. */
export function useLuffDigits(): number {
  return Number(useSettings().get('luff_displayDigits') ?? 2);
}

/** Rounds up to `digits`, so that no debt is shown smaller than it is. */
export function cutUp(value: string, digits: number): string {
  return subtractDecimals('0', cut(subtractDecimals('0', value), digits));
}

/** Rounds down to `digits`, so that no balance is shown larger than it is, and no loss smaller. */
export function cut(value: string, digits: number): string {
  const [whole = '0', fraction = ''] = toDecimalString(parseDecimal(value) ?? { units: 0n, scale: 0 }).split('.');
  const short = `${whole}.${fraction.slice(0, digits)}`.replace(/\.$/, '');
  const isLess = whole.startsWith('-') && /[1-9]/.test(fraction.slice(digits));
  return isLess ? subtractDecimals(short, `1e-${digits}`) : short;
}
