import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An address whose account was closed: registering it again is welcome, but pays no second signup bonus. */
@Entity('auth_closed_addresses')
export class ClosedAddress {
  /** Keyed hash of the address: it can be recognised, not read. */
  @PrimaryColumn('bytea')
  address: Buffer;

  @Column('timestamptz')
  closedAt: Date;
}
