import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import type { TradeType } from './journal-trade.entity.js';

/** A position that imported fills leave open. It is written anew with each grouping of its book. Amounts are in the quote. */
@Entity('journal_positions')
@Check('journal_positions_type', `"type" IN ('long', 'short')`)
@Check('journal_positions_amounts', `quantity > 0 AND quantity < 1e15 AND entry_price > 0 AND entry_price < 1e12`)
export class JournalPosition {
  @PrimaryColumn('uuid')
  userId: string;

  @PrimaryColumn('uuid')
  id: string;

  /** Exchange, market and symbol. */
  @Column('text')
  book: string;

  @Column('text')
  type: TradeType;

  /** In coins; of OKX futures in contracts, whose size no file tells. */
  @Column('numeric')
  quantity: string;

  @Column('numeric')
  entryPrice: string;

  /** What fees took so far, as far as they are in the quote or the coin itself. */
  @Column('numeric')
  fee: string;

  /** What funding gave so far, negative when paid. */
  @Column('numeric')
  funding: string;

  @Column('timestamptz')
  openedAt: Date;

  /** Time of the last imported row of its book: what happened since is not known. */
  @Column('timestamptz')
  knownUntil: Date;
}
