import { Body, Controller, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import type { Language } from '../../../platform/errors/index.js';
import {
  type Actor,
  Admin,
  ApiErrors,
  ApiFileBody,
  CallerLanguage,
  CurrentActor,
  fileOf,
  NextPageLink,
  type LinkedItems,
  UuidParam,
} from '../../../platform/http/index.js';
import {
  ImportPreviewDto,
  ReportImportDetailDto,
  ReportImportDto,
  ReportImportResultDto,
  ReportImportsQuery,
  SavedImportMappingDto,
  UploadReportDto,
  UploadReportFileQuery,
} from '../dto/report-import.dto.js';
import { Exchanges } from '../exchanges/exchanges.service.js';
import type { ImportPreview } from './import-previews.service.js';
import type { ImportMapping } from './report-import.rules.js';
import { ReportImports } from './report-imports.service.js';
import { say } from '../uid-rebate.messages.js';

@ApiTags('admin')
@Admin()
@Controller('admin')
export class ReportImportAdminController {
  constructor(
    private readonly exchanges: Exchanges,
    private readonly imports: ReportImports,
  ) {}

  /** Upload a report file and see what it would do. Nothing is written before it is committed. */
  @Post('report-imports')
  @HttpCode(200)
  @ApiErrors(400, 401, 403, 503)
  async uploadReport(
    @CurrentActor() actor: Actor,
    @Body() { exchange: exchangeName, fileName, content, mapping: given }: UploadReportDto,
  ): Promise<ImportPreviewDto> {
    return this.preview(actor, {
      exchangeName,
      fileName,
      content: decoded(content),
      maxBytes: MAX_BASE64_BYTES,
      mapping: given,
    });
  }

  /** Upload a larger report file as it is, and see what it would do. Nothing is written before it is committed. */
  @Post('report-imports/file')
  @HttpCode(200)
  @ApiFileBody('CSV or XLSX, at most 64 MB')
  @ApiErrors(400, 401, 403, 503)
  async uploadReportFile(
    @CurrentActor() actor: Actor,
    @Query() { exchange: exchangeName, fileName, mapping }: UploadReportFileQuery,
    @Req() request: Request,
  ): Promise<ImportPreviewDto> {
    return this.preview(actor, { exchangeName, fileName, content: fileOf(request), mapping });
  }

  /** Uploaded files, newest first. */
  @Get('report-imports')
  @ApiErrors(400, 401, 403)
  async listReportImports(
    @Query() query: ReportImportsQuery,
    @NextPageLink() linked: LinkedItems,
  ): Promise<ReportImportDto[]> {
    const exchangeId = query.exchange ? (await this.exchanges.getExchange(query.exchange)).id : undefined;
    const items = linked(await this.imports.list({ ...query, exchangeId }));
    const names = await this.exchanges.namesById();
    return items.map((item) => ReportImportDto.from(item, names.get(item.exchangeId) ?? item.exchangeId));
  }

  /** One uploaded file with its preview, and with what taking it back would do. */
  @Get('report-imports/:id')
  @ApiErrors(400, 401, 403, 404)
  async getReportImport(
    @CallerLanguage() language: Language,
    @Param() { id }: UuidParam,
  ): Promise<ReportImportDetailDto> {
    const found = await this.imports.getImport(id);
    const exchange = await this.exchanges.getExchange(found.exchangeId);
    const preview = ImportPreviewDto.from(
      {
        id,
        exchangeId: exchange.id,
        exchangeName: exchange.name,
        dayTimeZone: this.exchanges.zoneOf(exchange),
        mapping: found.mapping as unknown as ImportMapping,
        preview: found.preview as unknown as ImportPreview,
      },
      language,
    );
    return { ...ReportImportDto.from(found, exchange.name), preview, undo: await this.imports.findUndo(found) };
  }

  /** Write the good rows of an uploaded file. The same file again writes nothing. */
  @Post('report-imports/:id/commit')
  @HttpCode(200)
  @ApiErrors(400, 401, 403, 404, 409, 422, 503)
  async commitReportImport(@CurrentActor() actor: Actor, @Param() { id }: UuidParam): Promise<ReportImportResultDto> {
    const committed = await this.imports.commit(actor, id);
    const { new: added = 0, changed = 0 } = committed.counts ?? {};
    const message = say(actor.language, 'importCommitted', { rows: added + changed });
    return { message, import: ReportImportDto.from(committed, await this.nameOf(committed.exchangeId)) };
  }

  /** Take a committed file back: its rows become what they were. */
  @Post('report-imports/:id/undo')
  @HttpCode(200)
  @ApiErrors(400, 401, 403, 404, 409)
  async undoReportImport(@CurrentActor() actor: Actor, @Param() { id }: UuidParam): Promise<ReportImportResultDto> {
    const { reportImport, rows } = await this.imports.undo(actor, id);
    const message = say(actor.language, 'importUndone', { rows });
    return { message, import: ReportImportDto.from(reportImport, await this.nameOf(reportImport.exchangeId)) };
  }

  /** The mapping with which the last file of an exchange was committed. */
  @Get('report-import-mappings/:exchange')
  @ApiParam({ name: 'exchange', description: 'Name or id of the exchange', example: 'Binance' })
  @ApiErrors(400, 401, 403)
  async getReportImportMapping(@Param('exchange') exchangeName: string): Promise<SavedImportMappingDto> {
    const { id } = await this.exchanges.getExchange(exchangeName);
    return { exchange: id, mapping: await this.imports.findMapping(id) };
  }

  private async preview(actor: Actor, upload: Parameters<ReportImports['upload']>[1]): Promise<ImportPreviewDto> {
    const { id, exchange, mapping, preview } = await this.imports.upload(actor, upload);
    const dayTimeZone = this.exchanges.zoneOf(exchange);
    return ImportPreviewDto.from(
      { id, exchangeId: exchange.id, exchangeName: exchange.name, dayTimeZone, mapping, preview },
      actor.language,
    );
  }

  private async nameOf(exchangeId: string): Promise<string> {
    return (await this.exchanges.getExchange(exchangeId)).name;
  }
}

/** Of a file within JSON, which is in memory whole. */
const MAX_BASE64_BYTES = 10 * 2 ** 20;
/** Base64 of so many characters is decoded at a time. */
const PIECE = 2 ** 20;

function* decoded(base64: string): Generator<Buffer> {
  for (let at = 0; at < base64.length; at += PIECE) yield Buffer.from(base64.slice(at, at + PIECE), 'base64');
}
