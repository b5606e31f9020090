import { formatSignedAmount } from '@/features/journal/amounts';
import { journalTexts } from '@/features/journal/texts';
import type { StatisticsPartProps } from '@/features/journal/statistics/statistics-part';
import { journalStatisticsTexts } from '@/features/journal/statistics/texts';
import type { Proof } from '@/features/journal/statistics/use-proofs';
import { useListTradesInfiniteQuery } from '@/shared/api/generated/member';
import type { TradeDto } from '@/shared/api/generated/schemas';
import { useAllItems } from '@/shared/api/use-all-items';
import { formatDay } from '@/shared/format';
import { statementPath } from '@/shared/statement/use-statement-filter';
import { CsvDownload } from '@/shared/statement/statement-filter';
import { Receipt, ReceiptSkeleton } from '@/shared/ui/receipt';
import { Loaded } from '@/shared/ui/state';

/** Up to so many trades of a period stand one by one; of more there are sums, and the file. */
const SINGLE_TRADES = 31;
const DIGITS = 2;

type TradesReceiptProps = Proof & Pick<StatisticsPartProps, 'statistics' | 'days'>;

/** The formula of a statistic and the trades it is made of, one by one where they are few. */
export function TradesReceipt(props: TradesReceiptProps) {
  const { belongs, content, statistics, days } = props;
  const { t } = journalStatisticsTexts.use();
  if (!belongs) return <Receipt {...content} />;
  if (statistics.trades.tradeCount <= SINGLE_TRADES) return <SingleTrades {...props} belongs={belongs} />;
  const file = <CsvDownload path={statementPath('/api/mypage/trades.csv', days)} label={t('receipt.file')} />;
  return <Receipt {...content} action={file} />;
}

const resultOf = ({ profitLoss }: TradeDto): string => formatSignedAmount(profitLoss, { digits: DIGITS });

function SingleTrades({
  belongs,
  partOf = resultOf,
  content,
  days,
}: TradesReceiptProps & { belongs: (trade: TradeDto) => boolean }) {
  const { t, language } = journalStatisticsTexts.use();
  const { t: tJournal } = journalTexts.use();
  const query = useAllItems(useListTradesInfiniteQuery(days));
  return (
    <Loaded query={query} skeleton={<ReceiptSkeleton rows={6} />}>
      {(trades) => {
        const rows = trades.filter(belongs).map((trade) => ({
          label: `${trade.symbol} ${tJournal(`trade.${trade.type}`)}`,
          value: partOf(trade),
          note: formatDay(trade.tradeDate, language),
          group: t('receipt.trades'),
        }));
        return <Receipt {...content} rows={[...rows, ...content.rows]} />;
      }}
    </Loaded>
  );
}
