import type { ClaimedBoost, IdleClaimPart } from './entities/idle-claim.entity.js';
import type { BoostEffect, MinedPart } from './idle-mining.rules.js';
import { Ratio } from './ratio.rules.js';

/** Digits after the point that a receipt keeps of what a part filled. */
export const PART_DIGITS = 6;

/** A numeric column's text without the zeros that it adds. */
export const shortest = (decimal: string): string => Ratio.parse(decimal).toText(4);

/** An effect without the zeros that its columns add. */
export function shortEffect({ ratePercent, rateMultiplier, capMultiplier }: BoostEffect): BoostEffect {
  return {
    ratePercent: shortest(ratePercent),
    rateMultiplier: shortest(rateMultiplier),
    capMultiplier: shortest(capMultiplier),
  };
}

/** The parts of a claim as they are kept: the decimals of all parts together are the exact sum, cut once. */
export function claimedParts(parts: readonly MinedPart[]): IdleClaimPart[] {
  const intervals = new RunningDecimal();
  const amounts = new RunningDecimal();
  return parts.map((part) => ({
    from: part.from.toISOString(),
    to: part.to.toISOString(),
    reward: part.formula.reward,
    intervalSeconds: part.formula.intervalSeconds,
    cap: part.formula.cap.toText(PART_DIGITS),
    ratePercent: part.formula.ratePercent.toText(PART_DIGITS),
    rateMultiplier: part.formula.rateMultiplier.toText(PART_DIGITS),
    intervals: intervals.next(part.intervals),
    amount: amounts.next(part.amount),
    boosts: part.formula.boosts.map((boost) => ({ name: boost.name, ...shortEffect(boost) })),
  }));
}

/** The items that counted while something filled. */
export function claimedBoosts(parts: readonly MinedPart[]): ClaimedBoost[] {
  return parts
    .filter(({ intervals }) => !Ratio.zero.isAtLeast(intervals))
    .flatMap(({ formula }) => formula.boosts.map((boost) => ({ name: boost.name, ...shortEffect(boost) })));
}

/** Gives each summand the decimals by which the cut sum grows. */
class RunningDecimal {
  private sum = Ratio.zero;

  next(summand: Ratio): string {
    const before = Ratio.parse(this.sum.toText(PART_DIGITS));
    this.sum = this.sum.plus(summand);
    return Ratio.parse(this.sum.toText(PART_DIGITS)).minus(before).toText(PART_DIGITS);
  }
}
