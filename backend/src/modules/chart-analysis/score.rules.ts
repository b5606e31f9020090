import type { DirectedCall } from './reader/index.js';

/** Bars after the entry in which stop or target have to be reached. */
export const HORIZON_BARS = 50;
/** Bars by which the end of a picture may lie back, the present one being 0. */
export const MOST_BARS_AGO = 2;
export const MINUTE_MS = 60_000;

export const OUTCOMES = ['target', 'stop', 'expired', 'unknown'] as const;
/** What came first; `expired` if neither came, `unknown` if the market can no longer be read. */
export type Outcome = (typeof OUTCOMES)[number];

export type Direction = DirectedCall['direction'];

/** A position that is entered at a price with the distances of a call. */
export interface Position {
  readonly direction: Direction;
  readonly entry: number;
  readonly toStop: number;
  readonly toTarget: number;
}

/** Highest and lowest price of a time. */
export interface Span {
  readonly high: number;
  readonly low: number;
}

/** What a time did to a position; null if nothing. Both in one candle count as the stop: which came first is not known. */
export function touchOf(
  { direction, entry, toStop, toTarget }: Position,
  { high, low }: Span,
): 'target' | 'stop' | null {
  const isStopped = direction === 'long' ? low <= entry - toStop : high >= entry + toStop;
  if (isStopped) return 'stop';
  const isReached = direction === 'long' ? high >= entry + toTarget : low <= entry - toTarget;
  return isReached ? 'target' : null;
}

/** The beginning of the next minute. */
export const nextMinute = (millis: number): number => (Math.floor(millis / MINUTE_MS) + 1) * MINUTE_MS;
