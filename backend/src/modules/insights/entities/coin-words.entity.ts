import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What the language model was asked to say of a coin, once for everybody. */
@Entity('insights_coin_words')
export class CoinWordsRow {
  @PrimaryColumn('text')
  coin: string;

  @PrimaryColumn('text')
  language: 'ko' | 'en';

  /** Minute in which the facts were measured. */
  @PrimaryColumn('timestamptz')
  factsAt: Date;

  @Column('text')
  model: string;

  /** The model or one of the facts is the simulator's. */
  @Column('boolean')
  simulated: boolean;

  @Column('timestamptz')
  askedAt: Date;

  /** Null while it is asked. */
  @Column('timestamptz', { nullable: true })
  answeredAt: Date | null;

  /** Null if it has said nothing that can be used. */
  @Column('text', { nullable: true })
  words: string | null;
}
