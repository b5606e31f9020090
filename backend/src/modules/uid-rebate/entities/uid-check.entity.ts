import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A visitor's check or claim of a UID, for rate limiting. Kept for a day; says nothing about who holds the UID. */
@Entity('uid_rebate_checks')
@Index('uid_rebate_checks_by_network', ['networkHash', 'checkedAt'])
@Index('uid_rebate_checks_by_time', ['checkedAt'])
export class UidCheck {
  /** Anonymous id from the visitor's signed cookie, or the member id. */
  @PrimaryColumn('text')
  visitor: string;

  @PrimaryColumn('text')
  exchangeId: string;

  @PrimaryColumn('text')
  uid: string;

  /** Keyed hash of the network, so that no addresses are stored. */
  @Column('bytea')
  networkHash: Buffer;

  /** Time of the visitor's first check within the window. */
  @Column('timestamptz')
  checkedAt: Date;

  /** Registered, requested or disputed instead of only checked: stays counted. */
  @Column('boolean', { default: false })
  isClaim: boolean;
}
