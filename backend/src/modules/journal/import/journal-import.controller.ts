import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import type { Language } from '../../../platform/errors/index.js';
import {
  type Actor,
  ApiErrors,
  ApiFileBody,
  CallerLanguage,
  CurrentActor,
  CurrentUser,
  fileOf,
  type LinkedItems,
  NextPageLink,
  PageQuery,
  type SessionUser,
  UuidParam,
} from '../../../platform/http/index.js';
import {
  JournalImportDetailsDto,
  JournalImportDto,
  ReadHistoryDto,
  UploadHistoryQuery,
} from '../dto/journal-import.dto.js';
import { JournalImports } from './journal-imports.service.js';

@ApiTags('journal')
@Controller('journal/imports')
export class JournalImportController {
  constructor(private readonly imports: JournalImports) {}

  /** Uploads a trade history, which is then read. Nothing is written before it is confirmed; a file that was not confirmed gives way. */
  @Post('file')
  @HttpCode(202)
  @ApiFileBody('CSV or XLSX, at most 32 MB (a setting)')
  @ApiErrors(400, 401, 409, 503)
  async uploadHistory(
    @CurrentActor() actor: Actor,
    @Query() { fileName }: UploadHistoryQuery,
    @Req() request: Request,
  ): Promise<JournalImportDto> {
    return JournalImportDto.from(await this.imports.upload(actor, fileName, fileOf(request)), actor.language);
  }

  /** The member's uploaded histories, newest first. */
  @Get()
  @ApiErrors(400, 401)
  async listJournalImports(
    @CurrentUser() { id }: SessionUser,
    @CallerLanguage() language: Language,
    @Query() page: PageQuery,
    @NextPageLink() linked: LinkedItems,
  ): Promise<JournalImportDto[]> {
    return linked(await this.imports.list(id, page)).map((found) => JournalImportDto.from(found, language));
  }

  /** One uploaded history as it stands, with its preview. */
  @Get(':id')
  @ApiErrors(400, 401, 404)
  async getJournalImport(
    @CurrentUser() { id: userId }: SessionUser,
    @CallerLanguage() language: Language,
    @Param() { id }: UuidParam,
  ): Promise<JournalImportDetailsDto> {
    return JournalImportDetailsDto.from(await this.imports.get(userId, id), language);
  }

  /** Reads a previewed file once more: in another time zone, or with other columns. */
  @Post(':id/read')
  @HttpCode(202)
  @ApiErrors(400, 401, 404, 409)
  async readHistoryAgain(
    @CurrentActor() actor: Actor,
    @Param() { id }: UuidParam,
    @Body() body: ReadHistoryDto,
  ): Promise<JournalImportDto> {
    return JournalImportDto.from(await this.imports.readAgain(actor, id, body), actor.language);
  }

  /** Writes the good rows of a previewed file, in the background, and groups them into trades. */
  @Post(':id/confirm')
  @HttpCode(202)
  @ApiErrors(400, 401, 404, 409, 422)
  async confirmJournalImport(@CurrentActor() actor: Actor, @Param() { id }: UuidParam): Promise<JournalImportDto> {
    return JournalImportDto.from(await this.imports.confirm(actor, id), actor.language);
  }

  /** Takes a written file back, in the background: every figure becomes as if it had not come. */
  @Post(':id/undo')
  @HttpCode(202)
  @ApiErrors(400, 401, 404, 409)
  async undoJournalImport(@CurrentActor() actor: Actor, @Param() { id }: UuidParam): Promise<JournalImportDto> {
    return JournalImportDto.from(await this.imports.undo(actor, id), actor.language);
  }

  /** Removes a file that is not in the books from the history. */
  @Delete(':id')
  @HttpCode(204)
  @ApiErrors(400, 401, 404, 409)
  async deleteJournalImport(@CurrentActor() actor: Actor, @Param() { id }: UuidParam): Promise<void> {
    await this.imports.remove(actor, id);
  }
}
