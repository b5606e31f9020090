import { parseDecimal, toDecimalString } from '@/shared/decimal';
import { formatNumber } from '@/shared/format';
import { cut } from '@/shared/points/luff-digits';
import { receiptTexts } from '@/shared/receipts/texts';
import type { ReceiptContent } from '@/shared/ui/receipt-content';

type Sum = ReceiptContent['sum'] & { value: string };

/** Cuts the sum of a receipt to the decimals of the page, and tells the exact one below. What would be shown as nothing stays. */
export function useCutSum(): (sum: Sum, digits: number) => Pick<ReceiptContent, 'exact'> & { sum: Sum } {
  const { t } = receiptTexts.use();
  return (sum, digits) => {
    const { value, unit } = sum;
    const amount = parseDecimal(value);
    if (amount === undefined || amount.scale <= digits) return { sum };
    const short = cut(toDecimalString(amount), digits);
    if (parseDecimal(short)?.units === 0n) return { sum };
    const sign = value.startsWith('+') ? 'always' : 'auto';
    return {
      sum: { ...sum, value: formatNumber(short, { digits, sign }) },
      exact: { label: t('exact'), value, unit },
    };
  };
}
