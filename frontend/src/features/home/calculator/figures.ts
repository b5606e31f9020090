import { type DecimalInput, compareDecimals, parseDecimal } from '@/shared/decimal';
import { formatNumber, formatPercent } from '@/shared/format';
import { sharedTexts } from '@/shared/texts';

/** USDT with cents; smaller amounts keep their first significant digits. */
export function writeUsdt(amount: DecimalInput, { signed = false } = {}): string {
  const sign = signed ? ('always' as const) : ('auto' as const);
  const magnitude = (parseDecimal(amount)?.units ?? 0n) === 0n ? '0' : String(amount).replace('-', '');
  if (magnitude === '0' || compareDecimals(magnitude, '0.01') >= 0) return formatNumber(amount, { digits: 2, sign });
  const zeros = /^0\.(0*)/.exec(magnitude)?.[1]?.length ?? 0;
  return formatNumber(amount, { digits: zeros + 2, trim: true, sign });
}

/** Width class of an amount: beyond `fits` it needs its own line, beyond `long` a small font. */
export function lengthOf(amount: DecimalInput): 'fits' | 'long' | 'longest' {
  const { length } = writeUsdt(amount);
  return length <= 13 ? 'fits' : length <= 20 ? 'long' : 'longest';
}

/** A share as percent, with as many digits as fee rates have. */
export function writeRate(share: DecimalInput): string {
  return formatPercent(share, { digits: 4, trim: true });
}

/** The entered value, grouped, with its digits. */
export function writeEntry(amount: DecimalInput): string {
  return formatNumber(amount, { digits: 18, trim: true });
}

/** A conversion rate keeps its digits: it is not an amount in won. */
export function writeWonRate(wonPerUsdt: DecimalInput): string {
  return sharedTexts.t('units.won', { amount: formatNumber(wonPerUsdt, { digits: 4, trim: true }) });
}
