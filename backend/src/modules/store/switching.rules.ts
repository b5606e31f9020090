/** Between two switches of an item lies at least this: the second click of one intent is no switch. */
const SECOND_SWITCH_MS = 3_000;
export const HOUR_MS = 3_600_000;
/** How often an item may be switched on in an hour: each time is a part of its own in a claim. */
export const MOST_ON_PER_HOUR = 20;

/** What of an item decides about its switch. */
export interface Switched {
  readonly isOn: boolean;
  /** When it was first switched on. */
  readonly activatedAt: Date | null;
  readonly expiresAt: Date | null;
  readonly switchedAt: Date | null;
}

/** Why an item is not switched, and where waiting helps, for how long. */
export type SwitchRefusal =
  | { readonly refusal: 'itemOver' | 'alreadyOn' | 'alreadyOff' | 'switchedJustNow' }
  | { readonly refusal: 'switchedTooOften'; readonly retryAfterSeconds: number };

/** What a switch does: the item as it is then, and what becomes of its boost. */
export interface SwitchStep {
  readonly next: Switched & { readonly activatedAt: Date; readonly expiresAt: Date; readonly switchedAt: Date };
  /** It works from `from` until `until`, or no longer from `at` on. */
  readonly boost: { readonly begin: { readonly from: Date; readonly until: Date } } | { readonly end: Date };
}

/**
 * Switches an item at `now`. The first switch on starts its clock, which nothing stops or extends. `wanted` is what it is
 * to be; without it, the other of what it is. Two switches are at least 3 s apart. `begun` is when it was switched on in
 * the hour before, the earliest first.
 */
export function switchItem(
  item: Switched,
  durationHours: number,
  wanted: boolean | undefined,
  now: Date,
  begun: readonly Date[] = [],
): SwitchStep | SwitchRefusal {
  const { activatedAt, expiresAt, switchedAt } = item;
  // A clock that was set back does not give a time twice: the switch counts from the one before.
  const at = switchedAt !== null && switchedAt > now ? switchedAt : now;
  if (expiresAt !== null && expiresAt <= at) return { refusal: 'itemOver' };
  if (wanted === item.isOn) return { refusal: item.isOn ? 'alreadyOn' : 'alreadyOff' };
  if (switchedAt !== null && isSecondSwitch(switchedAt, now)) return { refusal: 'switchedJustNow' };
  const first = item.isOn ? undefined : begun.at(-MOST_ON_PER_HOUR);
  if (first) return { refusal: 'switchedTooOften', retryAfterSeconds: secondsUntil(first.getTime() + HOUR_MS, now) };

  const until = expiresAt ?? new Date(at.getTime() + durationHours * HOUR_MS);
  const next = { isOn: !item.isOn, activatedAt: activatedAt ?? at, expiresAt: until, switchedAt: at };
  return { next, boost: next.isOn ? { begin: { from: at, until } } : { end: at } };
}

/** Whole seconds, at least 1. */
function secondsUntil(instant: number, now: Date): number {
  return Math.max(1, Math.ceil((instant - now.getTime()) / 1_000));
}

function isSecondSwitch(switchedAt: Date, now: Date): boolean {
  return Math.abs(now.getTime() - switchedAt.getTime()) < SECOND_SWITCH_MS;
}
