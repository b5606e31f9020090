import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * A mailbox that has or had an account: further accounts are allowed but get no signup bonus. Older rows hold the plain
 * address of closed accounts instead of the mailbox.
 */
@Entity('auth_mailboxes')
export class Mailbox {
  /** Keyed hash of `mailboxOf(address)`: recognisable, not readable. */
  @PrimaryColumn('bytea')
  mailbox: Buffer;

  @Column('timestamptz')
  notedAt: Date;
}
