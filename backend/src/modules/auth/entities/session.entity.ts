import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Member } from './member.entity.js';

/** A session of one browser, stored under the hash of the id in its cookie: a copy of this table opens no account. */
@Entity('auth_sessions')
@Check('auth_sessions_idle_within_absolute', `"idle_expires_at" <= "absolute_expires_at"`)
export class SessionRow {
  /** SHA-256 of the id in the cookie. */
  @PrimaryColumn('bytea')
  id: Buffer;

  /** Public id in the member's list of sessions; grants nothing. */
  @Column('uuid', { default: () => 'uuidv7()' })
  publicId: string;

  @Column('uuid')
  @Index('auth_sessions_of_member')
  userId: string;

  @ManyToOne(() => Member, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id' })
  member?: Member;

  @Column('timestamptz')
  createdAt: Date;

  /** Accurate to a minute. */
  @Column('timestamptz')
  lastSeenAt: Date;

  @Column('timestamptz')
  @Index('auth_sessions_idle_expiry')
  idleExpiresAt: Date;

  @Column('timestamptz')
  absoluteExpiresAt: Date;

  @Column('text')
  ip: string;

  @Column('text')
  userAgent: string;
}
