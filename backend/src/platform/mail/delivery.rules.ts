const SECOND_MS = 1_000;
const LONGEST_PAUSE_MS = 30 * 60 * SECOND_MS;
const SHORTEST_PAUSE_MS = 5 * SECOND_MS;

/** A mail is given up when it could not be sent for so long after its first attempt. */
export const GIVE_UP_AFTER_MS = 3 * 24 * 3_600 * SECOND_MS;

/**
 * Milliseconds until the next attempt after `attempts` that failed: 5 s, doubled each time up to 30 min. `chance` (0 to 1)
 * takes off up to a quarter, so that what failed together does not come back together.
 */
export function pauseAfter(attempts: number, chance: number): number {
  const pause = Math.min(LONGEST_PAUSE_MS, SHORTEST_PAUSE_MS * 2 ** Math.min(attempts - 1, 20));
  return Math.round(pause * (1 - chance / 4));
}

/** What is known of an attempt that failed, as the SMTP library tells it. */
export interface SendFailure {
  readonly code?: unknown;
  readonly command?: unknown;
  readonly responseCode?: unknown;
  readonly response?: unknown;
}

/**
 * - `recipient`: nobody can be reached there, ever. Trying again would only harm the sender's name.
 * - `mail`: this mail was not taken; the server takes others.
 * - `server`: no mail gets through now (connection, TLS, log-in, sender).
 */
export type FailureKind = 'recipient' | 'mail' | 'server';

/** The replies of RFC 5321 to RCPT TO that speak of the recipient: no such mailbox, not local, name not allowed, failed. */
const NO_SUCH_RECIPIENT = new Set([550, 551, 553, 554]);

/** Judges a failure. In doubt it is not the recipient's: a mail is rather tried too often than lost. */
export function judgeFailure(failure: SendFailure): FailureKind {
  const { code, command, responseCode, response } = failure;
  if (command === 'RCPT TO' && typeof responseCode === 'number') {
    // Enhanced codes x.7.x (RFC 3463) speak of policy: relaying denied, log-in needed, sender blocked. That is about us.
    const isAboutUs = /^\d{3}[ -]\d\.7\./.test(String(response));
    return NO_SUCH_RECIPIENT.has(responseCode) && !isAboutUs ? 'recipient' : 'mail';
  }
  if (code === 'EMESSAGE' || command === 'DATA')
    return code === 'ECONNECTION' || code === 'ETIMEDOUT' ? 'server' : 'mail';
  if (code === 'EENVELOPE' && command === 'API') return 'recipient';
  return 'server';
}
