import { useState } from 'react';
import { BOOKS, useBooks } from '@/features/earnings/books';
import styles from '@/features/earnings/components/earnings.module.css';
import { earningsTexts } from '@/features/earnings/texts';
import { useListEarningDaysQuery } from '@/shared/api/generated/member';
import type { EarningBook, EarningDayDto } from '@/shared/api/generated/schemas';
import { compareDecimals, sumDecimals } from '@/shared/decimal';
import { behindFigure, formatDay, formatNumber } from '@/shared/format';
import { cut } from '@/shared/points/luff-digits';
import { factBehind } from '@/shared/receipts/fact-receipt';
import { Section } from '@/shared/ui/card';
import { DayBars } from '@/shared/ui/day-bars';
import { MarkTag } from '@/shared/ui/marks';
import { type ReceiptContent, WithReceipt } from '@/shared/ui/receipt';
import { SkeletonChart } from '@/shared/ui/skeleton';
import { Loaded } from '@/shared/ui/state';
import { Segmented } from '@/shared/ui/tabs';

const RANGES = [30, 90] as const;
const HEIGHT = 112;

/** What each day added: a chart for each book, in its own unit and on its own scale, over the same days. */
export function EarningsChart() {
  const { t } = earningsTexts.use();
  const [days, setDays] = useState<(typeof RANGES)[number]>(30);
  const query = useListEarningDaysQuery({ days });
  const books = useBooks();
  const receiptOf = useSumReceipt(query.fulfilledTimeStamp);
  return (
    <Section
      title={t('chart')}
      action={
        <Segmented
          value={days}
          onChange={setDays}
          label={t('range')}
          options={RANGES.map((count) => ({ value: count, label: t('days', { count }) }))}
        />
      }
    >
      <Loaded query={query} skeleton={<ChartSkeletons />}>
        {(found) => (
          <div className={styles['charts']}>
            {BOOKS.map((book) => {
              const { unit, digits } = books[book];
              const told = found.flatMap((day) => day[book] ?? []);
              // A rebate of 0 is a report; points of 0 are none.
              const isEmpty =
                book === 'rebate' ? told.length === 0 : told.every((sum) => compareDecimals(sum, 0) === 0);
              return (
                <div key={book} className={styles['chart']}>
                  <h3>{t(`books.${book}`)}</h3>
                  {told.length > 0 && (
                    <p className={styles['sum']}>
                      <WithReceipt receipt={receiptOf(book, found)}>
                        <span className="figures">
                          {formatNumber(cut(sumDecimals(told), digits), { digits })}
                          <span className={styles['unit']}>{behindFigure(unit)}</span>
                        </span>
                      </WithReceipt>
                      {book === 'rebate' && found.some((day) => day.rebateSimulated) && <MarkTag mark="simulated" />}
                      <span className={styles['note']}>{t('inDays', { count: found.length })}</span>
                    </p>
                  )}
                  {isEmpty ? (
                    <p className={styles['none']}>{t(`noDays.${book}`)}</p>
                  ) : (
                    <DayBars
                      days={found.map((day) => ({ day: day.day, value: day[book] }))}
                      label={t('ofDay', { book: t(`books.${book}`) })}
                      unit={unit}
                      digits={digits}
                      height={HEIGHT}
                    />
                  )}
                </div>
              );
            })}
          </div>
        )}
      </Loaded>
    </Section>
  );
}

/** The days that a sum is of, newest first; a day of rebates leads to its reports. */
function useSumReceipt(at: number | undefined) {
  const { t, language } = earningsTexts.use();
  const books = useBooks();
  return (book: EarningBook, days: readonly EarningDayDto[]): ReceiptContent => {
    const { unit } = books[book];
    const told = days.flatMap((day) => {
      const value = day[book];
      return value === null || compareDecimals(value, 0) === 0 ? [] : [{ day: day.day, value }];
    });
    return {
      title: t('sumOf', { book: t(`books.${book}`), count: days.length }),
      rows: told.toReversed().map(({ day, value }) => ({
        label: formatDay(day, language),
        value: exact(value),
        unit,
        behind: book === 'rebate' ? factBehind({ kind: 'rebate-day', id: day }, formatDay(day, language)) : undefined,
      })),
      sum: { value: exact(sumDecimals(told.map(({ value }) => value))), unit },
      note: t(`sumNotes.${book}`),
      source: t(`sources.${book}`),
      at,
      marks: book === 'rebate' && days.some((day) => day.rebateSimulated) ? ['simulated'] : [],
    };
  };
}

const exact = (value: string): string => formatNumber(value, { digits: 18, trim: true });

function ChartSkeletons() {
  return (
    <div className={styles['charts']}>
      {BOOKS.map((book) => (
        <div key={book} className={styles['chart']}>
          <SkeletonChart />
        </div>
      ))}
    </div>
  );
}
