import { useState } from 'react';
import { useBooks } from '@/features/earnings/books';
import styles from '@/features/earnings/components/earnings.module.css';
import { earningsTexts } from '@/features/earnings/texts';
import {
  useGetRebateSummaryQuery,
  useListEarningDaysQuery,
  useListEarningsInfiniteQuery,
} from '@/shared/api/generated/member';
import type { EarningBook } from '@/shared/api/generated/schemas';
import { useAllItems } from '@/shared/api/use-all-items';
import { compareDecimals, sumDecimals } from '@/shared/decimal';
import { behindFigure, formatDay, formatNumber } from '@/shared/format';
import { factBehind } from '@/shared/receipts/fact-receipt';
import { LeadsOn, useTrailName } from '@/shared/receipts/trail';
import { Section } from '@/shared/ui/card';
import { cx } from '@/shared/ui/class-names';
import { DayBars } from '@/shared/ui/day-bars';
import { MarkTag } from '@/shared/ui/marks';
import { Receipt, type ReceiptContent, ReceiptSkeleton, WithReceipt } from '@/shared/ui/receipt';
import { SkeletonChart } from '@/shared/ui/skeleton';
import { Loaded } from '@/shared/ui/state';
import { Segmented } from '@/shared/ui/tabs';

const RANGES = [30, 90] as const;
const HEIGHT = 112;

/** A day of a book; null without a report, which is not a zero. */
interface BookDay {
  day: string;
  value: string | null;
}

/**
 * What each day added: a chart for each book, in its own unit and on its own scale. Rebates are those of the last closed report
 * days, as on the dashboard; points are those of the last days with today.
 */
export function EarningsChart() {
  const { t } = earningsTexts.use();
  const [days, setDays] = useState<(typeof RANGES)[number]>(30);
  const rebates = useGetRebateSummaryQuery({ days });
  const points = useListEarningDaysQuery({ days });
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
      <div className={styles['charts']}>
        <Loaded query={rebates} skeleton={<ChartSkeleton />}>
          {({ series, simulated }) => (
            <BookChart
              book="rebate"
              days={series.map(({ day, rebate }) => ({ day, value: rebate }))}
              simulated={simulated}
              at={rebates.fulfilledTimeStamp}
            />
          )}
        </Loaded>
        <Loaded
          query={points}
          skeleton={
            <>
              <ChartSkeleton />
              <ChartSkeleton />
            </>
          }
        >
          {(found) =>
            (['luff', 'lcoin'] as const).map((book) => (
              <BookChart
                key={book}
                book={book}
                days={found.map((day) => ({ day: day.day, value: day[book] }))}
                at={points.fulfilledTimeStamp}
              />
            ))
          }
        </Loaded>
      </div>
    </Section>
  );
}

interface BookChartProps {
  book: EarningBook;
  days: readonly BookDay[];
  simulated?: boolean;
  at: number | undefined;
}

/** The sum of a book with its period and its days. */
function BookChart({ book, days, simulated = false, at }: BookChartProps) {
  const { t, language } = earningsTexts.use();
  const { unit, digits, shorten } = useBooks()[book];
  const receipt = useSumReceipt({ book, days, simulated, at });
  const told = days.flatMap(({ value }) => value ?? []);
  const [first, last] = [days[0], days.at(-1)];
  // A rebate of 0 is a report; points of 0 are none.
  const isEmpty = book === 'rebate' ? told.length === 0 : told.every((sum) => compareDecimals(sum, 0) === 0);
  return (
    <div className={styles['chart']}>
      <h3>{t(`books.${book}`)}</h3>
      {told.length > 0 && (
        <p className={styles['sum']}>
          <WithReceipt receipt={receipt}>
            <span className="figures">
              {formatNumber(shorten(sumDecimals(told)), { digits })}
              <span className={styles['unit']}>{behindFigure(unit)}</span>
            </span>
          </WithReceipt>
          {simulated && <MarkTag mark="simulated" />}
        </p>
      )}
      {first && last && (
        <p className={cx('figures', styles['period'])}>
          {t('inDays', {
            count: days.length,
            from: formatDay(first.day, language),
            to: formatDay(last.day, language),
          })}
        </p>
      )}
      {isEmpty ? (
        <p className={styles['none']}>{t(`noDays.${book}`)}</p>
      ) : (
        <DayBars
          days={days.map(({ day, value }) => ({ day, value: value === null ? null : shorten(value) }))}
          label={t('ofDay', { book: t(`books.${book}`) })}
          unit={unit}
          digits={digits}
          height={HEIGHT}
        />
      )}
    </div>
  );
}

/** The days that a sum is of, newest first; a day of rebates leads to its reports, one of points to its entries. */
function useSumReceipt({ book, days, simulated = false, at }: BookChartProps): ReceiptContent {
  const { t, language } = earningsTexts.use();
  const { unit } = useBooks()[book];
  const told = days.flatMap(({ day, value }) =>
    value === null || compareDecimals(value, 0) === 0 ? [] : [{ day, value }],
  );
  return {
    title: t('sumOf', { book: t(`books.${book}`), count: days.length }),
    rows: told.toReversed().map(({ day, value }) => ({
      label: formatDay(day, language),
      value: exact(value),
      unit,
      behind:
        book === 'rebate'
          ? factBehind({ kind: 'rebate-day', id: day }, formatDay(day, language))
          : {
              title: formatDay(day, language),
              body: () => <PointsDay book={book} day={day} />,
              key: pointsDayName(book, day),
            },
    })),
    sum: { value: exact(sumDecimals(told.map(({ value }) => value))), unit },
    note: t(`sumNotes.${book}`),
    source: t(`sources.${book}`),
    at,
    marks: simulated ? ['simulated'] : [],
  };
}

interface PointsDayProps {
  book: Exclude<EarningBook, 'rebate'>;
  /** In Seoul. */
  day: string;
}

/** What a day added to a kind of points, by entry. */
function PointsDay({ book, day }: PointsDayProps) {
  const { t, language } = earningsTexts.use();
  const { unit } = useBooks()[book];
  const wish = { book, only: 'earned', from: day, to: day, limit: 100 } as const;
  const query = useAllItems(useListEarningsInfiniteQuery(wish, { refetchOnMountOrArgChange: true }));
  useTrailName(pointsDayName(book, day));
  return (
    <Loaded query={query} skeleton={<ReceiptSkeleton />}>
      {(entries) => (
        <LeadsOn>
          <Receipt
            title={`${formatDay(day, language)} ${t(`books.${book}`)}`}
            rows={entries.map(({ kind, id, description, amount }) => ({
              label: description,
              value: formatNumber(amount, { digits: 18, trim: true, sign: 'always' }),
              unit,
              behind: factBehind({ kind, id }, description),
            }))}
            sum={{ value: exact(sumDecimals(entries.map(({ amount }) => amount))), unit }}
            note={t(`sumNotes.${book}`)}
            source={t(`sources.${book}`)}
            at={query.fulfilledTimeStamp}
            marks={entries.some(({ simulated }) => simulated) ? ['simulated'] : []}
          />
        </LeadsOn>
      )}
    </Loaded>
  );
}

const pointsDayName = (book: EarningBook, day: string): string => `${book}-day/${day}`;

const exact = (value: string): string => formatNumber(value, { digits: 18, trim: true });

function ChartSkeleton() {
  return (
    <div className={styles['chart']}>
      <SkeletonChart />
    </div>
  );
}
