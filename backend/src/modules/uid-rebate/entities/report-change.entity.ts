import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { ReportProduct } from '../exchanges/index.js';
import { ReportBatch } from './report-batch.entity.js';

/** What a row was before a batch changed it; from this an import is undone. */
@Entity('uid_rebate_report_changes')
export class ReportChange {
  @PrimaryColumn('text')
  exchangeId: string;

  @PrimaryColumn('text')
  uid: string;

  @PrimaryColumn('date')
  day: string;

  @PrimaryColumn('text')
  product: ReportProduct;

  /** The revision that the change made. */
  @PrimaryColumn('integer')
  revision: number;

  @Column('uuid')
  @ForeignKey(() => ReportBatch)
  batchId: string;

  /** The row as it was; null when there was none. */
  @Column('jsonb', { nullable: true })
  before: Record<string, unknown> | null;

  @Column('timestamptz')
  at: Date;
}
