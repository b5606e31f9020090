import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { XLSX_TYPE } from '../../platform/csv/index.js';
import type { Language } from '../../platform/errors/index.js';
import {
  type Actor,
  ApiErrors,
  ApiFile,
  CallerLanguage,
  CurrentActor,
  CurrentUser,
  Idempotent,
  type LinkedItems,
  NextPageLink,
  RefuseOtherSites,
  type SessionUser,
  UuidParam,
} from '../../platform/http/index.js';
import { CashFlows } from './cash-flows.service.js';
import { CashFlowDto, CreateCashFlowDto, UpdateCashFlowDto } from './dto/cash-flow.dto.js';
import { DailyEntryDto, EntryDayParam, JournalDayDto, PerformanceDto, SaveDailyEntryDto } from './dto/day.dto.js';
import { JournalPageQuery, JournalPeriodQuery, TradeFilterQuery, TradePageQuery } from './dto/period.dto.js';
import { PositionDto } from './dto/position.dto.js';
import { JournalRebatesDto } from './dto/rebate.dto.js';
import { JournalStatisticsDto, TradeSumDto } from './dto/statistics.dto.js';
import { CreateTradeDto, TradeDto, UpdateTradeDto } from './dto/trade.dto.js';
import { JournalDays } from './journal-days.service.js';
import { JournalRebates } from './journal-rebates.service.js';
import { JournalStatistics } from './journal-statistics.service.js';
import { Trades } from './trades.service.js';

@ApiTags('journal')
@Controller()
export class JournalController {
  constructor(
    private readonly days: JournalDays,
    private readonly statistics: JournalStatistics,
    private readonly rebates: JournalRebates,
    private readonly trades: Trades,
    private readonly cashFlows: CashFlows,
  ) {}

  /** Profits and returns of the member's journal, from the results of its days. */
  @Get('mypage/performance')
  @ApiErrors(401)
  async getPerformance(@CurrentUser() { id }: SessionUser): Promise<PerformanceDto> {
    return this.days.performance(id);
  }

  /** What the trades and days of a period say, with the size of each sample. */
  @Get('mypage/performance/statistics')
  @ApiErrors(400, 401)
  async getJournalStatistics(
    @CurrentUser() { id }: SessionUser,
    @Query() query: JournalPeriodQuery,
  ): Promise<JournalStatisticsDto> {
    return this.statistics.read(id, query);
  }

  /** Days on which there is anything, with their results, newest first. */
  @Get('journal/days')
  @ApiErrors(400, 401)
  async listJournalDays(
    @CurrentUser() { id }: SessionUser,
    @Query() query: JournalPageQuery,
    @NextPageLink() linked: LinkedItems,
  ): Promise<JournalDayDto[]> {
    return linked(await this.days.listResults(id, query));
  }

  /** The same days as a CSV file, oldest first. */
  @Get('journal/days.csv')
  @RefuseOtherSites()
  @ApiFile('text/csv', 'UTF-8 with a byte order mark, titles in the first line')
  @ApiErrors(400, 401, 403, 503)
  async downloadJournalDays(
    @CurrentUser() { id }: SessionUser,
    @CallerLanguage() language: Language,
    @Query() query: JournalPeriodQuery,
    @Res() response: Response,
  ): Promise<void> {
    await this.days.sendFile(id, 'csv', query, language, response);
  }

  /** The same days as a workbook, oldest first. */
  @Get('journal/days.xlsx')
  @RefuseOtherSites()
  @ApiFile(XLSX_TYPE, 'One sheet, titles in the first row; amounts that a double cannot hold are texts')
  @ApiErrors(400, 401, 403, 503)
  async downloadJournalDaysWorkbook(
    @CurrentUser() { id }: SessionUser,
    @CallerLanguage() language: Language,
    @Query() query: JournalPeriodQuery,
    @Res() response: Response,
  ): Promise<void> {
    await this.days.sendFile(id, 'xlsx', query, language, response);
  }

  /** The member's rebates as the exchanges reported them, and days with trades of which they reported nothing. */
  @Get('journal/rebates')
  @ApiErrors(400, 401)
  async getJournalRebates(
    @CurrentUser() { id }: SessionUser,
    @Query() query: JournalPeriodQuery,
  ): Promise<JournalRebatesDto> {
    return this.rebates.read(id, query);
  }

  /** Balances and notes, newest day first. */
  @Get('daily-journal')
  @ApiErrors(400, 401)
  async listDailyEntries(
    @CurrentUser() { id }: SessionUser,
    @Query() query: JournalPageQuery,
    @NextPageLink() linked: LinkedItems,
  ): Promise<DailyEntryDto[]> {
    return linked(await this.days.listEntries(id, query));
  }

  /** Saves balances, note or both of a day. What is not sent stays as it is. */
  @Post('daily-journal')
  @HttpCode(200)
  @ApiErrors(400, 401)
  async saveDailyEntry(@CurrentActor() actor: Actor, @Body() body: SaveDailyEntryDto): Promise<DailyEntryDto> {
    return this.days.save(actor, body);
  }

