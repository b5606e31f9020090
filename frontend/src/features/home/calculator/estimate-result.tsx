import { useEffect, useState } from 'react';
import {
  type Amounts,
  type Estimate,
  type Period,
  type Trading,
  estimate,
  inWon,
} from '@/features/home/calculator/calculator.rules';
import { useFeeRows } from '@/features/home/calculator/fee-basis';
import { lengthOf, writeEntry, writeRate, writeUsdt } from '@/features/home/calculator/figures';
import { calculatorTexts } from '@/features/home/calculator/texts';
import { Usdt } from '@/features/home/calculator/usdt';
import { isExample } from '@/features/home/calculator/use-entries';
import { useWayAt } from '@/features/home/calculator/use-way-at';
import { RESULT_ID, type ViewProps } from '@/features/home/calculator/view-props';
import { Won, WonNote, useWonSentence } from '@/features/home/calculator/won-line';
import { formatWon } from '@/shared/format';
import { cx } from '@/shared/ui/class-names';
import { MarkTag } from '@/shared/ui/marks';
import { Paper } from '@/shared/ui/paper';
import { Receipt, type ReceiptContent, type ReceiptRow, WithReceipt } from '@/shared/ui/receipt';
import common from '@/features/home/calculator/calculator.module.css';
import styles from '@/features/home/calculator/estimate.module.css';

const periods: readonly Period[] = ['day', 'month', 'year'];
const parts: readonly (keyof Amounts)[] = ['fee', 'rebate', 'left'];

/** Nothing while the input is invalid. */
function resultOf({ chosen: { share, basis, exchange }, terms, reading: { trading } }: ViewProps) {
  return trading && share !== undefined
    ? // An account of one's own has no link whose discount could count.
      estimate(trading, { basis, monthDays: terms.monthDays }, exchange ?? { rebateRate: share, discountRate: '0' })
    : undefined;
}

/**
 * The month on paper, from the volume of a day in steps that can be computed again, updated with every change. `printed` counts how
 * often the paper was asked for: it is printed anew each time.
 */
export function EstimatePaper({ printed, ...props }: ViewProps & { printed: number }) {
  const { t } = calculatorTexts.use();
  const { entries, chosen, terms, reading } = props;
  const { trading } = reading;
  const { share, basis } = chosen;
  const result = resultOf(props);
  const feeRows = useFeeRows();
  return (
    <section id={RESULT_ID} className={common['result']} aria-label={t('estimate.title')}>
      <div className={styles['desk']}>
        <Paper key={printed} hangs printing={printed > 0}>
          {result && trading ? (
            <Receipt
              title={t('estimate.hero')}
              rows={[
                { label: t('estimate.volume'), value: writeUsdt(result.volume), unit: 'USDT' },
                ...feeRows(basis, result.discountRate).map(({ note: _, ...row }) => row),
                { label: t('estimate.days'), operator: '×', value: result.days.month },
                {
                  label: t('estimate.receiptTitle', { period: t('estimate.inPeriod.month'), part: t('estimate.fee') }),
                  value: writeUsdt(result.amounts.month.fee),
                  unit: 'USDT',
                },
                {
                  label: chosen.exchange ? t('estimate.shareAt', { name: chosen.exchange.name }) : t('share'),
                  operator: '×',
                  value: writeRate(share ?? '0'),
                },
              ]}
              sum={{ label: t('estimate.rebate'), value: writeUsdt(result.amounts.month.rebate), unit: 'USDT' }}
              marks={[isExample(entries) ? 'sample' : 'estimated']}
              note={
                terms.wonPerUsdt === undefined ? undefined : (
                  <Won usdt={result.amounts.month.rebate} wonPerUsdt={terms.wonPerUsdt} />
                )
              }
            />
          ) : (
            <div>
              <p className={styles['waitingTitle']}>{t('estimate.waiting')}</p>
              <p className={common['small']}>{t('estimate.waitingText')}</p>
            </div>
          )}
        </Paper>
        <p className="visually-hidden" role="status">
          {result ? t('estimate.spoken', { usdt: writeUsdt(result.amounts.month.rebate) }) : ''}
        </p>
      </div>
    </section>
  );
}

/** On a phone the result stays above the input as soon as the sum of the paper has left the sheet. */
export function RunningTotal({ printed, ...props }: ViewProps & { printed: number }) {
  const { t } = calculatorTexts.use();
  const result = resultOf(props);
  const hasLeft = useSumHasLeft(`${printed} ${result !== undefined}`);
  return (
    hasLeft &&
    result && (
      // The receipt has announced it to screen readers.
      <p className={cx('figures', styles['running'])} aria-hidden>
        <span className={styles['what']}>
          {t('estimate.hero')}
          {isExample(props.entries) && <MarkTag mark="sample" />}
        </span>
        <span>
          <Usdt amount={result.amounts.month.rebate} />
        </span>
      </p>
    )
  );
}

/** Visible share of the sum below which it counts as out of view. */
const SUM_IN_VIEW = 0.7;

/** Whether the sum of the paper is scrolled out of view. Observes again when `paper` changes: each printing has new elements. */
function useSumHasLeft(paper: string): boolean {
  const [hasLeft, setLeft] = useState(false);
  useEffect(() => {
    const sum = document.getElementById(RESULT_ID)?.querySelector('li:last-child');
    if (!sum || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      ([entry]) =>
        setLeft(
          entry !== undefined &&
            entry.intersectionRatio < SUM_IN_VIEW &&
            entry.boundingClientRect.top < innerHeight / 2,
        ),
      { threshold: SUM_IN_VIEW },
    );
    observer.observe(sum);
    return () => observer.disconnect();
  }, [paper]);
  return hasLeft;
}

