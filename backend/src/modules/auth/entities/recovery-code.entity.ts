import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Member } from './member.entity.js';

/** A one-time substitute for the authenticator app. */
@Entity('auth_recovery_codes')
export class RecoveryCode {
  @PrimaryColumn('uuid')
  userId: string;

  /** SHA-256 of the code, which has 120 random bits. */
  @PrimaryColumn('bytea')
  code: Buffer;

  @ManyToOne(() => Member, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id' })
  member?: Member;

  @Column('timestamptz', { nullable: true })
  usedAt: Date | null;
}
