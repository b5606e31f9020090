import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Exchange } from './exchange.entity.js';
import { ReportBatch } from './report-batch.entity.js';

/**
 * A day of an exchange about which a delivery came. Only where it is complete, or was read for a UID, does a UID without
 * a row mean a UID without trades; a file speaks of the UIDs in it alone.
 */
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

  /** The exchange's whole report of the day has been read. */
  @Column('boolean')
  isComplete: boolean;

  /** UIDs that were looked up in the exchange's whole report of the day, apart from the others. */
  @Column('text', { array: true, default: () => `'{}'` })
  readUids: string[];

  @Column('timestamptz')
  firstAt: Date;

  @Column('timestamptz')
  lastAt: Date;
}
