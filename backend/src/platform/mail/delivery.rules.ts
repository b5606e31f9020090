const SECOND_MS = 1_000;
const LONGEST_PAUSE_MS = 30 * 60 * SECOND_MS;
const SHORTEST_PAUSE_MS = 5 * SECOND_MS;

/** A mail is given up this long after its first attempt. */
export const GIVE_UP_AFTER_MS = 3 * 24 * 3_600 * SECOND_MS;

/**
 * Milliseconds until the next attempt after `attempts` failures: 5 s, doubled each time up to 30 min. `chance` (0 to 1)
 * subtracts up to a quarter as jitter.
 */
export function pauseAfter(attempts: number, chance: number): number {
  const pause = Math.min(LONGEST_PAUSE_MS, SHORTEST_PAUSE_MS * 2 ** Math.min(attempts - 1, 20));
  return Math.round(pause * (1 - chance / 4));
}

/** Details of a failed attempt from the SMTP library. */
export interface SendFailure {
  readonly code?: unknown;
  readonly command?: unknown;
  readonly responseCode?: unknown;
  readonly response?: unknown;
}

/**
 * - `recipient`: permanently undeliverable. Retrying would only harm the sender's reputation.
 * - `mail`: this mail was refused; others are accepted.
 * - `server`: no mail is accepted now (connection, TLS, login, sender).
 */
export type FailureKind = 'recipient' | 'mail' | 'server';

/** RFC 5321 replies to RCPT TO about the recipient: no such mailbox, not local, name not allowed, failed. */
const NO_SUCH_RECIPIENT = new Set([550, 551, 553, 554]);

/** Classifies a failure. In doubt it is not the recipient's fault: rather retry too often than lose a mail. */
export function judgeFailure(failure: SendFailure): FailureKind {
  const { code, command, responseCode, response } = failure;
  if (command === 'RCPT TO' && typeof responseCode === 'number') {
    // Enhanced codes x.7.x (RFC 3463) are about policy (relaying denied, login needed, sender blocked), i.e. about us.
    const isAboutUs = /^\d{3}[ -]\d\.7\./.test(String(response));
    return NO_SUCH_RECIPIENT.has(responseCode) && !isAboutUs ? 'recipient' : 'mail';
  }
  if (code === 'EMESSAGE' || command === 'DATA')
    return code === 'ECONNECTION' || code === 'ETIMEDOUT' ? 'server' : 'mail';
  if (code === 'EENVELOPE' && command === 'API') return 'recipient';
  return 'server';
}
