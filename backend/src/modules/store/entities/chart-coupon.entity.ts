import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A coupon for one chart analysis, bought as a voucher or issued by an administrator. */
@Entity('store_chart_coupons')
@Check('store_chart_coupons_origin', `(order_id IS NULL) <> (issued_by IS NULL)`)
@Check('store_chart_coupons_use', `used_at IS NULL OR used_for IS NOT NULL`)
export class ChartCoupon {
  @PrimaryColumn('uuid')
  userId: string;

  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  /** Code shown to the member, e.g. `LANCE-7K2M-9QXD`. */
  @Column('text')
  @Index('store_chart_coupons_code', { unique: true })
  code: string;

  /** The order that bought it. */
  @Column('uuid', { nullable: true })
  orderId: string | null;

  /** The administrator who issued it. */
  @Column('uuid', { nullable: true })
  issuedBy: string | null;

  /** The analysis that has it: reserved while `usedAt` is null. */
  @Column('uuid', { nullable: true })
  usedFor: string | null;

  @Column('timestamptz', { nullable: true })
  usedAt: Date | null;

  @Column('timestamptz')
  createdAt: Date;
}
