import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** An item that counted in a part, as the store had it. Decimal strings. */
export interface ClaimedBoost {
  readonly name: { readonly ko: string; readonly en: string };
  readonly ratePercent: string;
  readonly rateMultiplier: string;
  readonly capMultiplier: string;
}

/** What one part of a claimed window paid: the same rules held from its beginning to its end. */
export interface IdleClaimPart {
  /** ISO instants. */
  readonly from: string;
  readonly to: string;
  /** L for one interval and the interval's length in seconds, as they were then. */
  readonly reward: number;
  readonly intervalSeconds: number;
  /** Intervals that may be full at most, with the boosts of this part. */
  readonly cap: string;
  /** The sum of the percents and the product of the multipliers on the rate. */
  readonly ratePercent: string;
  readonly rateMultiplier: string;
  /** Intervals that filled in this part, 6 decimals; 0 once the cap was reached. */
  readonly intervals: string;
  /**
   * L before rounding, 6 decimals. What one part's decimals cut off counts in the next: the sum of all parts is the exact
   * sum, cut once.
   */
  readonly amount: string;
  readonly boosts: readonly ClaimedBoost[];
  /** As many parts as this are kept as one: its numbers are those of the first, and its sums those of all. */
  readonly pieces?: number;
}

/** A claim of idle mining: the window it closed and how its amount was computed. The next window begins at `claimedAt`. */
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

  /** The ledger's transfer. */
  @Column('uuid')
  transferId: string;
}
