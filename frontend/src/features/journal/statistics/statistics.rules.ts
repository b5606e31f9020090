import { addDays } from '@/features/journal/journal.rules';
import type { EquityDayDto, TradeDimension, TradeDto, TradeGroupDto } from '@/shared/api/generated/schemas';
import { compareDecimals, divideDecimals, sumDecimals } from '@/shared/decimal';

export const PERIODS = ['30', '90', '365', 'all'] as const;
export type StatisticsPeriod = (typeof PERIODS)[number];

/** The days of a period that ends today, as the service takes them. */
export const daysOfPeriod = (period: StatisticsPeriod, today: string): { from?: string } =>
  period === 'all' ? {} : { from: addDays(today, 1 - Number(period)) };

/** Points of a line at most: more are no sharper on any screen. */
const MOST_POINTS = 180;

/** How far apart the days of a line are, and the days themselves, the last one included. */
export function pointsOf(days: readonly EquityDayDto[]): { every: number; points: readonly EquityDayDto[] } {
  const every = Math.ceil(days.length / MOST_POINTS) || 1;
  return { every, points: days.filter((_, index) => (days.length - 1 - index) % every === 0) };
}

const HOUR_MS = 3_600_000;
const SEOUL_HOURS = 9;

/** Whether a trade is of a group, as the service forms them. */
export function isOfGroup(trade: TradeDto, { by, key }: Pick<TradeGroupDto, 'by' | 'key'>): boolean {
  return by === 'tag' ? trade.tags.some((tag) => tag === key) : keyOf(trade, by) === key;
}

function keyOf(trade: TradeDto, by: Exclude<TradeDimension, 'tag'>): string | null {
  const { symbol, type, tradeDate, closedAt, leverage, exchange, isImported } = trade;
  switch (by) {
    case 'symbol':
      return symbol;
    case 'side':
      return type;
    case 'weekday':
      return String(new Date(`${tradeDate}T00:00:00Z`).getUTCDay());
    case 'hour':
      return closedAt === null ? null : String(new Date(Date.parse(closedAt) + SEOUL_HOURS * HOUR_MS).getUTCHours());
    case 'leverage':
      return isImported ? null : String(leverage);
    case 'exchange':
      return exchange;
    case 'setup':
    case 'mistake':
      return trade[by];
  }
}

/** Steps of a heat map on each side of 0. */
const STEPS = 4;

/** From −4 to 4: how large a result is beside the largest one, and which way it went; 0 is exactly 0. */
export function stepOf(result: string, largest: string): number {
  if (compareDecimals(result, 0) === 0) return 0;
  const share = Number(divideDecimals(result, largest, 6) ?? 0);
  return Math.sign(share) * Math.max(1, Math.ceil(Math.abs(share) * STEPS)) || (result.startsWith('-') ? -1 : 1);
}

/** The largest of some results, without its sign. */
export const largestOf = (results: readonly string[]): string =>
  results
    .map((result) => result.replace('-', ''))
    .reduce((most, size) => (compareDecimals(size, most) > 0 ? size : most), '0');

export interface MonthSums {
  month: string;
  won: number;
  lost: number;
  result: string;
}

/** The months of a year that have a result. */
export function monthsOf(days: readonly EquityDayDto[]): MonthSums[] {
  const months = [...new Set(days.map(({ day }) => day.slice(0, 7)))];
  return months.map((month) => {
    const own = days.filter(({ day }) => day.startsWith(month)).map(({ result }) => result);
    return {
      month,
      won: own.filter((result) => compareDecimals(result, 0) > 0).length,
      lost: own.filter((result) => compareDecimals(result, 0) < 0).length,
      result: sumDecimals(own),
    };
  });
}

export interface DayPlace {
  day: string;
  column: number;
  row: number;
}

/** Each day of a year with its column and row in weeks from Sunday on, both from 1. */
export function placesOf(year: string): DayPlace[] {
  const first = `${year}-01-01`;
  const before = new Date(`${first}T00:00:00Z`).getUTCDay();
  const count = new Date(`${year}-02-29T00:00:00Z`).getUTCDate() === 29 ? 366 : 365;
  return Array.from({ length: count }, (_, index) => ({
    day: addDays(first, index),
    column: Math.floor((before + index) / 7) + 1,
    row: ((before + index) % 7) + 1,
  }));
}