/** A day, a month and a year with the receipt of each figure; folded on a phone. */
export function EstimatePeriods(props: ViewProps) {
  const { t } = calculatorTexts.use();
  const { chosen, terms, reading } = props;
  const { trading } = reading;
  const result = resultOf(props);
  const receiptOf = useReceipts({ chosen, terms });
  if (!result || !trading || chosen.share === undefined) return null;
  return (
    <details className={styles['periods']}>
      <summary>{t('estimate.periods')}</summary>
      <Periods
        result={result}
        wonPerUsdt={terms.wonPerUsdt}
        receiptOf={(period, part) => receiptOf(trading, result, period, part)}
      />
      <p className={common['rates']}>
        {t('estimate.rates', { fee: writeRate(result.feeRate), rebate: writeRate(chosen.share) })}
      </p>
      <WonNote wonPerUsdt={terms.wonPerUsdt} />
    </details>
  );
}

interface PeriodsProps {
  result: Estimate;
  wonPerUsdt: string | undefined;
  receiptOf: (period: Period, part: keyof Amounts) => ReceiptContent;
}

// Explicit roles: where it is styled as a list, browsers drop the semantics of a table.
function Periods({ result: { amounts, days }, wonPerUsdt, receiptOf }: PeriodsProps) {
  const { t, language } = calculatorTexts.use();
  const notes: Record<Period, string> = {
    day: '',
    month: t('estimate.monthNote', { days: days.month }),
    year: t('estimate.yearNote', { days: days.year }),
  };
  const isLong = lengthOf(amounts.year.fee) !== 'fits';
  return (
    <div className={common['byWidth']} data-long={isLong || undefined}>
      <table className={styles['table']} role="table" aria-label={t('estimate.periods')}>
        <thead role="rowgroup" className={common['columnNames']}>
          <tr role="row">
            <th role="columnheader">{t('estimate.period')}</th>
            {parts.map((part) => (
              <th key={part} role="columnheader">
                {t(`estimate.${part}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {periods.map((period) => (
            <tr key={period} role="row">
              <th role="rowheader" scope="row">
                {t(`estimate.${period}`)} <span className={styles['periodNote']}>{notes[period]}</span>
              </th>
              {parts.map((part) => (
                <td key={part} role="cell" className="figures" data-label={t(`estimate.${part}`)}>
                  <span>
                    <WithReceipt receipt={receiptOf(period, part)}>
                      <Usdt amount={amounts[period][part]} />
                    </WithReceipt>
                    {wonPerUsdt !== undefined && (
                      <span className={styles['won']}>
                        {formatWon(inWon(writeUsdt(amounts[period][part]), wonPerUsdt), language)}
                      </span>
                    )}
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Every step from the input to one figure. */
function useReceipts({ chosen, terms }: Pick<ViewProps, 'chosen' | 'terms'>) {
  const { t } = calculatorTexts.use();
  const wonSentence = useWonSentence();
  const feeRows = useFeeRows();
  const wayAt = useWayAt();
  return (trading: Trading, result: Estimate, period: Period, part: keyof Amounts): ReceiptContent => {
    const amounts = result.amounts[period];
    const fee: ReceiptRow = { label: t('estimate.fee'), value: writeUsdt(amounts.fee), unit: 'USDT' };
    const rebate: ReceiptRow = { label: t('estimate.rebate'), value: writeUsdt(amounts.rebate), unit: 'USDT' };
    const rows: ReceiptRow[] = [
      { label: t('seed'), value: writeEntry(trading.seed), unit: 'USDT' },
      { label: t('leverage'), operator: '×', value: writeEntry(trading.leverage) },
      { label: t('trades'), operator: '×', value: writeEntry(trading.trades) },
      { label: t('estimate.volume'), value: writeUsdt(result.volume), unit: 'USDT' },
      ...feeRows(chosen.basis, result.discountRate),
    ];
    if (period !== 'day') rows.push({ label: t('estimate.days'), operator: '×', value: result.days[period] });
    if (part !== 'fee')
      rows.push(fee, {
        label: t('share'),
        operator: '×',
        value: writeRate(chosen.share ?? '0'),
        note: chosen.exchange
          ? t('estimate.exchangeRateNote', { name: chosen.exchange.name })
          : t('estimate.ownRateNote'),
      });
    if (part === 'left') rows.push(rebate, { ...fee, operator: undefined }, { ...rebate, operator: '\u2212' });
    const name = t(`estimate.${part}`);
    return {
      title: t('estimate.receiptTitle', { period: t(`estimate.inPeriod.${period}`), part: name }),
      rows,
      sum: { label: name, value: writeUsdt(amounts[part]), unit: 'USDT' },
      marks: ['estimated'],
      // A fee is paid by the trader and not credited to anybody.
      way: part === 'fee' ? undefined : wayAt(chosen.exchange?.id),
      source: t('estimate.source'),
      at: chosen.exchange ? chosen.readAt : terms.readAt,
      note:
        `${t('estimate.note')} ${t(`basis.note.${chosen.basis.kind}`)}` + wonSentence(amounts[part], terms.wonPerUsdt),
    };
  };
}
