import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How a member's files with these titles are read; the default for the next one. */
@Entity('journal_import_mappings')
export class JournalImportMapping {
  @PrimaryColumn('uuid')
  userId: string;

  /** Made from the titles of the file. */
  @PrimaryColumn('uuid')
  id: string;

  @Column('jsonb')
  mapping: Record<string, unknown>;

  @Column('timestamptz')
  savedAt: Date;
}
