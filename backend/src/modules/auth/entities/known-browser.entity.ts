import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Member } from './member.entity.js';

/** A browser this member has logged in from before. */
@Entity('auth_known_browsers')
export class KnownBrowser {
  @PrimaryColumn('uuid')
  userId: string;

  /** SHA-256 of the browser's own long-lived cookie. */
  @PrimaryColumn('bytea')
  browser: Buffer;

  @ManyToOne(() => Member, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id' })
  member?: Member;

  @Column('timestamptz')
  firstSeenAt: Date;

  @Column('timestamptz')
  @Index('auth_known_browsers_last_seen')
  lastSeenAt: Date;
}
