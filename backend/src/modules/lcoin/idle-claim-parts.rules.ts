import type { ClaimedBoost, IdleClaimPart } from './entities/idle-claim.entity.js';
import type { BoostEffect, BoostWindow, MinedPart } from './idle-mining.rules.js';
import { Ratio } from './ratio.rules.js';

/** Decimals kept of a part. */
export const PART_DIGITS = 6;

/** Removes trailing zeros of a numeric column. */
export const shortest = (decimal: string): string => Ratio.parse(decimal).toText(4);

/** An effect without the zeros that its columns add. */
export function shortEffect({ ratePercent, rateMultiplier, capMultiplier }: BoostEffect): BoostEffect {
  return {
    ratePercent: shortest(ratePercent),
    rateMultiplier: shortest(rateMultiplier),
    capMultiplier: shortest(capMultiplier),
  };
}

/** Maximum number of parts stored individually, which bounds the row size. */
export const MAX_PARTS = 500;

/**
 * The parts of a claim as stored: the decimals of all parts together are the exact sum, cut once. Beyond `MAX_PARTS` the
 * last one merges the rest and counts them (`pieces`).
 */
export function claimedParts(parts: readonly MinedPart[]): IdleClaimPart[] {
  const intervals = new RunningDecimal();
  const amounts = new RunningDecimal();
  const short = new ShortBoosts();
  const single = parts.length > MAX_PARTS ? parts.slice(0, MAX_PARTS - 1) : parts;
  const rest = parts.slice(single.length);
  const kept = single.map((part) => ({
    ...numbersOf(part),
    intervals: intervals.next(part.intervals),
    amount: amounts.next(part.amount),
    boosts: part.formula.boosts.map((boost) => short.of(boost)),
  }));
  const [first, last] = [rest[0], rest.at(-1)];
  if (!first || !last) return kept;
  const sumOf = (field: 'intervals' | 'amount'): Ratio => rest.reduce((sum, part) => sum.plus(part[field]), Ratio.zero);
  const together: IdleClaimPart = {
    ...numbersOf(first),
    to: last.to.toISOString(),
    intervals: intervals.next(sumOf('intervals')),
    amount: amounts.next(sumOf('amount')),
    boosts: claimedBoosts(rest),
    pieces: rest.length,
  };
  return [...kept, together];
}

function numbersOf({ from, to, formula }: MinedPart): Omit<IdleClaimPart, 'intervals' | 'amount' | 'boosts'> {
  return {
    from: from.toISOString(),
    to: to.toISOString(),
    reward: formula.reward,
    intervalSeconds: formula.intervalSeconds,
    cap: formula.cap.toText(PART_DIGITS),
    ratePercent: formula.ratePercent.toText(PART_DIGITS),
    rateMultiplier: formula.rateMultiplier.toText(PART_DIGITS),
  };
}

/** The items that applied while something filled, each once. */
export function claimedBoosts(parts: readonly MinedPart[]): ClaimedBoost[] {
  const short = new ShortBoosts();
  const counted = new Set<ClaimedBoost>();
  for (const { intervals, formula } of parts)
    if (!Ratio.zero.isAtLeast(intervals)) for (const boost of formula.boosts) counted.add(short.of(boost));
  return [...counted];
}

/** Shortens each item's effect once, however often the item was switched on. */
class ShortBoosts {
  private readonly known = new Map<string, ClaimedBoost>();

  of(boost: BoostWindow): ClaimedBoost {
    const { sourceId, ratePercent, rateMultiplier, capMultiplier } = boost;
    const key = [sourceId, ratePercent, rateMultiplier, capMultiplier].join(' ');
    const known = this.known.get(key) ?? { name: boost.name, ...shortEffect(boost) };
    this.known.set(key, known);
    return known;
  }
}

/** Distributes the cut decimals so that the parts add up to the cut sum. */
class RunningDecimal {
  private sum = Ratio.zero;

  next(summand: Ratio): string {
    const before = Ratio.parse(this.sum.toText(PART_DIGITS));
    this.sum = this.sum.plus(summand);
    return Ratio.parse(this.sum.toText(PART_DIGITS)).minus(before).toText(PART_DIGITS);
  }
}
