import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Language } from '../../../platform/errors/index.js';

/** A registered person; an administrator is a member too. */
@Entity('auth_members')
@Check('auth_members_email_key_check', `"email_key" = lower("email")`)
@Check('auth_members_language_check', `"language" IN ('ko', 'en')`)
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
}
