import type { PremiumHistoryDto } from '@/shared/api/generated/schemas';

export const RANGES = ['24h', '7d', '90d'] as const;
export type Range = (typeof RANGES)[number];

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Time between two points of a range. */
export const STEP_MS: Readonly<Record<Range, number>> = { '24h': MINUTE_MS, '7d': HOUR_MS, '90d': HOUR_MS };
/** A line does not cross a longer time without values. */
const GAP_MS: Readonly<Record<Range, number>> = { '24h': 45 * MINUTE_MS, '7d': 3 * HOUR_MS, '90d': 3 * HOUR_MS };

/**
 * Returns the lines by the bank's rate and by the price of USDT, with a point for every step of the range, so that the time axis
 * is linear. A line ends before a gap longer than `GAP_MS`.
 */
export function linesOf({ points, from }: Pick<PremiumHistoryDto, 'points' | 'from'>, range: Range) {
  const step = STEP_MS[range];
  const stepOf = (at: string): number => Math.floor(Date.parse(at) / step);
  const [first, last] = [Math.min, Math.max].map((end) => end(...points.map(({ at }) => stepOf(at))));
  const begin = Math.min(stepOf(from), first ?? 0);
  const steps = Array.from({ length: (last ?? begin) - begin + 1 }, (_, index) => begin + index);
  return (['premium', 'usdtPremium'] as const).map((key) => {
    const values = new Map(points.map((point) => [stepOf(point.at), point[key]]));
    const known = steps.filter((one) => values.get(one) != null);
    const ends = new Set(known.filter((one, index) => ((known[index + 1] ?? one) - one) * step > GAP_MS[range]));
    return steps.map((one) => ({
      at: new Date(one * step).toISOString(),
      value: values.get(one) ?? null,
      isLast: ends.has(one),
    }));
  });
}
