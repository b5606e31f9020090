/** Minimum time between two switches of an item: a second click within it counts as the same one. */
const SECOND_SWITCH_MS = 1_000;
export const HOUR_MS = 3_600_000;
/** Maximum switch-ons per hour, of an item and of all items of a member: each adds a part to a claim. */
export const MAX_ACTIVATIONS_PER_HOUR = 20;
export const MAX_TOTAL_ACTIVATIONS_PER_HOUR = 60;

/** State of an item that decides about a switch. */
export interface Switched {
  readonly isOn: boolean;
  /** First switch-on. */
  readonly activatedAt: Date | null;
  readonly expiresAt: Date | null;
  readonly switchedAt: Date | null;
}

/** An item of the member that is on and not expired. */
export interface ItemOn {
  readonly id: string;
  /** The catalogue item: two with the same id are copies. */
  readonly itemId: string;
  readonly expiresAt: Date;
}

/** The item that prevents a switch-on, and when it expires. */
export interface Obstacle {
  readonly refusal: 'sameItemOn' | 'tooManyItemsOn';
  readonly until: Date;
}

/** Other conditions of a switch-on. */
export interface Surroundings {
  /** Switch-ons of the item in the last hour, earliest first. */
  readonly begun: readonly Date[];
  /** The same for all items of the member. */
  readonly begunInAll: readonly Date[];
  readonly obstacle: Obstacle | null;
}

/** Why a switch is refused and, where waiting helps, for how long. */
export type SwitchRefusal =
  | { readonly refusal: 'itemOver' | 'alreadyOn' | 'alreadyOff' | 'switchedJustNow' }
  | Obstacle
  | { readonly refusal: 'switchedTooOften'; readonly most: number; readonly retryAfterSeconds: number };

/** Result of a switch: the item's new state and the change of its boost. */
export interface SwitchStep {
  readonly next: Switched & { readonly activatedAt: Date; readonly expiresAt: Date; readonly switchedAt: Date };
  /** Starts a period from `from` to `until`, or ends it at `at`. */
  readonly boost: { readonly begin: { readonly from: Date; readonly until: Date } } | { readonly end: Date };
}

/**
 * The item that prevents another from being switched on: a running copy of it, or any item once the maximum is on. Null
 * if nothing does.
 */
export function obstacleTo(
  { id, itemId }: Pick<ItemOn, 'id' | 'itemId'>,
  on: readonly ItemOn[],
  mostOn: number,
): Obstacle | null {
  const others = on.filter((other) => other.id !== id);
  const copies = others.filter((other) => other.itemId === itemId);
  if (copies.length > 0) return { refusal: 'sameItemOn', until: latest(copies) };
  if (others.length < mostOn) return null;
  // After the setting was lowered more items may be on than allowed: this many have to end.
  const ends = others.map(({ expiresAt }) => expiresAt.getTime()).sort((a, b) => a - b);
  return { refusal: 'tooManyItemsOn', until: new Date(ends[others.length - mostOn] ?? 0) };
}

function latest(items: readonly ItemOn[]): Date {
  return new Date(Math.max(...items.map(({ expiresAt }) => expiresAt.getTime())));
}

const UNBOUNDED: Surroundings = { begun: [], begunInAll: [], obstacle: null };

/**
 * Switches an item at `now`. The first switch-on starts its clock, which nothing stops or extends. `wanted` is the new
 * state; without it the item toggles, and null is returned within a second of the previous switch, because the click was
 * a repetition. The surroundings only affect switching on.
 */
export function switchItem(
  item: Switched,
  durationHours: number,
  wanted: boolean | undefined,
  now: Date,
  surroundings = UNBOUNDED,
): SwitchStep | SwitchRefusal | null {
  const { activatedAt, expiresAt, switchedAt } = item;
  // If the clock was set back, the switch counts from the previous one, so that no time is given twice.
  const at = switchedAt !== null && switchedAt > now ? switchedAt : now;
  if (expiresAt !== null && expiresAt <= at) return { refusal: 'itemOver' };
  if (wanted === item.isOn) return { refusal: item.isOn ? 'alreadyOn' : 'alreadyOff' };
  if (switchedAt !== null && isSecondSwitch(switchedAt, now))
    return wanted === undefined ? null : { refusal: 'switchedJustNow' };
  const refusal = item.isOn ? null : refusalOn(surroundings, now);
  if (refusal) return refusal;

  const until = expiresAt ?? new Date(at.getTime() + durationHours * HOUR_MS);
  const next = { isOn: !item.isOn, activatedAt: activatedAt ?? at, expiresAt: until, switchedAt: at };
  return { next, boost: next.isOn ? { begin: { from: at, until } } : { end: at } };
}

function refusalOn({ begun, begunInAll, obstacle }: Surroundings, now: Date): SwitchRefusal | null {
  if (obstacle) return obstacle;
  const limits = [
    { begun, most: MAX_ACTIVATIONS_PER_HOUR },
    { begun: begunInAll, most: MAX_TOTAL_ACTIVATIONS_PER_HOUR },
  ];
  for (const { begun: times, most } of limits) {
    const first = times.at(-most);
    if (first)
      return { refusal: 'switchedTooOften', most, retryAfterSeconds: secondsUntil(first.getTime() + HOUR_MS, now) };
  }
  return null;
}

/** Whole seconds, at least 1. */
function secondsUntil(instant: number, now: Date): number {
  return Math.max(1, Math.ceil((instant - now.getTime()) / 1_000));
}

function isSecondSwitch(switchedAt: Date, now: Date): boolean {
  return Math.abs(now.getTime() - switchedAt.getTime()) < SECOND_SWITCH_MS;
}
