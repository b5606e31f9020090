import { Ratio } from './ratio.rules.js';

/** Maximum of one claim in L: far above real amounts and far below the limit of a balance. */
export const MAX_PAID = 1_000_000_000_000n;

/** Effect of a mining item while it is on. Decimal strings. */
export interface BoostEffect {
  /** Percentage added to the rate, at least 0. */
  readonly ratePercent: string;
  /** At least 1. */
  readonly rateMultiplier: string;
  /** At least 1. */
  readonly capMultiplier: string;
}

/** A period in which an item is on; `startsAt` is included, `endsAt` is not. */
export interface BoostWindow extends BoostEffect {
  readonly sourceId: string;
  readonly name: { readonly ko: string; readonly en: string };
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** A value in force from an instant until the next of its list. */
export interface Step {
  readonly from: Date;
  readonly value: number;
}

/** Settings during a window; each list starts with the value in force at its beginning. */
export interface NumbersHistory {
  /** Whole L for one interval; 0 while mining is switched off. */
  readonly reward: readonly Step[];
  readonly intervalSeconds: readonly Step[];
  /** Intervals that can accumulate before a claim, without boosts. */
  readonly baseCap: readonly Step[];
}

/** The formula at one instant: reward × (1 + ratePercent / 100) × rateMultiplier per interval. */
export interface MiningFormula {
  readonly reward: number;
  readonly intervalSeconds: number;
  readonly baseCap: number;
  readonly ratePercent: Ratio;
  readonly rateMultiplier: Ratio;
  readonly capMultiplier: Ratio;
  /** L per interval with boosts. */
  readonly perInterval: Ratio;
  /** Cap in intervals, with boosts. */
  readonly cap: Ratio;
  /** The boosts that apply. */
  readonly boosts: readonly BoostWindow[];
}

/** A part of the window in which one formula applied. */
export interface MinedPart {
  readonly from: Date;
  readonly to: Date;
  readonly formula: MiningFormula;
  /** Intervals filled in it. */
  readonly intervals: Ratio;
  /** Their value in L. */
  readonly amount: Ratio;
}

/** Result of a window. */
export interface Mined {
  readonly parts: readonly MinedPart[];
  /** Intervals filled. */
  readonly filled: Ratio;
  /** L before rounding; at most `MAX_PAID`. */
  readonly accrued: Ratio;
  /** Whole L that a claim pays now; 0 before a whole interval has filled. */
  readonly claimable: bigint;
  /** Whole seconds until a claim is possible if nothing changes, rounded up; 0 if it is possible now. */
  readonly cooldownSeconds: number;
  /** The cap is reached: nothing more accumulates. */
  readonly isFull: boolean;
  /** Formula at the end of the window. */
  readonly formula: MiningFormula;
}

/** Input of the computation for one member. */
export interface MiningWindow {
  /** The last claim, or the registration. */
  readonly since: Date;
  /** Now. If the clock has jumped back before `since`, no time has passed. */
  readonly until: Date;
  readonly numbers: NumbersHistory;
  readonly boosts: readonly BoostWindow[];
}

/**
 * Computes a window from instants. It is split wherever a setting changes or a boost starts or ends; each part fills by
 * its own formula while fewer intervals than its cap have filled. What has filled stays when a boost ends or a setting is
 * lowered; nothing fills while the reward is 0. Consecutive pieces in which nothing fills form one part.
 */
export function mine(window: MiningWindow): Mined {
  const inForce = new InForce(window.numbers);
  const filling = new Filling();
  for (const { from, to } of pieces(window, inForce)) filling.pass(from, to, inForce);
  filling.close();
  const formula = inForce.formula();
  const { parts, filled, accrued } = filling;
  const isClaimable = filled.isAtLeast(Ratio.one);
  return {
    parts,
    filled,
    accrued: accrued.atMost(Ratio.of(MAX_PAID)),
    claimable: isClaimable ? accrued.atMost(Ratio.of(MAX_PAID)).floor() : 0n,
    cooldownSeconds: isClaimable ? 0 : Number(Ratio.one.minus(filled).times(Ratio.of(formula.intervalSeconds)).ceil()),
    isFull: filled.isAtLeast(formula.cap),
    formula,
  };
}

/** A part that is still open. */
interface OpenPart {
  readonly from: number;
  to: number;
  readonly formula: MiningFormula;
}

/** Accumulates the parts of a window in order. */
class Filling {
  readonly parts: MinedPart[] = [];
  filled = Ratio.zero;
  accrued = Ratio.zero;
  private open: OpenPart | null = null;

