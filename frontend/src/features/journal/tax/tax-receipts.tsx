import type { ReactNode } from 'react';
import { formatAmount, formatSignedAmount } from '@/features/journal/amounts';
import { isZero, lastDayOf } from '@/features/journal/journal.rules';
import { taxYearTexts } from '@/features/journal/tax/texts';
import { useListJournalDaysInfiniteQuery } from '@/shared/api/generated/member';
import type { TaxFiguresDto, TaxMonthDto } from '@/shared/api/generated/schemas';
import { useAllItems } from '@/shared/api/use-all-items';
import { multiplyDecimals, sumDecimals } from '@/shared/decimal';
import { formatDay, formatMonth, formatNumber } from '@/shared/format';
import { roundingOf } from '@/shared/receipts/in-cents';
import { Receipt, type ReceiptContent, ReceiptSkeleton } from '@/shared/ui/receipt';
import type { ReceiptRow } from '@/shared/ui/receipt-content';
import { Loaded } from '@/shared/ui/state';

/** Whole won, with a plus for gains. */
export const wonText = (value: string): string => formatSignedAmount(value);

/** What rounding to whole won makes between amounts and their sum. */
export const wonRounding = (amounts: readonly string[], sum: string): string => roundingOf(amounts, sum, 0);

/**
 * What the figures of a year are made of; `at` is when they were computed. Fees and funding are known only of the months in
 * `imported`.
 */
export function useTaxReceipts(at: string, imported: ReadonlySet<string>) {
  const { t, language } = taxYearTexts.use();
  const source = t('receipt.books');
  const rounding = useRoundingRow();
  return {
    /** The months that a sum is made of. */
    ofMonths: (title: string, months: readonly TaxMonthDto[], of: 'result' | 'fees' | 'funding'): ReceiptContent => {
      const text = (value: string): string => (of === 'fees' ? formatAmount(value) : wonText(value));
      const amounts = months.map((month) => month[of]);
      const sum = sumDecimals(amounts);
      return {
        title,
        rows: [
          ...months.map((month) => ({
            label: formatMonth(month.month, language),
            value: of === 'result' || imported.has(month.month) ? text(month[of]) : t('notKnown'),
          })),
          ...rounding(amounts, sum),
        ],
        sum: { label: t('sum'), value: text(sum), unit: t('won') },
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
        ...rounding([result, multiplyDecimals(fees, -1), funding], afterCosts),
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

/** Returns the row of the rounding difference; none if the difference is 0. */
function useRoundingRow(): (amounts: readonly string[], sum: string) => ReceiptRow[] {
  const { t } = taxYearTexts.use();
  return (amounts, sum) => {
    const difference = wonRounding(amounts, sum);
    return isZero(difference) ? [] : [{ label: t('rounding'), value: wonText(difference) }];
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
  const rounding = useRoundingRow();
  return (
    <Loaded query={query} skeleton={<ReceiptSkeleton rows={6} />}>
      {(found) => {
        const days = found.flatMap(({ day, result, krwRate }) =>
          result === null ? [] : [{ day, result, krwRate, won: multiplyDecimals(result, krwRate) }],
        );
        const rows = days.map(({ day, result, krwRate, won }) => ({
          label: formatDay(day, language),
          value: wonText(won),
          note: t('receipt.day', {
            result: formatSignedAmount(result, { digits: 2 }),
            rate: formatNumber(krwRate, { digits: 2, trim: true }),
          }),
        }));
        const amounts = days.map(({ won }) => won);
        return (
          <Receipt
            title={title}
            rows={[...rows, ...rounding(amounts, sum)]}
            sum={{ label: t('sum'), value: wonText(sum), unit: t('won') }}
            source={t('receipt.books')}
            at={at}
            note={t('receipt.days')}
          />
        );
      }}
    </Loaded>
  );
}
