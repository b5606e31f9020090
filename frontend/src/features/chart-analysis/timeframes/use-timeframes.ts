import { timeframeTexts } from '@/features/chart-analysis/timeframes/texts';
import type { ChartTimeframe } from '@/shared/api/generated/schemas';

export const TIMEFRAMES = ['1m', '5m', '15m', '1h', '4h', '1d'] as const satisfies readonly ChartTimeframe[];

/** Names of lengths of candles, the same wherever they are told. */
export function useTimeframes(): (timeframe: string) => string {
  const { t } = timeframeTexts.use();
  return (timeframe) => {
    const known = TIMEFRAMES.find((one) => one === timeframe);
    return known === undefined ? timeframe : t(`names.${known}`);
  };
}
