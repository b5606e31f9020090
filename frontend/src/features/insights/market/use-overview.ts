import { every, useStreamed } from '@/features/insights/polling';
import { useGetMarketMetricsQuery, useGetMarketOverviewQuery } from '@/shared/api/generated/member';

const SECONDS = 30;

/** The market at a glance, by the stream or read again every 30 s. */
export const useOverview = () => useGetMarketOverviewQuery(undefined, useStreamed('market-overview', SECONDS));

/** The mood of the market, read again every 30 s. */
export const useMetrics = () => useGetMarketMetricsQuery(undefined, every(SECONDS));
