import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { CoinText } from '../sources/coin-details.wire.js';

/** What CoinGecko said of a coin. Kept while it can be read again, because reads are counted by the month. */
@Entity('insights_coin_details')
export class CoinDetailRow {
  /** At CoinGecko. */
  @PrimaryColumn('text')
  id: string;

  @Column('jsonb')
  data: CoinText;

  @Column('boolean')
  simulated: boolean;

  @Column('timestamptz')
  fetchedAt: Date;
}
