import type { ReactNode } from 'react';
import { Amount, formatAmount, formatPrices, formatSignedAmount } from '@/features/journal/amounts';
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
import { cx } from '@/shared/ui/class-names';
import { NoFigure } from '@/shared/ui/figure';
import { MarkTag } from '@/shared/ui/marks';
import styles from '@/features/journal/month-report/month-report.module.css';

const DIGITS = 2;
/** Of rebates, which are small. */
const REBATE_DIGITS = 4;
const QUANTITY_DIGITS = 18;

const result = (value: string): ReactNode => <Amount value={value} digits={DIGITS} signed tone="change" />;
/** By the rate saved with the day. */
const inWon = ({ result: usdt, krwRate }: JournalDayDto): string => multiplyDecimals(usdt ?? '0', krwRate);

interface ReportTableProps {
  label: string;
  titles: readonly ReactNode[];
  /** Its rows are named by short words, such as a day, which have their figures beside them on a phone. */
  isDense?: boolean;
  children: ReactNode;
}

/** A table whose titles stand on every page that it reaches; on a phone, before each figure instead. */
function ReportTable({ label, titles, isDense = false, children }: ReportTableProps) {
  return (
    <table className={cx(styles['table'], isDense && styles['dense'])} aria-label={label}>
      <thead>
        <tr>
          {titles.map((title, index) => (
            <th key={index} scope="col">
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
    <ReportTable label={t('days')} titles={titles} isDense>
      {days.toReversed().map((day) => (
        <tbody key={day.day}>
          <tr>
            <th scope="row">{formatDay(day.day, language)}</th>
            {columns.map(({ title, isResult = false, of, text }) => (
              <td key={title} data-label={title} data-zero={(!isResult && isZero(of(day))) || undefined}>
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
        <tr className={styles['sum']}>
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

/** The trades of the month, oldest first. */
export function TradesTable({ trades: newest }: { trades: readonly TradeDto[] }) {
  const { t } = monthReportTexts.use();
  const trades = newest.toReversed();
  const hasMultiples = trades.some(({ rMultiple }) => rMultiple !== null);
  const titles = [
    ...[t('symbol'), t('entry'), t('exit'), t('quantity'), t('result')],
    ...(hasMultiples ? [t('multiple')] : []),
  ];
  return (
    <ReportTable label={t('trades')} titles={titles}>
      <tbody>
        {trades.map((trade) => (
          <TradeRow key={trade.id} trade={trade} hasMultiples={hasMultiples} />
        ))}
      </tbody>
    </ReportTable>
  );
}

function TradeRow({ trade, hasMultiples }: { trade: TradeDto; hasMultiples: boolean }) {
  const { t, language } = monthReportTexts.use();
  const { t: tJournal } = journalTexts.use();
  const review = useReviewWords()(trade);
  const { symbol, type, exchange, leverage, rMultiple, quantity, tradeDate } = trade;
  const words = [
    ...[formatDay(tradeDate, language), exchange],
    ...(trade.isImported ? [] : [t('leverage', { times: leverage })]),
    ...review,
  ];
  const [entry, exit] = formatPrices([trade.entryPrice, trade.exitPrice], trade.isImported);
  return (
    <tr>
      <th scope="row">
        {symbol} {tJournal(`trade.${type}`)}
        <span className={styles['few']}>{words.join(', ')}</span>
      </th>
      <td data-label={t('entry')}>{entry}</td>
      <td data-label={t('exit')}>{exit}</td>
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

/** What the exchanges reported as rebate: a column for each, and their sum. */
export function RebatesTable({ rebates: { days, rebate: sum } }: { rebates: JournalRebatesDto }) {
  const { t, language } = monthReportTexts.use();
  const parts = days.flatMap(({ exchanges }) => exchanges);
  const exchanges = [...new Set(parts.map(({ exchange }) => exchange))].map((name) => {
    const known = parts.filter(({ exchange, rebate }) => exchange === name && rebate !== null);
    return {
      name,
      isEstimated: known.length > 0 && known.every(({ isEstimated }) => isEstimated),
      sum: known.length === 0 ? null : sumDecimals(known.map(({ rebate }) => rebate ?? '0')),
    };
  });
  const amount = (rebate: string | null): ReactNode =>
    rebate === null ? <NoFigure /> : formatSignedAmount(rebate, { digits: REBATE_DIGITS });
  const told = (part: JournalRebateDto | undefined, isMarked: boolean): ReactNode => {
    if (part === undefined) return <NoFigure />;
    if (part.rebate === null) return <span className={styles['few']}>{t(part.isMissing ? 'missing' : 'waiting')}</span>;
    return (
      <>
        {part.isEstimated && !isMarked && <MarkTag mark="estimated" />} {amount(part.rebate)}
      </>
    );
  };
  const titles = [
    t('day'),
    // An exchange whose figures are all estimated says so once.
    ...exchanges.map(({ name, isEstimated }) =>
      isEstimated ? (
        <>
          {name} <MarkTag mark="estimated" />
        </>
      ) : (
        name
      ),
    ),
    t('sum'),
  ];
  return (
    <ReportTable label={t('rebates')} titles={titles} isDense>
      <tbody>
        {days.map((day) => (
          <tr key={day.day}>
            <th scope="row">{formatDay(day.day, language)}</th>
            {exchanges.map(({ name, isEstimated }) => (
              <td key={name} data-label={isEstimated ? `${name} (${t('estimated')})` : name}>
                {told(
                  day.exchanges.find(({ exchange }) => exchange === name),
                  isEstimated,
                )}
              </td>
            ))}
            <td data-label={t('sum')}>{amount(day.rebate)}</td>
          </tr>
        ))}
        <tr className={styles['sum']}>
          <th scope="row">{t('sum')}</th>
          {exchanges.map((exchange) => (
            <td key={exchange.name} data-label={exchange.name}>
              {amount(exchange.sum)}
            </td>
          ))}
          <td data-label={t('sum')}>{amount(sum)}</td>
        </tr>
      </tbody>
    </ReportTable>
  );
}
