import { addDays, dayAtOffset, startOfDay } from '../../../platform/clock/index.js';

/** The exchange's day of an instant. */
export const exchangeDay = (instant: Date, offsetHours: number): string => dayAtOffset(instant, offsetHours);

/** End of a day of the exchange, which is the start of the next. */
export const endOfDay = (day: string, offsetHours: number): Date => startOfDay(addDays(day, 1), offsetHours);

/** `UTC+8`, `UTC`, `UTC-5`. */
export function zoneLabel(offsetHours: number): string {
  if (offsetHours === 0) return 'UTC';
  return `UTC${offsetHours > 0 ? '+' : '-'}${Math.abs(offsetHours)}`;
}

/** The last ended day whose report is published, according to `dueAt`. */
export function lastClosedDay(now: Date, offsetHours: number, dueAt?: (day: string) => Date): string {
  let day = addDays(exchangeDay(now, offsetHours), -1);
  while (dueAt && dueAt(day).getTime() > now.getTime()) day = addDays(day, -1);
  return day;
}

/** All days from `from` to `to`, both ends included. */
export function daysFromTo(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}
