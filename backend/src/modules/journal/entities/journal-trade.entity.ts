import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { JournalDay } from './journal-day.entity.js';

export const TRADE_TYPES = ['long', 'short'] as const;
export type TradeType = (typeof TRADE_TYPES)[number];

/**
 * A trade: one that a member typed in, whose result follows from its prices (`tradeResult`), or a round trip of imported fills,
 * which keeps what the exchange realised.
 */
@Entity('journal_trades')
@Index('journal_trades_by_day', { synchronize: false })
@ForeignKey(() => JournalDay, ['userId', 'day'], ['userId', 'day'], { name: 'journal_trades_on_day' })
@Check('journal_trades_type', `"type" IN ('long', 'short')`)
@Check(
  'journal_trades_amounts',
  `entry_price > 0 AND entry_price < 1e12 AND exit_price > 0 AND exit_price < 1e12 AND quantity > 0 AND quantity < 1e15`,
)
@Check('journal_trades_leverage', `leverage BETWEEN 1 AND 1000`)
@Check(
  'journal_trades_result',
  `profit_loss > -1e15 AND profit_loss < 1e15 AND profit_loss_percent > -1e15 AND profit_loss_percent < 1e15`,
)
@Check('journal_trades_imported', `(book IS NULL) = (closed_at IS NULL) AND (book IS NULL) = (build IS NULL)`)
@Index('journal_trades_by_book', ['userId', 'book'], { where: 'book IS NOT NULL' })
@Check('journal_trades_review', `cardinality(tags) <= 10 AND mood BETWEEN 1 AND 5 AND rating BETWEEN 1 AND 5`)
@Check('journal_trades_stop', `stop_price > 0 AND stop_price < 1e12`)
@Check('journal_trades_texts', `length(symbol) BETWEEN 1 AND 30 AND length(exchange) BETWEEN 1 AND 40`)
export class JournalTrade {
  @PrimaryColumn('uuid')
  userId: string;

  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  /** The day of closing in Asia/Seoul. */
  @Column('date')
  day: string;

  @Column('text')
  symbol: string;

  @Column('text')
  type: TradeType;

  @Column('numeric')
  entryPrice: string;

  @Column('numeric')
  exitPrice: string;

  /** In coins. */
  @Column('numeric')
  quantity: string;

  @Column('integer')
  leverage: number;

  @Column('text')
  exchange: string;

  /** In USDT: of a typed trade with 2 decimals, of an imported one what the exchange realised, without fees and funding. */
  @Column('numeric')
  profitLoss: string;

  /** Of the margin, 2 decimals. */
  @Column('numeric')
  profitLossPercent: string;

  @Column('text', { nullable: true })
  note: string | null;

  /** The member's words for what it has in common with others. */
  @Column('text', { array: true, default: [] })
  tags: string[];

  /** Why it was entered. */
  @Column('text', { nullable: true })
  setup: string | null;

  /** What went wrong. */
  @Column('text', { nullable: true })
  mistake: string | null;

  /** How the member felt, 1 to 5. */
  @Column('smallint', { nullable: true })
  mood: number | null;

  /** How well it was done, 1 to 5, whatever it brought. */
  @Column('smallint', { nullable: true })
  rating: number | null;

  /** In USDT: where a loss was to end. */
  @Column('numeric', { nullable: true })
  stopPrice: string | null;

  @Column('timestamptz')
  createdAt: Date;

  /** Exchange, market and symbol of an imported trade; null for a typed one. */
  @Column('text', { nullable: true })
  book: string | null;

  /** Which grouping of the book's fills it is of. */
  @Column('uuid', { nullable: true })
  build: string | null;

  @Column('timestamptz', { nullable: true })
  openedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  closedAt: Date | null;

  /** What fees took, in USDT. */
  @Column('numeric', { default: 0 })
  fee: string;

  /** What funding gave in USDT, negative when paid. */
  @Column('numeric', { default: 0 })
  funding: string;

  /** Fees in other coins, whose worth is not known. */
  @Column('jsonb', { nullable: true })
  otherFees: Record<string, string> | null;

  /** Imported rows that it consists of. */
  @Column('integer', { nullable: true })
  fills: number | null;

  /** It was opened before the first row that is known. */
  @Column('boolean', { default: false })
  isIncomplete: boolean;
}
