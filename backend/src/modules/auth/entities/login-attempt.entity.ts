import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** How often something was tried in the window that runs now. */
@Entity('auth_login_attempts')
export class LoginAttempt {
  /** What is counted: an account, an address or both, hashed, since people also type passwords into the wrong field. */
  @PrimaryColumn('text')
  subject: string;

  @Column('integer')
  attempts: number;

  @Column('timestamptz')
  @Index('auth_login_attempts_window')
  windowEndsAt: Date;
}
