import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Exchange } from './exchange.entity.js';

/** The mapping of the last committed file of an exchange; the default for the next upload. */
@Entity('uid_rebate_import_mappings')
export class ImportMapping {
  @PrimaryColumn('text')
  @ForeignKey(() => Exchange)
  exchangeId: string;

  @Column('jsonb')
  mapping: Record<string, unknown>;

  @Column('uuid')
  savedBy: string;

  @Column('timestamptz')
  savedAt: Date;
}
