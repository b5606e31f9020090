import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { UserUid } from './user-uid.entity.js';

/** `withdrawn`: the UID was removed before a decision. */
export const REQUEST_STATUSES = ['pending', 'approved', 'rejected', 'withdrawn'] as const;
export type RequestStatus = (typeof REQUEST_STATUSES)[number];

/** Why a manual decision is needed. */
export const REVIEW_REASONS = [
  'joinedLongAgo',
  'joinDateUnknown',
  'frozen',
  'automaticLimit',
  'inReports',
  'noApi',
  'apiDown',
  'requested',
] as const;
export type ReviewReason = (typeof REVIEW_REASONS)[number];

/** A request to verify a UID manually. One may be pending per UID of a member; it is decided once. */
@Entity('uid_rebate_verification_requests')
@ForeignKey(() => UserUid, ['userId', 'uidId'], ['userId', 'id'])
@Index('uid_rebate_verification_requests_one_pending', ['userId', 'uidId'], {
  unique: true,
  where: `status = 'pending'`,
})
@Index('uid_rebate_verification_requests_by_id', ['id'], { unique: true })
@Index('uid_rebate_verification_requests_by_status', ['status', 'id'])
@Check('uid_rebate_verification_requests_status', `"status" IN ('pending', 'approved', 'rejected', 'withdrawn')`)
@Check('uid_rebate_verification_requests_decided', `("status" = 'pending') = ("processed_at" IS NULL)`)
export class VerificationRequest {
  @PrimaryColumn('uuid')
  userId: string;

  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @Column('uuid')
  uidId: string;

  @Column('text')
  exchangeId: string;

  @Column('text')
  uid: string;

  @Column('text')
  status: RequestStatus;

  @Column('text')
  reviewReason: ReviewReason;

  /** The exchange's data about the UID at the time of the request; null if it was not asked. */
  @Column('jsonb', { nullable: true })
  evidence: Record<string, unknown> | null;

  /** The administrator's note as written; null if the default reason applies. */
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
