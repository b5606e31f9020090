import type { Decimal } from 'decimal.js';
import { addDays, daysBetween } from '../../platform/clock/index.js';
import { studentT } from '../../platform/intervals/student.rules.js';
import { wilson } from '../../platform/intervals/wilson.rules.js';
import { Exact, exact } from './journal.rules.js';

/** Decimals of quotients; sums are exact. */
const DECIMALS = 8;
const Root = Exact.clone({ precision: 50 });
/** Coins are traded every day. */
const DAYS_OF_YEAR = 365;

/** What is counted of a group of trades. Amounts in USDT. */
export interface TradeSums {
  readonly tradeCount: number;
  readonly wins: number;
  readonly losses: number;
  /** Sum of the results above 0. */
  readonly won: string;
  /** Sum of the results below 0, without the sign. */
  readonly lost: string;
  /** Sum of the squares of the results. */
  readonly squares: string;
}

/** What follows from the sums of a group of trades; null where it would be a division by zero. */
export interface TradeFigures {
  readonly result: string;
  readonly winRate: string | null;
  readonly winRateFrom: string | null;
  readonly winRateTo: string | null;
  readonly profitFactor: string | null;
  readonly expectancy: string | null;
  readonly expectancyFrom: string | null;
  readonly expectancyTo: string | null;
  readonly averageWin: string | null;
  readonly averageLoss: string | null;
}

/** The result of a day, in USDT; read from its text once, since every figure of a period goes through all of its days. */
export interface DayResult {
  readonly day: string;
  readonly result: Decimal;
}

/** A day, and the results up to it. */
export type DayEquity<T extends DayResult = DayResult> = T & { readonly equity: Decimal };

/** The largest fall of the equity below a peak that it had reached before. */
export interface Drawdown {
  readonly amount: string;
  /** Day of the peak; null for the equity before the first day, which is 0. */
  readonly peakDay: string | null;
  readonly lowDay: string;
  /** First day on which the equity is at the peak again; null while it is not. */
  readonly recoveredDay: string | null;
}

/** A run of days that all won, or all lost. */
export interface Streak {
  readonly days: number;
  readonly from: string;
  readonly to: string;
}

const rounded = (value: Decimal): string => exact(value.toDecimalPlaces(DECIMALS));

/** Rounded to 8 decimals; null where it would be a division by zero. */
export const ratio = (of: Decimal.Value, by: Decimal.Value): string | null =>
  new Exact(by).isZero() ? null : rounded(new Exact(of).div(by));

/** A mean, and where that of all trades like these lies with 95 % certainty. */
export interface Mean {
  readonly mean: string | null;
  readonly from: string | null;
  readonly to: string | null;
}

/**
 * The mean of `count` values from their sum and that of their squares, ± Student's t × standard deviation (n − 1) ÷ √n. Fewer than two
 * values have no interval, none at all no mean.
 */
export function meanOf(count: number, sum: Decimal.Value, squares: Decimal.Value): Mean {
  const mean = ratio(sum, count);
  if (count < 2) return { mean, from: null, to: null };
  const middle = new Exact(sum).div(count);
  const error = deviationOf(count, new Exact(sum), new Exact(squares)).times(studentT(count)).div(Math.sqrt(count));
  return { mean, from: rounded(middle.minus(error)), to: rounded(middle.plus(error)) };
}

/** Rates and averages of a group of trades; those that came to exactly 0 are neither won nor lost, but count. */
export function figuresOf({ tradeCount, wins, losses, won, lost, squares }: TradeSums): TradeFigures {
  const result = new Exact(won).minus(lost);
  const { low, high } = wilson(wins, tradeCount);
  const expectancy = meanOf(tradeCount, result, squares);
  const edge = (share: number): string | null => (tradeCount === 0 ? null : rounded(new Exact(share).times(100)));
  return {
    result: exact(result),
    winRate: ratio(wins * 100, tradeCount),
    winRateFrom: edge(low),
    winRateTo: edge(high),
    profitFactor: ratio(won, lost),
    expectancy: expectancy.mean,
    expectancyFrom: expectancy.from,
    expectancyTo: expectancy.to,
    averageWin: ratio(won, wins),
    averageLoss: ratio(lost, losses),
  };
}

/** The sum of the results. */
export const total = (days: readonly DayResult[]): Decimal =>
  days.reduce((sum, { result }) => sum.plus(result), new Exact(0));

/** The results added up, day by day; deposits and withdrawals are no part of it. */
export function equityOf<T extends DayResult>(days: readonly T[]): DayEquity<T>[] {
  let equity = new Exact(0);
  return days.map((day) => {
    equity = equity.plus(day.result);
    return { ...day, equity };
  });
}

