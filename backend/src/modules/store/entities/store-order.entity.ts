import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

export const PRODUCT_TYPES = ['mining_item', 'chart_voucher'] as const;
export type ProductType = (typeof PRODUCT_TYPES)[number];

/** A purchase: what was bought at which price. Written with its transfer in one transaction, never changed. */
@Entity('store_orders')
@Index('store_orders_by_id', ['id'])
@Index('store_orders_by_item', ['itemId'])
@Check('store_orders_product_type', `product_type IN ('mining_item', 'chart_voucher')`)
@Check('store_orders_price', `price > 0`)
export class StoreOrder {
  @PrimaryColumn('uuid')
  userId: string;

  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  /** The number that people say: 1001 and up, not gapless. */
  @Column('bigint')
  @Index('store_orders_number', { unique: true })
  number: string;

  @Column('text')
  productType: ProductType;

  /** The mining item; null for a voucher. */
  @Column('uuid', { nullable: true })
  itemId: string | null;

  /** What it was called. */
  @Column('jsonb')
  name: { readonly ko: string; readonly en: string };

  /** Whole L coin. */
  @Column('integer')
  price: number;

  /** The ledger's transfer. */
  @Column('uuid')
  transferId: string;

  @Column('timestamptz')
  createdAt: Date;
}
