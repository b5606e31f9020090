/** Between two switches of an item lies at least this: a second click within it is the same one. */
const SECOND_SWITCH_MS = 1_000;
export const HOUR_MS = 3_600_000;
/** How often an item may be switched on in an hour, and all items of a member together: each time is a part of a claim. */
export const MOST_ON_PER_HOUR = 20;
export const MOST_ON_PER_HOUR_IN_ALL = 60;

/** What of an item decides about its switch. */
export interface Switched {
  readonly isOn: boolean;
  /** When it was first switched on. */
  readonly activatedAt: Date | null;
  readonly expiresAt: Date | null;
  readonly switchedAt: Date | null;
}

/** A mining item of the member that is on and not over. */
export interface ItemOn {
  readonly id: string;
  /** What was bought: two of the same are copies of one another. */
  readonly itemId: string;
  readonly expiresAt: Date;
}

/** What is on and keeps an item from being switched on, and when it ends by itself. */
export interface Obstacle {
  readonly refusal: 'sameItemOn' | 'tooManyItemsOn';
  readonly until: Date;
}

/** What else decides about a switch on. */
export interface Surroundings {
  /** When the item was switched on in the hour before, the earliest first. */
  readonly begun: readonly Date[];
  /** The same of all items of the member. */
  readonly begunInAll: readonly Date[];
  readonly obstacle: Obstacle | null;
}

/** Why an item is not switched, and where waiting helps, for how long. */
export type SwitchRefusal =
  | { readonly refusal: 'itemOver' | 'alreadyOn' | 'alreadyOff' | 'switchedJustNow' }
  | Obstacle
  | { readonly refusal: 'switchedTooOften'; readonly most: number; readonly retryAfterSeconds: number };

/** What a switch does: the item as it is then, and what becomes of its boost. */
export interface SwitchStep {
  readonly next: Switched & { readonly activatedAt: Date; readonly expiresAt: Date; readonly switchedAt: Date };
  /** It works from `from` until `until`, or no longer from `at` on. */
  readonly boost: { readonly begin: { readonly from: Date; readonly until: Date } } | { readonly end: Date };
}

/**
 * What of the items that are on keeps another from being switched on: a copy of it, since what is bought twice does not work
 * twice, or as many items as may be on. Null when nothing does.
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
  // A setting that was lowered leaves more on than may be: so many have to end.
  const ends = others.map(({ expiresAt }) => expiresAt.getTime()).sort((a, b) => a - b);
  return { refusal: 'tooManyItemsOn', until: new Date(ends[others.length - mostOn] ?? 0) };
}

function latest(items: readonly ItemOn[]): Date {
  return new Date(Math.max(...items.map(({ expiresAt }) => expiresAt.getTime())));
}

const UNBOUNDED: Surroundings = { begun: [], begunInAll: [], obstacle: null };

/**
 * Switches an item at `now`. The first switch on starts its clock, which nothing stops or extends. `wanted` is what it is
 * to be; without it, the other of what it is, and within a second of the switch before nothing more (null): that click was the
 * same. The surroundings decide about a switch on alone.
 */
export function switchItem(
  item: Switched,
  durationHours: number,
  wanted: boolean | undefined,
  now: Date,
  surroundings = UNBOUNDED,
): SwitchStep | SwitchRefusal | null {
  const { activatedAt, expiresAt, switchedAt } = item;
  // A clock that was set back does not give a time twice: the switch counts from the one before.
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
    { begun, most: MOST_ON_PER_HOUR },
    { begun: begunInAll, most: MOST_ON_PER_HOUR_IN_ALL },
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