/** Null if the equity has never fallen. Of several falls of the same amount it is the first one. */
export function drawdownOf(days: readonly DayEquity[]): Drawdown | null {
  let peak: { day: string | null; equity: Decimal } = { day: null, equity: new Exact(0) };
  let worst: { peak: typeof peak; amount: Decimal; lowDay: string } | null = null;
  for (const { day, equity } of days) {
    const amount = peak.equity.minus(equity);
    if (amount.gt(worst?.amount ?? 0)) worst = { peak, amount, lowDay: day };
    if (amount.lt(0)) peak = { day, equity };
  }
  if (!worst) return null;
  const { lowDay } = worst;
  const top = worst.peak.equity;
  const recovered = days.find(({ day, equity }) => day > lowDay && top.lte(equity));
  return { amount: exact(worst.amount), peakDay: worst.peak.day, lowDay, recoveredDay: recovered?.day ?? null };
}

/**
 * The longest run of days with a result above 0 (`sign` 1) or below it (−1); null without such a day. Days without a result do not
 * end a run, those that came to exactly 0 do.
 */
export function longestStreak(days: readonly DayResult[], sign: 1 | -1): Streak | null {
  const streaks: Streak[] = [];
  let isRunning = false;
  for (const { day, result } of days) {
    const current = isRunning ? streaks.pop() : undefined;
    isRunning = !result.isZero() && result.isNegative() === sign < 0;
    if (isRunning) streaks.push({ days: (current?.days ?? 0) + 1, from: current?.from ?? day, to: day });
    else if (current) streaks.push(current);
  }
  return streaks.reduce<Streak | null>((longest, one) => (one.days > (longest?.days ?? 0) ? one : longest), null);
}

/** Calendar days from the first result to the last one, both included. */
export function lengthOf(days: readonly DayResult[]): number {
  const [first] = days;
  const last = days.at(-1);
  return first && last ? daysBetween(first.day, last.day) + 1 : 0;
}

/** Ratios of gain and risk, with what they are made of. */
export interface RiskRatios {
  readonly dailyMean: string | null;
  readonly deviation: string | null;
  readonly downsideDeviation: string | null;
  readonly sharpe: string | null;
  readonly sortino: string | null;
}

/**
 * Mean of the daily results over their standard deviation (Sharpe, n − 1) or over the root of the mean square of the losses
 * (Sortino), both × √365. Every calendar day from the first result to the last counts, those without a result as 0; there is no
 * riskless rate. Results in USDT stand for returns: the capital is taken as constant. Null of fewer than two days, and where the
 * divisor would be 0.
 */
export function riskRatios(days: readonly DayResult[]): RiskRatios {
  const count = lengthOf(days);
  if (count < 2) return { dailyMean: null, deviation: null, downsideDeviation: null, sharpe: null, sortino: null };
  const sums = { all: new Exact(0), squares: new Exact(0), losses: new Exact(0) };
  for (const { result } of days) {
    const square = result.times(result);
    sums.all = sums.all.plus(result);
    sums.squares = sums.squares.plus(square);
    if (result.isNegative()) sums.losses = sums.losses.plus(square);
  }
  const mean = sums.all.div(count);
  const deviation = deviationOf(count, sums.all, sums.squares);
  const downside = root(sums.losses.div(count));
  const yearly = (risk: Decimal) => ratio(mean.times(root(new Exact(DAYS_OF_YEAR))), risk);
  return {
    dailyMean: rounded(mean),
    deviation: rounded(deviation),
    downsideDeviation: rounded(downside),
    sharpe: yearly(deviation),
    sortino: yearly(downside),
  };
}

/** Standard deviation (n − 1) of two values or more. */
const deviationOf = (count: number, sum: Decimal, squares: Decimal): Decimal =>
  root(squares.minus(sum.times(sum).div(count)).div(count - 1));

/** Of 0 where rounding leaves less. Of fewer digits than sums: each step towards a root divides by all of them. */
const root = (square: Decimal): Decimal => new Exact(square.lt(0) ? 0 : new Root(square).toSignificantDigits().sqrt());

/** The days of a month, given by its first, that lie within a period. */
export function partOf(
  month: string,
  { from, to }: { readonly from?: string; readonly to?: string },
): { readonly first: string; readonly last: string; readonly isWhole: boolean } {
  const end = addDays(`${addDays(month, 31).slice(0, 7)}-01`, -1);
  const first = from !== undefined && from > month ? from : month;
  const last = to !== undefined && to < end ? to : end;
  return { first, last, isWhole: first === month && last === end };
}
