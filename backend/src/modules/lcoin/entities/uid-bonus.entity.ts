import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A UID whose verification bonus was paid. One row per UID ever, whoever holds it later. */
@Entity('lcoin_uid_bonuses')
export class UidBonus {
  @PrimaryColumn('text')
  exchangeId: string;

  @PrimaryColumn('text')
  uid: string;

  /** The member who was paid. */
  @Column('uuid')
  @Index('lcoin_uid_bonuses_of_member')
  userId: string;

  @Column('timestamptz')
  paidAt: Date;
}
