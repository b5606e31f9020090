import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Exchange } from './exchange.entity.js';

/** Rates of an exchange from an instant on. Append-only, so that any day can be recomputed. */
@Entity('uid_rebate_exchange_rates')
@Check('uid_rebate_exchange_rates_shares', `"rebate_rate" BETWEEN 0 AND 1 AND "discount_rate" BETWEEN 0 AND 1`)
@Check('uid_rebate_exchange_rates_fee_rate', `"fee_rate" > 0 AND "fee_rate" <= 1`)
export class ExchangeRate {
  @PrimaryColumn('text')
  @ForeignKey(() => Exchange)
  exchangeId: string;

  @PrimaryColumn('timestamptz')
  effectiveAt: Date;

  /** Share of the fee paid back to the trader, 0 to 1. */
  @Column('numeric')
  rebateRate: string;

  /** Fee discount by the exchange for accounts opened with our link, 0 to 1. */
  @Column('numeric')
  discountRate: string;

  /** Fee as a share of volume, used to estimate volumes where the exchange reports none; otherwise null. */
  @Column('numeric', { nullable: true })
  feeRate: string | null;

  @Column('uuid', { nullable: true })
  changedBy: string | null;
}
