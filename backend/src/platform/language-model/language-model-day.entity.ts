import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What the language model has cost on a day. */
@Entity('platform_language_model_days')
export class LanguageModelDay {
  /** In Seoul. */
  @PrimaryColumn('date')
  day: string;

  @Column('integer')
  answers: number;

  @Column('bigint')
  promptTokens: string;

  @Column('bigint')
  completionTokens: string;

  /** In USD, by the prices of the settings at each answer. */
  @Column('numeric')
  cost: string;
}