  /** Removes balances and note of a day; its trades and cash flows stay. */
  @Delete('daily-journal/:date')
  @HttpCode(204)
  @ApiErrors(400, 401, 404)
  async deleteDailyEntry(@CurrentActor() actor: Actor, @Param() { date }: EntryDayParam): Promise<void> {
    await this.days.remove(actor, date);
  }

  /** The member's trades, newest day first; those with the words looked for, if there are some. */
  @Get('mypage/trades')
  @ApiErrors(400, 401)
  async listTrades(
    @CurrentUser() { id }: SessionUser,
    @Query() query: TradePageQuery,
    @NextPageLink() linked: LinkedItems,
  ): Promise<TradeDto[]> {
    return linked(await this.trades.list(id, query));
  }

  /** What the trades of such a list add up to, on all its pages; results are before fees and funding. */
  @Get('mypage/trades/sum')
  @ApiErrors(400, 401)
  async sumTrades(@CurrentUser() { id }: SessionUser, @Query() query: TradeFilterQuery): Promise<TradeSumDto> {
    return this.trades.sum(id, query);
  }

  /** The member's trades as a CSV file, oldest first. */
  @Get('mypage/trades.csv')
  @RefuseOtherSites()
  @ApiFile('text/csv', 'UTF-8 with a byte order mark, titles in the first line')
  @ApiErrors(400, 401, 403, 503)
  async downloadTrades(
    @CurrentUser() { id }: SessionUser,
    @CallerLanguage() language: Language,
    @Query() query: JournalPeriodQuery,
    @Res() response: Response,
  ): Promise<void> {
    await this.trades.sendFile(id, 'csv', query, language, response);
  }

  /** The same trades as a workbook, oldest first. */
  @Get('mypage/trades.xlsx')
  @RefuseOtherSites()
  @ApiFile(XLSX_TYPE, 'One sheet, titles in the first row; amounts that a double cannot hold are texts')
  @ApiErrors(400, 401, 403, 503)
  async downloadTradesWorkbook(
    @CurrentUser() { id }: SessionUser,
    @CallerLanguage() language: Language,
    @Query() query: JournalPeriodQuery,
    @Res() response: Response,
  ): Promise<void> {
    await this.trades.sendFile(id, 'xlsx', query, language, response);
  }

  /** Writes a trade down and computes its result. */
  @Post('mypage/trades')
  @Idempotent()
  @ApiErrors(400, 401, 422)
  async createTrade(@CurrentActor() actor: Actor, @Body() body: CreateTradeDto): Promise<TradeDto> {
    return this.trades.add(actor, body);
  }

  /** Changes a trade; its result is computed anew. Of an imported trade only note, tags, setup, mistake, mood, rating and stop can be changed. */
  @Patch('mypage/trades/:id')
  @ApiErrors(400, 401, 404, 422)
  async updateTrade(
    @CurrentActor() actor: Actor,
    @Param() { id }: UuidParam,
    @Body() body: UpdateTradeDto,
  ): Promise<TradeDto> {
    return this.trades.update(actor, id, body);
  }

  /** Deletes a typed trade; an imported one goes with its file. */
  @Delete('mypage/trades/:id')
  @HttpCode(204)
  @ApiErrors(400, 401, 404, 422)
  async deleteTrade(@CurrentActor() actor: Actor, @Param() { id }: UuidParam): Promise<void> {
    await this.trades.remove(actor, id);
  }

  /** Positions that the member's imported trade histories leave open, the newest first. */
  @Get('journal/positions')
  @ApiErrors(401)
  async listPositions(@CurrentUser() { id }: SessionUser): Promise<PositionDto[]> {
    return this.trades.listPositions(id);
  }

  /** The member's deposits and withdrawals, newest day first. */
  @Get('mypage/cashflows')
  @ApiErrors(400, 401)
  async listCashFlows(
    @CurrentUser() { id }: SessionUser,
    @Query() query: JournalPageQuery,
    @NextPageLink() linked: LinkedItems,
  ): Promise<CashFlowDto[]> {
    return linked(await this.cashFlows.list(id, query));
  }

  /** Writes a deposit or withdrawal down. */
  @Post('mypage/cashflows')
  @Idempotent()
  @ApiErrors(400, 401, 422)
  async createCashFlow(@CurrentActor() actor: Actor, @Body() body: CreateCashFlowDto): Promise<CashFlowDto> {
    return this.cashFlows.add(actor, body);
  }

  /** Changes a deposit or withdrawal. */
  @Patch('mypage/cashflows/:id')
  @ApiErrors(400, 401, 404)
  async updateCashFlow(
    @CurrentActor() actor: Actor,
    @Param() { id }: UuidParam,
    @Body() body: UpdateCashFlowDto,
  ): Promise<CashFlowDto> {
    return this.cashFlows.update(actor, id, body);
  }

  /** Deletes a deposit or withdrawal. */
  @Delete('mypage/cashflows/:id')
  @HttpCode(204)
  @ApiErrors(400, 401, 404)
  async deleteCashFlow(@CurrentActor() actor: Actor, @Param() { id }: UuidParam): Promise<void> {
    await this.cashFlows.remove(actor, id);
  }
}
