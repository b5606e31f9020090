import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * Why a day was posted: `report` for a report or a release of the UID; `movedAway` and `movedHere` for the two sides of a
 * UID moved by an administrator.
 */
export const ACCRUAL_CAUSES = ['report', 'movedAway', 'movedHere'] as const;
export type AccrualCause = (typeof ACCRUAL_CAUSES)[number];

/**
 * One posting for one report day of a member's UID, with all data of its receipt. Append-only: a corrected report adds a
 * revision.
 */
@Entity('luff_accruals')
@Index('luff_accruals_by_day', ['exchangeId', 'uid', 'reportOn'])
@Index('luff_accruals_by_transfer', ['userId', 'transferId'], { unique: true })
@Check('luff_accruals_amounts', 'revision > 0 AND target >= 0 AND already_posted >= 0 AND target <> already_posted')
@Check('luff_accruals_cause', `cause IN ('report', 'movedAway', 'movedHere') AND (cause <> 'movedAway' OR target = 0)`)
@Check('luff_accruals_paid_out', 'paid_out >= 0')
export class LuffAccrual {
  @PrimaryColumn('uuid')
  userId: string;

  @PrimaryColumn('text')
  exchangeId: string;

  @PrimaryColumn('text')
  uid: string;

  /** Day in the exchange's time zone. */
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

  /** ⌊volume × rate⌋ at 8 decimals, less what was paid out before: the total of all revisions. */
  @Column('numeric', { precision: 28, scale: 8 })
  target: string;

  /** Total of the earlier revisions. */
  @Column('numeric', { precision: 28, scale: 8 })
  alreadyPosted: string;

  @Column('text', { default: 'report' })
  cause: AccrualCause;

  /**
   * Luff of the day that an earlier holder of the UID was paid out. With cause `movedAway`: the part taken back from this
   * member that they had been paid. Otherwise: the part paid to others, which is not credited again.
   */
  @Column('numeric', { precision: 28, scale: 8, default: 0 })
  paidOut: string;

  /** The volume was derived from the fee. */
  @Column('boolean')
  estimated: boolean;

  /** Source of the report rows: `api` or `import`. */
  @Column('text')
  source: string;

  @Column('boolean')
  simulated: boolean;

  /** When they were fetched or uploaded. */
  @Column('timestamptz')
  fetchedAt: Date;

  /** The ledger transfer of target − already posted. */
  @Column('uuid')
  transferId: string;

  @Column('timestamptz')
  postedAt: Date;
}
