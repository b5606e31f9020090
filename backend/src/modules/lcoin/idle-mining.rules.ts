import { Ratio } from './ratio.rules.js';

/** What a mining item does to idle mining while it is switched on. Decimal strings. */
export interface BoostEffect {
  /** Percents that are added to the rate, at least 0. */
  readonly ratePercent: string;
  /** At least 1. */
  readonly rateMultiplier: string;
  /** At least 1. */
  readonly capMultiplier: string;
}

/** A time in which an item is switched on; `startsAt` belongs to it, `endsAt` does not. */
export interface BoostWindow extends BoostEffect {
  readonly sourceId: string;
  readonly name: { readonly ko: string; readonly en: string };
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** A value from an instant on, until the next of its list. */
export interface Step {
  readonly from: Date;
  readonly value: number;
}

/** The numbers of idle mining through a window; each list begins with what was in force when the window began. */
export interface NumbersHistory {
  /** Whole L for one interval; 0 while mining is switched off. */
  readonly reward: readonly Step[];
  readonly intervalSeconds: readonly Step[];
  /** Intervals that may fill before they have to be claimed, without boosts. */
  readonly baseCap: readonly Step[];
}

/** The formula as it holds at one instant: reward × (1 + ratePercent / 100) × rateMultiplier for one interval. */
export interface MiningFormula {
  readonly reward: number;
  readonly intervalSeconds: number;
  readonly baseCap: number;
  readonly ratePercent: Ratio;
  readonly rateMultiplier: Ratio;
  readonly capMultiplier: Ratio;
  /** L for one interval with boosts. */
  readonly perInterval: Ratio;
  /** Intervals that may fill at most, with boosts. */
  readonly cap: Ratio;
  /** The boosts that count. */
  readonly boosts: readonly BoostWindow[];
}

/** A piece of the window in which one formula held. */
export interface MinedPart {
  readonly from: Date;
  readonly to: Date;
  readonly formula: MiningFormula;
  /** Intervals that filled in it. */
  readonly intervals: Ratio;
  /** L that they are worth. */
  readonly amount: Ratio;
}

/** Where a window stands at its end. */
export interface Mined {
  readonly parts: readonly MinedPart[];
  /** Intervals that have filled. */
  readonly filled: Ratio;
  /** L that have filled, before rounding. */
  readonly accrued: Ratio;
  /** Whole L that a claim pays now; 0 before a whole interval has filled. */
  readonly claimable: bigint;
  /** Whole seconds until a claim is paid if nothing changes, rounded up; 0 when it is paid now. */
  readonly cooldownSeconds: number;
  /** The cap is reached: what passes now does not fill. */
  readonly isFull: boolean;
  /** What holds at the end of the window. */
  readonly formula: MiningFormula;
}

/** What is known of one member's idle mining. */
export interface MiningWindow {
  /** The last claim, or the registration. */
  readonly since: Date;
  /** Now; when the clock has jumped back before `since`, no time has passed. */
  readonly until: Date;
  readonly numbers: NumbersHistory;
  readonly boosts: readonly BoostWindow[];
}

/**
 * Computes a window from instants. It is cut wherever a setting changes or a boost begins or ends; each part fills by its
 * own formula as long as fewer intervals than its cap have filled. What has filled stays when a boost ends or a number is
 * lowered; nothing fills while the reward is 0.
 */
export function mine(window: MiningWindow): Mined {
  let filled = Ratio.zero;
  let accrued = Ratio.zero;
  const parts = partsOf(window).map(({ from, to, formula }): MinedPart => {
    const intervals = fill(filled, formula, to.getTime() - from.getTime());
    const amount = intervals.times(formula.perInterval);
    filled = filled.plus(intervals);
    accrued = accrued.plus(amount);
    return { from, to, formula, intervals, amount };
  });
  const formula = formulaAt(window, window.until.getTime());
  const isClaimable = filled.isAtLeast(Ratio.one);
  return {
    parts,
    filled,
    accrued,
    claimable: isClaimable ? accrued.floor() : 0n,
    cooldownSeconds: isClaimable ? 0 : Number(Ratio.one.minus(filled).times(Ratio.of(formula.intervalSeconds)).ceil()),
    isFull: filled.isAtLeast(formula.cap),
    formula,
  };
}

/** Intervals that fill in a part of so many milliseconds, when so many have filled before it. */
function fill(filled: Ratio, formula: MiningFormula, millis: number): Ratio {
  if (formula.reward === 0 || filled.isAtLeast(formula.cap)) return Ratio.zero;
  return Ratio.of(millis, formula.intervalSeconds * 1000).atMost(formula.cap.minus(filled));
}

function partsOf(window: MiningWindow): { from: Date; to: Date; formula: MiningFormula }[] {
  const [since, until] = [window.since.getTime(), window.until.getTime()];
  const { reward, intervalSeconds, baseCap } = window.numbers;
  const changes = [
    ...[...reward, ...intervalSeconds, ...baseCap].map(({ from }) => from),
    ...window.boosts.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]),
  ].map((at) => at.getTime());
  const cuts = [...new Set([since, ...changes.filter((at) => since < at && at < until)])].sort((a, b) => a - b);
  const parts: { from: Date; to: Date; formula: MiningFormula }[] = [];
  for (const [place, from] of cuts.entries()) {
    const to = cuts[place + 1] ?? until;
    if (to <= from) continue;
    const formula = formulaAt(window, from);
    const before = parts.at(-1);
    // A setting that was saved unchanged, or an item switched off and on in one moment, changes nothing.
    if (before && isSame(before.formula, formula)) before.to = new Date(to);
    else parts.push({ from: new Date(from), to: new Date(to), formula });
  }
  return parts;
}

function formulaAt({ numbers, boosts }: MiningWindow, at: number): MiningFormula {
  const reward = valueAt(numbers.reward, at);
  const intervalSeconds = valueAt(numbers.intervalSeconds, at);
  const baseCap = valueAt(numbers.baseCap, at);
  const on = boosts.filter(({ startsAt, endsAt }) => startsAt.getTime() <= at && at < endsAt.getTime());
  let [ratePercent, rateMultiplier, capMultiplier] = [Ratio.zero, Ratio.one, Ratio.one];
  for (const boost of on) {
    ratePercent = ratePercent.plus(Ratio.parse(boost.ratePercent));
    rateMultiplier = rateMultiplier.times(Ratio.parse(boost.rateMultiplier));
    capMultiplier = capMultiplier.times(Ratio.parse(boost.capMultiplier));
  }
  const withPercents = Ratio.one.plus(ratePercent.times(Ratio.of(1n, 100n)));
  return {
    reward,
    intervalSeconds,
    baseCap,
    ratePercent,
    rateMultiplier,
    capMultiplier,
    perInterval: Ratio.of(reward).times(withPercents).times(rateMultiplier),
    cap: Ratio.of(baseCap).times(capMultiplier),
    boosts: on,
  };
}

/** The value in force; the first of the list for what lies before it. */
function valueAt(steps: readonly Step[], at: number): number {
  const step = steps.findLast(({ from }) => from.getTime() <= at) ?? steps[0];
  if (!step) throw new RangeError('a history begins with the value in force at its beginning');
  return step.value;
}

function isSame(one: MiningFormula, other: MiningFormula): boolean {
  return (
    one.reward === other.reward &&
    one.intervalSeconds === other.intervalSeconds &&
    one.baseCap === other.baseCap &&
    one.boosts.length === other.boosts.length &&
    one.boosts.every(({ sourceId }) => other.boosts.some((boost) => boost.sourceId === sourceId))
  );
}
