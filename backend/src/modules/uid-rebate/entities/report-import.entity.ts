import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Exchange } from './exchange.entity.js';
import { ReportBatch } from './report-batch.entity.js';

export const IMPORT_STATUSES = ['previewed', 'committed', 'undone'] as const;
export type ImportStatus = (typeof IMPORT_STATUSES)[number];

/** A file uploaded by an administrator: previewed, then committed, possibly undone. Its content is stored in chunks. */
@Entity('uid_rebate_report_imports')
@Index('uid_rebate_report_imports_by_time', ['createdAt'])
@Check('uid_rebate_report_imports_status', `"status" IN ('previewed', 'committed', 'undone')`)
@Check('uid_rebate_report_imports_batch', `("status" = 'previewed') = ("batch_id" IS NULL)`)
export class ReportImport {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @Column('text')
  @ForeignKey(() => Exchange)
  exchangeId: string;

  @Column('text')
  status: ImportStatus;

  @Column('text')
  fileName: string;

  /** SHA-256 of the content. */
  @Column('bytea')
  fileHash: Buffer;

  /** Which column means what. */
  @Column('jsonb')
  mapping: Record<string, unknown>;

  /** What the admin saw before committing. */
  @Column('jsonb')
  preview: Record<string, unknown>;

  /** What was written: rows new, changed, unchanged and withdrawn. */
  @Column('jsonb', { nullable: true })
  counts: Record<string, number> | null;

  @Column('uuid', { nullable: true })
  @ForeignKey(() => ReportBatch)
  batchId: string | null;

  @Column('uuid')
  createdBy: string;

  @Column('timestamptz')
  createdAt: Date;

  @Column('uuid', { nullable: true })
  committedBy: string | null;

  @Column('timestamptz', { nullable: true })
  committedAt: Date | null;

  @Column('uuid', { nullable: true })
  undoneBy: string | null;

  @Column('timestamptz', { nullable: true })
  undoneAt: Date | null;
}
