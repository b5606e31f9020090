import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

export const JOURNAL_IMPORT_STATUSES = [
  ...(['reading', 'previewed', 'writing', 'done', 'undoing', 'undone', 'failed'] as const),
] as const;
export type JournalImportStatus = (typeof JOURNAL_IMPORT_STATUSES)[number];

/**
 * A trade history that a member uploaded, or that was read from a connected exchange: read for a preview, written when the member confirms it, possibly undone. What is under way
 * continues in a job.
 */
@Entity('journal_imports')
@Check(
  'journal_imports_status',
  `"status" IN ('reading', 'previewed', 'writing', 'done', 'undoing', 'undone', 'failed')`,
)
@Check('journal_imports_progress', `progress BETWEEN 0 AND 100`)
@Index('journal_imports_one_under_way', ['userId'], {
  unique: true,
  where: `"status" IN ('reading', 'writing', 'undoing')`,
})
export class JournalImport {
  @PrimaryColumn('uuid')
  userId: string;

  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @Column('text')
  status: JournalImportStatus;

  @Column('text')
  fileName: string;

  /** The connected exchange that it was read from; null for an uploaded file. */
  @Column('uuid', { nullable: true })
  connectionId: string | null;

  /** Zone of the times that name none, as the member told it; null until then. */
  @Column('text', { nullable: true })
  zone: string | null;

  /** Columns of a file of no known format, as the member chose them. */
  @Column('jsonb', { nullable: true })
  mapping: Record<string, unknown> | null;

  /** What the member saw before confirming. */
  @Column('jsonb', { nullable: true })
  preview: Record<string, unknown> | null;

  /** What became of it: rows written, round trips, what was left over. */
  @Column('jsonb', { nullable: true })
  outcome: Record<string, number> | null;

  /** Why it failed, in both languages. */
  @Column('jsonb', { nullable: true })
  failure: { ko: string; en: string } | null;

  /** Of what is under way, in percent. */
  @Column('integer', { default: 0 })
  progress: number;

  /** Jobs begun of what is under way. */
  @Column('integer', { default: 0 })
  attempts: number;

  @Column('timestamptz')
  createdAt: Date;

  /** When its status last changed. */
  @Column('timestamptz')
  changedAt: Date;
}
