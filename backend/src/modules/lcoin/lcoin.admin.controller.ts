import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Response } from 'express';
import { DataSource } from 'typeorm';
import type { Language } from '../../platform/errors/index.js';
import {
  type Actor,
  Admin,
  ApiErrors,
  ApiFile,
  CallerLanguage,
  CurrentActor,
  Idempotent,
  RefuseOtherSites,
  NextPageLink,
  type LinkedItems,
  UuidParam,
} from '../../platform/http/index.js';
import { Idempotency } from '../../platform/idempotency/index.js';
import {
  EntryDto,
  EntryReceiptDto,
  MemberEntryParams,
  StatementPageQuery,
  StatementQuery,
  Statements,
} from '../../platform/statements/index.js';
import { Members } from '../auth/index.js';
import { AdjustLcoinDto, LcoinAdjustedDto } from './dto/lcoin-adjustment.dto.js';
import { LcoinAdjustments } from './lcoin-adjustments.service.js';
import { lcoinBook } from './lcoin.book.js';
import { say } from './lcoin.messages.js';

@ApiTags('admin')
@Admin()
@Controller('admin/users/:id')
export class LcoinAdminController {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly statements: Statements,
    private readonly members: Members,
    private readonly adjustments: LcoinAdjustments,
    private readonly idempotency: Idempotency,
  ) {}

  /** A member's L coin history, newest first. */
  @Get('lance-coins')
  @ApiErrors(400, 401, 403, 404)
  async listMemberLcoinEntries(
    @CallerLanguage() language: Language,
    @Param() { id }: UuidParam,
    @Query() query: StatementPageQuery,
    @NextPageLink() linked: LinkedItems,
  ): Promise<EntryDto[]> {
    await this.members.getMember(this.dataSource.manager, id);
    return linked(await this.statements.list(lcoinBook, id, query, language));
  }

  /** The same entries as a CSV file, oldest first, as the member can have it; who took it is recorded. */
  @Get('lance-coins.csv')
  @RefuseOtherSites()
  @ApiFile('text/csv', 'UTF-8 with a byte order mark, titles in the first line')
  @ApiErrors(400, 401, 403, 404, 503)
  async downloadMemberLcoinEntries(
    @CurrentActor() actor: Actor,
    @Param() { id }: UuidParam,
    @Query() query: StatementQuery,
    @Res() response: Response,
  ): Promise<void> {
    await this.members.getMember(this.dataSource.manager, id);
    await this.statements.sendCsv(lcoinBook, id, query, actor.language, response, actor);
  }

  /** The act behind an entry of a member, as the member sees it. */
  @Get('lance-coins/:entryId/receipt')
  @ApiErrors(400, 401, 403, 404)
  async getMemberLcoinReceipt(
    @CallerLanguage() language: Language,
    @Param() { id, entryId }: MemberEntryParams,
  ): Promise<EntryReceiptDto> {
    return this.statements.receipt(lcoinBook, id, entryId, language);
  }

  /** Grants (positive) or deducts (negative) L coin; a balance never goes below zero. */
  @Post('adjust-lance-coins')
  @HttpCode(200)
  @Idempotent()
  @ApiErrors(400, 401, 403, 404, 409, 422)
  async adjustMemberLcoin(
    @CurrentActor() actor: Actor,
    @Param() { id: userId }: UuidParam,
    @Body() body: AdjustLcoinDto,
  ): Promise<LcoinAdjustedDto> {
    return this.idempotency.run(actor, 'adjust-lance-coins', { userId, ...body }, async (tx) => {
      await this.members.lockOpenMember(tx, userId);
      const amount = BigInt(body.amount);
      const balance = await this.adjustments.adjust(tx, actor, { userId, amount, reason: body.description });
      const message =
        amount > 0n ? say(actor.language, 'granted', { amount }) : say(actor.language, 'deducted', { amount: -amount });
      return { message, balance: balance.toString() };
    });
  }
}
