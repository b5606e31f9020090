export const DAY_MS = 86_400_000;
const ZONE_MS = 8 * 3_600_000;

/** The UTC+8 day of an instant. */
export const dayOf = (instant: Date): string => new Date(instant.getTime() + ZONE_MS).toISOString().slice(0, 10);
/** First millisecond of a UTC+8 day. */
export const dayStart = (day: string): number => Date.parse(`${day}T00:00:00Z`) - ZONE_MS;
/** All UTC+8 days that a window touches. */
export function daysIn(from: number, to: number): string[] {
  const days: string[] = [];
  for (let at = dayStart(dayOf(new Date(from))); at <= to; at += DAY_MS) days.push(dayOf(new Date(at)));
  return days;
}
