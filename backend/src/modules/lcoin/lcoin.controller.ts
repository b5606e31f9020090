import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Request, Response } from 'express';
import { DataSource } from 'typeorm';
import type { Language } from '../../platform/errors/index.js';
import {
  ApiErrors,
  CallerLanguage,
  CurrentUser,
  linkNextPage,
  PageQuery,
  type SessionUser,
} from '../../platform/http/index.js';
import { Ledger } from '../../platform/ledger/index.js';
import { LcoinBalanceDto, LcoinEntryDto, LcoinSummaryDto } from './dto/lcoin.dto.js';

@ApiTags('lcoin')
@Controller('lance-coins')
export class LcoinController {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly ledger: Ledger,
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
    @Query() page: PageQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<LcoinEntryDto[]> {
    const { items, nextCursor } = await this.ledger.statement(this.dataSource.manager, id, 'LCOIN', page);
    linkNextPage(request, response, nextCursor);
    return items.map((line) => LcoinEntryDto.from(line, language));
  }

  /** Sums over all of the member's transfers. */
  @Get('summary')
  @ApiErrors(401)
  async getLcoinSummary(@CurrentUser() { id }: SessionUser): Promise<LcoinSummaryDto> {
    return LcoinSummaryDto.from(await this.ledger.totals(this.dataSource.manager, id, 'LCOIN'));
  }
}
