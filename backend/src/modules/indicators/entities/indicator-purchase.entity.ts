import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

export const PURCHASE_STATUSES = ['pending', 'approved', 'rejected'] as const;
export type PurchaseStatus = (typeof PURCHASE_STATUSES)[number];
export const PAID_WITH = ['LCOIN', 'LUFF'] as const;
export type PaidWith = (typeof PAID_WITH)[number];

/**
 * A request to buy the indicator pass, and the pass once it is approved. Its points are held while it is pending, posted
 * with the approval, released with the rejection. One that is paid with Luff has a redemption beside it, which carries its hold.
 */
@Entity('indicators_purchases')
@Index('indicators_purchases_by_id', ['id'], { unique: true })
@Index('indicators_purchases_by_status', ['status', 'id'])
@Index('indicators_purchases_one_pending', ['userId'], { unique: true, where: `status = 'pending'` })
@Index('indicators_purchases_by_expiry', ['expiresAt'], { where: `expires_at IS NOT NULL` })
@Index('indicators_purchases_by_redemption', ['redemptionId'], { unique: true, where: `redemption_id IS NOT NULL` })
// On lower(tradingview_id), which a migration writes.
@Index('indicators_purchases_by_tradingview_id', { synchronize: false })
@Check('indicators_purchases_status', `status IN ('pending', 'approved', 'rejected')`)
@Check('indicators_purchases_paid_with', `paid_with IN ('LCOIN', 'LUFF') AND paid_amount > 0`)
@Check('indicators_purchases_processed', `(status = 'pending') = (processed_at IS NULL)`)
@Check('indicators_purchases_pass', `(expires_at IS NOT NULL) = (status = 'approved')`)
@Check('indicators_purchases_redemption', `(redemption_id IS NOT NULL) = (paid_with = 'LUFF')`)
export class IndicatorPurchase {
  @PrimaryColumn('uuid')
  userId: string;

  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  /** Who gets access on the charting platform; empty once the account is closed. */
  @Column('text')
  tradingviewId: string;

  @Column('text')
  paidWith: PaidWith;

  /** In units of that point: whole L coin, or Luff with 8 decimals. */
  @Column('numeric', { precision: 28, scale: 8 })
  paidAmount: string;

  /** Length of the pass that was on offer, in days. */
  @Column('integer')
  passDays: number;

  @Column('text')
  status: PurchaseStatus;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  processedAt: Date | null;

  /** The admin who decided; the member themselves when they cancelled. */
  @Column('uuid', { nullable: true })
  processedBy: string | null;

  /** The note as the admin wrote it. */
  @Column('text', { nullable: true })
  adminNote: string | null;

  /** What the member reads, in both languages; null where there is nothing to say. */
  @Column('jsonb', { nullable: true })
  reason: { readonly ko: string; readonly en: string } | null;

  /** 23:59:59 Asia/Seoul of the last day of the pass. */
  @Column('timestamptz', { nullable: true })
  expiresAt: Date | null;

  /** The ledger's transfer that holds the points. */
  @Column('uuid')
  holdId: string;

  /** The redemption of a request that is paid with Luff. */
  @Column('uuid', { nullable: true })
  redemptionId: string | null;
}
