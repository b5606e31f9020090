import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type CSSProperties, useState } from 'react';
import { formatSignedAmount } from '@/features/journal/amounts';
import { inCurrency, InWon, Money, useUnit } from '@/features/journal/components/money';
import { DayReceipt, monthWithin, ProfitReceipt } from '@/features/journal/components/profit-receipts';
import type { StatisticsPartProps } from '@/features/journal/statistics/statistics-part';
import { type DayPlace, largestOf, monthsOf, placesOf, stepOf } from '@/features/journal/statistics/statistics.rules';
import { journalStatisticsTexts } from '@/features/journal/statistics/texts';
import { behindFigure, formatDay, formatMonth, formatMonthName } from '@/shared/format';
import { IconButton } from '@/shared/ui/button';
import { cx } from '@/shared/ui/class-names';
import { OpenedReceipt } from '@/shared/ui/opened-receipt';
import { Stat, Stats } from '@/shared/ui/stat';
import styles from '@/features/journal/statistics/statistics.module.css';

/** Of the legend: from the largest loss to the largest gain. */
const STEPS = [-4, -3, -2, -1, 0, 1, 2, 3, 4] as const;
/** Months beside each other on narrow screens, and the columns and rows that each takes with the gap behind it. */
const [MONTHS, MONTH_SIZE] = [3, 8];

/** Where a day is among the weeks of a year; and on narrow screens in its month, the `month`th of those with results. */
function placeOf({ column, row }: DayPlace, firstColumn: number, month: number): Record<`--${string}`, number> {
  return {
    '--column': column,
    '--row': row + 1,
    '--month-column': (month % MONTHS) * MONTH_SIZE + row,
    '--month-row': Math.floor(month / MONTHS) * MONTH_SIZE + column - firstColumn + 2,
  };
}

/**
 * A year as weeks of days, coloured by their results, and its months in figures. A day opens what its result is made of; by keyboard and
 * for screen readers the receipt of its month leads there.
 */
export function YearMap({ statistics, days: period, money }: StatisticsPartProps) {
  const { t, language } = journalStatisticsTexts.use();
  const unit = useUnit(money);
  const years = [...new Set(statistics.days.map(({ day }) => day.slice(0, 4)))];
  const [chosen, setChosen] = useState<string>();
  const [opened, open] = useState<string>();
  const place = chosen !== undefined && years.includes(chosen) ? years.indexOf(chosen) : years.length - 1;
  const year = years[place];
  if (year === undefined) return null;
  const places = placesOf(year);
  const firstColumns = new Map(
    places.filter(({ day }) => day.endsWith('-01')).map(({ day, column }) => [day.slice(0, 7), column]),
  );
  const days = statistics.days.filter(({ day }) => day.startsWith(year));
  const months = monthsOf(days);
  const shown = months.map(({ month }) => month);
  /** Narrow screens omit months without results. */
  const classOf = (day: string, name: string): string =>
    cx(styles[name], !shown.includes(day.slice(0, 7)) && styles['bare']);
  const styleOf = (at: DayPlace, firstColumn: number): CSSProperties =>
    placeOf(at, firstColumn, shown.indexOf(at.day.slice(0, 7)));
  const results = new Map(days.map(({ day, result }) => [day, result]));
  const largest = largestOf(days.map(({ result }) => result));
  const words = (result: string): string =>
    `${formatSignedAmount(inCurrency(result, money), { digits: unit.digits })}${behindFigure(unit.unit)}`;
  return (
    <div>
      <div className={styles['yearHead']}>
        <h3 className={styles['heading']}>{t('year', { year })}</h3>
        {years.length > 1 && (
          <div>
            <IconButton label={t('yearBefore')} disabled={place === 0} onClick={() => setChosen(years[place - 1])}>
              <ChevronLeft size={20} aria-hidden />
            </IconButton>
            <IconButton
              label={t('yearAfter')}
              disabled={place === years.length - 1}
              onClick={() => setChosen(years[place + 1])}
            >
              <ChevronRight size={20} aria-hidden />
            </IconButton>
          </div>
        )}
      </div>
      <p className={styles['legend']} aria-hidden>
        {t('lossSide')}
        {STEPS.map((step) => (
          <span key={step} className={styles['day']} data-step={step} />
        ))}
        {t('winSide')}
      </p>
      <div className={styles['year']} aria-hidden>
        {places
          .filter(({ day }) => day.endsWith('-01'))
          .map(({ day, column }) => (
            <span
              key={`name ${day}`}
              className={classOf(day, 'monthName')}
              style={styleOf({ day, column, row: 1 }, column + 1)}
            >
              {formatMonthName(day, language)}
            </span>
          ))}
        {places.map((at) => {
          const { day } = at;
          const result = results.get(day);
          const place = styleOf(at, firstColumns.get(day.slice(0, 7)) ?? 1);
          return result === undefined ? (
            <span key={day} className={classOf(day, 'day')} style={place} />
          ) : (
            <span
              key={day}
              className={styles['day']}
              data-step={stepOf(result, largest)}
              style={place}
              title={`${formatDay(day, language)} ${words(result)}`}
              onClick={() => open(day)}
            />
          );
        })}
      </div>
      <OpenedReceipt
        title={opened === undefined ? '' : t('dayResult', { day: formatDay(opened, language) })}
        open={opened !== undefined}
        onOpenChange={(isOpen) => (isOpen ? undefined : open(undefined))}
        body={() =>
          opened === undefined ? null : (
            <InWon
              {...money}
              signed
              title={t('dayResult', { day: formatDay(opened, language) })}
              value={results.get(opened) ?? '0'}
            >
              <DayReceipt key={opened} day={opened} />
            </InWon>
          )
        }
      />
      <Stats label={t('yearMap', { year })}>
        {months.map(({ month, won, lost, result }) => {
          const name = formatMonth(month, language);
          const title = t('dayResult', { day: name });
          return (
            <Stat
              key={month}
              label={name}
              note={t('monthNote', { won: t('days', { count: won }), lost: t('days', { count: lost }) })}
            >
              <Money
                {...money}
                signed
                tone="change"
                value={result}
                receiptTitle={title}
                receiptBody={() => <ProfitReceipt title={title} {...monthWithin(month, period)} />}
              />
            </Stat>
          );
        })}
      </Stats>
    </div>
  );
}
