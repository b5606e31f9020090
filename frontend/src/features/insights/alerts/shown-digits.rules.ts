import { compareDecimals, type DecimalInput, parseDecimal, roundDecimal, toDecimalString } from '@/shared/decimal';

/** Percentages are measured with no more. */
const MOST = 4;

/**
 * Returns the fraction digits of a percentage beside its threshold: those of the page, more where the member typed more, or
 * where rounding would put it on the threshold or beyond.
 */
export function shownDigits(value: DecimalInput, threshold: DecimalInput, least: number): number {
  const exact = parseDecimal(value);
  const typed = toDecimalString(parseDecimal(threshold) ?? { units: 0n, scale: 0 });
  let digits = Math.max(least, typed.split('.')[1]?.length ?? 0);
  if (!exact) return digits;
  const side = compareDecimals(value, typed);
  while (digits < MOST && compareDecimals(toDecimalString(roundDecimal(exact, digits)), typed) !== side) digits += 1;
  return digits;
}
