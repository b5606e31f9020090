import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

export const PRODUCT_TYPES = ['mining_item', 'chart_voucher'] as const;
export type ProductType = (typeof PRODUCT_TYPES)[number];

/** A purchase with its price. Inserted with its transfer in one transaction, never changed. */
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

  /** Order number for people: 1001 and up, with gaps. */
  @Column('bigint')
  @Index('store_orders_number', { unique: true })
  number: string;

  @Column('text')
  productType: ProductType;

  /** The mining item; null for a voucher. */
  @Column('uuid', { nullable: true })
  itemId: string | null;

  /** Name at the time of purchase. */
  @Column('jsonb')
  name: { readonly ko: string; readonly en: string };

  /** Whole L coin. */
  @Column('integer')
  price: number;

  /** The ledger transfer. */
  @Column('uuid')
  transferId: string;

  @Column('timestamptz')
  createdAt: Date;
}
