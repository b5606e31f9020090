import { adminTexts } from '@/features/admin/texts';
import type { AdminSummaryDto } from '@/shared/api/generated/schemas';
import { Amount } from '@/shared/ui/figure';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stat, Stats } from '@/shared/ui/stat';
import { ErrorState } from '@/shared/ui/state';

export interface SummaryQuery {
  data?: AdminSummaryDto | undefined;
  error?: unknown;
  isError: boolean;
  refetch: () => unknown;
}

/** Totals over all members. */
export function SummaryStats({ query }: { query: SummaryQuery }) {
  const { t } = adminTexts.use();
  const { data } = query;
  if (!data && query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  const waiting = <Skeleton width="5em" />;
  return (
    <Stats label={t('summary.source')}>
      <Stat label={t('summary.users')}>{data ? <Amount value={data.totalUsers} /> : waiting}</Stat>
      <Stat label={t('summary.rebate')}>
        {data ? <Amount value={data.totalRebate} unit={t('usdt')} digits={2} /> : waiting}
      </Stat>
      <Stat label={t('summary.volume')}>{data ? <Amount value={data.totalVolume} unit={t('usdt')} /> : waiting}</Stat>
      <Stat label={t('summary.lcoins')}>{data ? <Amount value={data.totalLCoins} unit={t('lcoin')} /> : waiting}</Stat>
    </Stats>
  );
}
