import { addDays, type Clock, daysBetween, dayAtOffset, startOfDay } from '../../../platform/clock/index.js';
import { ExchangeAffiliateErrors } from './exchange-affiliate.errors.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** When an exchange closes and publishes its days. */
export interface ReportCalendar {
  /** Display name, for errors. */
  readonly vendor: string;
  readonly offsetHours: number;
  /** Hour of the next day, in the exchange's time zone, from which the report is complete. */
  readonly publishedAtHour: number;
  /** Days of history the exchange serves. */
  readonly reachDays: number;
}

/** First and last millisecond of a report day. */
export interface DayWindow {
  readonly start: number;
  readonly end: number;
}

/** When the report of `day` is complete. */
export function dueAt(day: string, calendar: ReportCalendar): Date {
  return new Date(startOfDay(addDays(day, 1), calendar.offsetHours).getTime() + calendar.publishedAtHour * HOUR_MS);
}

/**
 * The time window of a report day. Throws for a day whose report is not published: until then the exchange's response
 * looks like a day without trades.
 */
export function closedWindow(day: string, calendar: ReportCalendar, clock: Clock): DayWindow {
  const { vendor, offsetHours, reachDays } = calendar;
  const due = dueAt(day, calendar);
  const now = clock.now();
  if (now < due) throw ExchangeAffiliateErrors.notDue({ vendor, day, dueAt: due.toISOString() });
  if (daysBetween(day, dayAtOffset(now, offsetHours)) >= reachDays) {
    throw ExchangeAffiliateErrors.outOfReach({ vendor, day, days: reachDays });
  }
  const start = startOfDay(day, offsetHours).getTime();
  return { start, end: start + DAY_MS - 1 };
}
