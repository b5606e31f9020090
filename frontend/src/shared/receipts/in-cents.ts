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

/**
 * Brings rows that add up, and their sum, to two decimals, as the page shows them. What rounding makes between them is a row of its
 * own, so that an amount is the same on every receipt; the exact sum is told below.
 */
export function useCents(): (
  content: Pick<ReceiptContent, 'rows' | 'sum'>,
) => Pick<ReceiptContent, 'rows' | 'sum' | 'exact'> {
  const { t } = receiptTexts.use();
  return ({ rows, sum }) => {
    const total = amountOf(sum.value);
    if (total === undefined) return { rows, sum };
    // A sum that would be shown as nothing keeps its digits, and so do its rows.
    if (isZero(formatNumber(total, { digits: CENT_DIGITS })) && !isZero(total)) return { rows, sum };
    const amounts = rows.flatMap(({ value }) => amountOf(value) ?? []);
    const isExact = [...amounts, total].every((amount) => formatExact(amount) === formatExact(centsOf(amount)));
    const short = (row: ReceiptRow): ReceiptRow => {
      const amount = amountOf(row.value);
      if (amount === undefined) return row;
      const value = write(amount);
      const unit = row.unit ?? sum.unit ?? undefined;
      return { ...row, value, ...(row.behind ? { behind: { ...row.behind, shown: { value, unit } } } : {}) };
    };
    const rounding = roundingOf(amounts, total);
    return {
      rows: [
        ...rows.map(short),
        ...(isZero(rounding)
          ? []
          : [{ label: t('rounding'), value: formatNumber(rounding, { digits: CENT_DIGITS, sign: 'always' }) }]),
      ],
      sum: { ...sum, value: centsOf(total) },
      ...(isExact ? {} : { exact: { label: t('exact'), value: formatExact(total), unit: sum.unit ?? null } }),
    };
  };
}

/** Rows that only add up need no signs, and no unit beside that of their sum. */
export function plainSum<T extends Pick<ReceiptContent, 'rows' | 'sum'>>({ rows, sum, ...rest }: T) {
  const isPlain = rows.every(({ operator, unit }) => unit == null || (operator === '+' && unit === sum.unit));
  const bare = ({ operator: _, unit: __, ...row }: ReceiptRow): ReceiptRow => row;
  return { ...rest, rows: isPlain ? rows.map(bare) : rows, sum };
}

/** The service truncates each amount to this many decimals. */
const SERVED_DIGITS = 8;

/**
 * Returns the rounded total less the sum of the rounded amounts; 0 if the amounts differ from the total by more than truncation
 * explains.
 */
export function roundingOf(amounts: readonly string[], total: string, digits = CENT_DIGITS): string {
  if (amounts.length === 0) return '0';
  const { units, scale } = decimalOf(subtractDecimals(total, sumDecimals(amounts)));
  const size = units < 0n ? -units : units;
  if (size * 10n ** BigInt(SERVED_DIGITS) > BigInt(amounts.length) * 10n ** BigInt(scale)) return '0';
  const rounded = amounts.reduce((sum, amount) => sum + unitsOf(amount, digits), 0n);
  return toDecimalString({ units: unitsOf(total, digits) - rounded, scale: digits });
}

/** Less than a cent is not shown as nothing. */
function write(amount: string): string {
  if (unitsOf(amount) !== 0n || isZero(amount)) return centsOf(amount);
  return decimalOf(amount).units < 0n ? `> ${formatNumber(`-${CENT}`, { digits: CENT_DIGITS })}` : `< ${CENT}`;
}

function centsOf(amount: string): string {
  return formatNumber(amount, { digits: CENT_DIGITS });
}

function unitsOf(amount: string, digits = CENT_DIGITS): bigint {
  return roundDecimal(decimalOf(amount), digits).units;
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
