import { RotateCw } from 'lucide-react';
import { type ReactNode } from 'react';
import {
  creditingExchanges,
  PeriodReceipt,
  useEstimateReceipt,
} from '@/features/uid-rebate/components/rebate-receipts';
import {
  byRebate,
  ExchangeRebate,
  ExchangeTone,
  RebateBars,
  RebateTotal,
  RebateTotalLabel,
  RoundedParts,
  roundedAway,
  useUpTo,
} from '@/features/uid-rebate/components/rebate-total';
import { uidRebateTexts } from '@/features/uid-rebate/texts';
import { useGetRebateSummaryQuery } from '@/shared/api/generated/member';
import type { RebateExchangeDto, RebateSummaryDto } from '@/shared/api/generated/schemas';
import { formatDateTime, formatDay, formatNumber, formatPercent } from '@/shared/format';
import { ENOUGH_DAYS } from '@/shared/money/enough-days';
import { useCreditTime, useRebateWay } from '@/shared/money/money-way';
import { IconButton } from '@/shared/ui/button';
import { Section } from '@/shared/ui/card';
import { cx } from '@/shared/ui/class-names';
import { ExchangeMark } from '@/shared/ui/exchange-mark';
import { Figure, NoFigure } from '@/shared/ui/figure';
import { MarkTag, SourceMark } from '@/shared/ui/marks';
import type { ReceiptContent } from '@/shared/ui/receipt';
import { Skeleton, SkeletonChart, SkeletonRows } from '@/shared/ui/skeleton';
import { Stat, Stats } from '@/shared/ui/stat';
import { Loaded } from '@/shared/ui/state';
import { Segmented } from '@/shared/ui/tabs';
import { Tag } from '@/shared/ui/tag';
import { Tooltip } from '@/shared/ui/tooltip';
import styles from '@/features/uid-rebate/components/rebate-dashboard.module.css';

const RANGES = [7, 30, 90] as const;
type Range = (typeof RANGES)[number];
const DIGITS = 2;

export interface RebateDashboardProps {
  days: Range;
  onDaysChange: (days: Range) => void;
  /** Shown while the member has no verified UID. */
  empty: ReactNode;
  /** Whether a UID is verified, so that rebates go on. */
  isEarning: boolean;
}

export function toRange(value: string | null): Range {
  return RANGES.find((days) => String(days) === value) ?? 30;
}

/** Rebates of the last closed days: totals, daily bars, exchanges; each figure with its rows. */
export function RebateDashboard({ days, onDaysChange, empty, isEarning }: RebateDashboardProps) {
  const { t } = uidRebateTexts.use();
  const query = useGetRebateSummaryQuery({ days });
  return (
    <Section
      title={t('dashboard.title')}
      action={
        query.data?.exchanges.length === 0 ? undefined : (
          <>
            <Segmented
              value={days}
              onChange={onDaysChange}
              label={t('dashboard.range')}
              options={RANGES.map((value) => ({ value, label: t('dashboard.days', { count: value }) }))}
            />
            <Tooltip content={t('dashboard.refresh')}>
              <IconButton
                label={t('dashboard.refresh')}
                title=""
                disabled={query.isFetching}
                onClick={() => void query.refetch()}
              >
                <RotateCw size={18} aria-hidden className={query.isFetching ? styles['turning'] : undefined} />
              </IconButton>
            </Tooltip>
          </>
        )
      }
    >
      <Loaded
        query={query}
        skeleton={<DashboardSkeleton days={days} />}
        isEmpty={(summary) => summary.exchanges.length === 0}
        empty={empty}
      >
        {(summary) => <Summary summary={summary} isEarning={isEarning} />}
      </Loaded>
    </Section>
  );
}

function DashboardSkeleton({ days }: { days: Range }) {
  return (
    <div className={styles['dashboard']}>
      <dl>
        <Stat hero label={<RebateTotalLabel days={days} />} note={<Skeleton width="15em" />}>
          <Skeleton width="6em" />
        </Stat>
      </dl>
      <SkeletonRows rows={1} />
      <SkeletonChart />
      <SkeletonRows rows={2} height="72px" />
    </div>
  );
}

