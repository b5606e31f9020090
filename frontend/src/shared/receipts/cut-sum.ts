import { parseDecimal, toDecimalString } from '@/shared/decimal';
import { formatNumber } from '@/shared/format';
import { cut } from '@/shared/points/luff-digits';
import { receiptTexts } from '@/shared/receipts/texts';
import type { ReceiptContent } from '@/shared/ui/receipt-content';

/** Cuts the sum of a receipt to the decimals of the page, and tells the exact one below. What would be shown as nothing stays. */
export function useCutSum(): (sum: ReceiptContent['sum'], digits: number) => Pick<ReceiptContent, 'sum' | 'exact'> {
  const { t } = receiptTexts.use();
  return (sum, digits) => {
    const amount = typeof sum.value === 'string' ? parseDecimal(sum.value) : undefined;
    if (amount === undefined || amount.scale <= digits) return { sum };
    const short = cut(toDecimalString(amount), digits);
    if (parseDecimal(short)?.units === 0n) return { sum };
    const sign = String(sum.value).startsWith('+') ? 'always' : 'auto';
    return {
      sum: { ...sum, value: formatNumber(short, { digits, sign }) },
      exact: { label: t('exact'), value: sum.value, unit: sum.unit },
    };
  };
}