  /** A piece with constant settings; each starts where the one before ended. */
  pass(from: number, to: number, inForce: InForce): void {
    // Saving a setting unchanged, or switching an item off and on at once, changes nothing.
    if (this.open && !inForce.hasChanged) {
      this.open.to = to;
      return;
    }
    this.close();
    const last = this.parts.at(-1);
    // Consecutive pieces that fill nothing for the same reason (off or full) form one part without a formula.
    if (last && isIdle(last) && inForce.isIdle(this.filled) && (last.formula.reward === 0) === inForce.isOff)
      this.parts[this.parts.length - 1] = { ...last, to: new Date(to) };
    else this.open = { from, to, formula: inForce.formula() };
  }

  /** Closes the open part and adds what has filled in it. */
  close(): void {
    if (!this.open) return;
    const { from, to, formula } = this.open;
    const intervals = fill(this.filled, formula, to - from);
    const amount = intervals.times(formula.perInterval);
    this.filled = this.filled.plus(intervals);
    this.accrued = this.accrued.plus(amount);
    this.parts.push({ from: new Date(from), to: new Date(to), formula, intervals, amount });
    this.open = null;
  }
}

/** Intervals that fill in a part of this many milliseconds after `filled` intervals before it. */
function fill(filled: Ratio, formula: MiningFormula, millis: number): Ratio {
  if (formula.reward === 0 || filled.isAtLeast(formula.cap)) return Ratio.zero;
  return Ratio.of(millis, formula.intervalSeconds * 1000).atMost(formula.cap.minus(filled));
}

function isIdle({ intervals }: MinedPart): boolean {
  return Ratio.zero.isAtLeast(intervals);
}

/** The pieces of the window in order. The state advances with them and ends at the end of the window. */
function* pieces(
  { since, until, numbers, boosts }: MiningWindow,
  inForce: InForce,
): Generator<{ from: number; to: number }> {
  const [begin, end] = [since.getTime(), until.getTime()];
  const edges = inForce.edges(numbers, boosts);
  let next = 0;
  const passTo = (at: number): void => {
    for (let edge = edges[next]; edge && edge.at <= at; edge = edges[next]) {
      edge.pass();
      next += 1;
    }
  };
  passTo(Math.min(begin, end));
  for (let from = begin; from < end;) {
    const to = Math.min(edges[next]?.at ?? end, end);
    yield { from, to };
    if (to < end) passTo(to);
    from = to;
  }
  passTo(end);
}

/** An instant at which a setting changes or a boost starts or ends. */
interface Edge {
  readonly at: number;
  readonly pass: () => void;
}

/** Whether an effect changes anything. */
type Effect = Readonly<Record<keyof BoostEffect, Ratio | null>>;

type Numbers = Record<keyof NumbersHistory, number>;

/** State of the sweep; sums and products are carried on from edge to edge. */
class InForce {
  private readonly numbers: Numbers;
  private readonly on = new Set<BoostWindow>();
  private ratePercent = Ratio.zero;
  private rateMultiplier = Ratio.one;
  private capMultiplier = Ratio.one;
  /** Basis of the last formula: its settings, and which items were added (1) or removed (-1) since. */
  private told: Numbers;
  private readonly moved = new Map<string, number>();
  private readonly effects = new Map<string, Effect>();

  constructor(history: NumbersHistory) {
    const first = ([step]: readonly Step[]): number => {
      if (!step) throw new RangeError('a history begins with the value in force at its beginning');
      return step.value;
    };
    const { reward, intervalSeconds, baseCap } = history;
    this.numbers = { reward: first(reward), intervalSeconds: first(intervalSeconds), baseCap: first(baseCap) };
    this.told = { ...this.numbers };
  }

