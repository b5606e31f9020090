import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { FillKind, FillLane, FillSide } from '../import/fill.js';

/**
 * A row of an imported trade history. It is there once, whatever files it came in, and stays as long as one of them does. Round
 * trips are computed from these rows.
 */
@Entity('journal_fills')
@Index('journal_fills_by_book', ['userId', 'book', 'at'])
@Check('journal_fills_kind', `"kind" IN ('trade', 'funding', 'fee')`)
@Check('journal_fills_side', `("kind" = 'trade') = ("side" IS NOT NULL) AND "side" IN ('buy', 'sell')`)
@Check('journal_fills_amounts', `("kind" = 'trade') = (price IS NOT NULL AND quantity IS NOT NULL)`)
@Check('journal_fills_imports', `cardinality(imports) > 0`)
export class JournalFill {
  @PrimaryColumn('uuid')
  userId: string;

  /** Made from the exchange's id, else from the content and its occurrence in the file. */
  @PrimaryColumn('uuid')
  id: string;

  /** Files that it came in. */
  @Column('uuid', { array: true })
  imports: string[];

  /** Exchange, market and symbol. */
  @Column('text')
  book: string;

  @Column('timestamptz')
  at: Date;

  @Column('text')
  kind: FillKind;

  @Column('text', { nullable: true })
  side: FillSide | null;

  /** The position of a hedged account. */
  @Column('text', { nullable: true })
  lane: FillLane | null;

  @Column('numeric', { nullable: true })
  price: string | null;

  @Column('numeric', { nullable: true })
  quantity: string | null;

  /** Currency of price, result and the like. */
  @Column('text')
  quote: string;

  /** What the exchange realised, without fees; of funding what was received. */
  @Column('numeric', { nullable: true })
  result: string | null;

  /** Positive when paid. */
  @Column('numeric', { nullable: true })
  fee: string | null;

  @Column('text', { nullable: true })
  feeCoin: string | null;

  @Column('text', { nullable: true })
  orderId: string | null;

  @Column('text', { nullable: true })
  tradeId: string | null;

  /** By import, what later files tell otherwise, from `at` to `orderId`; it counts once no file is left that tells what stands above. */
  @Column('jsonb', { nullable: true })
  others: Record<string, object> | null;
}
