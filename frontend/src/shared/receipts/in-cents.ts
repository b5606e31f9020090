import { parseDecimal } from '@/shared/decimal';
import { formatExact, formatNumber } from '@/shared/format';
import { receiptTexts } from '@/shared/receipts/texts';
import type { ReceiptContent, ReceiptRow } from '@/shared/ui/receipt-content';

const DIGITS = 2;

/** An amount with two decimals, rounded; what would be shown as nothing keeps its digits. */
export function cents(amount: string): string {
  const shown = formatNumber(amount, { digits: DIGITS });
  return isZero(shown) && !isZero(amount) ? formatExact(amount) : shown;
}

/** Brings rows that add up, and their sum, to two decimals, as the page shows them; the exact sum has a row of its own. */
export function useCents(): (content: Pick<ReceiptContent, 'rows' | 'sum'>) => Pick<ReceiptContent, 'rows' | 'sum'> {
  const { t } = receiptTexts.use();
  return ({ rows, sum }) => {
    const total = amountOf(sum.value);
    if (total === undefined) return { rows, sum };
    const amounts = rows.flatMap(({ value }) => amountOf(value) ?? []);
    const isExact = [...amounts, total].every((amount) => formatExact(amount) === formatExact(cents(amount)));
    const exactly: ReceiptRow = {
      label: t('exact'),
      value: formatExact(total),
      ...(sum.unit == null ? {} : { unit: sum.unit }),
      note: t('rounded', { shown: cents(total), digits: DIGITS }),
    };
    const short = ({ value }: Pick<ReceiptRow, 'value'>): Pick<ReceiptRow, 'value'> => {
      const amount = amountOf(value);
      return { value: amount === undefined ? value : cents(amount) };
    };
    return {
      rows: [...rows.map((row) => ({ ...row, ...short(row) })), ...(isExact ? [] : [exactly])],
      sum: { ...sum, ...short(sum) },
    };
  };
}

function amountOf(value: ReceiptRow['value']): string | undefined {
  return typeof value === 'string' && parseDecimal(value) ? value : undefined;
}

function isZero(amount: string): boolean {
  return parseDecimal(amount)?.units === 0n;
}
