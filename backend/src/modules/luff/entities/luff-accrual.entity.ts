import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * One posting for one report day of a member's UID, with everything its receipt shows. Append-only: a corrected report
 * adds a revision.
 */
@Entity('luff_accruals')
@Index('luff_accruals_by_day', ['exchangeId', 'uid', 'reportOn'])
@Index('luff_accruals_by_transfer', ['userId', 'transferId'], { unique: true })
@Check('luff_accruals_amounts', 'revision > 0 AND target >= 0 AND already_posted >= 0 AND target <> already_posted')
export class LuffAccrual {
  @PrimaryColumn('uuid')
  userId: string;

  @PrimaryColumn('text')
  exchangeId: string;

  @PrimaryColumn('text')
  uid: string;

  /** The exchange's own day. */
  @PrimaryColumn('date')
  reportOn: string;

  @PrimaryColumn('integer')
  revision: number;

  /** Σ volume of the UID's report rows of the day, in USDT. */
  @Column('numeric')
  volume: string;

  /** Luff per USDT in force at the end of the day. */
  @Column('numeric')
  rate: string;

  /** ⌊volume × rate⌋ at 8 decimals: what all revisions together have posted. */
  @Column('numeric', { precision: 28, scale: 8 })
  target: string;

  /** What the revisions before had posted. */
  @Column('numeric', { precision: 28, scale: 8 })
  alreadyPosted: string;

  /** The volume was derived from the fee. */
  @Column('boolean')
  estimated: boolean;

  /** Where the report rows came from: `api` or `import`. */
  @Column('text')
  source: string;

  @Column('boolean')
  simulated: boolean;

  /** When they were fetched or uploaded. */
  @Column('timestamptz')
  fetchedAt: Date;

  /** The ledger's transfer of target − already posted. */
  @Column('uuid')
  transferId: string;

  @Column('timestamptz')
  postedAt: Date;
}
