import {
  type Decimal,
  parseDecimal,
  roundDecimal,
  subtractDecimals,
  sumDecimals,
  toDecimalString,
} from '@/shared/decimal';
import { formatExact, formatNumber } from '@/shared/format';
import { receiptTexts } from '@/shared/receipts/texts';
import type { ReceiptContent, ReceiptRow } from '@/shared/ui/receipt-content';

/** Decimals of an amount in cents. */
export const CENT_DIGITS = 2;
const CENT = toDecimalString({ units: 1n, scale: CENT_DIGITS });

/** An amount with two decimals, rounded; what would be shown as nothing keeps its digits. */
export function cents(amount: string): string {
  const shown = formatNumber(amount, { digits: CENT_DIGITS });
  return isZero(shown) && !isZero(amount) ? formatExact(amount) : shown;
}

/** Brings rows that add up, and their sum, to two decimals, as the page shows them; they still add up, and the exact sum is told below. */
export function useCents(): (
  content: Pick<ReceiptContent, 'rows' | 'sum'>,
) => Pick<ReceiptContent, 'rows' | 'sum' | 'exact'> & { note?: string } {
  const { t } = receiptTexts.use();
  return ({ rows, sum }) => {
    const total = amountOf(sum.value);
    if (total === undefined) return { rows, sum };
    // A sum that would be shown as nothing keeps its digits, and so do its rows.
    if (isZero(formatNumber(total, { digits: CENT_DIGITS })) && !isZero(total)) return { rows, sum };
    const amounts = rows.flatMap(({ value }) => amountOf(value) ?? []);
    const shown = inCents(amounts, total);
    const moved = shown.filter(({ isMoved }) => isMoved).length;
    const isExact = [...amounts, total].every((amount) => formatExact(amount) === formatExact(centsOf(amount)));
    let next = 0;
    const short = (row: ReceiptRow): ReceiptRow => {
      const amount = amountOf(row.value);
      if (amount === undefined) return row;
      const { value, isMoved } = shown[next++] ?? { value: centsOf(amount), isMoved: false };
      const unit = row.unit ?? sum.unit ?? undefined;
      const figure = { value, unit, ...(isMoved ? { note: t('movedRow', { cent: CENT }) } : {}) };
      return { ...row, value, ...(row.behind ? { behind: { ...row.behind, shown: figure } } : {}) };
    };
    return {
      rows: rows.map(short),
      sum: { ...sum, value: centsOf(total) },
      ...(isExact ? {} : { exact: { label: t('exact'), value: formatExact(total), unit: sum.unit ?? null } }),
      ...(moved === 0 ? {} : { note: t('moved', { count: moved, cent: CENT }) }),
    };
  };
}

interface ShownRow {
  value: string;
  /** By a cent, against the nearest one. */
  isMoved: boolean;
}

/**
 * Amounts in cents that add up to their total in cents: each is rounded, and where that adds up to another sum, those move by a
 * cent that were rounded furthest the other way, of equal ones the first. None differs from its exact amount by a whole cent.
 */
export function inCents(amounts: readonly string[], total: string): ShownRow[] {
  const isSum = unitsOf(subtractDecimals(total, sumDecimals(amounts))) === 0n;
  return addingUp(amounts, isSum ? total : undefined).map(({ units, isMoved }, index) => ({
    value: write(amounts[index] ?? '', units),
    isMoved,
  }));
}

/** The same as plain decimals, for figures; `total` is their sum in cents, rounded or cut. */
export function centsAddingUp(amounts: readonly string[], total: string): string[] {
  return addingUp(amounts, total).map(({ units }) => toDecimalString({ units, scale: CENT_DIGITS }));
}

function addingUp(amounts: readonly string[], total: string | undefined): { units: bigint; isMoved: boolean }[] {
  const rounded = amounts.map((amount) => ({ amount, units: unitsOf(amount) }));
  const missing = total === undefined ? 0n : unitsOf(total) - rounded.reduce((sum, { units }) => sum + units, 0n);
  const step = missing < 0n ? -1n : 1n;
  const gap = ({ amount, units }: (typeof rounded)[number]): Decimal => {
    const { units: left, scale } = decimalOf(subtractDecimals(amount, toDecimalString({ units, scale: CENT_DIGITS })));
    return { units: left * step, scale };
  };
  const byGap = rounded
    .map((row, index) => ({ index, gap: gap(row) }))
    .sort((a, b) => compare(b.gap, a.gap) || a.index - b.index);
  const moved = new Set(byGap.slice(0, Number(missing * step)).map(({ index }) => index));
  return rounded.map(({ units }, index) => ({
    units: moved.has(index) ? units + step : units,
    isMoved: moved.has(index),
  }));
}

/** Less than a cent is not shown as nothing. */
function write(amount: string, units: bigint): string {
  if (units !== 0n || isZero(amount))
    return formatNumber(toDecimalString({ units, scale: CENT_DIGITS }), { digits: CENT_DIGITS });
  return decimalOf(amount).units < 0n ? `> ${formatNumber(`-${CENT}`, { digits: CENT_DIGITS })}` : `< ${CENT}`;
}

function compare(a: Decimal, b: Decimal): number {
  const scale = Math.max(a.scale, b.scale);
  const difference = roundDecimal(a, scale).units - roundDecimal(b, scale).units;
  return difference === 0n ? 0 : difference < 0n ? -1 : 1;
}

function centsOf(amount: string): string {
  return formatNumber(amount, { digits: CENT_DIGITS });
}

function unitsOf(amount: string): bigint {
  return roundDecimal(decimalOf(amount), CENT_DIGITS).units;
}

function decimalOf(amount: string): Decimal {
  return parseDecimal(amount) ?? { units: 0n, scale: 0 };
}

function amountOf(value: ReceiptRow['value']): string | undefined {
  return typeof value === 'string' && parseDecimal(value) ? value : undefined;
}

function isZero(amount: string): boolean {
  return parseDecimal(amount)?.units === 0n;
}
