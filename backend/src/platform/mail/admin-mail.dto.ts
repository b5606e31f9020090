import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { PageQuery } from '../http/index.js';
import { MAIL_STATUSES, type MailStatus, type OutgoingMail } from './outgoing-mail.entity.js';

/** Which mails an administrator wants to see. */
export class AdminMailQuery extends PageQuery {
  /** Only those in this state. */
  @ApiProperty({ enum: MAIL_STATUSES, required: false })
  @IsOptional()
  @IsIn(MAIL_STATUSES)
  status?: MailStatus;
}

/** One mail of the outbox, without its text. */
export class AdminMailDto {
  /** @example "0198f6d2-8f5e-7c3a-9f0e-2d6c1b7a4e55" */
  id: string;
  /** What it says. @example "auth.passwordReset" */
  kind: string;
  /** The address it goes to, as it is now; null when nobody has it any more. @example "hana@lance.example" */
  to: string | null;
  /** `failed` was given up and can be sent again; `dropped` had nobody (or no confirmed address) to go to; `muted` was not wanted. */
  @ApiProperty({ enum: MAIL_STATUSES })
  status: MailStatus;
  /** When it was put into the outbox, ISO 8601. @example "2026-11-20T03:00:00.000Z" */
  createdAt: string;
  /** When the mail server took it; null until then. @example "2026-11-20T03:00:03.000Z" */
  sentAt: string | null;
  /** Attempts so far. @example 1 */
  attempts: number;
  /** When it is tried next; null when it is settled. @example "2026-11-20T03:00:08.000Z" */
  nextAttemptAt: string | null;
  /** Why the last attempt failed, in English; null when none did. @example "connect ECONNREFUSED 127.0.0.1:25" */
  error: string | null;

  static of(mail: OutgoingMail, to: string | null): AdminMailDto {
    return {
      id: mail.id,
      kind: mail.kind,
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
