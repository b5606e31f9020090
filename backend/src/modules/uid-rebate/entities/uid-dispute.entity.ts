import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Exchange } from './exchange.entity.js';

export const DISPUTE_STATUSES = ['pending', 'approved', 'rejected'] as const;
export type DisputeStatus = (typeof DISPUTE_STATUSES)[number];

/** "This UID is mine", said of a UID that another member holds. Approved: the UID was moved to the claimant. */
@Entity('uid_rebate_disputes')
@Index('uid_rebate_disputes_one_pending', ['userId', 'exchangeId', 'uid'], {
  unique: true,
  where: `status = 'pending'`,
})
@Index('uid_rebate_disputes_by_id', ['id'], { unique: true })
@Index('uid_rebate_disputes_by_status', ['status', 'id'])
@Check('uid_rebate_disputes_status', `"status" IN ('pending', 'approved', 'rejected')`)
@Check('uid_rebate_disputes_decided', `("status" = 'pending') = ("decided_at" IS NULL)`)
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

  /** Who held the UID when the dispute was opened. */
  @Column('uuid')
  holderId: string;

  @Column('text')
  statement: string;

  /** What the claimant shows beside the exchange's account page, so that a recording cannot be an old one. */
  @Column('text')
  proofCode: string;

  @Column('text')
  status: DisputeStatus;

  /** What the admin decided on; read by the claimant. */
  @Column('text', { nullable: true })
  adminNote: string | null;

  @Column('uuid', { nullable: true })
  decidedBy: string | null;

  @Column('timestamptz', { nullable: true })
  decidedAt: Date | null;

  @Column('timestamptz')
  createdAt: Date;
}
