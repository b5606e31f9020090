import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * A mailbox that an account was made with, open or closed since: further accounts are welcome, but pay no second signup
 * bonus. Rows from before mailboxes were noted hold addresses of closed accounts as they were.
 */
@Entity('auth_mailboxes')
export class Mailbox {
  /** Keyed hash of `mailboxOf` the address: it can be recognised, not read. */
  @PrimaryColumn('bytea')
  mailbox: Buffer;

  @Column('timestamptz')
  notedAt: Date;
}
