import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { ReportProduct } from '../affiliates/index.js';
import { Exchange } from './exchange.entity.js';
import { ReportBatch, type ReportSource } from './report-batch.entity.js';

/**
 * Trading of one UID in one product on one day of its exchange, in USDT. Rows are never deleted: a row withdrawn by the
 * exchange becomes zero with the next revision, so that everything posted from it can be corrected.
 */
@Entity('uid_rebate_report_rows')
// Includes the UID: the planner also uses this index for one UID and day while statistics lack the new day.
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

  /** Day label of the exchange. */
  @PrimaryColumn('date')
  day: string;

  @PrimaryColumn('text')
  product: ReportProduct;

  /** Null if the exchange does not report it. */
  @Column('numeric', { nullable: true })
  volume: string | null;

  /** Paid by the trader; null if the exchange does not report it. */
  @Column('numeric', { nullable: true })
  fee: string | null;

  /** Commission paid to us by the exchange. */
  @Column('numeric')
  commission: string;

  /** Commission held back by the exchange. */
  @Column('numeric', { default: 0 })
  frozenCommission: string;

  /** `fee × rebate_rate`; null without a fee. */
  @Column('numeric', { nullable: true })
  rebate: string | null;

  /** The rate in force at the end of the day. */
  @Column('numeric')
  rebateRate: string;

  /** The volume was derived from the fee. */
  @Column('boolean')
  estimated: boolean;

  /** Converted coins, separated by commas. */
  @Column('text', { nullable: true })
  coin: string | null;

  /** USDT per coin if exactly one was converted. */
  @Column('numeric', { nullable: true })
  priceUsed: string | null;

  @Column('text')
  source: ReportSource;

  @Column('uuid')
  @ForeignKey(() => ReportBatch)
  batchId: string;

  /** Original row of the exchange or file. */
  @Column('jsonb')
  raw: unknown;

  /** Starts at 1; incremented by every change of the amounts. */
  @Column('integer')
  revision: number;

  /** Withdrawn by the exchange, or its import was undone. */
  @Column('boolean', { default: false })
  isWithdrawn: boolean;

  @Column('timestamptz')
  updatedAt: Date;
}
