import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Exchange } from './exchange.entity.js';

/**
 * - `registered`: entered, not known to be under our link
 * - `pending`: waits for an administrator
 * - `verified`: under our link and held by this member
 * - `rejected`: refused by an administrator; can be requested again
 * - `released`: no longer the member's; kept, because its days count for this member
 */
export const UID_STATUSES = ['registered', 'pending', 'verified', 'rejected', 'released'] as const;
export type UidStatus = (typeof UID_STATUSES)[number];

export const RELEASE_REASONS = ['deleted', 'cancelled', 'moved', 'closed'] as const;
export type ReleaseReason = (typeof RELEASE_REASONS)[number];

/**
 * A member's claim to a UID. A verified (exchange, UID) has one holder at a time. Its report days count for the holder
 * from `counted_from_on` (null: from the first report) to the day before `released_on`, or for the member they were moved
 * to.
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

  /** Exchange day of the verification; earlier report days earn no Luff. */
  @Column('date', { nullable: true })
  verifiedOn: string | null;

  /** Verified automatically, which is limited per member; stays set after a release. */
  @Column('boolean', { default: false })
  autoVerified: boolean;

  /** First report day that counts for this member; null if nobody held the UID before. */
  @Column('date', { nullable: true })
  countedFromOn: string | null;

  @Column('timestamptz', { nullable: true })
  releasedAt: Date | null;

  /** First report day that no longer counts for this member; null if never verified. */
  @Column('date', { nullable: true })
  releasedOn: string | null;

  /** `closed`: the member has closed the account since, whatever the reason of the release was. */
  @Column('text', { nullable: true })
  releaseReason: ReleaseReason | null;

  /** The member to whom an administrator moved the days of this holding; null if they are this member's. */
  @Column('uuid', { nullable: true })
  movedTo: string | null;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  updatedAt: Date;
}
