import { formatAmount, formatSignedAmount } from '@/features/journal/amounts';
import { isZero, lastDayOf } from '@/features/journal/journal.rules';
import { useTradeReceipt } from '@/features/journal/components/trade-receipt';
import { journalTexts } from '@/features/journal/texts';
import {
  useListCashFlowsInfiniteQuery,
  useListJournalDaysInfiniteQuery,
  useListTradesInfiniteQuery,
} from '@/shared/api/generated/member';
import type { CashFlowDto, CashFlowType, JournalDayDto, TradeDto } from '@/shared/api/generated/schemas';
import { useAllItems } from '@/shared/api/use-all-items';
import { sumDecimals } from '@/shared/decimal';
import { formatDay, formatMonth, formatNumber } from '@/shared/format';
import type { Language } from '@/shared/i18n';
import { Receipt, type ReceiptContent, type ReceiptRow, ReceiptSkeleton } from '@/shared/ui/receipt';
import { Loaded } from '@/shared/ui/state';

const DIGITS = 2;
/** Up to so many days stand one by one. */
const SINGLE_DAYS = 31;

type Result = JournalDayDto & { result: string };

const hasResult = (day: JournalDayDto): day is Result => day.result !== null;

/** A row for each item where they are few, else one for each month. */
function rowsByDay<T>(
  language: Language,
  items: readonly T[],
  dayOf: (item: T) => string,
  rowOf: (item: T) => ReceiptRow,
  sumOf: (own: readonly T[], month: string) => Omit<ReceiptRow, 'label'>,
): ReceiptRow[] {
  if (items.length <= SINGLE_DAYS) return items.map(rowOf);
  const months = [...new Set(items.map((item) => dayOf(item).slice(0, 7)))];
  return months.map((month) => ({
    label: formatMonth(month, language),
    ...sumOf(
      items.filter((item) => dayOf(item).startsWith(month)),
      month,
    ),
  }));
}

interface ProfitReceiptProps {
  title: string;
  /** First and last day that count. */
  from?: string;
  to?: string;
  /** Days without trades alone, whose results follow from balances. */
  onlyBalances?: boolean;
}

/** The days whose results are a profit; months where they are many. */
export function ProfitReceipt({ title, onlyBalances = false, ...period }: ProfitReceiptProps) {
  const { t, language } = journalTexts.use();
  const query = useAllItems(useListJournalDaysInfiniteQuery(period));
  const rowsOf = (days: readonly Result[]): ReceiptRow[] =>
    rowsByDay(
      language,
      days,
      ({ day }) => day,
      ({ day, result, tradeCount }) => ({
        label: formatDay(day, language),
        value: formatSignedAmount(result, { digits: DIGITS }),
        ...(tradeCount > 0 ? { note: t('calendar.trades', { count: tradeCount }) } : {}),
        behind: {
          title: t('receipt.day', { day: formatDay(day, language) }),
          body: () => <DayReceipt day={day} />,
        },
      }),
      (own, month) => {
        const name = t('receipt.day', { day: formatMonth(month, language) });
        return {
          value: formatSignedAmount(sumDecimals(own.map(({ result }) => result)), { digits: DIGITS }),
          note: t('receipt.days', { count: own.length }),
          behind: {
            title: name,
            body: () => <ProfitReceipt title={name} onlyBalances={onlyBalances} {...monthWithin(month, period)} />,
          },
        };
      },
    );
  return (
    <Loaded query={query} skeleton={<ReceiptSkeleton rows={6} />}>
      {(all) => {
        const days = all.filter(hasResult).filter(({ tradeCount }) => !onlyBalances || tradeCount === 0);
        return (
          <Receipt
            title={title}
            rows={rowsOf(days)}
            sum={{
              value: formatSignedAmount(sumDecimals(days.map(({ result }) => result)), { digits: DIGITS }),
              unit: t('usdt'),
            }}
            source={t('receipt.source')}
            at={query.fulfilledTimeStamp}
            note={[
              ...(days.length > 1 ? [t('receipt.period', periodOf(days, language))] : []),
              t(days.length > SINGLE_DAYS ? 'receipt.byMonth' : 'receipt.byDay'),
            ].join(' ')}
          />
        );
      }}
    </Loaded>
  );
}

/** The first and the last of days. */
function periodOf(days: readonly JournalDayDto[], language: Language): { from: string; to: string } {
  const sorted = days.map(({ day }) => day).sort();
  return { from: formatDay(sorted[0] ?? '', language), to: formatDay(sorted.at(-1) ?? '', language) };
}

/** The days of a month, `YYYY-MM`, that are in a period. */
export function monthWithin(month: string, { from, to }: { from?: string; to?: string }): { from: string; to: string } {
  const [first, last] = [`${month}-01`, lastDayOf(month)];
  return { from: from !== undefined && from > first ? from : first, to: to !== undefined && to < last ? to : last };
}

