import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A mining item that applied in a part, as sold. Decimal strings. */
export interface ClaimedBoost {
  readonly name: { readonly ko: string; readonly en: string };
  readonly ratePercent: string;
  readonly rateMultiplier: string;
  readonly capMultiplier: string;
}

/** One part of a claimed window, during which the same rules applied. */
export interface IdleClaimPart {
  /** ISO instants. */
  readonly from: string;
  readonly to: string;
  /** L per interval and interval length in seconds, as they were then. */
  readonly reward: number;
  readonly intervalSeconds: number;
  /** Cap in intervals, with the boosts of this part. */
  readonly cap: string;
  /** Sum of the percentages and product of the multipliers on the rate. */
  readonly ratePercent: string;
  readonly rateMultiplier: string;
  /** Intervals filled in this part, 6 decimals; 0 once the cap was reached. */
  readonly intervals: string;
  /** L before rounding, 6 decimals. Decimals cut off in one part carry over to the next: the total is exact, cut once. */
  readonly amount: string;
  readonly boosts: readonly ClaimedBoost[];
  /** Number of parts merged into this one: rates are those of the first, sums those of all. */
  readonly pieces?: number;
}

/**
 * A claim of idle mining: the window it closed and how its amount was computed. The next window starts at `claimedAt`.
 */
@Entity('lcoin_idle_claims')
@Index('lcoin_idle_claims_newest', ['userId', 'claimedAt'], { unique: true })
@Index('lcoin_idle_claims_by_id', ['id'])
@Index('lcoin_idle_claims_by_transfer', ['userId', 'transferId'], { unique: true })
export class IdleClaim {
  @PrimaryColumn('uuid')
  userId: string;

  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @Column('timestamptz')
  fromAt: Date;

  @Column('timestamptz')
  claimedAt: Date;

  /** Whole L coin. */
  @Column('bigint')
  amount: string;

  @Column('jsonb')
  parts: IdleClaimPart[];

  /** The ledger transfer. */
  @Column('uuid')
  transferId: string;
}
