import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The last answer of an exchange about a UID; for a minute it is the answer to everybody who asks. */
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
