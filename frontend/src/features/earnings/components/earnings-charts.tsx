import { useBooks } from '@/features/earnings/books';
import styles from '@/features/earnings/components/earnings.module.css';
import { earningsTexts } from '@/features/earnings/texts';
import { useListEarningDaysQuery, useListEarningsInfiniteQuery } from '@/shared/api/generated/member';
import type { EarningBook } from '@/shared/api/generated/schemas';
import { useAllItems } from '@/shared/api/use-all-items';
import { compareDecimals, sumDecimals } from '@/shared/decimal';
import { formatDay, formatExact, formatNumber } from '@/shared/format';
import { factBehind } from '@/shared/receipts/fact-receipt';
import { LeadsOn, useTrailName } from '@/shared/receipts/trail';
import { DayBars } from '@/shared/ui/day-bars';
import { Figure, type FigureProps } from '@/shared/ui/figure';
import { Receipt, type ReceiptContent, ReceiptSkeleton } from '@/shared/ui/receipt';
import { Skeleton, SkeletonChart } from '@/shared/ui/skeleton';
import { Stat } from '@/shared/ui/stat';
import { Loaded } from '@/shared/ui/state';

const HEIGHT = 96;

type Points = Exclude<EarningBook, 'rebate'>;

interface PointDay {
  day: string;
  value: string;
}

export interface EarningsChartsProps {
  days: 30 | 90;
  /** The last of them: that of the rebates beside which they stand. */
  to: string;
}

/** What each of these days added to Luff and to L coin, each in its own unit and on its own scale. */
export function EarningsCharts(range: EarningsChartsProps) {
  const points = useListEarningDaysQuery(range);
  return (
    <div className={styles['charts']}>
      <Loaded
        query={points}
        skeleton={
          <>
            <SkeletonChart />
            <SkeletonChart />
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
  );
}

interface BookChartProps {
  book: Points;
  days: readonly PointDay[];
  at: number | undefined;
}

/** The sum of a book and its days. */
function BookChart({ book, days, at }: BookChartProps) {
  const { t } = earningsTexts.use();
  const { unit, digits, shorten } = useBooks()[book];
  return (
    <div className={styles['chart']}>
      <h3>{t(`earned.${book}`)}</h3>
      <BookSum {...{ book, days, at }} size="l" />
      {days.every(({ value }) => compareDecimals(value, 0) === 0) ? (
        <p className={styles['none']}>{t(`noDays.${book}`)}</p>
      ) : (
        <DayBars
          days={days.map(({ day, value }) => ({ day, value: shorten(value) }))}
          label={t('ofDay', { book: t(`books.${book}`) })}
          unit={unit}
          digits={digits}
          height={HEIGHT}
        />
      )}
    </div>
  );
}

/** What the last days added to a kind of points, as the large figure of a page. */
export function EarnedInDays({ book, days }: { book: Points; days: 30 | 90 }) {
  const points = useListEarningDaysQuery({ days });
  const { t } = earningsTexts.use();
  const label = t('sumOf', { book: t(`earned.${book}`), count: days });
  return (
    <dl>
      <Stat
        hero
        label={label}
        note={points.data ? <Period days={points.data} /> : points.isError ? undefined : <Skeleton width="15em" />}
      >
        <Loaded query={points} skeleton={<Skeleton width="6em" />}>
          {(found) => (
            <BookSum
              book={book}
              days={found.map((day) => ({ day: day.day, value: day[book] }))}
              at={points.fulfilledTimeStamp}
              size="hero"
            />
          )}
        </Loaded>
      </Stat>
    </dl>
  );
}

function Period({ days }: { days: readonly { day: string }[] }) {
  const { t, language } = earningsTexts.use();
  const [from, to] = [days[0], days.at(-1)];
  if (from === undefined || to === undefined) return null;
  return (
    <span className="figures">
      {t('period', { from: formatDay(from.day, language), to: formatDay(to.day, language) })}
    </span>
  );
}

/** The sum of a book, with the days that it is of. */
function BookSum({ size, ...of }: BookChartProps & { size: NonNullable<FigureProps['size']> }) {
  const { unit, digits, shorten } = useBooks()[of.book];
  return (
    <Figure
      value={shorten(sumDecimals(of.days.map(({ value }) => value)))}
      unit={unit}
      digits={digits}
      size={size}
      receipt={useSumReceipt(of)}
    />
  );
}

/** The days that a sum is of, newest first; each leads to its entries. */
function useSumReceipt({ book, days, at }: BookChartProps): ReceiptContent {
  const { t, language } = earningsTexts.use();
  const { unit } = useBooks()[book];
  const told = days.filter(({ value }) => compareDecimals(value, 0) !== 0);
  return {
    title: t('sumOf', { book: t(`earned.${book}`), count: days.length }),
    rows: told.toReversed().map(({ day, value }) => ({
      label: formatDay(day, language),
      value: formatExact(value),
      unit,
      behind: {
        title: formatDay(day, language),
        body: () => <PointsDay book={book} day={day} />,
        key: pointsDayName(book, day),
      },
    })),
    sum: { value: formatExact(sumDecimals(told.map(({ value }) => value))), unit },
    note: t(`sumNotes.${book}`),
    source: t('source'),
    at,
  };
}

interface PointsDayProps {
  book: Points;
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
            sum={{ value: formatExact(sumDecimals(entries.map(({ amount }) => amount))), unit }}
            note={t(`sumNotes.${book}`)}
            source={t('source')}
            at={query.fulfilledTimeStamp}
            marks={entries.some(({ simulated }) => simulated) ? ['simulated'] : []}
          />
        </LeadsOn>
      )}
    </Loaded>
  );
}

const pointsDayName = (book: EarningBook, day: string): string => `${book}-day/${day}`;
