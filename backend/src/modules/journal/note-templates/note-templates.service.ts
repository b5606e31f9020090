import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Clock } from '../../../platform/clock/index.js';
import { runInTransaction } from '../../../platform/database/index.js';
import { Settings } from '../../../platform/settings/index.js';
import { Members } from '../../auth/index.js';
import { NoteTemplateDto, type SaveNoteTemplateDto } from '../dto/note-template.dto.js';
import { JournalNoteTemplate } from '../entities/journal-note-template.entity.js';
import { JournalErrors } from '../journal.errors.js';
import { JournalSettings } from '../journal.settings.js';

/** Texts that members begin notes with. */
@Injectable()
export class NoteTemplates {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly members: Members,
    private readonly settings: Settings,
  ) {}

  /** By name. */
  async list(userId: string): Promise<NoteTemplateDto[]> {
    const all = await this.dataSource.manager.find(JournalNoteTemplate, { where: { userId }, order: { name: 'ASC' } });
    return all.map((template) => NoteTemplateDto.from(template));
  }

  /** Saves a template instead of the one of the same name. Throws `journal.tooManyNoteTemplates`. */
  async save(userId: string, { name, text }: SaveNoteTemplateDto): Promise<NoteTemplateDto> {
    const now = this.clock.now();
    const most = await this.settings.get(JournalSettings.mostNoteTemplates, now);
    return runInTransaction(this.dataSource, async (tx) => {
      await this.members.lockOpenMember(tx, userId, 'for_no_key_update');
      const known = await tx.findOneBy(JournalNoteTemplate, { userId, name });
      if (!known && (await tx.countBy(JournalNoteTemplate, { userId })) >= most)
        throw JournalErrors.tooManyNoteTemplates({ most });
      const template = tx.create(JournalNoteTemplate, { ...known, userId, name, text, savedAt: now });
      return NoteTemplateDto.from(await tx.save(template));
    });
  }

  /** Throws `journal.noteTemplateNotFound`. */
  async remove(userId: string, id: string): Promise<void> {
    const { affected } = await this.dataSource.manager.delete(JournalNoteTemplate, { userId, id });
    if (affected === 0) throw JournalErrors.noteTemplateNotFound();
  }
}
