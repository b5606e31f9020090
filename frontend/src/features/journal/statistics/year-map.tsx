import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { formatSignedAmount } from '@/features/journal/amounts';
import { inCurrency, InWon, Money, useUnit } from '@/features/journal/components/money';
import { DayReceipt, monthWithin, ProfitReceipt } from '@/features/journal/components/profit-receipts';
import type { StatisticsPartProps } from '@/features/journal/statistics/statistics-part';
import { monthsOf, placesOf, stepOf } from '@/features/journal/statistics/statistics.rules';
import { journalStatisticsTexts } from '@/features/journal/statistics/texts';
import { compareDecimals } from '@/shared/decimal';
import { behindFigure, formatDay, formatMonth, formatMonthName } from '@/shared/format';
import { IconButton } from '@/shared/ui/button';
import { OpenedReceipt } from '@/shared/ui/opened-receipt';
import { Stat, Stats } from '@/shared/ui/stat';
import styles from '@/features/journal/statistics/statistics.module.css';

/** Weeks of half a year, which are one below the other on narrow screens. */
const HALF = 27;

/** Where a day is in a year, and where it is in halves with air between them; above the days stand the names of the months. */
const placeOf = ({ column, row }: { column: number; row: number }): Record<`--${string}`, number> => ({
  '--column': column,
  '--row': row + 1,
  '--half-column': column > HALF ? column - HALF : column,
  '--half-row': column > HALF ? row + 10 : row + 1,
});

/** Where a month has its name: above its first week, but one that would begin at the end of a half above the other half. */
const monthPlaceOf = (column: number): Record<`--${string}`, number> => ({
  '--column': column,
  '--half-column': column > HALF - 2 ? Math.max(1, column - HALF) : column,
  '--half-row': column > HALF - 2 ? 10 : 1,
});

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
  const days = statistics.days.filter(({ day }) => day.startsWith(year));
  const results = new Map(days.map(({ day, result }) => [day, result]));
  const sizes = days.map(({ result }) => result.replace('-', ''));
  const largest = sizes.reduce((most, size) => (compareDecimals(size, most) > 0 ? size : most), '0');
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
      <div className={styles['year']} aria-hidden>
        {places
          .filter(({ day }) => day.endsWith('-01'))
          .map(({ day, column }) => (
            <span key={`name ${day}`} className={styles['monthName']} style={monthPlaceOf(column)}>
              {formatMonthName(day, language)}
            </span>
          ))}
        {places.map(({ day, column, row }) => {
          const result = results.get(day);
          return result === undefined ? (
            <span key={day} className={styles['day']} style={placeOf({ column, row })} />
          ) : (
            <span
              key={day}
              className={styles['day']}
              data-step={stepOf(result, largest)}
              style={placeOf({ column, row })}
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
        {monthsOf(days).map(({ month, won, lost, result }) => {
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
