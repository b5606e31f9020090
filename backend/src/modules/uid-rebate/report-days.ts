import { addDays, dayAtOffset, startOfDay } from '../../platform/clock/index.js';

/** The exchange's own day in which an instant lies. */
export const exchangeDay = (instant: Date, offsetHours: number): string => dayAtOffset(instant, offsetHours);

/** The instant at which a day of the exchange ends: the next one begins. */
export const endOfDay = (day: string, offsetHours: number): Date => startOfDay(addDays(day, 1), offsetHours);

/** `UTC+8`, `UTC`, `UTC-5`. */
export function zoneLabel(offsetHours: number): string {
  if (offsetHours === 0) return 'UTC';
  return `UTC${offsetHours > 0 ? '+' : '-'}${Math.abs(offsetHours)}`;
}

/** The last day that has ended, and whose report is out where `dueAt` says when that is. */
export function lastClosedDay(now: Date, offsetHours: number, dueAt?: (day: string) => Date): string {
  let day = addDays(exchangeDay(now, offsetHours), -1);
  while (dueAt && dueAt(day).getTime() > now.getTime()) day = addDays(day, -1);
  return day;
}

/** Whether the text is a calendar day `YYYY-MM-DD` that exists. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** All days from `from` to `to`, both included. */
export function daysFromTo(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}
