import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Exchange } from './exchange.entity.js';

export const DISPUTE_STATUSES = ['pending', 'approved', 'rejected'] as const;
export type DisputeStatus = (typeof DISPUTE_STATUSES)[number];

/** A claim to a UID that another member holds. Approval moves the UID to the claimant. */
@Entity('uid_rebate_disputes')
@Index('uid_rebate_disputes_one_pending', ['userId', 'exchangeId', 'uid'], {
  unique: true,
  where: `status = 'pending'`,
})
@Index('uid_rebate_disputes_by_id', ['id'], { unique: true })
@Index('uid_rebate_disputes_by_status', ['status', 'id'])
@Check('uid_rebate_disputes_status', `"status" IN ('pending', 'approved', 'rejected')`)
@Check('uid_rebate_disputes_decided', `("status" = 'pending') = ("processed_at" IS NULL)`)
export class UidDispute {
  /** The claimant. */
  @PrimaryColumn('uuid')
  userId: string;

  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @Column('text')
  @ForeignKey(() => Exchange)
  exchangeId: string;

  @Column('text')
  uid: string;

  /** Holder of the UID when the dispute was opened. */
  @Column('uuid')
  holderId: string;

  @Column('text')
  statement: string;

  /** Code the claimant shows beside the exchange's account page, so that an old recording cannot be used. */
  @Column('text')
  proofCode: string;

  @Column('text')
  status: DisputeStatus;

  /** Basis of the administrator's decision, as written. */
  @Column('text', { nullable: true })
  adminNote: string | null;

  /** What the member reads of the decision, in both languages; null without anything to say. */
  @Column('jsonb', { nullable: true })
  reason: { readonly ko: string; readonly en: string } | null;

  @Column('uuid', { nullable: true })
  processedBy: string | null;

  @Column('timestamptz', { nullable: true })
  processedAt: Date | null;

  @Column('timestamptz')
  createdAt: Date;
}
