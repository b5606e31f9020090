import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { JournalDay } from './journal-day.entity.js';

export const TRADE_TYPES = ['long', 'short'] as const;
export type TradeType = (typeof TRADE_TYPES)[number];

/** A trade that a member typed in. Its result follows from its prices (`tradeResult`). */
@Entity('journal_trades')
@Index('journal_trades_by_day', ['userId', 'day', 'id'])
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

  /** In USDT, 2 decimals. */
  @Column('numeric')
  profitLoss: string;

  /** Of the margin, 2 decimals. */
  @Column('numeric')
  profitLossPercent: string;

  @Column('text', { nullable: true })
  note: string | null;

  @Column('timestamptz')
  createdAt: Date;
}
