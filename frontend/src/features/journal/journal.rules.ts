import {
  compareDecimals,
  divideDecimals,
  multiplyDecimals,
  parseDecimal,
  roundDecimal,
  subtractDecimals,
  toDecimalString,
} from '@/shared/decimal';

/** First month of a journal, that of the first bitcoin. */
export const FIRST_MONTH = '2009-01';

export interface TypedTrade {
  type: string;
  entryPrice: string;
  exitPrice: string;
  quantity: string;
  leverage: string;
}

/** Whether it is a number above zero. */
export function isPositive(typed: string): boolean {
  return (parseDecimal(typed)?.units ?? 0n) > 0n;
}

/** A typed number as the server reads it: plain, without grouping commas. */
export function plainNumber(typed: string): string {
  const parsed = parseDecimal(typed);
  return parsed ? toDecimalString(parsed) : typed;
}

/**
 * Result of a trade by the server's formula: price change × quantity × leverage, and in percent of the margin, both rounded to 2
 * decimals. Undefined until prices and quantity are numbers above zero; without a leverage it is 1.
 */
export function tradeResult(trade: TypedTrade): { profitLoss: string; percent: string } | undefined {
  const { type, entryPrice, exitPrice, quantity } = trade;
  if (![entryPrice, exitPrice, quantity].every(isPositive)) return undefined;
  const leverage = isPositive(trade.leverage) ? trade.leverage : '1';
  const [to, from] = type === 'long' ? [exitPrice, entryPrice] : [entryPrice, exitPrice];
  const gain = multiplyDecimals(subtractDecimals(to, from), leverage);
  return {
    profitLoss: rounded(multiplyDecimals(gain, quantity)),
    percent: divideDecimals(multiplyDecimals(gain, 100), entryPrice, 2) ?? '0',
  };
}

function rounded(value: string): string {
  return toDecimalString(roundDecimal(parseDecimal(value) ?? { units: 0n, scale: 0 }, 2));
}

/** Whether both are the same amount. */
export const isZero = (amount: string): boolean => compareDecimals(amount, 0) === 0;

/** Whether the result was in KRW and was converted to USDT at the rate of its day. */
export const isConverted = ({ isImported, symbol }: { isImported: boolean; symbol: string }): boolean =>
  isImported && symbol.endsWith('-KRW');

const DAY_MS = 86_400_000;
const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/;

/** The day `count` days after another one. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);
}

/** The month `count` months after another one. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

/** The month of an address, within those that a journal can have; else that of today. */
export function readMonth(value: string | null, today: string): string {
  const current = today.slice(0, 7);
  return value !== null && MONTH.test(value) && value >= FIRST_MONTH && value <= current ? value : current;
}

/** Number of days at the start of a month on which the previous records are shown instead of an empty month. */
const FIRST_DAYS = 7;

export const isFirstDay = (today: string): boolean => Number(today.slice(8)) <= FIRST_DAYS;

/** The present month; on its first days, while nothing is written in it, the month of the newest day with a record. */
export function usualMonth(today: string, newest: string | undefined): string {
  const current = today.slice(0, 7);
  const last = newest?.slice(0, 7) ?? current;
  return isFirstDay(today) && last < current ? last : current;
}

/** Weeks of a month from Sunday on; null for days of other months. */
export function weeksOf(month: string): (string | null)[][] {
  const first = `${month}-01`;
  const before = new Date(`${first}T00:00:00Z`).getUTCDay();
  const count = Number(lastDayOf(month).slice(8));
  const places = Math.ceil((before + count) / 7) * 7;
  const days = Array.from({ length: places }, (_, place) => {
    const index = place - before;
    return index >= 0 && index < count ? addDays(first, index) : null;
  });
  return Array.from({ length: places / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}

/** Last day of a month. */
export function lastDayOf(month: string): string {
  return addDays(`${addMonths(month, 1)}-01`, -1);
}

/** First and last day of a month. */
export const monthPeriod = (month: string): { from: string; to: string } => ({
  from: `${month}-01`,
  to: lastDayOf(month),
});
