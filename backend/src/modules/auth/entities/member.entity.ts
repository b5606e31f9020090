import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Language } from '../../../platform/errors/index.js';

/** A registered person; an administrator is a member too. */
@Entity('auth_members')
@Check('auth_members_email_key_check', `"email_key" = lower("email")`)
@Check('auth_members_language_check', `"language" IN ('ko', 'en')`)
@Check(
  'auth_members_closed_check',
  `"closed_at" IS NULL OR ("email" = 'closed ' || "id" AND "name" = '' AND "phone" IS NULL
  AND "tradingview_id" IS NULL AND NOT "is_admin" AND "agreed_marketing_at" IS NULL AND "email_confirmed_at" IS NULL
  AND NOT "must_change_password" AND "temporary_password_expires_at" IS NULL AND "payouts_locked_until" IS NULL
  AND "totp_secret" IS NULL AND "totp_last_step" IS NULL AND "two_factor_enabled_at" IS NULL AND "muted_topics" = '{}')`,
)
@Index('auth_members_newest', ['createdAt', 'id'])
export class Member {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  /** As it was typed. */
  @Column('text')
  email: string;

  /** The address without regard to case: what makes it unique. */
  @Column('text')
  @Index('auth_members_email_once', { unique: true })
  emailKey: string;

  @Column('text')
  name: string;

  /** argon2id in PHC form, with its parameters and salt. */
  @Column('text')
  passwordHash: string;

  @Column('text', { nullable: true })
  phone: string | null;

  @Column('text', { nullable: true })
  tradingviewId: string | null;

  @Column('boolean', { default: false })
  isAdmin: boolean;

  @Column('text')
  language: Language;

  @Column('timestamptz')
  agreedPersonalInfoAt: Date;

  @Column('timestamptz', { nullable: true })
  agreedMarketingAt: Date | null;

  @Column('timestamptz', { nullable: true })
  emailConfirmedAt: Date | null;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  lastLoginAt: Date | null;

  /** Raised whenever earlier proofs of identity stop counting: a login that began under another epoch begins no session. */
  @Column('integer', { default: 0 })
  authEpoch: number;

  /** An administrator has set the password: a session may do nothing but choose another. */
  @Column('boolean', { default: false })
  mustChangePassword: boolean;

  /** Until when the password set by an administrator opens a session; null for a password of the member's own. */
  @Column('timestamptz', { nullable: true })
  temporaryPasswordExpiresAt: Date | null;

  /** No payback before this: whoever takes over an account by a reset gains a day's notice to the owner, not money. */
  @Column('timestamptz', { nullable: true })
  payoutsLockedUntil: Date | null;

  /** Secret of the authenticator app, sealed; set before it is confirmed, too. */
  @Column('bytea', { nullable: true })
  totpSecret: Buffer | null;

  /** The last 30-second step whose code was used: a code opens once. */
  @Column('bigint', { nullable: true })
  totpLastStep: string | null;

  /** When the authenticator app was confirmed; null while login needs no second factor. */
  @Column('timestamptz', { nullable: true })
  twoFactorEnabledAt: Date | null;

  /** Topics of mails that the member does not want. */
  @Column('text', { array: true, default: '{}' })
  mutedTopics: string[];

  /** Names the secret under which the member's mailbox stands in `auth_mailboxes`; null from before mailboxes were noted. */
  @Column('bytea', { nullable: true })
  mailboxNotedUnder: Buffer | null;

  /** When the member closed the account; from then on the row holds nothing that names them, and the database sees to it. */
  @Column('timestamptz', { nullable: true })
  closedAt: Date | null;
}
