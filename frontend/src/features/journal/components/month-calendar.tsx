import { ChevronLeft, ChevronRight, Image, Printer, StickyNote } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Amount, digitsOfShort, formatShort, maskOfAmounts } from '@/features/journal/amounts';
import { DayList, useDayWords } from '@/features/journal/components/day-list';
import { inCurrency, isWon, Money, type Shown, useMoneyWords, useUnit } from '@/features/journal/components/money';
import { ProfitReceipt } from '@/features/journal/components/profit-receipts';
import {
  addDays,
  addMonths,
  FIRST_MONTH,
  isZero,
  lastDayOf,
  monthPeriod,
  weeksOf,
} from '@/features/journal/journal.rules';
import { largestOf, stepOf } from '@/features/journal/statistics/statistics.rules';
import { MissingRebates } from '@/features/journal/rebates/missing-rebates';
import { UnreadPictures } from '@/features/journal/pictures/unread-pictures';
import { journalTexts } from '@/features/journal/texts';
import { useListJournalDaysInfiniteQuery, useListJournalPicturesQuery } from '@/shared/api/generated/member';
import type { JournalDayDto } from '@/shared/api/generated/schemas';
import { itemsOf } from '@/shared/api/pages';
import { sumDecimals } from '@/shared/decimal';
import { formatDay, formatLongMonth, formatMonthName } from '@/shared/format';
import { paths } from '@/shared/paths';
import { Button, ButtonLink, IconButton } from '@/shared/ui/button';
import { Section } from '@/shared/ui/card';
import { cx } from '@/shared/ui/class-names';
import { LoadedList } from '@/shared/ui/loaded-list';
import { SkeletonRows } from '@/shared/ui/skeleton';
import styles from '@/features/journal/components/month-calendar.module.css';

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

export interface MonthCalendarProps {
  /** `YYYY-MM`. */
  month: string;
  /** Today in Seoul. */
  today: string;
  /** Currency and rate of the amounts. */
  money: Shown;
  /** As `useNewestDay` knows it. */
  newest: string | null | undefined;
  onMonthChange: (month: string) => void;
  onOpen: (day: string) => void;
  /** Sentence before what the month adds up to. */
  children?: ReactNode;
}

/**
 * A month of days, Sunday first; each opens its dialog. On a phone the cells tell which days went up or down, and a list below
 * has their figures.
 */
export function MonthCalendar({ month, today, money, newest, onMonthChange, onOpen, children }: MonthCalendarProps) {
  const { t, language } = journalTexts.use();
  const query = useListJournalDaysInfiniteQuery(monthPeriod(month));
  const pictures = useListJournalPicturesQuery(monthPeriod(month));
  const days = itemsOf(query.currentData);
  const isEmpty = days?.length === 0;
  const results = resultsOf(days);
  const hasLead = Boolean(children) || results.length > 0;
  const pictured = new Set(pictures.currentData?.map(({ date }) => date));
  return (
    <Section
      title={formatLongMonth(month, language)}
      lead={
        hasLead ? (
          <>
            {children}
            <MonthSum month={month} money={money} results={results} />
          </>
        ) : undefined
      }
      action={
        <>
          <ButtonLink
            size="s"
            icon={<Printer size={16} aria-hidden />}
            to={`${paths.tradingJournal}?view=print&month=${month}`}
          >
            <span className={styles['printWords']}>{t('calendar.print')}</span>
          </ButtonLink>
          <IconButton
            label={t('calendar.previous')}
            disabled={month <= FIRST_MONTH}
            onClick={() => onMonthChange(addMonths(month, -1))}
          >
            <ChevronLeft size={20} aria-hidden />
          </IconButton>
          <IconButton
            label={t('calendar.next')}
            disabled={month >= today.slice(0, 7)}
            onClick={() => onMonthChange(addMonths(month, 1))}
          >
            <ChevronRight size={20} aria-hidden />
          </IconButton>
        </>
      }
    >
      <MissingRebates {...monthPeriod(month)} />
      {/* An empty journal says at its head what to begin with. */}
      {isEmpty && newest !== null && <EmptyMonth {...{ month, newest, onMonthChange }} />}
      {/* Days that could not be read would look as if nothing were written on them. */}
      {(query.currentData || !query.isError) && (
        <Grid
          {...{ month, today, money, days, onMonthChange, onOpen }}
          pictured={pictured}
          isBusy={!query.currentData}
        />
      )}
      <p className={styles['hint']}>
        {t('calendar.hint')}{' '}
        <span className="visually-hidden">
          {t('calendar.hintBalances')} {t(isWon(money) ? 'calendar.hintWon' : 'calendar.hintUnit')}{' '}
          {t('calendar.hintKeys')}
        </span>
      </p>
      <UnreadPictures {...monthPeriod(month)} />
      <LoadedList
        query={{ ...query, data: query.currentData }}
        more={undefined}
        skeleton={
          <div className={styles['list']}>
            <SkeletonRows rows={4} height="56px" />
          </div>
        }
      >
        {(found) => <DayList key={month} days={found} pictured={pictured} money={money} onOpen={onOpen} />}
      </LoadedList>
    </Section>
  );
}

