import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { JournalImport } from './journal-import.entity.js';

/** A piece of an uploaded trade history, kept until it is written or given up. */
@Entity('journal_import_pieces')
@ForeignKey(() => JournalImport, ['userId', 'importId'], ['userId', 'id'], { onDelete: 'CASCADE' })
export class JournalImportPiece {
  @PrimaryColumn('uuid')
  userId: string;

  @PrimaryColumn('uuid')
  importId: string;

  /** From 0 without gaps. */
  @PrimaryColumn('integer')
  number: number;

  @Column('bytea')
  content: Buffer;

  /** Pieces of before are not. */
  @Column('boolean', { default: false })
  isDeflated: boolean;
}
