import { useState } from 'react';
import { creditingExchanges, DayReceipt, PeriodReceipt } from '@/features/uid-rebate/components/rebate-receipts';
import { uidRebateTexts } from '@/features/uid-rebate/texts';
import { useListRebateMonthsQuery } from '@/shared/api/generated/member';
import type { RebateExchangeDto, RebateMonthDto, RebateSummaryDto } from '@/shared/api/generated/schemas';
import {
  compareDecimals,
  parseDecimal,
  roundDecimal,
  subtractDecimals,
  sumDecimals,
  toDecimalString,
} from '@/shared/decimal';
import { formatDay, formatMonth, formatMonthDay, formatMonthName, formatNumber, seoulDay } from '@/shared/format';
import { useRebateWay } from '@/shared/money/money-way';
import { FactReceipt } from '@/shared/receipts/fact-receipt';
import { BarTone, DayBars } from '@/shared/ui/day-bars';
import { cx } from '@/shared/ui/class-names';
import { ExchangeMark } from '@/shared/ui/exchange-mark';
import { Figure, NoFigure } from '@/shared/ui/figure';
import { MarkTag } from '@/shared/ui/marks';
import { OpenedReceipt } from '@/shared/ui/opened-receipt';
import { Stat } from '@/shared/ui/stat';
import { useNow } from '@/shared/ui/use-now';
import styles from '@/features/uid-rebate/components/rebate-dashboard.module.css';

const DIGITS = 2;

/** What the figure is called, while it is not known, too. */
export function RebateTotalLabel({ days }: { days: number }) {
  return uidRebateTexts.use().t('dashboard.totalRebate', { days });
}

/** Rebate of the period as the large figure of a page; its receipt lists the rows. */
export function RebateTotal({ summary }: { summary: RebateSummaryDto }) {
  const { t, language } = uidRebateTexts.use();
  const rebateWay = useRebateWay();
  const { days, fromDay, toDay, totalRebate, simulated } = summary;
  const period = { from: formatDay(fromDay, language), to: formatDay(toDay, language) };
  return (
    <dl>
      <Stat
        hero
        label={<RebateTotalLabel days={days} />}
        note={
          <span className={styles['marks']}>
            <span className="figures">{t('dashboard.period', period)}</span>
            {simulated && <MarkTag mark="simulated" />}
            <LastMonth summary={summary} />
          </span>
        }
      >
        <Figure
          value={totalRebate}
          unit={t('usdt')}
          digits={DIGITS}
          size="hero"
          receiptTitle={t('receipt.rebate', period)}
          receiptBody={() => (
            <PeriodReceipt
              title={t('receipt.rebate', period)}
              range={{ days }}
              measure="rebate"
              way={rebateWay(...creditingExchanges(summary.exchanges))}
            />
          )}
        />
      </Stat>
    </dl>
  );
}

/** What the calendar month before this one brought, so far; without reports in the period the newest month that has some. */
function LastMonth({ summary }: { summary: RebateSummaryDto }) {
  const { t, language } = uidRebateTexts.use();
  const before = monthBefore(seoulDay(useNow()));
  const { data = [] } = useListRebateMonthsQuery();
  const last = data.find(({ month }) => month === before) ?? (summary.reportDays > 0 ? undefined : data[0]);
  if (!last) return null;
  const { month } = last;
  const reported = summary.exchanges
    .flatMap(({ lastReportDay }) => lastReportDay ?? [])
    .sort()
    .at(-1);
  return (
    <span>
      {/* By its name: what is above it are the last days, not a month. */}
      {month === before
        ? reported?.startsWith(month) && reported < lastDayOf(month)
          ? t('dashboard.lastMonthSoFar', { day: formatMonthDay(reported, language) })
          : t('dashboard.lastMonth', { month: formatMonthName(`${month}-01`, language) })
        : t('dashboard.latestMonth', { month: formatMonth(month, language) })}{' '}
      <MonthFigure month={last} />
    </span>
  );
}

/** The month before that of a day. */
function monthBefore(day: string): string {
  return seoulDay(Date.parse(`${day.slice(0, 8)}01T00:00:00+09:00`) - 1).slice(0, 7);
}

/** The last day of a month `YYYY-MM`. */
function lastDayOf(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return `${month}-${new Date(Date.UTC(year, number, 0)).getUTCDate()}`;
}

/** Rebate of a calendar month; its receipt leads to the days. */
function MonthFigure({ month: { month, rebate } }: { month: RebateMonthDto }) {
  const { t, language } = uidRebateTexts.use();
  return (
    <Figure
      value={rebate}
      unit={t('usdt')}
      digits={DIGITS}
      receiptTitle={t('receipt.day', { day: formatMonth(month, language) })}
      receiptBody={() => <FactReceipt kind="rebate-month" id={month} />}
    />
  );
}

/** Rebate of each day; a bar opens the rows of its day. */
export function RebateBars({ summary, height }: { summary: RebateSummaryDto; height?: number }) {
  const { t, language } = uidRebateTexts.use();
  const [chosen, setDay] = useState<string>();
  const { exchanges } = summary;
  const order = byRebate(exchanges).map(({ exchange }) => exchange);
  const day = summary.series.find((one) => one.day === chosen);
  return (
    <div>
      <DayBars
        label={t('dashboard.chart')}
        unit={t('usdt')}
        digits={DIGITS}
        {...(height === undefined ? {} : { height })}
        days={summary.series.map(({ day: key, rebate, parts, waitingFor }) => ({
          day: key,
          value: rebate,
          ...(rebate !== null && waitingFor.length > 0 ? { mark: 'partial' as const } : {}),
          // From the ground up in the order of the list below.
          parts: [...parts]
            .sort((a, b) => order.indexOf(a.exchange) - order.indexOf(b.exchange))
            .map((part) => {
              const name = exchanges.find(({ exchange }) => exchange === part.exchange)?.exchangeName ?? part.exchange;
              return { name, value: part.rebate, tone: toneOf(part, exchanges) };
            }),
        }))}
        onSelect={setDay}
      />
      <OpenedReceipt
        title={t('receipt.day', { day: day === undefined ? '' : formatDay(day.day, language) })}
        open={day !== undefined}
        onOpenChange={(open) => (open ? undefined : setDay(undefined))}
        body={() => (day === undefined ? null : <DayReceipt key={day.day} day={day} exchanges={summary.exchanges} />)}
      />
    </div>
  );
}

