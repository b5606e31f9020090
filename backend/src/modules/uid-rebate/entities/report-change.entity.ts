import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { ReportProduct } from '../affiliates/index.js';
import { ReportBatch } from './report-batch.entity.js';

/** A row before a batch changed it; used to undo imports. */
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

  /** The revision created by the change. */
  @PrimaryColumn('integer')
  revision: number;

  @Column('uuid')
  @ForeignKey(() => ReportBatch)
  batchId: string;

  /** The previous row; null for a new row. */
  @Column('jsonb', { nullable: true })
  before: Record<string, unknown> | null;

  @Column('timestamptz')
  at: Date;
}
