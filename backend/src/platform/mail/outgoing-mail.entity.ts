import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Language } from '../errors/index.js';
import type { StoredMailParam } from './define-mails.js';

/**
 * `waiting`: for its (next) attempt; `sent`: accepted by the SMTP server; `failed`: given up, can be sent again;
 * `dropped`: no recipient, nothing to send, or an unconfirmed address; `muted`: topic switched off.
 */
export const MAIL_STATUSES = ['waiting', 'sent', 'failed', 'dropped', 'muted'] as const;
export type MailStatus = (typeof MAIL_STATUSES)[number];

/** One mail of the outbox. Its text is rendered at delivery from `kind` and `params`. */
@Entity('platform_mails')
// Delivery order, urgent ones first; defined by its migration, because entities cannot express it.
@Index('platform_mails_due', { synchronize: false })
@Index('platform_mails_concluded', ['concludedAt'], { where: `concluded_at IS NOT NULL` })
@Index('platform_mails_by_user', ['userId', 'id'], { where: `user_id IS NOT NULL` })
// On lower(address); defined by its migration.
@Index('platform_mails_by_address', { synchronize: false })
// Partial: most mails are sent and found by their id.
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

  /** The member; address, language and preferences are resolved at delivery. */
  @Column('uuid', { nullable: true })
  userId: string | null;

  /** Recipient address if not for a member; cleared once settled unless a member has it. */
  @Column('text', { nullable: true })
  address: string | null;

  /** Language for an unknown address. */
  @Column('text', { nullable: true })
  language: Language | null;

  @Column('text')
  kind: string;

  /** Cleared once sent, dropped or muted. Never contains secrets. */
  @Column('jsonb')
  params: Record<string, StoredMailParam>;

  /** The same at every attempt, so that duplicates can be recognised. */
  @Column('text')
  messageId: string;

  @Column('timestamptz')
  createdAt: Date;

  @Column('text')
  status: MailStatus;

  /** Attempts so far, including a running one. */
  @Column('integer', { default: 0 })
  attempts: number;

  /** First attempt since it was enqueued or sent again by an administrator. */
  @Column('timestamptz', { nullable: true })
  firstAttemptAt: Date | null;

  @Column('timestamptz')
  nextAttemptAt: Date;

  /** Sent before mails that are not urgent. */
  @Column('boolean', { default: false })
  urgent: boolean;

  /** The last attempt failed because of the server: due as soon as the server works again. */
  @Column('boolean', { default: false })
  waitsForServer: boolean;

  /** Claimed by a replica until then. */
  @Column('timestamptz', { nullable: true })
  leasedUntil: Date | null;

  @Column('timestamptz', { nullable: true })
  concludedAt: Date | null;

  /** Why the last attempt failed, in English. */
  @Column('text', { nullable: true })
  lastError: string | null;
}