/** What a day's result is made of. */
export function DayReceipt({ day }: { day: string }) {
  const receipt = useDayReceipt();
  const period = { from: day, to: day };
  const days = useAllItems(useListJournalDaysInfiniteQuery(period));
  const trades = useAllItems(useListTradesInfiniteQuery(period));
  return (
    <Loaded query={days} skeleton={<ReceiptSkeleton rows={3} />}>
      {([known]) => (
        <Loaded query={trades} skeleton={<ReceiptSkeleton rows={3} />}>
          {(own) => {
            const content = known && receipt(known, own);
            return content && <Receipt {...content} at={days.fulfilledTimeStamp} />;
          }}
        </Loaded>
      )}
    </Loaded>
  );
}

/** The days whose trades are counted; months where they are many. */
export function TradeCountReceipt({ title }: { title: string }) {
  const { t, language } = journalTexts.use();
  const query = useAllItems(useListJournalDaysInfiniteQuery({}));
  const countOf = (days: readonly JournalDayDto[]): string =>
    formatNumber(days.reduce((count, { tradeCount }) => count + tradeCount, 0));
  return (
    <Loaded query={query} skeleton={<ReceiptSkeleton rows={6} />}>
      {(all) => {
        const days = all.filter(({ tradeCount }) => tradeCount > 0);
        const rows = rowsByDay(
          language,
          days,
          ({ day }) => day,
          (day) => ({ label: formatDay(day.day, language), value: countOf([day]) }),
          (own) => ({ value: countOf(own), note: t('receipt.days', { count: own.length }) }),
        );
        return (
          <Receipt
            title={title}
            rows={rows}
            sum={{ value: countOf(days) }}
            source={t('receipt.source')}
            at={query.fulfilledTimeStamp}
          />
        );
      }}
    </Loaded>
  );
}

/** The deposits, the withdrawals, or both as net capital; months where they are many. */
export function CashFlowsReceipt({ title, type }: { title: string; type?: CashFlowType }) {
  const { t, language } = journalTexts.use();
  const query = useAllItems(useListCashFlowsInfiniteQuery({}));
  const isNet = type === undefined;
  const moved = (flow: CashFlowDto): string => (isNet && flow.type === 'withdrawal' ? `-${flow.amount}` : flow.amount);
  const text = (amount: string): string => (isNet ? formatSignedAmount : formatAmount)(amount, { digits: DIGITS });
  const sumOf = (flows: readonly CashFlowDto[]): string => text(sumDecimals(flows.map(moved)));
  return (
    <Loaded query={query} skeleton={<ReceiptSkeleton rows={6} />}>
      {(all) => {
        const flows = all.filter((flow) => isNet || flow.type === type);
        const rows = rowsByDay(
          language,
          flows,
          ({ transactionDate }) => transactionDate,
          (flow) => ({
            label: formatDay(flow.transactionDate, language),
            value: text(moved(flow)),
            note: [t(`cash.${flow.type}`), ...(flow.description === null ? [] : [flow.description])].join(', '),
          }),
          (own) => ({ value: sumOf(own), note: t('receipt.flows', { count: own.length }) }),
        );
        return (
          <Receipt
            title={title}
            rows={rows}
            sum={{ value: sumOf(flows), unit: t('usdt') }}
            source={t('receipt.source')}
            at={query.fulfilledTimeStamp}
            {...(isNet ? { note: t('receipt.capital') } : {})}
          />
        );
      }}
    </Loaded>
  );
}

/** A profit over the net capital; each opens its rows. `from` is the first day of the profit. */
export function useReturnReceipt() {
  const { t, language } = journalTexts.use();
  const capital = t('stats.capital');
  return (title: string, rate: string, profit: string, netCapital: string, from?: string): ReceiptContent => {
    const profitTitle =
      from === undefined ? t('receipt.total') : t('receipt.since', { from: formatDay(from, language) });
    return {
      title,
      rows: [
        {
          label: profitTitle,
          value: formatSignedAmount(profit, { digits: DIGITS }),
          behind: {
            title: profitTitle,
            body: () => <ProfitReceipt title={profitTitle} {...(from === undefined ? {} : { from })} />,
          },
        },
        {
          label: capital,
          value: formatAmount(netCapital, { digits: DIGITS }),
          operator: '÷',
          behind: { title: capital, body: () => <CashFlowsReceipt title={capital} /> },
        },
        { label: t('receipt.percent'), value: '100', operator: '×' },
      ],
      sum: { value: formatNumber(rate, { digits: DIGITS, sign: 'always' }), unit: '%' },
      source: t('receipt.source'),
      note: t('receipt.capital'),
    };
  };
}

/** What a day's result is made of: its trades, or its balances. Undefined without a result. */
export function useDayReceipt(): (day: JournalDayDto, trades: readonly TradeDto[]) => ReceiptContent | undefined {
  const { t, language } = journalTexts.use();
  const receiptOf = useTradeReceipt();
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
          ? trades.map((trade) => {
              const content = receiptOf(trade);
              return {
                label: `${trade.symbol} ${t(`trade.${trade.type}`)}`,
                value: formatSignedAmount(trade.profitLoss, { digits: DIGITS }),
                ...(content && { behind: { title: content.title, body: () => <Receipt {...content} /> } }),
              };
            })
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
