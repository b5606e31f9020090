import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { ReportProduct } from '../exchanges/index.js';
import { Exchange } from './exchange.entity.js';
import { ReportBatch, type ReportSource } from './report-batch.entity.js';

/**
 * What one UID traded in one product on one day of its exchange, in USDT. A row is never deleted: what the exchange takes
 * back becomes zero with the next revision, so that everything posted from it can be followed.
 */
@Entity('uid_rebate_report_rows')
// With the UID: the planner takes this index for one UID and day too while the day's rows are new to its statistics.
@Index('uid_rebate_report_rows_by_day', ['exchangeId', 'day', 'uid'])
@Index('uid_rebate_report_rows_by_batch', ['batchId'])
@Index('uid_rebate_report_rows_flagged', ['exchangeId', 'day'], { where: `rebate > commission` })
@Check(
  'uid_rebate_report_rows_amounts',
  `("volume" IS NULL OR ("volume" >= 0 AND "volume" < 1e20)) AND ("fee" IS NULL OR ("fee" >= 0 AND "fee" < 1e20)) AND "commission" >= 0 AND "commission" < 1e20 AND "frozen_commission" >= 0 AND "frozen_commission" < 1e20 AND ("rebate" IS NULL OR ("rebate" >= 0 AND "rebate" < 1e20))`,
)
@Check('uid_rebate_report_rows_rebate', `("fee" IS NULL) = ("rebate" IS NULL)`)
@Check('uid_rebate_report_rows_revision', `"revision" > 0`)
@Check('uid_rebate_report_rows_product', `"product" IN ('spot', 'futures', 'other')`)
@Check('uid_rebate_report_rows_source', `"source" IN ('api', 'import')`)
@Check('uid_rebate_report_rows_uid', `"uid" ~ '^[0-9]{1,20}$'`)
export class ReportRow {
  @PrimaryColumn('text')
  @ForeignKey(() => Exchange)
  exchangeId: string;

  @PrimaryColumn('text')
  uid: string;

  /** The exchange's own day label. */
  @PrimaryColumn('date')
  day: string;

  @PrimaryColumn('text')
  product: ReportProduct;

  /** Null where the exchange does not say. */
  @Column('numeric', { nullable: true })
  volume: string | null;

  /** Paid by the trader; null where the exchange does not say. */
  @Column('numeric', { nullable: true })
  fee: string | null;

  /** What the exchange pays us. */
  @Column('numeric')
  commission: string;

  /** Commission that the exchange holds back. */
  @Column('numeric', { default: 0 })
  frozenCommission: string;

  /** `fee × rebate_rate`; null without a fee. */
  @Column('numeric', { nullable: true })
  rebate: string | null;

  /** The rate in force at the end of the day. */
  @Column('numeric')
  rebateRate: string;

  /** The volume was derived, not reported. */
  @Column('boolean')
  estimated: boolean;

  /** Coins that were converted, joined by commas. */
  @Column('text', { nullable: true })
  coin: string | null;

  /** USDT for one coin, where exactly one was converted. */
  @Column('numeric', { nullable: true })
  priceUsed: string | null;

  @Column('text')
  source: ReportSource;

  @Column('uuid')
  @ForeignKey(() => ReportBatch)
  batchId: string;

  /** What the exchange or the file said, unchanged. */
  @Column('jsonb')
  raw: unknown;

  /** Starts at 1, grows by 1 with every change of the amounts. */
  @Column('integer')
  revision: number;

  /** The exchange took the row back, or its import was undone. */
  @Column('boolean', { default: false })
  isWithdrawn: boolean;

  @Column('timestamptz')
  updatedAt: Date;
}
