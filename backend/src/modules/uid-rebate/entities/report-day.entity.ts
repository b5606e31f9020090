import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Exchange } from './exchange.entity.js';
import { ReportBatch } from './report-batch.entity.js';

/** A day of an exchange for which a report has come, so that a day without trades differs from a day without a report. */
@Entity('uid_rebate_report_days')
export class ReportDay {
  @PrimaryColumn('text')
  @ForeignKey(() => Exchange)
  exchangeId: string;

  @PrimaryColumn('date')
  day: string;

  /** The last delivery about this day. */
  @Column('uuid')
  @ForeignKey(() => ReportBatch)
  batchId: string;

  @Column('timestamptz')
  firstAt: Date;

  @Column('timestamptz')
  lastAt: Date;
}
