import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { formatSignedAmount } from '@/features/journal/amounts';
import { inCurrency, useUnit } from '@/features/journal/components/money';
import type { StatisticsPartProps } from '@/features/journal/statistics/statistics-part';
import { monthsOf, placesOf, stepOf } from '@/features/journal/statistics/statistics.rules';
import { journalStatisticsTexts } from '@/features/journal/statistics/texts';
import { compareDecimals } from '@/shared/decimal';
import { behindFigure, formatDay } from '@/shared/format';
import { IconButton } from '@/shared/ui/button';
import styles from '@/features/journal/statistics/statistics.module.css';

/** Weeks of half a year, which are one below the other on narrow screens. */
const HALF = 27;

/** Where a day is in a year, and where it is in halves with a row of air between them. */
const placeOf = ({ column, row }: { column: number; row: number }): Record<`--${string}`, number> => ({
  '--column': column,
  '--row': row,
  '--half-column': column > HALF ? column - HALF : column,
  '--half-row': column > HALF ? row + 8 : row,
});

/** A year as weeks of days, coloured by their results; screen readers get its months as a table. */
export function YearMap({ statistics, money }: StatisticsPartProps) {
  const { t, language } = journalStatisticsTexts.use();
  const unit = useUnit(money);
  const years = [...new Set(statistics.days.map(({ day }) => day.slice(0, 4)))];
  const [chosen, setChosen] = useState<string>();
  const place = chosen !== undefined && years.includes(chosen) ? years.indexOf(chosen) : years.length - 1;
  const year = years[place];
  if (year === undefined) return null;
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
        {placesOf(year).map(({ day, column, row }) => {
          const result = results.get(day);
          const step = result === undefined ? undefined : stepOf(result, largest);
          return (
            <span
              key={day}
              className={styles['day']}
              data-step={step}
              style={placeOf({ column, row })}
              title={result === undefined ? undefined : `${formatDay(day, language)} ${words(result)}`}
            />
          );
        })}
      </div>
      <table className="visually-hidden">
        <caption>{t('yearMap', { year })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('month')}</th>
            <th scope="col">{t('won')}</th>
            <th scope="col">{t('lost')}</th>
            <th scope="col">{t('result')}</th>
          </tr>
        </thead>
        <tbody>
          {monthsOf(days).map(({ month, won, lost, result }) => (
            <tr key={month}>
              <th scope="row">{month.replace('-', '.')}</th>
              <td>{won}</td>
              <td>{lost}</td>
              <td>{words(result)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
