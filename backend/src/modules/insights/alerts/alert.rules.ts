import { Decimal } from 'decimal.js';
import type { AlertDirection } from './alert-kinds.js';

/** When an alert is met. */
export interface Threshold {
  readonly direction: AlertDirection;
  readonly threshold: string;
}

/** What a measure was from `at` on, in milliseconds. */
export interface Bar {
  readonly at: number;
  readonly open: string;
  readonly high: string;
  readonly low: string;
  readonly close: string;
}

/** Whether an alert was met, and since when it is known. */
export interface MetState {
  /** Null if it was never measured. */
  readonly isMet: boolean | null;
  /** Milliseconds. */
  readonly at: number;
}

/** A moment at which an alert became met, or was no longer. */
export interface Crossing {
  readonly isMet: boolean;
  readonly at: number;
  readonly value: string;
}

/** Whether a value meets a threshold. The threshold itself does. */
export const meets = ({ direction, threshold }: Threshold, value: string): boolean =>
  direction === 'above' ? new Decimal(value).gte(threshold) : new Decimal(value).lte(threshold);

/**
 * Returns how an alert changed over bars of `length` milliseconds, of which the last one ends at `until` at the latest. A bar
 * does not tell the order of what happened in it: of one in which the state was known already only the end counts, and of
 * another one both extremes.
 */
export function crossingsIn(
  rule: Threshold,
  from: MetState,
  bars: readonly Bar[],
  { length, until }: { length: number; until: number },
): Crossing[] {
  const crossings: Crossing[] = [];
  let state = from;
  const move = (isMet: boolean, at: number, value: string): void => {
    if (state.isMet === isMet) return;
    crossings.push({ isMet, at, value });
    state = { isMet, at };
  };
  for (const bar of bars) {
    const end = Math.min(bar.at + length, until);
    if (end - 1 <= state.at) continue;
    const [peak, trough] = rule.direction === 'above' ? [bar.high, bar.low] : [bar.low, bar.high];
    const extreme = state.isMet === true ? trough : peak;
    const isWhole = state.isMet !== null && bar.at >= state.at;
    // Left and back within the bar, or the other way round.
    if (isWhole && meets(rule, extreme) !== state.isMet) move(!state.isMet, end - 1, extreme);
    move(meets(rule, bar.close), end, bar.close);
  }
  return crossings;
}

/** How often an alert would have fired over these bars, at most once in `repeatMinutes`. */
export function firingsIn(
  rule: Threshold & { readonly repeatMinutes: number | null },
  bars: readonly Bar[],
  length: number,
): number {
  const [first] = bars;
  if (!first) return 0;
  const from = { isMet: meets(rule, first.open), at: first.at };
  const pause = (rule.repeatMinutes ?? 0) * 60_000;
  let last = -Infinity;
  let fired = 0;
  for (const { isMet, at } of crossingsIn(rule, from, bars, { length, until: Infinity })) {
    if (!isMet || at - last < pause) continue;
    fired += 1;
    last = at;
  }
  return fired;
}
