import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** That a visitor asked about a UID or claimed it, for the limit. Kept for a day; says nothing about who holds the UID. */
@Entity('uid_rebate_checks')
@Index('uid_rebate_checks_by_network', ['networkHash', 'checkedAt'])
@Index('uid_rebate_checks_by_time', ['checkedAt'])
export class UidCheck {
  /** Anonymous id from the visitor's signed cookie, or the member's id. */
  @PrimaryColumn('text')
  visitor: string;

  @PrimaryColumn('text')
  exchangeId: string;

  @PrimaryColumn('text')
  uid: string;

  /** Keyed hash of the network, so that the table does not hold addresses. */
  @Column('bytea')
  networkHash: Buffer;

  /** When this visitor first asked within the running hour. */
  @Column('timestamptz')
  checkedAt: Date;

  /** It was registered, requested or disputed, and not only checked: it stays counted. */
  @Column('boolean', { default: false })
  isClaim: boolean;
}