/** By name and not by rank, so that an exchange keeps its tone from one period to another. */
function toneOf({ exchange }: { exchange: string }, exchanges: readonly RebateExchangeDto[]): number {
  return exchanges
    .map((other) => other.exchange)
    .sort()
    .indexOf(exchange);
}

/** The largest first. */
export function byRebate(exchanges: readonly RebateExchangeDto[]): RebateExchangeDto[] {
  return [...exchanges].sort((a, b) => compareDecimals(b.rebate ?? 0, a.rebate ?? 0));
}

/** Sum of an exchange; its receipt lists the rows. */
export function ExchangeRebate({ part, summary }: { part: RebateExchangeDto; summary: RebateSummaryDto }) {
  const { t, language } = uidRebateTexts.use();
  const rebateWay = useRebateWay();
  const title = t('receipt.rebateOf', {
    exchange: part.exchangeName,
    from: formatDay(summary.fromDay, language),
    to: formatDay(summary.toDay, language),
  });
  if (part.rebate === null) return <NoFigure label={t('dashboard.notReported')} />;
  return (
    <Figure
      value={part.rebate}
      unit={t('usdt')}
      digits={DIGITS}
      receiptTitle={title}
      receiptBody={() => (
        <PeriodReceipt
          title={title}
          range={{ days: summary.days, exchange: part.exchange }}
          measure="rebate"
          way={rebateWay(...creditingExchanges([part]))}
        />
      )}
    />
  );
}

/** Which tone of the bars an exchange has; none where there is but one. */
export function ExchangeTone({ part, summary }: { part: RebateExchangeDto; summary: RebateSummaryDto }) {
  return summary.exchanges.length > 1 ? <BarTone tone={toneOf(part, summary.exchanges)} /> : null;
}

/** Says by how much the shown parts do not add up to the shown total, where rounding each exchange by itself makes it so. */
export function RoundedParts({ summary, of }: { summary: RebateSummaryDto; of: 'rebate' | 'volume' }) {
  const { t } = uidRebateTexts.use();
  const off = roundedAway(summary, of);
  return off === undefined ? null : (
    <p className={cx('figures', styles['hint'])}>{t('dashboard.rounded', { amount: off })}</p>
  );
}

/** By how much the rounded parts of the exchanges miss the rounded total; undefined where they do not. */
export function roundedAway(
  { totalRebate, totalVolume, exchanges }: RebateSummaryDto,
  of: 'rebate' | 'volume',
): string | undefined {
  const total = of === 'rebate' ? totalRebate : totalVolume;
  const digits = of === 'rebate' ? DIGITS : 0;
  const shown = (value: string): string =>
    toDecimalString(roundDecimal(parseDecimal(value) ?? { units: 0n, scale: 0 }, digits));
  const parts = sumDecimals(exchanges.flatMap((part) => (part[of] === null ? [] : shown(part[of]))));
  const off = subtractDecimals(shown(total), parts);
  return compareDecimals(off, 0) === 0 ? undefined : formatNumber(off, { digits }).replace(/^[-\u2212]/, '');
}

/** Returns the text of each exchange's last report day, and that of the most recent one. */
export function useUpTo(exchanges: readonly RebateExchangeDto[]): {
  upTo: (part: RebateExchangeDto) => string;
  newest: string;
} {
  const { t, language } = uidRebateTexts.use();
  const upTo = ({ lastReportDay, dayTimeZone }: RebateExchangeDto): string =>
    lastReportDay === null
      ? t('dashboard.noReport')
      : t('dashboard.lastReport', { day: formatDay(lastReportDay, language), zone: dayTimeZone });
  const [first, ...others] = exchanges;
  const newest = first && others.reduce((a, b) => ((b.lastReportDay ?? '') > (a.lastReportDay ?? '') ? b : a), first);
  return { upTo, newest: newest ? upTo(newest) : '' };
}

/**
 * A row per exchange: its sum. Until when its reports tell is said once for all, and by those that are behind the others.
 * Nothing where there is but one, whose sum is the total.
 */
export function RebateByExchange({ summary }: { summary: RebateSummaryDto }) {
  const { t } = uidRebateTexts.use();
  const { upTo, newest } = useUpTo(summary.exchanges);
  if (summary.exchanges.length < 2) return null;
  return (
    <div>
      <p className={cx('figures', styles['upTo'])}>{newest}</p>
      <ul className={styles['shares']} aria-label={t('dashboard.exchanges')}>
        {byRebate(summary.exchanges).map((part) => (
          <li key={part.exchange}>
            <ExchangeTone part={part} summary={summary} />
            <ExchangeMark name={part.exchangeName} color={part.color} size="s" />
            <span className={styles['share']}>
              {part.exchangeName}
              {upTo(part) !== newest && (
                <small className={cx('figures', part.isReportLate && styles['behind'])}>{upTo(part)}</small>
              )}
            </span>
            <ExchangeRebate part={part} summary={summary} />
          </li>
        ))}
      </ul>
      <RoundedParts summary={summary} of="rebate" />
    </div>
  );
}
