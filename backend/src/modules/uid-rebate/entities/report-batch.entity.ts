import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Exchange } from './exchange.entity.js';

export const REPORT_SOURCES = ['api', 'import'] as const;
export type ReportSource = (typeof REPORT_SOURCES)[number];

/** One delivery of report rows: a day read from an exchange, or a committed file. */
@Entity('uid_rebate_report_batches')
@Check('uid_rebate_report_batches_source', `"source" IN ('api', 'import')`)
export class ReportBatch {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @Column('text')
  @ForeignKey(() => Exchange)
  exchangeId: string;

  @Column('text')
  source: ReportSource;

  @Column('boolean')
  simulated: boolean;

  /** When the figures were read from the exchange, or when the file was committed. */
  @Column('timestamptz')
  fetchedAt: Date;
}
