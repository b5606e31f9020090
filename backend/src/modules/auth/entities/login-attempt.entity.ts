import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Number of attempts in the current window. */
@Entity('auth_login_attempts')
export class LoginAttempt {
  /** What is counted: an account, an address or both. Hashed, because people also type passwords into the wrong field. */
  @PrimaryColumn('text')
  subject: string;

  @Column('integer')
  attempts: number;

  /** The next attempt is refused before this time; null while attempts are free. */
  @Column('timestamptz', { nullable: true })
  nextAttemptAt: Date | null;

  @Column('timestamptz')
  @Index('auth_login_attempts_window')
  windowEndsAt: Date;
}
