import { Decimal } from 'decimal.js';

/** Luff is counted in units of 10⁻⁸. */
export const LUFF_DECIMALS = 8;

/** Precise enough that neither a product of volume and rate nor a sum of volumes is rounded. */
const Exact = Decimal.clone({ precision: 120, toExpNeg: -200, toExpPos: 200, rounding: Decimal.ROUND_DOWN });

/** Days on which trading with a UID earns for a member; both ends are days of the exchange. */
export interface EarningSpan {
  readonly userId: string;
  /** Day of the verification, included. */
  readonly verifiedOn: string;
  /** First day that no longer earns; null while the member holds the UID. */
  readonly releasedOn: string | null;
}

/** Postings for one report day and member so far. */
export interface PostedAccrual {
  readonly revision: number;
  /** Luff units that all revisions together have posted. */
  readonly target: bigint;
  /** Luff units taken back from this member by moves of the UID that had already been paid out. */
  readonly paidOut: bigint;
}

/** The posting that brings the day to its target. */
export interface AccrualStep {
  readonly revision: number;
  readonly target: bigint;
  readonly alreadyPosted: bigint;
  /** target − alreadyPosted; negative for a downward correction, never zero. */
  readonly difference: bigint;
}

/**
 * Luff units of a report day: volume (USDT, not negative) × rate, cut to 8 decimals once after summing, so that the
 * number and order of rows do not matter.
 */
export function luffTarget(volume: string, rate: string): bigint {
  const product = new Exact(volume).times(rate);
  if (!product.isFinite() || product.isNegative()) throw new RangeError('volume and rate are not negative');
  return BigInt(product.times(new Exact(10).pow(LUFF_DECIMALS)).toFixed(0, Decimal.ROUND_DOWN));
}

/**
 * Who earns a report day: among members whose span covers it, the one verified last. A UID that changes its holder pays
 * each day once, the day of the change to the new holder. Null if nobody does.
 */
export function earnerOf(day: string, spans: readonly EarningSpan[]): string | null {
  let earner: EarningSpan | null = null;
  for (const span of spans) {
    const covers = span.verifiedOn <= day && (span.releasedOn === null || day < span.releasedOn);
    if (covers && (earner === null || span.verifiedOn > earner.verifiedOn)) earner = span;
  }
  return earner?.userId ?? null;
}

/** A day taken back because its UID was moved. */
export interface DayTakenBack {
  readonly day: string;
  /** Luff units posted for the day. */
  readonly posted: bigint;
  /** The part that earlier moves found to be paid out to the same member. */
  readonly paidOut: bigint;
}

/**
 * For days taken back, the Luff units of each that have been paid out as USDT: what the member was paid beyond all they
 * still earn otherwise, oldest days first, at most what was posted for a day. So the old and the new holder together are
 * never paid for more than was traded, and unpaid Luff is not lost.
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

/** The next posting of a day, or null if it is at its target: a repeated report posts nothing. */
export function nextStep(target: bigint, posted: Omit<PostedAccrual, 'paidOut'> | undefined): AccrualStep | null {
  const alreadyPosted = posted?.target ?? 0n;
  if (target === alreadyPosted) return null;
  return { revision: (posted?.revision ?? 0) + 1, target, alreadyPosted, difference: target - alreadyPosted };
}
