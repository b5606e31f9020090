/** Period of a statement. `own` is between two days that the member chose. */
export const PERIODS = ['all', 'month', '30', '90', 'own'] as const;
export type Period = (typeof PERIODS)[number];

const DAY_MS = 86_400_000;
const DAY = /^20\d\d-\d\d-\d\d$/;

/** First day of a period that ends today; undefined if unlimited. */
export function firstDayOf(period: Exclude<Period, 'own'>, today: string): string | undefined {
  if (period === 'all') return undefined;
  if (period === 'month') return `${today.slice(0, 8)}01`;
  const first = Date.parse(`${today}T00:00:00Z`) - (Number(period) - 1) * DAY_MS;
  return new Date(first).toISOString().slice(0, 10);
}

/** Parses a day from the address; undefined if it is not in the calendar. */
export function readDay(value: string | null): string | undefined {
  if (value === null || !DAY.test(value)) return undefined;
  const instant = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(value) ? value : undefined;
}
