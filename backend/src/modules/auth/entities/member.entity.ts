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

  /** As typed. */
  @Column('text')
  email: string;

  /** The normalised address, unique per member. */
  @Column('text')
  @Index('auth_members_email_once', { unique: true })
  emailKey: string;

  @Column('text')
  name: string;

  /** argon2id in PHC format, with parameters and salt. */
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

  /**
   * Incremented whenever earlier proofs of identity become invalid: a login started under another epoch creates no
   * session.
   */
  @Column('integer', { default: 0 })
  authEpoch: number;

  /** The password was set by an administrator: a session may only choose a new one. */
  @Column('boolean', { default: false })
  mustChangePassword: boolean;

  /** Until when a password set by an administrator can be used; null for a password of the member's own. */
  @Column('timestamptz', { nullable: true })
  temporaryPasswordExpiresAt: Date | null;

  /** No payback before this time: after a takeover by password reset the owner has a day to react. */
  @Column('timestamptz', { nullable: true })
  payoutsLockedUntil: Date | null;

  /** Secret of the authenticator app, encrypted; set before it is confirmed, too. */
  @Column('bytea', { nullable: true })
  totpSecret: Buffer | null;

  /** Last 30-second step whose code was used: each code works once. */
  @Column('bigint', { nullable: true })
  totpLastStep: string | null;

  /** When the authenticator app was confirmed; null without two-factor login. */
  @Column('timestamptz', { nullable: true })
  twoFactorEnabledAt: Date | null;

  /** Mail topics the member has switched off. */
  @Column('text', { array: true, default: '{}' })
  mutedTopics: string[];

  /** Identifies the secret under which the member's mailbox is stored in `auth_mailboxes`; null for older members. */
  @Column('bytea', { nullable: true })
  mailboxNotedUnder: Buffer | null;

  /** When the account was closed. From then on the row contains no personal data, enforced by a CHECK. */
  @Column('timestamptz', { nullable: true })
  closedAt: Date | null;
}
