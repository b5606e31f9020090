import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The member was told, so many days before, that a pass ends; each is told once. */
@Entity('indicators_expiry_notices')
export class ExpiryNotice {
  @PrimaryColumn('uuid')
  userId: string;

  @PrimaryColumn('uuid')
  purchaseId: string;

  @PrimaryColumn('integer')
  daysBefore: number;

  @Column('timestamptz')
  sentAt: Date;
}