/** Tells that the current month has no records yet; an earlier month is shown instead. */
export function NothingYet({ month }: { month: string }) {
  const { t, language } = journalTexts.use();
  return <span>{t('calendar.notYet', { month: formatMonthName(month, language) })}</span>;
}

/** Says that nothing was written in the month, with the way to the newest one in which something was. */
function EmptyMonth({
  month,
  newest,
  onMonthChange,
}: {
  month: string;
  newest: string | undefined;
  onMonthChange: (month: string) => void;
}) {
  const { t, language } = journalTexts.use();
  const target = newest?.slice(0, 7) ?? month;
  // With its year where that differs.
  const name =
    target.slice(0, 4) === month.slice(0, 4)
      ? formatMonthName(`${target}-01`, language)
      : formatLongMonth(target, language);
  return (
    <div className={styles['empty']}>
      <p>{t('calendar.empty')}</p>
      {target !== month && (
        <Button size="s" onClick={() => onMonthChange(target)}>
          {t('calendar.newest', { month: name })}
        </Button>
      )}
    </div>
  );
}

const resultsOf = (days: readonly JournalDayDto[] | undefined): string[] =>
  (days ?? []).flatMap(({ result }) => (result === null ? [] : [result]));

/** What the shown days add up to; nothing before one of them has a result. */
function MonthSum({ month, money, results }: { month: string; money: Shown; results: readonly string[] }) {
  const { t, language } = journalTexts.use();
  if (results.length === 0) return null;
  const title = t('calendar.monthResult', { month: formatLongMonth(month, language) });
  return (
    <span className={styles['sum']}>
      <span>{t('receipt.result')}</span>
      <Money
        {...money}
        value={sumDecimals(results)}
        size="m"
        signed
        tone="change"
        receiptTitle={title}
        receiptBody={() => <ProfitReceipt title={title} {...monthPeriod(month)} />}
      />
      <span className={styles['count']}>{t('calendar.resultDays', { count: results.length })}</span>
    </span>
  );
}

interface GridProps extends Omit<MonthCalendarProps, 'newest' | 'children'> {
  /** Undefined until they are loaded; the grid stays, so that the keyboard can go on. */
  days: readonly JournalDayDto[] | undefined;
  isBusy: boolean;
  /** Days with pictures. */
  pictured: ReadonlySet<string>;
}

