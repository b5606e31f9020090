import { Check, Column, Entity, PrimaryColumn, Unique } from 'typeorm';

/** A text that a member begins notes with. */
@Entity('journal_note_templates')
@Unique('journal_note_templates_name', ['userId', 'name'])
@Check('journal_note_templates_length', `length(name) BETWEEN 1 AND 40 AND length(text) BETWEEN 1 AND 5000`)
export class JournalNoteTemplate {
  @PrimaryColumn('uuid')
  userId: string;

  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @Column('text')
  name: string;

  @Column('text')
  text: string;

  @Column('timestamptz')
  savedAt: Date;
}
