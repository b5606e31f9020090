import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** How often something was tried in the window that runs now. */
@Entity('auth_login_attempts')
export class LoginAttempt {
  /** What is counted: an account, an address or both, hashed, since people also type passwords into the wrong field. */
  @PrimaryColumn('text')
  subject: string;

  @Column('integer')
  attempts: number;

  /** Before this the next attempt is refused; null while attempts are still free. */
  @Column('timestamptz', { nullable: true })
  nextAttemptAt: Date | null;

  @Column('timestamptz')
  @Index('auth_login_attempts_window')
  windowEndsAt: Date;
}
