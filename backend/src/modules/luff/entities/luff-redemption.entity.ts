import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

export const REDEMPTION_TYPES = ['usdt_payback', 'indicator_purchase'] as const;
export type RedemptionType = (typeof REDEMPTION_TYPES)[number];

export const REDEMPTION_STATUSES = ['pending', 'approved', 'rejected'] as const;
export type RedemptionStatus = (typeof REDEMPTION_STATUSES)[number];

/** A verified UID of the member at the time of the request. */
export interface RedemptionUid {
  readonly id: string;
  readonly exchangeName: string;
  readonly uid: string;
}

/**
 * A member's request to redeem Luff. Pending while its Luff is held; approved once it is payable (a payback, paid once it
 * has a payout reference) or spent (an indicator); rejected once the Luff is released. The ledger carries the amounts,
 * this row the history.
 */
@Entity('luff_redemptions')
@Index('luff_redemptions_by_id', ['id'])
@Index('luff_redemptions_by_status', ['status', 'id'])
@Index('luff_redemptions_paid', ['paidAt', 'createdAt', 'usdtAmount'], { where: 'paid_at IS NOT NULL' })
@Index('luff_redemptions_unpaid', ['createdAt', 'usdtAmount'], {
  where: `redemption_type = 'usdt_payback' AND status <> 'rejected' AND paid_at IS NULL`,
})
@Check('luff_redemptions_type', `redemption_type IN ('usdt_payback', 'indicator_purchase')`)
@Check('luff_redemptions_status', `status IN ('pending', 'approved', 'rejected')`)
@Check('luff_redemptions_processed', `(status = 'pending') = (processed_at IS NULL)`)
@Check('luff_redemptions_amounts', `luff_amount > 0 AND (usdt_amount > 0) IS DISTINCT FROM false`)
@Check(
  'luff_redemptions_kind_fields',
  `CASE redemption_type WHEN 'usdt_payback' THEN usdt_amount IS NOT NULL AND tradingview_id IS NULL AND payout_uid_id IS NOT NULL
   ELSE usdt_amount IS NULL AND payout_uid_id IS NULL AND tradingview_id IS NOT NULL AND paid_at IS NULL AND (status <> 'approved' OR expires_at IS NOT NULL) END`,
)
@Check('luff_redemptions_approval', `(approval_id IS NOT NULL) = (status = 'approved')`)
@Check(
  'luff_redemptions_payout',
  `(payout_reference IS NULL) = (paid_at IS NULL) AND (payout_key IS NULL) = (paid_at IS NULL) AND (paid_at IS NULL OR status = 'approved')`,
)
export class LuffRedemption {
  @PrimaryColumn('uuid')
  userId: string;

  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  redemptionType: RedemptionType;

  @Column('text')
  status: RedemptionStatus;

  @Column('numeric', { precision: 28, scale: 8 })
  luffAmount: string;

  /** Amount of a payback; null for an indicator. */
  @Column('numeric', { precision: 28, scale: 8, nullable: true })
  usdtAmount: string | null;

  /** TradingView account of an indicator request; null for a payback, empty once the account is closed. */
  @Column('text', { nullable: true })
  tradingviewId: string | null;

  @Column('jsonb')
  userUids: RedemptionUid[];

  /** The UID a payback is paid to; null for an indicator. */
  @Column('uuid', { nullable: true })
  payoutUidId: string | null;

  @Column('timestamptz', { nullable: true })
  expiresAt: Date | null;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  processedAt: Date | null;

  /** The deciding administrator; the member for a cancellation. */
  @Column('uuid', { nullable: true })
  processedBy: string | null;

  /** Note as written by the administrator; null if the default reason applies. */
  @Column('text', { nullable: true })
  adminNote: string | null;

  /** Reason shown to the member, in both languages; null without one. */
  @Column('jsonb', { nullable: true })
  reason: { readonly ko: string; readonly en: string } | null;

  /** Proof of the payment, as typed. */
  @Column('text', { nullable: true })
  payoutReference: string | null;

  /** The normalised reference; unique across payments. */
  @Column('text', { nullable: true })
  @Index('luff_redemptions_payout_once', { unique: true })
  payoutKey: string | null;

  @Column('timestamptz', { nullable: true })
  paidAt: Date | null;

  @Column('uuid', { nullable: true })
  paidBy: string | null;

  /** The ledger transfer that holds the Luff. */
  @Column('uuid')
  holdId: string;

  /** The transfer that made it payable; settled by a payout. */
  @Column('uuid', { nullable: true })
  approvalId: string | null;
}

/** Amount of a payback in USDT. Throws for an indicator. */
export function usdtOf({ id, usdtAmount }: Pick<LuffRedemption, 'id' | 'usdtAmount'>): string {
  if (usdtAmount === null) throw new Error(`redemption ${id} is no payback`);
  return usdtAmount;
}

/** The UID a payback is paid to, as of the request; null for an indicator. */
export function payoutUidOf({ userUids, payoutUidId }: LuffRedemption): RedemptionUid | null {
  return userUids.find(({ id }) => id === payoutUidId) ?? null;
}
