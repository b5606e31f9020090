import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Member } from './member.entity.js';

/** Purpose of a mailed link. */
export const MAILED_TOKEN_PURPOSES = ['password-reset', 'email-confirmation'] as const;
export type MailedTokenPurpose = (typeof MAILED_TOKEN_PURPOSES)[number];

/** A mailed link, stored under the hash of its token: reading the table opens no account. */
@Entity('auth_mailed_tokens')
@Check('auth_mailed_tokens_purpose_check', `"purpose" IN ('password-reset', 'email-confirmation')`)
export class MailedToken {
  /** SHA-256 of the 256-bit token in the link. */
  @PrimaryColumn('bytea')
  id: Buffer;

  @Column('uuid')
  @Index('auth_mailed_tokens_of_member')
  userId: string;

  @ManyToOne(() => Member, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id' })
  member?: Member;

  @Column('text')
  purpose: MailedTokenPurpose;

  /** The address it was mailed to, normalised: what the token proves. */
  @Column('text')
  emailKey: string;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  @Index('auth_mailed_tokens_expiry')
  expiresAt: Date;

  @Column('timestamptz', { nullable: true })
  usedAt: Date | null;
}
