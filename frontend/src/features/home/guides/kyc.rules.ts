const HOUR_MS = 3_600_000;
const HOURS_A_DAY = 24;

/** A waiting time of 0 means that accounts of the exchange need no KYC transfer. */
export function needsNoKyc({ kycWaitHours }: { kycWaitHours: number | null }): boolean {
  return kycWaitHours === 0;
}

/** Time from which a new account is possible if the old one's KYC is released at `now`, in ms. */
export function readyAt(now: number, waitHours: number): Date {
  return new Date(now + waitHours * HOUR_MS);
}

/** A waiting time in words: whole days from two days on, else hours. */
export function waitOf(hours: number): { unit: 'days' | 'hours'; count: number } {
  return hours > HOURS_A_DAY && hours % HOURS_A_DAY === 0
    ? { unit: 'days', count: hours / HOURS_A_DAY }
    : { unit: 'hours', count: hours };
}
