import { Ratio } from './ratio.rules.js';

/** The most that one claim pays, in L: far above what anybody mines, and far below what a balance can hold. */
export const MOST_PAID = 1_000_000_000_000n;

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
  /** L that have filled, before rounding; at most `MOST_PAID`. */
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
 * lowered; nothing fills while the reward is 0. Pieces in a row in which nothing fills are one part.
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
    accrued: accrued.atMost(Ratio.of(MOST_PAID)),
    claimable: isClaimable ? accrued.atMost(Ratio.of(MOST_PAID)).floor() : 0n,
    cooldownSeconds: isClaimable ? 0 : Number(Ratio.one.minus(filled).times(Ratio.of(formula.intervalSeconds)).ceil()),
    isFull: filled.isAtLeast(formula.cap),
    formula,
  };
}

/** A part whose end is still ahead. */
interface OpenPart {
  readonly from: number;
  to: number;
  readonly formula: MiningFormula;
}

/** The parts of a window as they come one after the other, and what they sum up to. */
class Filling {
  readonly parts: MinedPart[] = [];
  filled = Ratio.zero;
  accrued = Ratio.zero;
  private open: OpenPart | null = null;

  /** A piece in which what is in force holds; each begins where the one before ended. */
  pass(from: number, to: number, inForce: InForce): void {
    // A setting that was saved unchanged, or an item switched off and on in one moment, changes nothing.
    if (this.open && !inForce.hasChanged) {
      this.open.to = to;
      return;
    }
    this.close();
    const last = this.parts.at(-1);
    // What nothing fills is one part with what follows of its kind, off or full; no formula is made for it.
    if (last && isIdle(last) && inForce.isIdle(this.filled) && (last.formula.reward === 0) === inForce.isOff)
      this.parts[this.parts.length - 1] = { ...last, to: new Date(to) };
    else this.open = { from, to, formula: inForce.formula() };
  }

  /** Ends the part that is open and counts what has filled in it. */
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

/** Intervals that fill in a part of so many milliseconds, when so many have filled before it. */
function fill(filled: Ratio, formula: MiningFormula, millis: number): Ratio {
  if (formula.reward === 0 || filled.isAtLeast(formula.cap)) return Ratio.zero;
  return Ratio.of(millis, formula.intervalSeconds * 1000).atMost(formula.cap.minus(filled));
}

function isIdle({ intervals }: MinedPart): boolean {
  return Ratio.zero.isAtLeast(intervals);
}

/** The pieces of the window in order; what is in force is moved on with them, and is at the window's end after the last. */
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

/** An instant at which a number changes or a boost begins or ends. */
interface Edge {
  readonly at: number;
  readonly pass: () => void;
}

/** What of an effect changes anything. */
type Effect = Readonly<Record<keyof BoostEffect, Ratio | null>>;

type Numbers = Record<keyof NumbersHistory, number>;

/** What holds at one place of a sweep; sums and products are carried on from edge to edge. */
class InForce {
  private readonly numbers: Numbers;
  private readonly on = new Set<BoostWindow>();
  private ratePercent = Ratio.zero;
  private rateMultiplier = Ratio.one;
  private capMultiplier = Ratio.one;
  /** What the last formula was made of: its numbers, and which items have come (1) or gone (-1) since. */
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

  /** Everything that changes what holds, in its order; of one instant, the ends of boosts come first. */
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

  /** Something is different from what the last formula says. */
  get hasChanged(): boolean {
    const { numbers, told } = this;
    return (
      this.moved.size > 0 ||
      numbers.reward !== told.reward ||
      numbers.intervalSeconds !== told.intervalSeconds ||
      numbers.baseCap !== told.baseCap
    );
  }

  /** Mining is switched off. */
  get isOff(): boolean {
    return this.numbers.reward === 0;
  }

  /** Nothing fills when so many intervals have filled. */
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

  /** Read once for each effect there is; an item that is switched often has one. */
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
