import type { ReactNode } from 'react';
import { Amount, formatAmount, formatPrice, formatSignedAmount } from '@/features/journal/amounts';
import { useReviewWords } from '@/features/journal/components/use-review-words';
import { isZero } from '@/features/journal/journal.rules';
import { monthReportTexts } from '@/features/journal/month-report/texts';
import { journalTexts } from '@/features/journal/texts';
import type {
  DailyEntryDto,
  JournalDayDto,
  JournalPictureDto,
  JournalRebateDto,
  JournalRebatesDto,
  TradeDto,
} from '@/shared/api/generated/schemas';
import { multiplyDecimals, sumDecimals } from '@/shared/decimal';
import { formatDay, formatNumber } from '@/shared/format';
import { NoFigure } from '@/shared/ui/figure';
import styles from '@/features/journal/month-report/month-report.module.css';

const DIGITS = 2;
/** Of rebates, which are small. */
const REBATE_DIGITS = 4;
const QUANTITY_DIGITS = 18;

const result = (value: string): ReactNode => <Amount value={value} digits={DIGITS} signed tone="change" />;
/** By the rate saved with the day. */
const inWon = ({ result: usdt, krwRate }: JournalDayDto): string => multiplyDecimals(usdt ?? '0', krwRate);

/** A table whose titles stand on every page that it reaches; on a phone, before each figure instead. */
function ReportTable({ label, titles, children }: { label: string; titles: readonly string[]; children: ReactNode }) {
  return (
    <table className={styles['table']} aria-label={label}>
      <thead>
        <tr>
          {titles.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      {children}
    </table>
  );
}

interface DaysTableProps {
  days: readonly JournalDayDto[];
  entries: readonly DailyEntryDto[];
  pictures: readonly JournalPictureDto[];
}

interface Column {
  title: string;
  /** Undefined for a day without a result. */
  isResult?: boolean;
  of: (day: JournalDayDto) => string;
  text: (value: string) => ReactNode;
}

/** The days of the month, oldest first, with their notes and how many pictures they have, and their sum. */
export function DaysTable({ days, entries, pictures }: DaysTableProps) {
  const { t, language } = monthReportTexts.use();
  const notes = new Map(entries.map(({ summaryDate, note }) => [summaryDate, note]));
  const noteOf = (day: string): string => {
    const count = pictures.filter(({ date }) => date === day).length;
    return [notes.get(day) ?? '', count === 0 ? '' : t('pictures', { count })].filter(Boolean).join('\n');
  };
  const signed = (value: string): ReactNode => formatSignedAmount(value, { digits: DIGITS });
  const hasSome = (of: (day: JournalDayDto) => string): boolean => days.some((day) => !isZero(of(day)));
  /** Columns of costs and cash flows that are zero on all days are left out. */
  const columns: Column[] = [
    { title: t('count'), of: (day) => String(day.tradeCount), text: (count) => formatNumber(count) },
    { title: t('result'), isResult: true, of: (day) => day.result ?? '0', text: result },
    { title: t('won'), isResult: true, of: inWon, text: (value) => formatSignedAmount(value) },
    ...[
      {
        title: t('fees'),
        of: ({ fees }: JournalDayDto) => fees,
        text: (value: string): ReactNode => formatAmount(value, { digits: DIGITS }),
      },
      { title: t('funding'), of: ({ funding }: JournalDayDto) => funding, text: signed },
      { title: t('cashFlow'), of: ({ cashFlow }: JournalDayDto) => cashFlow, text: signed },
    ].filter(({ of }) => hasSome(of)),
  ];
  const titles = [t('day'), ...columns.map(({ title }) => title)];
  return (
    <ReportTable label={t('days')} titles={titles}>
      {days.toReversed().map((day) => (
        <tbody key={day.day}>
          <tr>
            <th scope="row">{formatDay(day.day, language)}</th>
            {columns.map(({ title, isResult = false, of, text }) => (
              <td key={title} data-label={title}>
                {isResult && day.result === null ? <NoFigure /> : text(of(day))}
              </td>
            ))}
          </tr>
          {noteOf(day.day) !== '' && (
            <tr>
              <td colSpan={titles.length} className={styles['note']}>
                {noteOf(day.day)}
              </td>
            </tr>
          )}
        </tbody>
      ))}
      <tbody>
        <tr className={styles['group']}>
          <th scope="row">{t('sum')}</th>
          {columns.map(({ title, of, text }) => (
            <td key={title} data-label={title}>
              {text(sumDecimals(days.map(of)))}
            </td>
          ))}
        </tr>
      </tbody>
    </ReportTable>
  );
}

/** The trades of the month by their days, oldest day first. */
export function TradesTable({ trades: newest }: { trades: readonly TradeDto[] }) {
  const { t, language } = monthReportTexts.use();
  const trades = newest.toReversed();
  const hasMultiples = trades.some(({ rMultiple }) => rMultiple !== null);
  const titles = [
    ...[t('symbol'), t('entry'), t('exit'), t('quantity'), t('result')],
    ...(hasMultiples ? [t('multiple')] : []),
  ];
  return (
    <ReportTable label={t('trades')} titles={titles}>
      {[...new Set(trades.map(({ tradeDate }) => tradeDate))].map((day) => (
        <tbody key={day}>
          <tr className={styles['group']}>
            <th colSpan={titles.length} scope="rowgroup">
              {formatDay(day, language)}
            </th>
          </tr>
          {trades
            .filter(({ tradeDate }) => tradeDate === day)
            .map((trade) => (
              <TradeRow key={trade.id} trade={trade} hasMultiples={hasMultiples} />
            ))}
        </tbody>
      ))}
    </ReportTable>
  );
}

function TradeRow({ trade, hasMultiples }: { trade: TradeDto; hasMultiples: boolean }) {
  const { t } = monthReportTexts.use();
  const { t: tJournal } = journalTexts.use();
  const review = useReviewWords()(trade);
  const { symbol, type, exchange, leverage, rMultiple, quantity } = trade;
  const words = [exchange, ...(trade.isImported ? [] : [t('leverage', { times: leverage })]), ...review];
  return (
    <tr>
      <th scope="row">
        {symbol} {tJournal(`trade.${type}`)}
        <span className={styles['few']}>{words.join(', ')}</span>
      </th>
      <td data-label={t('entry')}>{formatPrice(trade.entryPrice, trade.isImported)}</td>
      <td data-label={t('exit')}>{formatPrice(trade.exitPrice, trade.isImported)}</td>
      <td data-label={t('quantity')}>{formatAmount(quantity, { digits: QUANTITY_DIGITS, trim: true })}</td>
      <td data-label={t('result')}>{result(trade.profitLoss)}</td>
      {hasMultiples && (
        <td data-label={t('multiple')}>
          {rMultiple === null ? <NoFigure /> : formatNumber(rMultiple, { digits: DIGITS, sign: 'always' })}
        </td>
      )}
    </tr>
  );
}

/** What the exchanges reported as rebate. */
export function RebatesTable({ rebates: { days, rebate: sum } }: { rebates: JournalRebatesDto }) {
  const { t, language } = monthReportTexts.use();
  const told = ({ rebate, isMissing, isEstimated }: JournalRebateDto): string => {
    if (rebate === null) return isMissing ? t('missing') : t('waiting');
    const amount = formatSignedAmount(rebate, { digits: REBATE_DIGITS });
    return isEstimated ? `${amount} (${t('estimated')})` : amount;
  };
  return (
    <ReportTable label={t('rebates')} titles={[t('day'), t('exchange'), t('rebate')]}>
      <tbody>
        {days.map(({ day, exchanges, rebate }) => (
          <tr key={day}>
            <th scope="row">{formatDay(day, language)}</th>
            <td data-label={t('exchange')}>{exchanges.map((part) => `${part.exchange} ${told(part)}`).join(', ')}</td>
            <td data-label={t('rebate')}>
              {rebate === null ? <NoFigure /> : formatSignedAmount(rebate, { digits: REBATE_DIGITS })}
            </td>
          </tr>
        ))}
        {sum !== null && (
          <tr className={styles['group']}>
            <th scope="row" colSpan={2}>
              {t('sum')}
            </th>
            <td>{formatSignedAmount(sum, { digits: REBATE_DIGITS })}</td>
          </tr>
        )}
      </tbody>
    </ReportTable>
  );
}