function Grid({ month, today, money, days, isBusy, pictured, onMonthChange, onOpen }: GridProps) {
  const { t, language } = journalTexts.use();
  const [chosen, setChosen] = useState<string>();
  const grid = useRef<HTMLTableElement>(null);
  const isMoving = useRef(false);
  const known = new Map(days?.map((day) => [day.day, day]));
  const results = resultsOf(days);
  const largest = largestOf(results);
  const shortDigits = digitsOfShort(
    results.map((result) => inCurrency(result, money)),
    language,
  );
  const usual = today.startsWith(month) ? today : `${month}-01`;
  const active = chosen?.startsWith(month) ? chosen : usual;
  useEffect(() => {
    // The month of the address follows a moment later.
    if (!isMoving.current || active !== chosen) return;
    isMoving.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${active}"]`)?.focus();
  }, [active, chosen]);
  const move = (event: KeyboardEvent): void => {
    const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
    const { key } = event;
    const step = steps[key];
    const firstDay = `${month}-01`;
    const target =
      step !== undefined
        ? addDays(active, step)
        : {
            Home: firstDay,
            End: lastDayOf(month),
            PageUp: addDays(firstDay, -1),
            PageDown: addDays(lastDayOf(month), 1),
          }[key];
    if (target === undefined) return;
    event.preventDefault();
    const next = target > today ? today : target;
    if (next === active || next < `${FIRST_MONTH}-01`) return;
    isMoving.current = true;
    setChosen(next);
    if (!next.startsWith(month)) onMonthChange(next.slice(0, 7));
  };
  return (
    <table
      ref={grid}
      className={cx(styles['grid'], days?.length === 0 && styles['low'])}
      aria-label={t('calendar.title')}
      aria-busy={isBusy}
      onKeyDown={move}
    >
      <thead>
        <tr>
          {WEEKDAYS.map((weekday) => (
            <th key={weekday} scope="col">
              {t(`calendar.weekdays.${weekday}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week, index) => (
          <tr key={index}>
            {week.map((day, place) => (
              <td key={day ?? place}>
                {day !== null && (
                  <Cell
                    day={day}
                    known={known.get(day)}
                    money={money}
                    largest={largest}
                    shortDigits={shortDigits}
                    isPictured={pictured.has(day)}
                    isLoaded={days !== undefined}
                    isToday={day === today}
                    isAhead={day > today}
                    isActive={day === active}
                    onOpen={() => {
                      setChosen(day);
                      onOpen(day);
                    }}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CellProps {
  day: string;
  known: JournalDayDto | undefined;
  money: Shown;
  /** Of the results of the month, without its sign. */
  largest: string;
  /** Decimals of the short amounts of the month. */
  shortDigits: number;
  isPictured: boolean;
  isLoaded: boolean;
  isToday: boolean;
  isAhead: boolean;
  isActive: boolean;
  onOpen: () => void;
}

function Cell({ day, known, money, isPictured, isLoaded, isToday, isAhead, isActive, onOpen, ...scale }: CellProps) {
  const { language } = journalTexts.use();
  const words = useDayWords(money);
  const number = <span className={cx(styles['number'], isToday && styles['today'])}>{Number(day.slice(8))}</span>;
  if (isAhead)
    return (
      <span className={cx('figures', styles['cell'], styles['ahead'])}>
        <span className={styles['top']}>{number}</span>
      </span>
    );
  return (
    <button
      type="button"
      className={cx('figures', styles['cell'])}
      data-day={day}
      data-step={known && known.result !== null ? stepOf(known.result, scale.largest) : undefined}
      tabIndex={isActive ? 0 : -1}
      aria-current={isToday ? 'date' : undefined}
      onClick={onOpen}
    >
      <span className="visually-hidden">{isLoaded ? words(day, known, isPictured) : formatDay(day, language)}</span>
      <span className={styles['seen']} aria-hidden>
        <span className={styles['top']}>
          {number}
          <span className={styles['marks']}>
            {isPictured && <Image size={14} />}
            {known?.hasNote && <StickyNote size={14} />}
          </span>
        </span>
        {known && <CellFigures day={known} money={money} shortDigits={scale.shortDigits} />}
      </span>
    </button>
  );
}

/** The result first; balances, where some were written, and what trades do not explain stand quietly below it. */
function CellFigures({ day, money, shortDigits }: { day: JournalDayDto; money: Shown; shortDigits: number }) {
  const { t, language } = journalTexts.use();
  const { digits } = useUnit(money);
  const { bare } = useMoneyWords(money);
  const { startBalance, endBalance, cashFlow, result, unexplained } = day;
  return (
    <>
      {result !== null && (
        <span className={styles['short']}>
          {maskOfAmounts() === undefined && formatShort(inCurrency(result, money), language, shortDigits)}
        </span>
      )}
      <span className={styles['details']}>
        {result !== null && (
          <span className={styles['result']}>
            <Amount value={inCurrency(result, money)} digits={digits} signed />
          </span>
        )}
        {startBalance !== null && endBalance !== null && (
          <span className={styles['balances']}>
            <span>{bare(startBalance)}</span>
            <span>→ {bare(endBalance)}</span>
          </span>
        )}
        {!isZero(cashFlow) && (
          <span className={styles['balances']}>{t('calendar.cashFlow', { amount: bare(cashFlow, 'always') })}</span>
        )}
        {unexplained !== null && !isZero(unexplained) && (
          <span className={styles['unexplained']}>
            {t('calendar.unexplained', { amount: bare(unexplained, 'always') })}
          </span>
        )}
      </span>
    </>
  );
}
