const SEOUL_OFFSET_MS = 9 * 3_600_000;
const DAY_MS = 86_400_000;

/** Calendar day `YYYY-MM-DD` of an instant in a fixed-offset zone (hours east of UTC, -12 to 14). */
export function dayAtOffset(instant: Date, offsetHours: number): string {
  return new Date(instant.getTime() + offsetHours * 3_600_000).toISOString().slice(0, 10);
}

/** Calendar day `YYYY-MM-DD` of an instant in Asia/Seoul (UTC+9, no daylight saving since 1988). */
export function seoulDay(instant: Date): string {
  return new Date(instant.getTime() + SEOUL_OFFSET_MS).toISOString().slice(0, 10);
}

/** Time of day `HH:MM:SS` of an instant in Asia/Seoul. */
export function seoulTime(instant: Date): string {
  return new Date(instant.getTime() + SEOUL_OFFSET_MS).toISOString().slice(11, 19);
}

/** An instant rounded up to the minute, `YYYY-MM-DD HH:MM` in Asia/Seoul. */
export function seoulMinute(instant: Date): string {
  const minute = Math.ceil(instant.getTime() / 60_000) * 60_000;
  return new Date(minute + SEOUL_OFFSET_MS).toISOString().slice(0, 16).replace('T', ' ');
}

/** The day `count` days after `day` (negative: before). Throws RangeError for an invalid date. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);
}

/** Whether the text is an existing calendar day `YYYY-MM-DD`, from the year 1 on. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text.startsWith('0000')) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** First instant of a calendar day in a fixed-offset zone (hours east of UTC). */
export function startOfDay(day: string, offsetHours: number): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - offsetHours * 3_600_000);
}

/** First instant of a calendar day in Asia/Seoul. */
export function startOfSeoulDay(day: string): Date {
  return startOfDay(day, SEOUL_OFFSET_MS / 3_600_000);
}

/** Instants that bound a range of days in Asia/Seoul, both ends included; missing ends are unbounded. */
export function seoulPeriod({ from, to }: { readonly from?: string; readonly to?: string }): {
  readonly since?: Date;
  readonly until?: Date;
} {
  return {
    ...(from === undefined ? {} : { since: startOfSeoulDay(from) }),
    ...(to === undefined ? {} : { until: startOfSeoulDay(addDays(to, 1)) }),
  };
}

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
}

/** The day in Seoul of a day `YYYY-MM-DD` or of an ISO instant; without a zone it is read as Seoul time. */
export function seoulDayOf(chosen: string): string {
  const hasZone = /(Z|[+-]\d\d:\d\d)$/.test(chosen);
  return chosen.includes('T') ? seoulDay(new Date(hasZone ? chosen : `${chosen}+09:00`)) : chosen;
}

/** 23:59:59 Asia/Seoul of what `seoulDayOf` takes: the last whole second, so that it is displayed as the intended day. */
export function endOfSeoulDay(chosen: string): Date {
  return new Date(Date.parse(`${seoulDayOf(chosen)}T23:59:59Z`) - SEOUL_OFFSET_MS);
}
