import { formatSignedAmount } from '@/features/journal/amounts';
import { isConverted } from '@/features/journal/journal.rules';
import { journalTexts } from '@/features/journal/texts';
import type { StatisticsPartProps } from '@/features/journal/statistics/statistics-part';
import { journalStatisticsTexts } from '@/features/journal/statistics/texts';
import type { Proof } from '@/features/journal/statistics/use-proofs';
import { useListTradesInfiniteQuery } from '@/shared/api/generated/member';
import type { TradeDto } from '@/shared/api/generated/schemas';
import { useAllItems } from '@/shared/api/use-all-items';
import { sumDecimals } from '@/shared/decimal';
import { formatDay, formatMonth, formatNumber } from '@/shared/format';
import { statementPath } from '@/shared/statement/use-statement-filter';
import { CsvDownload } from '@/shared/statement/statement-filter';
import { Receipt, type ReceiptContent, ReceiptSkeleton } from '@/shared/ui/receipt';
import { Loaded } from '@/shared/ui/state';

/** Up to so many trades stand one by one, more by month. */
const SINGLE_TRADES = 31;
/** Of a period with more than these there are sums, and the file. */
const MOST_TRADES = 500;
const DIGITS = 2;

type TradesReceiptProps = Proof & {
  /** How many trades there are. */
  statistics: { trades: { tradeCount: number } };
  /** Of which days they are; or which ones are looked for, of which there is no file. */
  days: StatisticsPartProps['days'] & { search?: string };
};

/** The formula of a statistic and the trades it is made of: one by one, by month where they are many. */
export function TradesReceipt(props: TradesReceiptProps) {
  const { t } = journalStatisticsTexts.use();
  const { belongs, content, statistics, days } = props;
  if (!belongs) return <Receipt {...content} />;
  // Fees, R multiples and holding times are listed trade by trade only, which takes few trades.
  const most = props.partOf ? SINGLE_TRADES : MOST_TRADES;
  if (statistics.trades.tradeCount <= most) return <KnownTrades {...props} belongs={belongs} />;
  return (
    <Receipt
      {...content}
      note={withNote(content.note, t('receipt.sumsOnly', { most: formatNumber(most) }))}
      action={<TradesFile days={days} />}
    />
  );
}

const withNote = (note: ReceiptContent['note'], more: string): ReceiptContent['note'] =>
  note == null ? (
    more
  ) : (
    <>
      {note} {more}
    </>
  );

function TradesFile({ days }: Pick<TradesReceiptProps, 'days'>) {
  const { t } = journalStatisticsTexts.use();
  if (days.search !== undefined) return null;
  return <CsvDownload path={statementPath('/api/mypage/trades.csv', days)} label={t('receipt.file')} />;
}

const resultOf = ({ profitLoss }: TradeDto): string => formatSignedAmount(profitLoss, { digits: DIGITS });

function KnownTrades({
  belongs,
  partOf,
  content,
  days,
}: TradesReceiptProps & { belongs: (trade: TradeDto) => boolean }) {
  const { t, language } = journalStatisticsTexts.use();
  const { t: tJournal } = journalTexts.use();
  const query = useAllItems(useListTradesInfiniteQuery(days));
  const file = <TradesFile days={days} />;
  const monthsOf = (trades: readonly TradeDto[]) =>
    [...new Set(trades.map(({ tradeDate }) => tradeDate.slice(0, 7)))].map((month) => {
      const own = trades.filter(({ tradeDate }) => tradeDate.startsWith(month));
      return {
        label: formatMonth(month, language),
        value: formatSignedAmount(sumDecimals(own.map(({ profitLoss }) => profitLoss)), { digits: DIGITS }),
        note: t('trades', { count: own.length }),
      };
    });
  return (
    <Loaded query={query} skeleton={<ReceiptSkeleton rows={6} />}>
      {(trades) => {
        const own = trades.filter(belongs);
        const group = t('receipt.trades');
        const told = own.some(isConverted)
          ? { ...content, note: withNote(content.note, t('receipt.converted')) }
          : content;
        if (own.length > SINGLE_TRADES) {
          // Only results are added up here.
          const rows = partOf ? [] : monthsOf(own).map((month) => ({ ...month, group }));
          return <Receipt {...told} rows={[...rows, ...content.rows]} action={file} />;
        }
        const rows = own.map((trade) => ({
          label: `${trade.symbol} ${tJournal(`trade.${trade.type}`)}`,
          value: (partOf ?? resultOf)(trade),
          note: [
            formatDay(trade.tradeDate, language),
            ...(isConverted(trade) ? [tJournal('trade.converted')] : []),
          ].join(', '),
          group,
        }));
        return <Receipt {...told} rows={[...rows, ...content.rows]} />;
      }}
    </Loaded>
  );
}
