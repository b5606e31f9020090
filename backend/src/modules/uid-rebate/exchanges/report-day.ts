import { addDays, type Clock, daysBetween, dayAtOffset, startOfDay } from '../../../platform/clock/index.js';
import { ExchangeAffiliateErrors } from './exchange-affiliate.errors.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** When an exchange closes and publishes its days. */
export interface ReportCalendar {
  /** Display name, for refusals. */
  readonly vendor: string;
  readonly offsetHours: number;
  /** Hour of the following day, in the exchange's zone, from which the day's report is complete. */
  readonly publishedAtHour: number;
  /** How many days back the exchange serves. */
  readonly reachDays: number;
}

/** First and last millisecond of a report day. */
export interface DayWindow {
  readonly start: number;
  readonly end: number;
}

/** The instant from which the report of `day` is complete. */
export function dueAt(day: string, calendar: ReportCalendar): Date {
  return new Date(startOfDay(addDays(day, 1), calendar.offsetHours).getTime() + calendar.publishedAtHour * HOUR_MS);
}

/**
 * The window of a report day. Refuses a day whose report is not out: what the exchange answers before then looks like a
 * day without trades.
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
