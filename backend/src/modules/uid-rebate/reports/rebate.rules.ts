import { Decimal } from 'decimal.js';

/** Exact for every product and sum of report amounts: at most 38 + 12 digits. */
const Exact = Decimal.clone({ precision: 80, toExpNeg: -100, toExpPos: 100, rounding: Decimal.ROUND_DOWN });

/** Decimals kept of an amount in USDT; the rest is cut off. */
const AMOUNT_DECIMALS = 18;
/** Decimals of an estimate. */
const ESTIMATE_DECIMALS = 8;
/** Of a fee rate as a share: 0.0123 %. */
const FEE_RATE_DECIMALS = 6;
const MONTH_DAYS = 30;

/** A rate of an exchange from an instant on. */
export interface RateFrom {
  readonly effectiveAt: Date;
  readonly rebateRate: string;
}

/** The row in force at `at`: the last that started at or before it, else the first. Throws RangeError without rows. */
export function inForceAt<T extends { readonly effectiveAt: Date }>(rows: readonly T[], at: Date): T {
  const sorted = [...rows].sort((a, b) => a.effectiveAt.getTime() - b.effectiveAt.getTime());
  const inForce = sorted.filter((row) => row.effectiveAt.getTime() <= at.getTime()).at(-1) ?? sorted[0];
  if (!inForce) throw new RangeError('the exchange has no rate');
  return inForce;
}

/**
 * The rate in force at `at`: the last that started at or before it. Days before the first rate use the first. Throws
 * RangeError without rates.
 */
export function rateInForce(rates: readonly RateFrom[], at: Date): string {
  return inForceAt(rates, at).rebateRate;
}

/** `fee × rate` in USDT, cut to 18 decimals; null if the fee is unknown. */
export function rebateOf(fee: string | null, rebateRate: string): string | null {
  if (fee === null) return null;
  return new Exact(fee).times(rebateRate).toDecimalPlaces(AMOUNT_DECIMALS, Decimal.ROUND_DOWN).toFixed();
}

/** The promised rebate exceeds the commission; flagged for administrators. */
export function exceedsCommission(rebate: string | null, commission: string): boolean {
  return rebate !== null && new Exact(rebate).gt(commission);
}

/** Sum of one report day over UIDs and products. */
export interface DaySum {
  readonly day: string;
  readonly volume: string;
  readonly rebate: string;
  readonly estimated: boolean;
}

export interface RebateTotals {
  readonly totalVolume: string;
  readonly totalRebate: string;
  /** Null without a report to estimate from. */
  readonly estimatedMonthly: string | null;
}

/**
 * Sums day rows and projects a month: Σ rebate ÷ days with a report × 30. `reportDays` is the number of distinct days
 * with a report, with or without trades.
 */
export function summarize(days: readonly DaySum[], reportDays: number): RebateTotals {
  const zero = new Exact(0);
  const volume = days.reduce((sum, day) => sum.plus(day.volume), zero);
  const rebate = days.reduce((sum, day) => sum.plus(day.rebate), zero);
  return {
    totalVolume: volume.toFixed(),
    totalRebate: rebate.toFixed(),
    estimatedMonthly: estimateMonth(rebate.toFixed(), reportDays),
  };
}

/** `total ÷ reportDays × 30`, cut to 8 decimals; null without report days. */
export function estimateMonth(total: string, reportDays: number): string | null {
  if (reportDays <= 0) return null;
  return new Exact(total)
    .times(MONTH_DAYS)
    .div(reportDays)
    .toDecimalPlaces(ESTIMATE_DECIMALS, Decimal.ROUND_DOWN)
    .toFixed();
}

/** Fee rate after the rebate: `rate × (1 − rebate rate)`. */
export function feeAfterRebate(feeRate: string, rebateRate: string): string {
  return new Exact(1).minus(rebateRate).times(feeRate).toFixed();
}

/** The fee of which `commission` would be our rebate, cut to 18 decimals; null if the rate is 0. */
export function feeFromRebateRate(commission: string, rebateRate: string): string | null {
  if (new Exact(rebateRate).isZero()) return null;
  return new Exact(commission).div(rebateRate).toDecimalPlaces(AMOUNT_DECIMALS, Decimal.ROUND_DOWN).toFixed();
}

/**
 * The share of the volume that a fee is, rounded to the decimals of published rates, and whether volume × share gives the fee as
 * receipts show it; null for a volume of 0.
 */
export function feeRateOf(fee: string, volume: string): { share: string; isExact: boolean } | null {
  if (new Exact(volume).isZero()) return null;
  const share = new Exact(fee).div(volume).toDecimalPlaces(FEE_RATE_DECIMALS, Decimal.ROUND_HALF_UP);
  return { share: share.toFixed(), isExact: cutText(share.times(volume).toFixed()) === cutText(fee) };
}

/** Exact sum. */
export function totalOf(amounts: readonly string[]): string {
  return amounts.reduce((sum, amount) => sum.plus(amount), new Exact(0)).toFixed();
}

/** Plain decimal text without exponent and trailing zeros, so that equal amounts are equal strings. */
export function canonical(amount: string): string {
  return new Exact(amount).toFixed();
}

/** An amount as a receipt shows it: the decimals beyond the eighth are cut off. */
export function cutText(amount: string): string {
  return new Exact(amount).toDecimalPlaces(ESTIMATE_DECIMALS).toFixed();
}

/** A share as a percent: `0.4` is `40`. */
export function percentText(share: string): string {
  return new Exact(share).times(100).toFixed();
}
