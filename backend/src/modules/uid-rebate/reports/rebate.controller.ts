import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Language } from '../../../platform/errors/index.js';
import {
  ApiErrors,
  CallerLanguage,
  CurrentUser,
  NextPageLink,
  type LinkedItems,
  type SessionUser,
} from '../../../platform/http/index.js';
import { RebateMonthDto } from '../dto/rebate-month.dto.js';
import { RebateRowDto, RebateRowsQuery, RebateSummaryDto, RebateSummaryQuery } from '../dto/rebate-summary.dto.js';
import { Exchanges } from '../exchanges/exchanges.service.js';
import { RebateMonths } from './rebate-months.queries.js';
import { RebateSummaryQueries } from './rebate-summary.queries.js';
import { RebateQueries } from './rebate.queries.js';

/** Months that a statement looks back. */
const MOST_MONTHS = 24;

@ApiTags('uid-rebate')
@Controller('user')
export class RebateController {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly exchanges: Exchanges,
    private readonly summaries: RebateSummaryQueries,
    private readonly rebates: RebateQueries,
    private readonly months: RebateMonths,
  ) {}

  /** The member's rebate by report over the last 7, 30 or 90 closed report days. */
  @Get('rebate-summary')
  @ApiErrors(400, 401)
  async getRebateSummary(
    @CurrentUser() { id }: SessionUser,
    @CallerLanguage() language: Language,
    @Query() { days }: RebateSummaryQuery,
  ): Promise<RebateSummaryDto> {
    return this.summaries.summaryOf(id, days, language);
  }

  /** The member's rebate by calendar month, newest first, at most 24 months that have report rows. */
  @Get('rebate-months')
  @ApiErrors(401)
  async listRebateMonths(@CurrentUser() { id }: SessionUser): Promise<RebateMonthDto[]> {
    return this.months.monthsOf(this.dataSource.manager, id, MOST_MONTHS);
  }

  /** The report rows behind the figures of the dashboard, newest day first. */
  @Get('rebate-rows')
  @ApiErrors(400, 401)
  async listRebateRows(
    @CurrentUser() { id }: SessionUser,
    @Query() query: RebateRowsQuery,
    @NextPageLink() linked: LinkedItems,
  ): Promise<RebateRowDto[]> {
    const range = await this.summaries.currentRange(id, query.days);
    const exchange = query.exchange ? await this.exchanges.getExchange(query.exchange) : undefined;
    const items = linked(
      await this.rebates.listRowsOfMember(this.dataSource.manager, id, {
        from: query.day ?? range.from,
        to: query.day ?? range.to,
        exchangeId: exchange?.id,
        cursor: query.cursor,
        limit: query.limit,
      }),
    );
    const zones = await this.exchanges.zonesById();
    return items.map((row) => RebateRowDto.from(row, zones.get(row.exchangeId) ?? ''));
  }
}
