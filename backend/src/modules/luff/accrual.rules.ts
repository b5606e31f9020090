import { Decimal } from 'decimal.js';

/** Luff is counted in units of its eighth decimal. */
export const LUFF_DECIMALS = 8;

/** Wide enough that neither a product of volume and rate nor a sum of volumes is ever rounded. */
const Exact = Decimal.clone({ precision: 120, toExpNeg: -200, toExpPos: 200, rounding: Decimal.ROUND_DOWN });

/** The days on which trading with a UID earns for a member; both ends are days of the exchange. */
export interface EarningSpan {
  readonly userId: string;
  /** The day on which the UID was verified; it earns in full. */
  readonly verifiedOn: string;
  /** The first day that no longer earns; null while the member holds the UID. */
  readonly releasedOn: string | null;
}

/** What one report day earned one member so far. */
export interface PostedAccrual {
  readonly revision: number;
  /** Luff units that all revisions together have posted. */
  readonly target: bigint;
  /** Of what was taken back from this member because the UID was moved, the Luff units that had been paid out. */
  readonly paidOut: bigint;
}

/** What has to be posted so that the day stands at its target. */
export interface AccrualStep {
  readonly revision: number;
  readonly target: bigint;
  readonly alreadyPosted: bigint;
  /** target − alreadyPosted; negative for a downward correction, never zero. */
  readonly difference: bigint;
}

/**
 * Luff units of a report day: volume (USDT, not negative) × rate, cut to 8 decimals once, after the sum, so that neither
 * the number of rows nor the order in which they came matters.
 */
export function luffTarget(volume: string, rate: string): bigint {
  const product = new Exact(volume).times(rate);
  if (!product.isFinite() || product.isNegative()) throw new RangeError('volume and rate are not negative');
  return BigInt(product.times(new Exact(10).pow(LUFF_DECIMALS)).toFixed(0, Decimal.ROUND_DOWN));
}

/**
 * Who earns a report day: of the members whose span covers it the one verified last, so that a UID that changes hands
 * pays each day once, the day of the change to the new holder. Null when nobody does.
 */
export function earnerOf(day: string, spans: readonly EarningSpan[]): string | null {
  let earner: EarningSpan | null = null;
  for (const span of spans) {
    const covers = span.verifiedOn <= day && (span.releasedOn === null || day < span.releasedOn);
    if (covers && (earner === null || span.verifiedOn > earner.verifiedOn)) earner = span;
  }
  return earner?.userId ?? null;
}

/** A day that is taken back because its UID was moved. */
export interface DayTakenBack {
  readonly day: string;
  /** Luff units that the day stood at. */
  readonly posted: bigint;
  /** Of these, what earlier moves have found to be paid out to the same member. */
  readonly paidOut: bigint;
}

/**
 * Of days that are taken back, the Luff units of each that left the house as USDT: what the member was paid beyond all
 * that they still have earned otherwise, the oldest days first, never more than a day stood at. So whoever gets the days
 * and who had them are together never paid for more than was traded, and nobody loses what was not paid out.
 */
export function paidOutOf(days: readonly DayTakenBack[], paid: bigint, earnedOtherwise: bigint): Map<string, bigint> {
  let left = paid - earnedOtherwise;
  const parts = new Map<string, bigint>();
  for (const { day, posted, paidOut } of [...days].sort((a, b) => (a.day < b.day ? -1 : 1))) {
    const room = posted > paidOut ? posted - paidOut : 0n;
    const part = left <= 0n ? 0n : left < room ? left : room;
    parts.set(day, part);
    left -= part;
  }
  return parts;
}

/** The next posting of a day, or null when it already stands at its target: a report that comes again posts nothing. */
export function nextStep(target: bigint, posted: Omit<PostedAccrual, 'paidOut'> | undefined): AccrualStep | null {
  const alreadyPosted = posted?.target ?? 0n;
  if (target === alreadyPosted) return null;
  return { revision: (posted?.revision ?? 0) + 1, target, alreadyPosted, difference: target - alreadyPosted };
}
