import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A translation, so that a text is paid for once. */
@Entity('insights_translations')
export class TranslationRow {
  /** SHA-256 of the text. */
  @PrimaryColumn('bytea')
  textHash: Buffer;

  @PrimaryColumn('text')
  language: 'ko' | 'en';

  @Column('text')
  translated: string;

  @Column('timestamptz')
  at: Date;
}