  /** All changes in order; at the same instant, ends of boosts come first. */
  edges(history: NumbersHistory, boosts: readonly BoostWindow[]): Edge[] {
    const ends: Edge[] = [];
    const begins: Edge[] = [];
    for (const boost of boosts) {
      const [from, to] = [boost.startsAt.getTime(), boost.endsAt.getTime()];
      if (to <= from) continue;
      begins.push({ at: from, pass: () => this.begin(boost) });
      ends.push({ at: to, pass: () => this.end(boost) });
    }
    const steps = (['reward', 'intervalSeconds', 'baseCap'] as const).flatMap((name) =>
      history[name].map(({ from, value }): Edge => ({
        at: from.getTime(),
        pass: () => {
          this.numbers[name] = value;
        },
      })),
    );
    return [...ends, ...begins, ...steps].sort((a, b) => a.at - b.at);
  }

  /** Something has changed since the last formula. */
  get hasChanged(): boolean {
    const { numbers, told } = this;
    return (
      this.moved.size > 0 ||
      numbers.reward !== told.reward ||
      numbers.intervalSeconds !== told.intervalSeconds ||
      numbers.baseCap !== told.baseCap
    );
  }

  /** Mining is off. */
  get isOff(): boolean {
    return this.numbers.reward === 0;
  }

  /** Nothing fills once this many intervals have filled. */
  isIdle(filled: Ratio): boolean {
    return this.isOff || filled.isAtLeast(this.cap);
  }

  private get cap(): Ratio {
    return Ratio.of(this.numbers.baseCap).times(this.capMultiplier);
  }

  formula(): MiningFormula {
    const { numbers, ratePercent, rateMultiplier, capMultiplier } = this;
    this.told = { ...numbers };
    this.moved.clear();
    const withPercents = Ratio.one.plus(ratePercent.times(Ratio.of(1n, 100n)));
    return {
      ...numbers,
      ratePercent,
      rateMultiplier,
      capMultiplier,
      perInterval: Ratio.of(numbers.reward).times(withPercents).times(rateMultiplier),
      cap: this.cap,
      boosts: [...this.on],
    };
  }

  private begin(boost: BoostWindow): void {
    this.on.add(boost);
    const { ratePercent, rateMultiplier, capMultiplier } = this.effectOf(boost);
    if (ratePercent) this.ratePercent = this.ratePercent.plus(ratePercent);
    if (rateMultiplier) this.rateMultiplier = this.rateMultiplier.times(rateMultiplier);
    if (capMultiplier) this.capMultiplier = this.capMultiplier.times(capMultiplier);
    this.move(boost.sourceId, 1);
  }

  private end(boost: BoostWindow): void {
    this.on.delete(boost);
    const { ratePercent, rateMultiplier, capMultiplier } = this.effectOf(boost);
    if (ratePercent) this.ratePercent = this.ratePercent.minus(ratePercent);
    if (rateMultiplier) this.rateMultiplier = this.rateMultiplier.dividedBy(rateMultiplier);
    if (capMultiplier) this.capMultiplier = this.capMultiplier.dividedBy(capMultiplier);
    this.move(boost.sourceId, -1);
  }

  /** Parsed once per effect; an item that is switched often has one. */
  private effectOf({ ratePercent, rateMultiplier, capMultiplier }: BoostEffect): Effect {
    const text = `${ratePercent} ${rateMultiplier} ${capMultiplier}`;
    const known = this.effects.get(text);
    if (known) return known;
    const read = (decimal: string, neutral: Ratio): Ratio | null => {
      const ratio = Ratio.parse(decimal);
      return ratio.isAtLeast(neutral) && neutral.isAtLeast(ratio) ? null : ratio;
    };
    const effect = {
      ratePercent: read(ratePercent, Ratio.zero),
      rateMultiplier: read(rateMultiplier, Ratio.one),
      capMultiplier: read(capMultiplier, Ratio.one),
    };
    this.effects.set(text, effect);
    return effect;
  }

  private move(sourceId: string, by: number): void {
    const sum = (this.moved.get(sourceId) ?? 0) + by;
    if (sum === 0) this.moved.delete(sourceId);
    else this.moved.set(sourceId, sum);
  }
}
