import type { Restriction } from '../../platform/http/index.js';

/** Normalised address, unique per member: trimmed and in lower case. */
export function emailKeyOf(email: string): string {
  return email.trim().toLowerCase();
}

/** Hosts that ignore dots before the @, mapped to their canonical name. */
const DOTLESS_HOSTS: Readonly<Record<string, string>> = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' };

/**
 * Canonical mailbox of an address: in lower case, without a `+tag`, and without dots where the host ignores them.
 * Different addresses of one person map to one mailbox.
 */
export function mailboxOf(email: string): string {
  const [, local = '', host = ''] = /^(.*)@([^@]*)$/.exec(emailKeyOf(email)) ?? [];
  const untagged = local.replace(/(?<=.)\+.*$/, '');
  const dotlessHost = DOTLESS_HOSTS[host];
  return dotlessHost === undefined ? `${untagged}@${host}` : `${untagged.replaceAll('.', '')}@${dotlessHost}`;
}

const PRINTABLE_ASCII = /^[\x21-\x7e]{3,254}$/;

/** Whether a key is a possible address; anything else needs no database lookup. */
export function isEmailKey(key: string): boolean {
  return PRINTABLE_ASCII.test(key);
}

/** Session lifetimes in milliseconds: idle and absolute. */
export interface SessionLife {
  readonly idleMs: number;
  readonly absoluteMs: number;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const memberLife: SessionLife = { idleMs: 7 * DAY_MS, absoluteMs: 30 * DAY_MS };
const adminLife: SessionLife = { idleMs: 30 * MINUTE_MS, absoluteMs: 8 * HOUR_MS };

/** Members: 7 days idle, 30 days absolute. Administrators: 30 minutes idle, 8 hours absolute. */
export function sessionLifeOf(member: { readonly isAdmin: boolean }): SessionLife {
  return member.isAdmin ? adminLife : memberLife;
}

/**
 * What a member has to do before anything else: choose a new password after an administrator's reset, or (administrators,
 * where required) set up two-factor login. The password comes first.
 */
export function restrictionOf(
  member: { isAdmin: boolean; mustChangePassword: boolean; twoFactorEnabled: boolean },
  adminTwoFactorRequired: boolean,
): Restriction | null {
  if (member.mustChangePassword) return 'password';
  return member.isAdmin && adminTwoFactorRequired && !member.twoFactorEnabled ? 'two-factor' : null;
}

/**
 * 24 hours: lifetime of a password set by an administrator, and the wait for paybacks after a reset, so that the owner
 * can read the mail.
 */
export function aDayAfter(at: Date): Date {
  return new Date(at.getTime() + DAY_MS);
}

/**
 * Maximum number of sessions, and of known browsers, per member. A further login ends the least recently used one;
 * otherwise anybody with the password could create unlimited rows.
 */
export const MAX_PER_MEMBER = 50;

/** A session's last request is written at most once per this interval. */
export const TOUCH_INTERVAL_MS = MINUTE_MS;

/**
 * At most `limit` attempts per subject within `windowMs` of the first. Beyond the limit one more attempt is allowed after
 * each of `delaysMs` in turn, the last of which repeats; without delays none until the window ends.
 */
export interface AttemptLimit {
  readonly subject: string;
  readonly limit: number;
  readonly windowMs: number;
  readonly delaysMs?: readonly number[];
}

/** Delays that double from `firstMs` up to `longestMs`. */
export function growingDelays(firstMs: number, longestMs: number): number[] {
  const delays: number[] = [];
  for (let wait = firstMs; wait < longestMs; wait *= 2) delays.push(wait);
  return [...delays, longestMs];
}

const LONGEST_DELAY_MS = 15 * MINUTE_MS;

/** A login attempt. */
export interface LoginAttemptFacts {
  readonly email: string;
  /** Of the caller's address; see `networkOf`. */
  readonly network: string;
  /** Token of the browser if this account has logged in there before; else null. */
  readonly knownBrowser: string | null;
}

/**
 * Limits for failed logins. From a known browser: 10, counted per browser, so that strangers cannot delay the owner.
 * Otherwise: 200 in 15 minutes per network (wide, because mobile carriers share addresses), 5 per network and account,
 * 100 per account. Beyond that the delay doubles from seconds up to 15 minutes, which allows about 100 guesses per day,
 * account and network. The window is a day.
 */
export function loginLimits({ email, network, knownBrowser }: LoginAttemptFacts): AttemptLimit[] {
  const account = emailKeyOf(email);
  const perDay = { windowMs: DAY_MS, delaysMs: growingDelays(5_000, LONGEST_DELAY_MS) };
  if (knownBrowser !== null) return [{ subject: `login ${account} browser ${knownBrowser}`, limit: 10, ...perDay }];
  return [
    {
      subject: `login network ${network}`,
      limit: 200,
      windowMs: 15 * MINUTE_MS,
      delaysMs: growingDelays(1_000, LONGEST_DELAY_MS),
    },
    { subject: `login ${account} network ${network}`, limit: 5, ...perDay },
    { subject: `login account ${account}`, limit: 100, ...perDay },
  ];
}

/**
 * All logins to one account, successful ones included: 300 in 10 minutes. Each costs a hash. Attackers hit the other
 * limits long before and cannot use this one up for the owner.
 */
export function accountLoginLimits(email: string): AttemptLimit[] {
  return [{ subject: `login all ${emailKeyOf(email)}`, limit: 300, windowMs: 10 * MINUTE_MS }];
}

/** Wrong second factors after the right password: 5, then delays doubling from 30 s; six digits allow no more. */
export function loginCodeLimits(memberId: string, knownBrowser: string | null): AttemptLimit[] {
  const subject = knownBrowser === null ? `login code ${memberId}` : `login code ${memberId} browser ${knownBrowser}`;
  return [{ subject, limit: 5, windowMs: DAY_MS, delaysMs: growingDelays(30_000, LONGEST_DELAY_MS) }];
}

/**
 * Failed logins with the default password of administrators' resets, across accounts: 10 in 10 minutes per network.
 * Everybody who was ever reset knows it and may try it on others.
 */
export function defaultPasswordLimits(network: string): AttemptLimit[] {
  return [{ subject: `login default password network ${network}`, limit: 10, windowMs: 10 * MINUTE_MS }];
}

/** The same from everywhere, which only alerts operators: 30 in 10 minutes. */
export function defaultPasswordAlarm(): AttemptLimit[] {
  return [{ subject: 'login default password', limit: 30, windowMs: 10 * MINUTE_MS }];
}

/** Reset requests from unknown browsers: 100 per hour and network. */
export function resetRequestLimits(network: string): AttemptLimit[] {
  return [{ subject: `reset request network ${network}`, limit: 100, windowMs: HOUR_MS }];
}

/**
 * Reset mails per address, whether or not an account exists: 3 per hour. Cleared when the mailed links end, so that the
 * owner can get a new one.
 */
export function resetMailLimits(email: string): AttemptLimit[] {
  return [{ subject: `reset mail ${emailKeyOf(email)}`, limit: 3, windowMs: HOUR_MS }];
}

/** The same in total, however often links end: 9 per hour. Members could end their own links to flood a mailbox. */
export function allResetMailLimits(email: string): AttemptLimit[] {
  return [{ subject: `reset mails ${emailKeyOf(email)}`, limit: 9, windowMs: HOUR_MS }];
}

/** Invalid mailed links: 100 per hour and network. A valid link is never refused because of them. */
export function mailedTokenLimits(network: string): AttemptLimit[] {
  return [{ subject: `mailed token network ${network}`, limit: 100, windowMs: HOUR_MS }];
}

/** Passwords tried on one reset link: 100 per hour, because each costs a hash. */
export function resetLinkLimits(tokenId: Buffer): AttemptLimit[] {
  return [{ subject: `reset link ${tokenId.toString('base64url')}`, limit: 100, windowMs: HOUR_MS }];
}

/** Confirmation mails requested by a member: 3 per hour. */
export function confirmationMailLimits(memberId: string): AttemptLimit[] {
  return [{ subject: `confirmation mail ${memberId}`, limit: 3, windowMs: HOUR_MS }];
}

/**
 * Confirmation mails per address: 5 per hour, whoever asks. Somebody else's address can be registered, closed and
 * registered again.
 */
export function confirmationAddressLimits(email: string): AttemptLimit[] {
  return [{ subject: `confirmation mail to ${emailKeyOf(email)}`, limit: 5, windowMs: HOUR_MS }];
}

/** Password resets per administrator: 20 per hour. */
export function adminResetLimits(adminId: string): AttemptLimit[] {
  return [{ subject: `admin reset ${adminId}`, limit: 20, windowMs: HOUR_MS }];
}

/** Registrations, refused ones included because a refusal reveals that an address is taken: 100 per hour and network. */
export function registrationLimits(network: string): AttemptLimit[] {
  return [{ subject: `registration network ${network}`, limit: 100, windowMs: HOUR_MS }];
}

/** Wrong codes of a signed-in member while two-factor login is changed: 10 in 15 minutes. */
export function ownCodeLimits(memberId: string): AttemptLimit[] {
  return [{ subject: `own code ${memberId}`, limit: 10, windowMs: 15 * MINUTE_MS }];
}

/** Downloads of personal data: 5 per hour. */
export function dataExportLimits(memberId: string): AttemptLimit[] {
  return [{ subject: `data export ${memberId}`, limit: 5, windowMs: HOUR_MS }];
}

/** Wrong passwords of a signed-in member who has to confirm the password: 10 in 15 minutes. */
export function passwordProofLimits(memberId: string): AttemptLimit[] {
  return [{ subject: `password proof ${memberId}`, limit: 10, windowMs: 15 * MINUTE_MS }];
}
