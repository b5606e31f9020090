import { type DecimalInput, compareDecimals, parseDecimal } from '@/shared/decimal';
import { formatNumber, formatPercent } from '@/shared/format';
import { sharedTexts } from '@/shared/texts';

/** USDT with cents; what is smaller than a cent, but not nothing, keeps the digits that make it visible. */
export function writeUsdt(amount: DecimalInput, { signed = false } = {}): string {
  const sign = signed ? ('always' as const) : ('auto' as const);
  const magnitude = (parseDecimal(amount)?.units ?? 0n) === 0n ? '0' : String(amount).replace('-', '');
  if (magnitude === '0' || compareDecimals(magnitude, '0.01') >= 0) return formatNumber(amount, { digits: 2, sign });
  const zeros = /^0\.(0*)/.exec(magnitude)?.[1]?.length ?? 0;
  return formatNumber(amount, { digits: zeros + 2, trim: true, sign });
}

/** How much room an amount takes: beyond `fits` it no longer stands beside another, beyond `long` only in small type. */
export function lengthOf(amount: DecimalInput): 'fits' | 'long' | 'longest' {
  const { length } = writeUsdt(amount);
  return length <= 13 ? 'fits' : length <= 20 ? 'long' : 'longest';
}

/** A share as percent, with as many digits as fee rates have. */
export function writeRate(share: DecimalInput): string {
  return formatPercent(share, { digits: 4, trim: true });
}

/** What was entered, grouped, with the digits it was entered with. */
export function writeEntry(amount: DecimalInput): string {
  return formatNumber(amount, { digits: 18, trim: true });
}

/** The rate of a conversion keeps its digits: it is not an amount in won. */
export function writeWonRate(wonPerUsdt: DecimalInput): string {
  return sharedTexts.t('units.won', { amount: formatNumber(wonPerUsdt, { digits: 4, trim: true }) });
}
