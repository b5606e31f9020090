import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Record of an expiry notice, given so many days before the end; each is given once. */
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
