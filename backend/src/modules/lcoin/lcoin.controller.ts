import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Response } from 'express';
import { DataSource } from 'typeorm';
import type { Language } from '../../platform/errors/index.js';
import {
  ApiErrors,
  ApiFile,
  CallerLanguage,
  CurrentUser,
  RefuseOtherSites,
  NextPageLink,
  type LinkedItems,
  UuidParam,
  type SessionUser,
} from '../../platform/http/index.js';
import { Ledger } from '../../platform/ledger/index.js';
import {
  EntryDto,
  EntryReceiptDto,
  PointSummaryDto,
  StatementPageQuery,
  StatementQuery,
  Statements,
} from '../../platform/statements/index.js';
import { LcoinBalanceDto } from './dto/lcoin.dto.js';
import { lcoinBook } from './lcoin.book.js';

@ApiTags('lcoin')
@Controller('lance-coins')
export class LcoinController {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly ledger: Ledger,
    private readonly statements: Statements,
  ) {}

  /** The member's L coin now. */
  @Get('balance')
  @ApiErrors(401)
  async getLcoinBalance(@CurrentUser() { id }: SessionUser): Promise<LcoinBalanceDto> {
    return LcoinBalanceDto.from(await this.ledger.balance(this.dataSource.manager, id, 'LCOIN'));
  }

  /** Everything that was added to or taken from the member's L coin, newest first. */
  @Get('history')
  @ApiErrors(400, 401)
  async listLcoinEntries(
    @CurrentUser() { id }: SessionUser,
    @CallerLanguage() language: Language,
    @Query() query: StatementPageQuery,
    @NextPageLink() linked: LinkedItems,
  ): Promise<EntryDto[]> {
    return linked(await this.statements.list(lcoinBook, id, query, language));
  }

  /** Sums over all of the member's transfers, of one moment. */
  @Get('summary')
  @ApiErrors(401)
  async getLcoinSummary(
    @CurrentUser() { id }: SessionUser,
    @CallerLanguage() language: Language,
  ): Promise<PointSummaryDto> {
    return this.statements.summary(lcoinBook, id, language);
  }

  /** The same entries as a CSV file, oldest first; all of them without a filter. */
  @Get('history.csv')
  @RefuseOtherSites()
  @ApiFile('text/csv', 'UTF-8 with a byte order mark, titles in the first line')
  @ApiErrors(400, 401, 403, 503)
  async downloadLcoinEntries(
    @CurrentUser() { id }: SessionUser,
    @CallerLanguage() language: Language,
    @Query() query: StatementQuery,
    @Res() response: Response,
  ): Promise<void> {
    await this.statements.sendCsv(lcoinBook, id, query, language, response);
  }

  /** The act behind an entry: attendance, claim, order or request, with the numbers its amount came from. */
  @Get('history/:id/receipt')
  @ApiErrors(400, 401, 404)
  async getLcoinReceipt(
    @CurrentUser() { id: userId }: SessionUser,
    @CallerLanguage() language: Language,
    @Param() { id }: UuidParam,
  ): Promise<EntryReceiptDto> {
    return this.statements.receipt(lcoinBook, userId, id, language);
  }
}
