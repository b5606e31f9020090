import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Exchange } from './exchange.entity.js';
import { ReportBatch } from './report-batch.entity.js';

/**
 * A day of an exchange with at least one delivery. A UID without a row had no trades only if the day is complete or was
 * read for that UID; a file only covers the UIDs in it.
 */
@Entity('uid_rebate_report_days')
export class ReportDay {
  @PrimaryColumn('text')
  @ForeignKey(() => Exchange)
  exchangeId: string;

  @PrimaryColumn('date')
  day: string;

  /** The last delivery for this day. */
  @Column('uuid')
  @ForeignKey(() => ReportBatch)
  batchId: string;

  /** The exchange's complete report of the day has been read. */
  @Column('boolean')
  isComplete: boolean;

  /** UIDs looked up individually in the exchange's complete report of the day. */
  @Column('text', { array: true, default: () => `'{}'` })
  readUids: string[];

  @Column('timestamptz')
  firstAt: Date;

  @Column('timestamptz')
  lastAt: Date;
}
