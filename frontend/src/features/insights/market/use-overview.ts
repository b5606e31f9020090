import { every } from '@/features/insights/polling';
import { useGetMarketMetricsQuery, useGetMarketOverviewQuery } from '@/shared/api/generated/member';

const SECONDS = 30;

/** The market at a glance, read again every 30 s. */
export const useOverview = () => useGetMarketOverviewQuery(undefined, every(SECONDS));

/** The mood of the market, read again every 30 s. */
export const useMetrics = () => useGetMarketMetricsQuery(undefined, every(SECONDS));
