import { Check, Column, Entity, PrimaryColumn, Unique } from 'typeorm';

/** A question of the FAQ with its answer in both languages. Answers contain placeholders for numbers. */
@Entity('faq_entries')
@Unique('faq_entries_one_each_place', ['position'], { deferrable: 'INITIALLY DEFERRED' })
@Check('faq_entries_position', `"position" > 0`)
export class FaqEntry {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  /** From 1, without gaps. */
  @Column('integer')
  position: number;

  @Column('text')
  questionKo: string;

  @Column('text')
  questionEn: string;

  /** With placeholders in braces; see `faq-placeholders.rules.ts`. */
  @Column('text')
  answerKo: string;

  @Column('text')
  answerEn: string;

  /** Search keywords. */
  @Column('text', { array: true })
  keywordsKo: string[];

  @Column('text', { array: true })
  keywordsEn: string[];

  /** Path on this site with further information. */
  @Column('text', { nullable: true })
  link: string | null;

  @Column('boolean')
  isPublished: boolean;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  updatedAt: Date;
}
