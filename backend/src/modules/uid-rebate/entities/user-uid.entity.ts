import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Exchange } from './exchange.entity.js';

/**
 * - `registered`: entered, not known to be under our link
 * - `pending`: waits for an admin
 * - `verified`: under our link and held by this member
 * - `rejected`: an admin refused it; a new request can be filed
 * - `released`: no longer the member's; kept, because its days count for this member
 */
export const UID_STATUSES = ['registered', 'pending', 'verified', 'rejected', 'released'] as const;
export type UidStatus = (typeof UID_STATUSES)[number];

export const RELEASE_REASONS = ['deleted', 'cancelled', 'moved', 'closed'] as const;
export type ReleaseReason = (typeof RELEASE_REASONS)[number];

/**
 * A member's claim to a UID. A verified (exchange, UID) has one holder at a time; its report days count for the member
 * who holds it from `counted_from_on` (null: from the first report on) up to the day before `released_on`, or for the
 * member to whom they were moved.
 */
@Entity('uid_rebate_uids')
@Index('uid_rebate_uids_one_holder', ['exchangeId', 'uid'], { unique: true, where: `status = 'verified'` })
@Index('uid_rebate_uids_once_per_member', ['userId', 'exchangeId', 'uid'], {
  unique: true,
  where: `status <> 'released'`,
})
@Index('uid_rebate_uids_by_uid', ['exchangeId', 'uid'])
@Index('uid_rebate_uids_by_move', ['movedTo'], { where: 'moved_to IS NOT NULL' })
@Check('uid_rebate_uids_status', `"status" IN ('registered', 'pending', 'verified', 'rejected', 'released')`)
@Check('uid_rebate_uids_format', `"uid" ~ '^[0-9]{4,20}$'`)
@Check(
  'uid_rebate_uids_verified',
  `"status" <> 'verified' OR ("verified_at" IS NOT NULL AND "verified_on" IS NOT NULL)`,
)
@Check('uid_rebate_uids_released', `("status" = 'released') = ("released_at" IS NOT NULL)`)
@Check('uid_rebate_uids_moved', `"moved_to" IS NULL OR ("status" = 'released' AND "moved_to" <> "user_id")`)
export class UserUid {
  @PrimaryColumn('uuid')
  userId: string;

  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @Column('text')
  @ForeignKey(() => Exchange)
  exchangeId: string;

  @Column('text')
  uid: string;

  @Column('text')
  status: UidStatus;

  @Column('timestamptz', { nullable: true })
  verifiedAt: Date | null;

  /** The exchange's day in which it was verified; earlier report days earn no Luff. */
  @Column('date', { nullable: true })
  verifiedOn: string | null;

  /** It was verified without a person, which a member can have only so often; stays when the UID is given up. */
  @Column('boolean', { default: false })
  autoVerified: boolean;

  /** First report day that counts in this member's figures; null when nobody held the UID before. */
  @Column('date', { nullable: true })
  countedFromOn: string | null;

  @Column('timestamptz', { nullable: true })
  releasedAt: Date | null;

  /** First report day that no longer counts for this member; null for a UID that was never verified. */
  @Column('date', { nullable: true })
  releasedOn: string | null;

  /** `closed`: the member has closed the account since, however the UID was given up. */
  @Column('text', { nullable: true })
  releaseReason: ReleaseReason | null;

  /** The member whose the days of this holding are since an admin moved the UID; null: this member's. */
  @Column('uuid', { nullable: true })
  movedTo: string | null;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  updatedAt: Date;
}
