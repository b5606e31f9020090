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
 * Returns the lines by the bank's rate and by the price of USDT over every time of the range, so that time runs evenly. A line
 * ends where a part is unknown.
 */
export function linesOf({ points, from }: Pick<PremiumHistoryDto, 'points' | 'from'>, range: Range) {
  const step = STEP_MS[range];
  const stepOf = (at: string): number => Math.floor(Date.parse(at) / step);
  const known = new Map(points.map((point, index) => [stepOf(point.at), { point, next: points[index + 1] }]));
  const [first, last] = [Math.min(stepOf(from), ...known.keys()), Math.max(...known.keys())];
  const times = Array.from({ length: last - first + 1 }, (_, index) => {
    const { point, next } = known.get(first + index) ?? {};
    const at = point?.at ?? new Date((first + index) * step).toISOString();
    const isLast = point && next && Date.parse(next.at) - Date.parse(at) > GAP_MS[range];
    return { at, premium: point?.premium ?? null, usdtPremium: point?.usdtPremium ?? null, isLast: isLast === true };
  });
  return [
    times.map(({ at, premium, isLast }) => ({ at, value: premium, isLast })),
    times.map(({ at, usdtPremium, isLast }) => ({ at, value: usdtPremium, isLast })),
  ];
}
