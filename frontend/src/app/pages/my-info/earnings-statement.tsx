import { useState } from 'react';
import { myInfoTexts } from '@/app/pages/my-info/texts';
import { EarningsCharts } from '@/features/earnings/components/earnings-charts';
import { EarningsLedger } from '@/features/earnings/components/earnings-ledger';
import {
  RebateBars,
  RebateByExchange,
  RebateTotal,
  RebateTotalLabel,
} from '@/features/uid-rebate/components/rebate-total';
import { useGetRebateSummaryQuery } from '@/shared/api/generated/member';
import type { RebateSummaryDto } from '@/shared/api/generated/schemas';
import { Section } from '@/shared/ui/card';
import { NoFigure } from '@/shared/ui/figure';
import { Skeleton, SkeletonChart } from '@/shared/ui/skeleton';
import { Stat } from '@/shared/ui/stat';
import { Loaded } from '@/shared/ui/state';
import { Segmented } from '@/shared/ui/tabs';
import styles from '@/app/pages/my-info/my-info-page.module.css';

const RANGES = [30, 90] as const;
type Range = (typeof RANGES)[number];
const BARS_HEIGHT = 112;

/** All that was earned: the rebate of the last days, the points of the same days, every entry by day. */
export function EarningsStatement() {
  const { t } = myInfoTexts.use();
  const [days, setDays] = useState<Range>(30);
  const rebates = useGetRebateSummaryQuery({ days });
  return (
    <div className={styles['parts']}>
      <div>
        <div className={styles['range']}>
          <Segmented
            value={days}
            onChange={setDays}
            label={t('range')}
            options={RANGES.map((count) => ({ value: count, label: t('days', { count }) }))}
          />
        </div>
        <Loaded query={rebates} skeleton={<StatementSkeleton days={days} />}>
          {(summary) => <Earned summary={summary} />}
        </Loaded>
      </div>
      <Section title={t('byDay')}>
        <EarningsLedger />
      </Section>
    </div>
  );
}

function StatementSkeleton({ days }: { days: Range }) {
  return (
    <div>
      <dl>
        <Stat hero label={<RebateTotalLabel days={days} />} note={<Skeleton width="15em" />}>
          <Skeleton width="6em" />
        </Stat>
      </dl>
      <SkeletonChart height={BARS_HEIGHT} />
    </div>
  );
}

/** The rebate leads; the days that it is of are those of the points, too. */
function Earned({ summary }: { summary: RebateSummaryDto }) {
  const { t } = myInfoTexts.use();
  return (
    <div className={styles['earned']}>
      {summary.series.some(({ rebate }) => rebate !== null) ? (
        <div className={styles['rebate']}>
          <div>
            <RebateTotal summary={summary} />
            <RebateBars summary={summary} height={BARS_HEIGHT} />
          </div>
          <RebateByExchange summary={summary} />
        </div>
      ) : (
        <dl>
          <Stat hero label={t('rebate', { days: summary.days })} note={t('noRebate')}>
            <NoFigure />
          </Stat>
        </dl>
      )}
      <Section title={t('points')}>
        <EarningsCharts days={summary.days === 90 ? 90 : 30} to={summary.toDay} />
      </Section>
    </div>
  );
}
