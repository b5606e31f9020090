import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Exchange } from './exchange.entity.js';

/** The rates of an exchange from an instant on. Rows are added, never changed, so that any day can be computed again. */
@Entity('uid_rebate_exchange_rates')
@Check('uid_rebate_exchange_rates_shares', `"rebate_rate" BETWEEN 0 AND 1 AND "discount_rate" BETWEEN 0 AND 1`)
@Check('uid_rebate_exchange_rates_fee_rate', `"fee_rate" > 0 AND "fee_rate" <= 1`)
export class ExchangeRate {
  @PrimaryColumn('text')
  @ForeignKey(() => Exchange)
  exchangeId: string;

  @PrimaryColumn('timestamptz')
  effectiveAt: Date;

  /** Share of the fee that goes back to the trader, 0 to 1. */
  @Column('numeric')
  rebateRate: string;

  /** Share by which the exchange itself lowers the fee of an account opened by our link, 0 to 1. */
  @Column('numeric')
  discountRate: string;

  /** Fee as a share of volume, from which volumes are estimated where the exchange reports none; null where it does. */
  @Column('numeric', { nullable: true })
  feeRate: string | null;

  @Column('uuid', { nullable: true })
  changedBy: string | null;
}
