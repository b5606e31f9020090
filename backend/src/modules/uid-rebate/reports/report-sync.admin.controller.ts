import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Language } from '../../../platform/errors/index.js';
import {
  type Actor,
  Admin,
  ApiErrors,
  CallerLanguage,
  CurrentActor,
  NextPageLink,
  type LinkedItems,
} from '../../../platform/http/index.js';
import { FlaggedRowsQuery } from '../dto/flagged-rows.dto.js';
import { RebateRowDto } from '../dto/rebate-summary.dto.js';
import { ReportSyncDto, ReportSyncsQuery, StartedReportSyncDto, StartReportSyncDto } from '../dto/report-sync.dto.js';
import { Exchanges } from '../exchanges/exchanges.service.js';
import { RebateQueries } from './rebate.queries.js';
import { ReportSyncRequests } from './report-sync-requests.service.js';
import { say } from '../uid-rebate.messages.js';

@ApiTags('admin')
@Admin()
@Controller('admin')
export class ReportSyncAdminController {
  constructor(
    private readonly exchanges: Exchanges,
    private readonly requests: ReportSyncRequests,
    private readonly rebates: RebateQueries,
  ) {}

  /** Read up to 30 closed days of an exchange again, in the background; the list shows the progress. */
  @Post('report-syncs')
  @HttpCode(202)
  @ApiErrors(400, 401, 403, 409, 422)
  async startReportSync(@CurrentActor() actor: Actor, @Body() body: StartReportSyncDto): Promise<StartedReportSyncDto> {
    const { exchange, backfillId, days } = await this.requests.start(actor, body);
    return { message: say(actor.language, 'syncStarted', { exchange: exchange.name, days }), backfillId, days };
  }

  /** Readings of reports with their progress and failures, newest first. */
  @Get('report-syncs')
  @ApiErrors(400, 401, 403)
  async listReportSyncs(
    @CallerLanguage() language: Language,
    @Query() query: ReportSyncsQuery,
    @NextPageLink() linked: LinkedItems,
  ): Promise<ReportSyncDto[]> {
    const { exchange, ...filter } = query;
    const exchangeId = exchange ? (await this.exchanges.getExchange(exchange)).id : undefined;
    const items = linked(await this.requests.list({ ...filter, exchangeId }));
    const names = await this.exchanges.namesById();
    return items.map((run) => ReportSyncDto.from(run, names.get(run.exchangeId) ?? run.exchangeId, language));
  }

  /** Report rows of which we promise more than the exchange pays us, newest day first. */
  @Get('flagged-report-rows')
  @ApiErrors(400, 401, 403)
  async listFlaggedReportRows(
    @Query() query: FlaggedRowsQuery,
    @NextPageLink() linked: LinkedItems,
  ): Promise<RebateRowDto[]> {
    const exchangeId = query.exchange ? (await this.exchanges.getExchange(query.exchange)).id : undefined;
    const items = linked(await this.rebates.listFlaggedRows({ ...query, exchangeId }));
    const zones = await this.exchanges.zonesById();
    return items.map((row) => RebateRowDto.from(row, zones.get(row.exchangeId) ?? ''));
  }
}
