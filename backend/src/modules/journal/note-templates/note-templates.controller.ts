import { Body, Controller, Delete, Get, HttpCode, Param, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApiErrors, CurrentUser, type SessionUser, UuidParam } from '../../../platform/http/index.js';
import { NoteTemplateDto, SaveNoteTemplateDto } from '../dto/note-template.dto.js';
import { NoteTemplates } from './note-templates.service.js';

@ApiTags('journal')
@Controller('journal/note-templates')
export class NoteTemplatesController {
  constructor(private readonly templates: NoteTemplates) {}

  /** The texts that the member begins notes with, by name. */
  @Get()
  @ApiErrors(401)
  async listNoteTemplates(@CurrentUser() { id }: SessionUser): Promise<NoteTemplateDto[]> {
    return this.templates.list(id);
  }

  /** Saves a text instead of the one of the same name. */
  @Put()
  @ApiErrors(400, 401, 422)
  async saveNoteTemplate(
    @CurrentUser() { id }: SessionUser,
    @Body() template: SaveNoteTemplateDto,
  ): Promise<NoteTemplateDto> {
    return this.templates.save(id, template);
  }

  /** Removes a text; notes that began with it stay as they are. */
  @Delete(':id')
  @HttpCode(204)
  @ApiErrors(400, 401, 404)
  async deleteNoteTemplate(@CurrentUser() { id: userId }: SessionUser, @Param() { id }: UuidParam): Promise<void> {
    await this.templates.remove(userId, id);
  }
}
