import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A UID that has earned its verification bonus. One row per UID in its lifetime, whoever holds it later. */
@Entity('lcoin_uid_bonuses')
export class UidBonus {
  @PrimaryColumn('text')
  exchangeId: string;

  @PrimaryColumn('text')
  uid: string;

  /** The member who got it. */
  @Column('uuid')
  @Index('lcoin_uid_bonuses_of_member')
  userId: string;

  @Column('timestamptz')
  paidAt: Date;
}
