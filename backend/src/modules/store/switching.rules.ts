/** Two switches of one click come closer together than this. */
const SECOND_SWITCH_MS = 3_000;
const HOUR_MS = 3_600_000;

/** What of an item decides about its switch. */
export interface Switched {
  readonly isOn: boolean;
  /** When it was first switched on. */
  readonly activatedAt: Date | null;
  readonly expiresAt: Date | null;
  readonly switchedAt: Date | null;
}

export type SwitchRefusal = 'itemOver' | 'alreadyOn' | 'alreadyOff' | 'switchedJustNow';

/** What a switch does: the item as it is then, and what becomes of its boost. */
export interface SwitchStep {
  readonly next: Switched & { readonly activatedAt: Date; readonly expiresAt: Date; readonly switchedAt: Date };
  /** It works from `from` until `until`, or no longer from `at` on. */
  readonly boost: { readonly begin: { readonly from: Date; readonly until: Date } } | { readonly end: Date };
}

/**
 * Switches an item at `now`. The first switch on starts its clock, which nothing stops or extends. `wanted` is what it is
 * to be; without it, the other of what it is, but not twice within 3 s.
 */
export function switchItem(
  item: Switched,
  durationHours: number,
  wanted: boolean | undefined,
  now: Date,
): SwitchStep | { readonly refusal: SwitchRefusal } {
  const { activatedAt, expiresAt, switchedAt } = item;
  // A clock that was set back does not give a time twice: the switch counts from the one before.
  const at = switchedAt !== null && switchedAt > now ? switchedAt : now;
  if (expiresAt !== null && expiresAt <= at) return { refusal: 'itemOver' };
  if (wanted === item.isOn) return { refusal: item.isOn ? 'alreadyOn' : 'alreadyOff' };
  if (wanted === undefined && switchedAt !== null && isSecondSwitch(switchedAt, now))
    return { refusal: 'switchedJustNow' };

  const until = expiresAt ?? new Date(at.getTime() + durationHours * HOUR_MS);
  const next = { isOn: !item.isOn, activatedAt: activatedAt ?? at, expiresAt: until, switchedAt: at };
  return { next, boost: next.isOn ? { begin: { from: at, until } } : { end: at } };
}

function isSecondSwitch(switchedAt: Date, now: Date): boolean {
  return Math.abs(now.getTime() - switchedAt.getTime()) < SECOND_SWITCH_MS;
}
