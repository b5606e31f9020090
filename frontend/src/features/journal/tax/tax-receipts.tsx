import type { ReactNode } from 'react';
import { formatAmount, formatSignedAmount } from '@/features/journal/amounts';
import { lastDayOf } from '@/features/journal/journal.rules';
import { taxYearTexts } from '@/features/journal/tax/texts';
import { useListJournalDaysInfiniteQuery } from '@/shared/api/generated/member';
import type { TaxFiguresDto, TaxMonthDto } from '@/shared/api/generated/schemas';
import { useAllItems } from '@/shared/api/use-all-items';
import { multiplyDecimals, sumDecimals } from '@/shared/decimal';
import { formatDay, formatMonth, formatNumber } from '@/shared/format';
import { Receipt, type ReceiptContent, ReceiptSkeleton } from '@/shared/ui/receipt';
import { Loaded } from '@/shared/ui/state';

/** Whole won, with a plus for gains. */
export const wonText = (value: string): string => formatSignedAmount(value);

/**
 * What the figures of a year are made of; `at` is when they were computed. Fees and funding are known only of the months in
 * `imported`.
 */
export function useTaxReceipts(at: string, imported: ReadonlySet<string>) {
  const { t, language } = taxYearTexts.use();
  const source = t('receipt.books');
  return {
    /** The months that a sum is made of. */
    ofMonths: (title: string, months: readonly TaxMonthDto[], of: 'result' | 'fees' | 'funding'): ReceiptContent => {
      const text = (value: string): string => (of === 'fees' ? formatAmount(value) : wonText(value));
      return {
        title,
        rows: months.map((month) => ({
          label: formatMonth(month.month, language),
          value: of === 'result' || imported.has(month.month) ? text(month[of]) : t('notKnown'),
        })),
        sum: { label: t('sum'), value: text(sumDecimals(months.map((month) => month[of]))), unit: t('won') },
        source,
        at,
        note: t('receipt.months'),
      };
    },
    /** What fees and funding leave of a result, where they are known. */
    ofCosts: (
      title: string,
      { result, fees, funding, afterCosts }: TaxFiguresDto,
      hasCosts: boolean,
    ): ReceiptContent => ({
      title,
      rows: [
        { label: t('result'), value: wonText(result) },
        { label: t('fees'), value: hasCosts ? formatAmount(fees) : t('notKnown'), operator: '\u2212' },
        { label: t('funding'), value: hasCosts ? wonText(funding) : t('notKnown'), operator: '+' },
      ],
      sum: { label: t('afterCosts'), value: wonText(afterCosts), unit: t('won') },
      source,
      at,
      note: t('receipt.formula'),
    }),
    /** The days that a month is made of. */
    ofDays: (title: string, month: TaxMonthDto): ReactNode => <DaysReceipt title={title} month={month} at={at} />,
  };
}

interface DaysReceiptProps {
  title: string;
  month: TaxMonthDto;
  at: string;
}

function DaysReceipt({ title, month: { month, result: sum }, at }: DaysReceiptProps) {
  const { t, language } = taxYearTexts.use();
  const query = useAllItems(useListJournalDaysInfiniteQuery({ from: `${month}-01`, to: lastDayOf(month) }));
  return (
    <Loaded query={query} skeleton={<ReceiptSkeleton rows={6} />}>
      {(days) => (
        <Receipt
          title={title}
          rows={days.flatMap(({ day, result, krwRate }) =>
            result === null
              ? []
              : [
                  {
                    label: formatDay(day, language),
                    value: wonText(multiplyDecimals(result, krwRate)),
                    note: t('receipt.day', {
                      result: formatSignedAmount(result, { digits: 2 }),
                      rate: formatNumber(krwRate, { digits: 2, trim: true }),
                    }),
                  },
                ],
          )}
          sum={{ label: t('sum'), value: wonText(sum), unit: t('won') }}
          source={t('receipt.books')}
          at={at}
          note={t('receipt.days')}
        />
      )}
    </Loaded>
  );
}
