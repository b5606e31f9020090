import { Check, Column, Entity, PrimaryColumn, Unique } from 'typeorm';

/** A question that visitors ask and its answer, in both languages, with placeholders for numbers. */
@Entity('admin_faq_entries')
@Unique('admin_faq_entries_one_each_place', ['position'], { deferrable: 'INITIALLY DEFERRED' })
@Check('admin_faq_entries_position', `"position" > 0`)
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

  /** Other words that lead to the question. */
  @Column('text', { array: true })
  keywordsKo: string[];

  @Column('text', { array: true })
  keywordsEn: string[];

  /** An address of this site where one can go on. */
  @Column('text', { nullable: true })
  link: string | null;

  @Column('boolean')
  isPublished: boolean;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  updatedAt: Date;
}
