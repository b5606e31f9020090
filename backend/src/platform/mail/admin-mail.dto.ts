import type { Language } from '../errors/index.js';
import { Choice, Optional, PageQuery } from '../http/index.js';
import { mailCatalogue } from './define-mails.js';
import { MAIL_STATUSES, type MailStatus, type OutgoingMail } from './outgoing-mail.entity.js';

/** Which mails an administrator wants to see. */
export class AdminMailQuery extends PageQuery {
  /** Only those in this state. */
  @Optional()
  @Choice(MAIL_STATUSES)
  status?: MailStatus;
}

/** One mail of the outbox, without its text. */
export class AdminMailDto {
  /** Its id. */
  id: string;
  /** Which mail it is. */
  kind: string;
  /** What it says, in the caller's language; null if this version does not know it. @example "Payback paid" */
  name: string | null;
  /** The address it goes to, as it is now; null when nobody has it any more. */
  to: string | null;
  /** `failed` was given up and can be sent again; `dropped` had nobody (or no confirmed address) to go to; `muted` was not wanted. */
  @Choice(MAIL_STATUSES)
  status: MailStatus;
  /** When it was put into the outbox, ISO 8601. */
  createdAt: string;
  /** When the mail server took it; null until then. @example "2026-11-20T03:00:03.000Z" */
  sentAt: string | null;
  /** Attempts so far. */
  attempts: number;
  /** When it is tried next; null when it is settled. */
  nextAttemptAt: string | null;
  /** Why the last attempt failed, in English; null when none did. @example "connect ECONNREFUSED 127.0.0.1:25" */
  error: string | null;

  static of(mail: OutgoingMail, to: string | null, language: Language): AdminMailDto {
    return {
      id: mail.id,
      kind: mail.kind,
      name: mailCatalogue().get(mail.kind)?.name[language] ?? null,
      to,
      status: mail.status,
      createdAt: mail.createdAt.toISOString(),
      sentAt: mail.status === 'sent' ? (mail.concludedAt?.toISOString() ?? null) : null,
      attempts: mail.attempts,
      nextAttemptAt: mail.status === 'waiting' ? mail.nextAttemptAt.toISOString() : null,
      error: mail.lastError,
    };
  }
}
