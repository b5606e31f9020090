import { formatAmount, formatSignedAmount } from '@/features/journal/amounts';
import { isZero } from '@/features/journal/journal.rules';
import { journalTexts } from '@/features/journal/texts';
import { useListJournalDaysInfiniteQuery } from '@/shared/api/generated/member';
import type { JournalDayDto, TradeDto } from '@/shared/api/generated/schemas';
import { useAllItems } from '@/shared/api/use-all-items';
import { sumDecimals } from '@/shared/decimal';
import { formatDay } from '@/shared/format';
import { Receipt, type ReceiptContent, ReceiptSkeleton } from '@/shared/ui/receipt';
import { Loaded } from '@/shared/ui/state';

const DIGITS = 2;
/** Up to so many days stand one by one. */
const SINGLE_DAYS = 31;

type Result = JournalDayDto & { result: string };

const hasResult = (day: JournalDayDto): day is Result => day.result !== null;

/** The days whose results are a profit; months where they are many. `from` is the first day that counts. */
export function ProfitReceipt({ title, from }: { title: string; from?: string }) {
  const { t, language } = journalTexts.use();
  const query = useAllItems(useListJournalDaysInfiniteQuery(from === undefined ? {} : { from }));
  const rowsOf = (days: readonly Result[]): ReceiptContent['rows'] => {
    if (days.length <= SINGLE_DAYS)
      return days.map(({ day, result, tradeCount }) => ({
        label: formatDay(day, language),
        value: formatSignedAmount(result, { digits: DIGITS }),
        ...(tradeCount > 0 ? { note: t('calendar.trades', { count: tradeCount }) } : {}),
      }));
    const months = [...new Set(days.map(({ day }) => day.slice(0, 7)))];
    return months.map((month) => {
      const own = days.filter(({ day }) => day.startsWith(month));
      return {
        label: month.replace('-', '.'),
        value: formatSignedAmount(sumDecimals(own.map(({ result }) => result)), { digits: DIGITS }),
        note: t('receipt.days', { count: own.length }),
      };
    });
  };
  return (
    <Loaded query={query} skeleton={<ReceiptSkeleton rows={6} />}>
      {(all) => {
        const days = all.filter(hasResult);
        return (
          <Receipt
            title={title}
            rows={rowsOf(days)}
            sum={{
              value: formatSignedAmount(sumDecimals(days.map(({ result }) => result)), { digits: DIGITS }),
              unit: t('usdt'),
            }}
            source={t('receipt.source')}
            note={t(days.length > SINGLE_DAYS ? 'receipt.byMonth' : 'receipt.byDay')}
          />
        );
      }}
    </Loaded>
  );
}

/** What a day's result is made of: its trades, or its balances. Undefined without a result. */
export function useDayReceipt(): (day: JournalDayDto, trades: readonly TradeDto[]) => ReceiptContent | undefined {
  const { t, language } = journalTexts.use();
  return (day, trades) => {
    const { result, unexplained, startBalance, endBalance, cashFlow } = day;
    if (result === null) return undefined;
    const amount = (value: string | null): string => formatAmount(value ?? '0', { digits: DIGITS });
    const ofBalances: ReceiptContent['rows'] = [
      { label: t('receipt.end'), value: amount(endBalance) },
      { label: t('receipt.start'), value: amount(startBalance), operator: '\u2212' },
      { label: t('receipt.cashFlow'), value: amount(cashFlow), operator: '\u2212' },
    ];
    return {
      title: t('receipt.day', { day: formatDay(day.day, language) }),
      rows:
        day.tradeCount > 0
          ? trades.map(({ symbol, type, profitLoss }) => ({
              label: `${symbol} ${t(`trade.${type}`)}`,
              value: formatSignedAmount(profitLoss, { digits: DIGITS }),
            }))
          : ofBalances,
      sum: { label: t('receipt.result'), value: formatSignedAmount(result, { digits: DIGITS }), unit: t('usdt') },
      source: t('receipt.source'),
      ...(unexplained === null
        ? {}
        : {
            note: isZero(unexplained)
              ? t('receipt.agrees')
              : t('receipt.unexplained', { amount: formatSignedAmount(unexplained, { digits: DIGITS }) }),
          }),
    };
  };
}
