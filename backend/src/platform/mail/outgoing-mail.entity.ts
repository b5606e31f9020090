import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Language } from '../errors/index.js';
import type { StoredMailParam } from './define-mails.js';

/**
 * `waiting` for its (next) attempt; `sent`: the SMTP server has it; `failed`: given up, an administrator may send it
 * again; `dropped`: there was nobody or nothing to send it to, or the address is not confirmed; `muted`: the member does not want this topic.
 */
export const MAIL_STATUSES = ['waiting', 'sent', 'failed', 'dropped', 'muted'] as const;
export type MailStatus = (typeof MAIL_STATUSES)[number];

/** One mail of the outbox. The text is not here: it is made at delivery from `kind` and `params`. */
@Entity('platform_mails')
// In the order of delivery, urgent ones first, which no entity can say; see its migration.
@Index('platform_mails_due', { synchronize: false })
@Index('platform_mails_concluded', ['concludedAt'], { where: `concluded_at IS NOT NULL` })
@Index('platform_mails_by_user', ['userId', 'id'], { where: `user_id IS NOT NULL` })
// On lower(address), which no entity can say; see its migration.
@Index('platform_mails_by_address', { synchronize: false })
// Most are sent: those are found by their id.
@Index('platform_mails_by_status', ['status', 'id'], { where: `status <> 'sent'` })
@Check('platform_mails_status', `"status" IN ('waiting', 'sent', 'failed', 'dropped', 'muted')`)
@Check('platform_mails_concluded_once', `("status" = 'waiting') = ("concluded_at" IS NULL)`)
@Check(
  'platform_mails_recipient',
  `num_nonnulls("user_id", "address") = 1 AND ("address" IS NULL) = ("language" IS NULL)`,
)
@Check('platform_mails_language', `"language" IN ('ko', 'en')`)
export class OutgoingMail {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  /** The member it is for; their address, language and wishes count as they are at delivery. */
  @Column('uuid', { nullable: true })
  userId: string | null;

  /** Where it goes when it is for an address instead of a member; emptied once it is settled and no member has it. */
  @Column('text', { nullable: true })
  address: string | null;

  /** The language of a mail to an address nobody is known at. */
  @Column('text', { nullable: true })
  language: Language | null;

  @Column('text')
  kind: string;

  /** Emptied when the mail has been sent, dropped or muted: nobody needs them any more. Never secrets. */
  @Column('jsonb')
  params: Record<string, StoredMailParam>;

  /** The same at every attempt, so that a mail sent twice is recognised as one. */
  @Column('text')
  messageId: string;

  @Column('timestamptz')
  createdAt: Date;

  @Column('text')
  status: MailStatus;

  /** Attempts so far, the one under way included. */
  @Column('integer', { default: 0 })
  attempts: number;

  /** Its first attempt since it was put into the outbox, or since an administrator sent it again. */
  @Column('timestamptz', { nullable: true })
  firstAttemptAt: Date | null;

  @Column('timestamptz')
  nextAttemptAt: Date;

  /** It overtakes those that are not. */
  @Column('boolean', { default: false })
  urgent: boolean;

  /** Its last attempt failed because of the server, not of the mail: it is due as soon as the server works again. */
  @Column('boolean', { default: false })
  waitsForServer: boolean;

  /** Until then it belongs to the replica that took it. */
  @Column('timestamptz', { nullable: true })
  leasedUntil: Date | null;

  @Column('timestamptz', { nullable: true })
  concludedAt: Date | null;

  /** Why the last attempt failed, in English. */
  @Column('text', { nullable: true })
  lastError: string | null;
}
