import type { Restriction } from '../../platform/http/index.js';

/** A member's own address, without regard to case and surrounding blanks. */
export function emailKeyOf(email: string): string {
  return email.trim().toLowerCase();
}

/** Hosts that do not look at dots before the @, and the name under which each is known besides. */
const DOTLESS_HOSTS: Readonly<Record<string, string>> = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' };

/**
 * The mailbox to which an address leads, so that one person's addresses are known as one: without regard to case, without a
 * `+tag`, and without dots where the host does not look at them.
 */
export function mailboxOf(email: string): string {
  const [, local = '', host = ''] = /^(.*)@([^@]*)$/.exec(emailKeyOf(email)) ?? [];
  const untagged = local.replace(/(?<=.)\+.*$/, '');
  const dotlessHost = DOTLESS_HOSTS[host];
  return dotlessHost === undefined ? `${untagged}@${host}` : `${untagged.replaceAll('.', '')}@${dotlessHost}`;
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

/**
 * 24 hours later: how long a password that somebody else has set opens a session, and how long no payback can be asked
 * for after a reset, in which the owner reads the mail.
 */
export function aDayAfter(at: Date): Date {
  return new Date(at.getTime() + DAY_MS);
}

/**
 * Sessions, and known browsers, that one member can have: a login beyond that ends the one that was unused for longest.
 * Who has the password could heap up rows otherwise.
 */
export const MOST_PER_MEMBER = 50;

/** A session's last request is written down at most once in this time. */
export const TOUCH_INTERVAL_MS = MINUTE_MS;

/**
 * At most `limit` attempts on one subject within `windowMs` from the first of them. Beyond the limit, one more is let
 * through after each of `delaysMs` in turn, the last of which repeats; without delays none until the window ends.
 */
export interface AttemptLimit {
  readonly subject: string;
  readonly limit: number;
  readonly windowMs: number;
  readonly delaysMs?: readonly number[];
}

/** Waits that double from `firstMs` up to `longestMs`. */
export function growingDelays(firstMs: number, longestMs: number): number[] {
  const delays: number[] = [];
  for (let wait = firstMs; wait < longestMs; wait *= 2) delays.push(wait);
  return [...delays, longestMs];
}

const LONGEST_DELAY_MS = 15 * MINUTE_MS;

/** Somebody who wants to sign in. */
export interface LoginAttemptFacts {
  readonly email: string;
  /** Of the caller's address; see `networkOf`. */
  readonly network: string;
  /** The browser's own mark, when this account has been signed in to there before; else null. */
  readonly knownBrowser: string | null;
}

/**
 * Failed logins. In a browser that the account knows: 10, counted for that browser alone, so that no stranger delays the
 * owner. Elsewhere: 200 in 15 minutes from one network (wide, because mobile carriers share addresses), 5 from one
 * network to one account, 100 to one account from everywhere. Then the wait doubles from seconds up to 15 minutes, which
 * is never more than about 100 guesses a day on one account from one network; a day after the first, all begins anew.
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
 * All logins to one account, right ones too, from whichever browser: 300 in 10 minutes. Each costs a hash, and browsers
 * that the account knows have limits of their own. Strangers who guess are stopped long before, so that they cannot use it
 * up for the owner.
 */
export function accountLoginLimits(email: string): AttemptLimit[] {
  return [{ subject: `login all ${emailKeyOf(email)}`, limit: 300, windowMs: 10 * MINUTE_MS }];
}

/** Wrong codes after the right password: 5, then the wait doubles from half a minute; six digits allow no more. */
export function loginCodeLimits(memberId: string, knownBrowser: string | null): AttemptLimit[] {
  const subject = knownBrowser === null ? `login code ${memberId}` : `login code ${memberId} browser ${knownBrowser}`;
  return [{ subject, limit: 5, windowMs: DAY_MS, delaysMs: growingDelays(30_000, LONGEST_DELAY_MS) }];
}

/**
 * Failed logins of strangers by the default password of an administrator's reset, whichever the account: 10 in 10 minutes
 * from one network. Everybody who was ever reset knows it, and may look for others who were.
 */
export function defaultPasswordLimits(network: string): AttemptLimit[] {
  return [{ subject: `login default password network ${network}`, limit: 10, windowMs: 10 * MINUTE_MS }];
}

/** The same from everywhere, which refuses nobody but rings: 30 in 10 minutes. */
export function defaultPasswordAlarm(): AttemptLimit[] {
  return [{ subject: 'login default password', limit: 30, windowMs: 10 * MINUTE_MS }];
}

/** Requests for a reset mail from a browser that the account does not know: 100 an hour from one network. */
export function resetRequestLimits(network: string): AttemptLimit[] {
  return [{ subject: `reset request network ${network}`, limit: 100, windowMs: HOUR_MS }];
}

/**
 * Reset mails to one address, whether or not it has an account: 3 an hour. They are forgotten when the links end that were
 * mailed, so that the owner gets a new one.
 */
export function resetMailLimits(email: string): AttemptLimit[] {
  return [{ subject: `reset mail ${emailKeyOf(email)}`, limit: 3, windowMs: HOUR_MS }];
}

/** The same in all, however often links end: 9 an hour. Somebody may end their own in order to fill a mailbox. */
export function allResetMailLimits(email: string): AttemptLimit[] {
  return [{ subject: `reset mails ${emailKeyOf(email)}`, limit: 9, windowMs: HOUR_MS }];
}

/** Mailed links that do not open: 100 an hour from one network. One that opens is never refused for the others. */
export function mailedTokenLimits(network: string): AttemptLimit[] {
  return [{ subject: `mailed token network ${network}`, limit: 100, windowMs: HOUR_MS }];
}

/** Passwords that are tried on one reset link: 100 an hour, each of which costs a hash. */
export function resetLinkLimits(tokenId: Buffer): AttemptLimit[] {
  return [{ subject: `reset link ${tokenId.toString('base64url')}`, limit: 100, windowMs: HOUR_MS }];
}

/** Confirmation mails that a member asks for: 3 an hour. */
export function confirmationMailLimits(memberId: string): AttemptLimit[] {
  return [{ subject: `confirmation mail ${memberId}`, limit: 3, windowMs: HOUR_MS }];
}

/**
 * Confirmation mails to one address: 5 an hour, whoever asks. Somebody else's address can be registered, closed and
 * registered again.
 */
export function confirmationAddressLimits(email: string): AttemptLimit[] {
  return [{ subject: `confirmation mail to ${emailKeyOf(email)}`, limit: 5, windowMs: HOUR_MS }];
}

/** Passwords that one administrator resets: 20 an hour. */
export function adminResetLimits(adminId: string): AttemptLimit[] {
  return [{ subject: `admin reset ${adminId}`, limit: 20, windowMs: HOUR_MS }];
}

/** Registrations, refused ones included, since a refusal tells that an address is taken: 100 an hour from one network. */
export function registrationLimits(network: string): AttemptLimit[] {
  return [{ subject: `registration network ${network}`, limit: 100, windowMs: HOUR_MS }];
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
