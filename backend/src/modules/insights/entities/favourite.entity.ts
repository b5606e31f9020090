import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** A coin that a member has an eye on. */
@Entity('insights_favourites')
@Check('insights_favourites_symbol', `length(symbol) BETWEEN 1 AND 30`)
export class Favourite {
  @PrimaryColumn('uuid')
  userId: string;

  /** Ticker of the coin. */
  @PrimaryColumn('text')
  symbol: string;

  @Column('timestamptz')
  createdAt: Date;
}
