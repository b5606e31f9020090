import { Line, Note } from '../../../platform/http/index.js';
import type { JournalNoteTemplate } from '../entities/journal-note-template.entity.js';
import { fieldTexts } from '../journal.messages.js';

/** A text to begin notes with. */
export class SaveNoteTemplateDto {
  /** What the member calls it. @example "하루 복기" */
  @Line({ max: 40, missing: fieldTexts.templateName, long: fieldTexts.templateName })
  name: string;
  /** What a note begins with. @example "잘한 점:\n아쉬운 점:" */
  @Note({ max: 5000, missing: fieldTexts.templateText, long: fieldTexts.note })
  text: string;
}

/** A text that the member begins notes with. */
export class NoteTemplateDto {
  /** Its id. */
  id: string;
  /** What the member calls it. */
  name: string;
  /** What a note begins with. */
  text: string;
  /** When it was saved last. */
  savedAt: string;

  static from({ id, name, text, savedAt }: JournalNoteTemplate): NoteTemplateDto {
    return { id, name, text, savedAt: savedAt.toISOString() };
  }
}
