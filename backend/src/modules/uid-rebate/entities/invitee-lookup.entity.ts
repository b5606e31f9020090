import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Cached answer of an exchange about a UID; valid for a minute, for all callers. */
@Entity('uid_rebate_invitee_lookups')
@Index('uid_rebate_invitee_lookups_by_time', ['fetchedAt'])
export class InviteeLookupRow {
  @PrimaryColumn('text')
  exchangeId: string;

  @PrimaryColumn('text')
  uid: string;

  @Column('timestamptz')
  fetchedAt: Date;

  @Column('boolean')
  simulated: boolean;

  @Column('jsonb')
  answer: Record<string, unknown>;
}