function Summary({ summary, isEarning }: { summary: RebateSummaryDto; isEarning: boolean }) {
  const { t, language } = uidRebateTexts.use();
  const rebateWay = useRebateWay();
  const estimate = useEstimateReceipt();
  const { days, fromDay, toDay, totalVolume, reportDays } = summary;
  const estimatedMonthly = reportDays < ENOUGH_DAYS || !isEarning ? null : summary.estimatedMonthly;
  const noEstimate = !isEarning
    ? t('dashboard.notEarning')
    : reportDays === 0
      ? t('dashboard.noEstimate')
      : t('dashboard.fewDays', { days: ENOUGH_DAYS });
  const period = { from: formatDay(fromDay, language), to: formatDay(toDay, language) };
  const monthly = (amount: string): ReceiptContent => ({
    ...estimate({ ...summary, estimatedMonthly: amount }),
    way: rebateWay(...creditingExchanges(summary.exchanges)),
  });
  return (
    <div className={styles['dashboard']}>
      <RebateTotal summary={summary} />
      <Stats>
        <Stat
          label={t('dashboard.totalVolume')}
          note={
            summary.estimated || roundedAway(summary, 'volume') !== undefined ? (
              <div className={styles['marks']}>
                {summary.estimated && <MarkTag mark="estimated" />}
                <RoundedParts summary={summary} of="volume" />
              </div>
            ) : undefined
          }
        >
          <Figure
            value={totalVolume}
            unit={t('usdt')}
            receiptTitle={t('receipt.volume', period)}
            receiptBody={() => <PeriodReceipt title={t('receipt.volume', period)} range={{ days }} measure="volume" />}
          />
        </Stat>
        <Stat
          label={t('dashboard.estimatedMonthly')}
          note={estimatedMonthly === null ? noEstimate : t('dashboard.estimateBasis', { count: reportDays })}
        >
          {estimatedMonthly === null ? (
            <NoFigure label={noEstimate} />
          ) : (
            <Figure value={estimatedMonthly} unit={t('usdt')} digits={DIGITS} receipt={monthly(estimatedMonthly)} />
          )}
        </Stat>
        {reportDays < days && (
          <Stat label={t('dashboard.reportDays')}>
            <span className={styles['count']}>{t('dashboard.reportDaysValue', { count: reportDays, days })}</span>
          </Stat>
        )}
      </Stats>
      <div>
        <h3 className={styles['heading']}>{t('dashboard.chart')}</h3>
        <RebateBars summary={summary} />
        <p className={styles['hint']}>{t('dashboard.chartHint')}</p>
      </div>
      <Exchanges summary={summary} />
    </div>
  );
}

/** A row per exchange; what all of them say is said once above. */
function Exchanges({ summary }: { summary: RebateSummaryDto }) {
  const { t } = uidRebateTexts.use();
  const { exchanges } = summary;
  const { upTo, newest } = useUpTo(exchanges);
  const creditTime = useCreditTime();
  const credit = ({ rebateCredit }: RebateExchangeDto): string =>
    t('dashboard.credit', { time: creditTime(rebateCredit), where: rebateCredit.where });
  const [first] = exchanges;
  const sameCredit = first && exchanges.every((part) => credit(part) === credit(first)) ? credit(first) : undefined;
  return (
    <div>
      <h3 className={styles['heading']}>{t('dashboard.exchanges')}</h3>
      <div className={cx('figures', styles['upTo'])}>
        <p>{newest}</p>
        {sameCredit !== undefined && <p>{sameCredit}</p>}
      </div>
      <ul className={styles['exchanges']} aria-label={t('dashboard.exchanges')}>
        {byRebate(exchanges).map((part) => (
          <ExchangePart
            key={part.exchange}
            part={part}
            summary={summary}
            upTo={upTo(part) === newest ? undefined : upTo(part)}
            credit={credit(part) === sameCredit ? undefined : credit(part)}
          />
        ))}
      </ul>
      <RoundedParts summary={summary} of="rebate" />
    </div>
  );
}

interface ExchangePartProps {
  part: RebateExchangeDto;
  summary: RebateSummaryDto;
  /** Both only where they differ from the text above the list. */
  upTo: string | undefined;
  credit: string | undefined;
}

function ExchangePart({ part, summary, upTo, credit }: ExchangePartProps) {
  const { t, language } = uidRebateTexts.use();
  return (
    <li className={styles['exchange']}>
      <ExchangeMark name={part.exchangeName} color={part.color} />
      <div className={styles['exchangeName']}>
        <ExchangeTone part={part} summary={summary} />
        {part.exchangeName}
        <span className="figures">{t('dashboard.rate', { rate: formatPercent(part.rebateRate) })}</span>
      </div>
      <div className={styles['exchangeFigure']}>
        <ExchangeRebate part={part} summary={summary} />
      </div>
      <div className={cx('figures', styles['facts'])}>
        {part.source !== null && part.fetchedAt !== null && (
          <SourceMark
            source={
              part.source === 'api'
                ? t('dashboard.sourceApi', { exchange: part.exchangeName })
                : t('dashboard.sourceImport')
            }
            fetchedAt={part.fetchedAt}
            // Where all are, the total says so.
            simulated={part.simulated && !summary.exchanges.every(({ simulated }) => simulated)}
          />
        )}
        {upTo !== undefined && <span>{upTo}</span>}
        <span>
          {part.nextReportDue === null
            ? part.heldUntil === null
              ? t('dashboard.byImport')
              : t('dashboard.heldUntil', { day: formatDay(part.heldUntil, language) })
            : t(part.isReportLate ? 'dashboard.nextReportLate' : 'dashboard.nextReport', {
                at: formatDateTime(part.nextReportDue, language),
              })}
        </span>
        {part.isReportLate && <Tag tone="amber">{t('dashboard.late')}</Tag>}
        {credit !== undefined && <span>{credit}</span>}
      </div>
      {part.volume !== null && (
        <div className={cx('figures', styles['exchangeVolume'])}>
          {part.estimated && <MarkTag mark="estimated" />}
          {t('dashboard.volume', { amount: formatNumber(part.volume) })}
        </div>
      )}
    </li>
  );
}
