import type { Restriction } from '../../platform/http/index.js';

/** A member's own address, without regard to case and surrounding blanks. */
export function emailKeyOf(email: string): string {
  return email.trim().toLowerCase();
}

const PRINTABLE_ASCII = /^[\x21-\x7e]{3,254}$/;

/** Whether a key can belong to a member at all; anything else need not be asked of the database. */
export function isEmailKey(key: string): boolean {
  return PRINTABLE_ASCII.test(key);
}

/** How long a session lives, in milliseconds: without a request, and in all. */
export interface SessionLife {
  readonly idleMs: number;
  readonly absoluteMs: number;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const memberLife: SessionLife = { idleMs: 7 * DAY_MS, absoluteMs: 30 * DAY_MS };
const adminLife: SessionLife = { idleMs: 30 * MINUTE_MS, absoluteMs: 8 * HOUR_MS };

/** Members: 7 days idle, 30 days in all. Administrators: 30 minutes idle, 8 hours in all. */
export function sessionLifeOf(member: { readonly isAdmin: boolean }): SessionLife {
  return member.isAdmin ? adminLife : memberLife;
}

/**
 * What a member has to do before anything else: choose a password after an administrator's reset; as an administrator,
 * set two-factor login up where it is obligatory. The password comes first.
 */
export function restrictionOf(
  member: { isAdmin: boolean; mustChangePassword: boolean; twoFactorEnabled: boolean },
  adminTwoFactorRequired: boolean,
): Restriction | null {
  if (member.mustChangePassword) return 'password';
  return member.isAdmin && adminTwoFactorRequired && !member.twoFactorEnabled ? 'two-factor' : null;
}

/** A session's last request is written down at most once in this time. */
export const TOUCH_INTERVAL_MS = MINUTE_MS;

/** At most `limit` attempts on one subject within a window of `windowMs`. */
export interface AttemptLimit {
  readonly subject: string;
  readonly limit: number;
  readonly windowMs: number;
}

/**
 * Who may be behind one address: an IPv4 address, or the /64 network of an IPv6 one, which is what one line gets.
 * IPv4 written as IPv6 counts as IPv4.
 */
export function networkOf(ip: string): string {
  const address = ip.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '');
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array<string>(missing).fill('0'), ...right].slice(0, 4).join(':');
}

/**
 * Failed logins in 15 minutes: 200 from one network (wide, because mobile carriers share addresses), 10 from one network
 * to one account, 50 to one account. In this order: what is refused by the second does not reach the third, so that a
 * guesser in one network shuts nobody out elsewhere.
 */
export function loginLimits(email: string, ip: string): AttemptLimit[] {
  const account = emailKeyOf(email);
  const network = networkOf(ip);
  const windowMs = 15 * MINUTE_MS;
  return [
    { subject: `login network ${network}`, limit: 200, windowMs },
    { subject: `login ${account} ${network}`, limit: 10, windowMs },
    { subject: `login account ${account}`, limit: 50, windowMs },
  ];
}

/** Registrations, refused ones included, since a refusal tells that an address is taken: 100 an hour from one network. */
export function registrationLimits(ip: string): AttemptLimit[] {
  return [{ subject: `registration network ${networkOf(ip)}`, limit: 100, windowMs: HOUR_MS }];
}

/** Wrong codes of the app from a signed-in member, when two-factor login changes: 10 in 15 minutes. */
export function ownCodeLimits(memberId: string): AttemptLimit[] {
  return [{ subject: `own code ${memberId}`, limit: 10, windowMs: 15 * MINUTE_MS }];
}

/** Downloads of everything that is kept about a member: 5 an hour. */
export function dataExportLimits(memberId: string): AttemptLimit[] {
  return [{ subject: `data export ${memberId}`, limit: 5, windowMs: HOUR_MS }];
}

/** Wrong answers of a signed-in member who is asked for the password again: 10 in 15 minutes. */
export function passwordProofLimits(memberId: string): AttemptLimit[] {
  return [{ subject: `password proof ${memberId}`, limit: 10, windowMs: 15 * MINUTE_MS }];
}
