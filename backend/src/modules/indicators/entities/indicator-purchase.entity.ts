import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

export const PURCHASE_STATUSES = ['pending', 'approved', 'rejected'] as const;
export type PurchaseStatus = (typeof PURCHASE_STATUSES)[number];
export const PAID_WITH = ['LCOIN', 'LUFF'] as const;
export type PaidWith = (typeof PAID_WITH)[number];

/**
 * A request for the indicator pass, and the pass once approved. Its points are held while it is pending, posted on
 * approval and released on rejection. A request paid with Luff has a redemption, which carries the hold.
 */
@Entity('indicators_purchases')
@Index('indicators_purchases_by_id', ['id'], { unique: true })
@Index('indicators_purchases_by_status', ['status', 'id'])
@Index('indicators_purchases_one_pending', ['userId'], { unique: true, where: `status = 'pending'` })
@Index('indicators_purchases_by_expiry', ['expiresAt'], { where: `expires_at IS NOT NULL` })
@Index('indicators_purchases_by_redemption', ['redemptionId'], { unique: true, where: `redemption_id IS NOT NULL` })
// Expression index on lower(tradingview_id), created by a migration.
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

  /** TradingView account that gets access; empty once the account is closed. */
  @Column('text')
  tradingviewId: string;

  @Column('text')
  paidWith: PaidWith;

  /** In units of that currency: whole L coin, or Luff with 8 decimals. */
  @Column('numeric', { precision: 28, scale: 8 })
  paidAmount: string;

  /** Length of the pass in days, as offered. */
  @Column('integer')
  passDays: number;

  @Column('text')
  status: PurchaseStatus;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  processedAt: Date | null;

  /** The deciding administrator; the member for a cancellation. */
  @Column('uuid', { nullable: true })
  processedBy: string | null;

  /** Note as written by the administrator. */
  @Column('text', { nullable: true })
  adminNote: string | null;

  /** Reason shown to the member, in both languages; null without one. */
  @Column('jsonb', { nullable: true })
  reason: { readonly ko: string; readonly en: string } | null;

  /** End of the last day, 23:59:59 Asia/Seoul. */
  @Column('timestamptz', { nullable: true })
  expiresAt: Date | null;

  /** The ledger transfer that holds the points. */
  @Column('uuid')
  holdId: string;

  /** The redemption of a request paid with Luff. */
  @Column('uuid', { nullable: true })
  redemptionId: string | null;
}
