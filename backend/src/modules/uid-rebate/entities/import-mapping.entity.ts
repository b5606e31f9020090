import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Exchange } from './exchange.entity.js';

/** The mapping with which the last file of an exchange was committed; the next upload starts from it. */
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
