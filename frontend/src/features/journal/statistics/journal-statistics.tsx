import { type Currency, useRate } from '@/features/journal/components/money';
import { EquityCurve } from '@/features/journal/statistics/equity-curve';
import { LeadFigures } from '@/features/journal/statistics/lead-figures';
import { MoreFigures } from '@/features/journal/statistics/more-figures';
import type { StatisticsPartProps } from '@/features/journal/statistics/statistics-part';
import { daysOfPeriod, PERIODS } from '@/features/journal/statistics/statistics.rules';
import { journalStatisticsTexts } from '@/features/journal/statistics/texts';
import { TradeGroups } from '@/features/journal/statistics/trade-groups';
import { YearMap } from '@/features/journal/statistics/year-map';
import { useGetJournalStatisticsQuery } from '@/shared/api/generated/member';
import { formatNumber, seoulDay } from '@/shared/format';
import { Section } from '@/shared/ui/card';
import { Notice } from '@/shared/ui/notice';
import { SkeletonChart, SkeletonRows } from '@/shared/ui/skeleton';
import { EmptyState, Loaded } from '@/shared/ui/state';
import { Segmented } from '@/shared/ui/tabs';
import { useNow } from '@/shared/ui/use-now';
import styles from '@/features/journal/statistics/statistics.module.css';

export interface JournalStatisticsProps {
  /** As the address has it. */
  period: string | null;
  onPeriodChange: (period: string) => void;
  currency: Currency;
}

/** What the trades and days of a period say. */
export function JournalStatistics({ period: asked, onPeriodChange, currency }: JournalStatisticsProps) {
  const { t } = journalStatisticsTexts.use();
  const { rate } = useRate();
  const today = seoulDay(useNow());
  const period = PERIODS.find((known) => known === asked) ?? 'all';
  const days = daysOfPeriod(period, today);
  const query = useGetJournalStatisticsQuery(days);
  return (
    <Section
      title={t('title')}
      lead={t('lead')}
      className={styles['statistics'] ?? ''}
      action={
        <Segmented
          value={period}
          onChange={onPeriodChange}
          label={t('period')}
          options={PERIODS.map((value) => ({ value, label: t(`periods.${value}`) }))}
        />
      }
    >
      <Loaded
        query={{ ...query, data: query.currentData }}
        skeleton={<StatisticsSkeleton />}
        isEmpty={(found) => found.days.length === 0}
        empty={<EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>}
      >
        {(statistics) => <Parts statistics={statistics} days={days} money={{ currency, rate }} />}
      </Loaded>
    </Section>
  );
}

function StatisticsSkeleton() {
  return (
    <>
      <SkeletonRows rows={4} height="56px" />
      <SkeletonChart />
    </>
  );
}

function Parts(props: StatisticsPartProps) {
  const { t } = journalStatisticsTexts.use();
  const { trades, smallSample } = props.statistics;
  const { tradeCount } = trades;
  return (
    <>
      {tradeCount > 0 && tradeCount < smallSample && (
        <Notice title={t('few', { count: tradeCount })}>{t('fewText', { least: formatNumber(smallSample) })}</Notice>
      )}
      <LeadFigures {...props} />
      <EquityCurve {...props} />
      {tradeCount > 0 && <TradeGroups {...props} />}
      <YearMap {...props} />
      <MoreFigures {...props} />
    </>
  );
}
