import type { Language } from '../../../platform/errors/index.js';
import { Instant, MayBeMissing } from '../../../platform/http/index.js';
import { PART_DIGITS, shortEffect } from '../idle-claim-parts.rules.js';
import type { BoostWindow, Mined, MiningFormula } from '../idle-mining.rules.js';
import { fieldTexts } from '../lcoin.messages.js';

/** A mining item that is switched on and counts now. */
export class ActiveBoostDto {
  /** The member's item. */
  sourceId: string;
  /** In the caller's language. */
  name: string;
  /** Percents that are added to the rate. */
  ratePercent: string;
  /** What the rate is multiplied by. */
  rateMultiplier: string;
  /** What the cap is multiplied by. */
  capMultiplier: string;
  /** When its time is over. */
  endsAt: string;

  static from(boost: BoostWindow, language: Language): ActiveBoostDto {
    const { sourceId, name, endsAt } = boost;
    return { sourceId, name: name[language], ...shortEffect(boost), endsAt: endsAt.toISOString() };
  }
}

/** The numbers of the formula as they hold now: rate = reward × (1 + ratePercent / 100) × rateMultiplier for one interval. */
export class IdleFormulaDto {
  /** L for one interval, without boosts. */
  reward: string;
  /** Length of an interval. */
  intervalSeconds: number;
  /** Σ percents of the boosts. */
  ratePercent: string;
  /** Π rate multipliers of the boosts. */
  rateMultiplier: string;
  /** L for one interval with boosts, at most 6 decimals. */
  perInterval: string;
  /** Intervals that may fill before they have to be claimed, without boosts. */
  baseCap: number;
  /** Π cap multipliers of the boosts. */
  capMultiplier: string;
  /** baseCap × capMultiplier. */
  cap: string;
  /** The boosts that count now. */
  boosts: ActiveBoostDto[];

  static from(formula: MiningFormula, language: Language): IdleFormulaDto {
    const { reward, intervalSeconds, ratePercent, rateMultiplier, perInterval, baseCap, capMultiplier, cap } = formula;
    return {
      reward: String(reward),
      intervalSeconds,
      ratePercent: ratePercent.toText(PART_DIGITS),
      rateMultiplier: rateMultiplier.toText(PART_DIGITS),
      perInterval: perInterval.toText(PART_DIGITS),
      baseCap,
      capMultiplier: capMultiplier.toText(PART_DIGITS),
      cap: cap.toText(PART_DIGITS),
      boosts: formula.boosts.map((boost) => ActiveBoostDto.from(boost, language)),
    };
  }
}

/** Where idle mining stands. Computed at `asOf` from instants; nothing ticks on the server. */
export class IdleRewardStatusDto {
  /** A claim would be paid. */
  canClaimNow: boolean;
  /**
   * Seconds of mining until it would be; 0 when it would be now. While mining is switched off (`enabled` false) they
   * do not count down: it is what is left once it is switched on again.
   */
  cooldownRemaining: number;
  /** False while the reward is switched off: nothing fills. */
  enabled: boolean;
  /** Intervals that have filled since the last claim, with up to 6 decimals. */
  filled: string;
  /** The cap is reached: what passes now is not paid. */
  full: boolean;
  /** What a claim would pay now, whole L; 0 before it is allowed. */
  claimable: string;
  /** L that have filled by now, with up to 6 decimals; not yet claimable before a whole interval has filled. */
  accrued: string;
  /** Start of the window: the last claim, or the registration. */
  since: string;
  /** Null before the first claim. */
  lastClaimAt: string | null;
  /** Without input for so long a member counts as absent and the screen waits with the claim. */
  inactiveAfterSeconds: number;
  /** What it is computed with. */
  formula: IdleFormulaDto;
  /** The service's time of this answer. */
  asOf: string;

  static from(standing: {
    readonly mined: Mined;
    readonly since: Date;
    readonly lastClaimAt: Date | null;
    readonly now: Date;
    readonly inactiveAfterSeconds: number;
    readonly language: Language;
  }): IdleRewardStatusDto {
    const { mined, since, lastClaimAt, now, inactiveAfterSeconds, language } = standing;
    return {
      canClaimNow: mined.claimable > 0n,
      cooldownRemaining: mined.cooldownSeconds,
      enabled: mined.formula.reward > 0,
      filled: mined.filled.toText(PART_DIGITS),
      full: mined.isFull,
      claimable: mined.claimable.toString(),
      accrued: mined.accrued.toText(PART_DIGITS),
      since: since.toISOString(),
      lastClaimAt: lastClaimAt?.toISOString() ?? null,
      inactiveAfterSeconds,
      formula: IdleFormulaDto.from(mined.formula, language),
      asOf: now.toISOString(),
    };
  }
}

/** A claim; also works without a body. */
export class ClaimIdleRewardDto {
  /** `since` of the window that the caller saw: when another one has begun, nothing is paid. */
  @MayBeMissing()
  @Instant(fieldTexts.since)
  since?: string;
}

/** A paid claim. */
export class IdleRewardClaimedDto {
  /** In the caller's language. */
  message: string;
  /** Whole L that were paid. */
  reward: string;
  /** Seconds of mining until the next claim may be paid; they do not run while mining is switched off. */
  nextClaimIn: number;
  /** The L coin that the member has now. */
  balance: string;
  /** The entry in the history. */
  entryId: string;
}
