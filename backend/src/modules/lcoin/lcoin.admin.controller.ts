import { Body, Controller, Get, Headers, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Response } from 'express';
import { DataSource } from 'typeorm';
import { Audit } from '../../platform/audit/index.js';
import { runInTransaction } from '../../platform/database/index.js';
import type { Language } from '../../platform/errors/index.js';
import {
  Admin,
  ApiErrors,
  ApiFile,
  CallerLanguage,
  CurrentCaller,
  CurrentUser,
  RefuseOtherSites,
  NextPageLink,
  type LinkedItems,
  UuidParam,
  type Caller,
  type SessionUser,
} from '../../platform/http/index.js';
import { Idempotency } from '../../platform/idempotency/index.js';
import { Members } from '../auth/index.js';
import { AdjustLcoinDto, LcoinAdjustedDto } from './dto/lcoin-adjustment.dto.js';
import {
  LcoinReceiptDto,
  LcoinStatementPageQuery,
  LcoinStatementQuery,
  MemberEntryParams,
} from './dto/lcoin-statement.dto.js';
import { LcoinEntryDto } from './dto/lcoin.dto.js';
import { LcoinAdjustments } from './lcoin-adjustments.service.js';
import { LcoinStatements } from './lcoin-statements.service.js';
import { adjustedText } from './lcoin.messages.js';

@ApiTags('admin')
@Admin()
@Controller('admin/users/:id')
export class LcoinAdminController {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly statements: LcoinStatements,
    private readonly members: Members,
    private readonly adjustments: LcoinAdjustments,
    private readonly idempotency: Idempotency,
    private readonly audit: Audit,
  ) {}

  /** A member's L coin history, newest first. */
  @Get('lance-coins')
  @ApiErrors(400, 401, 403, 404)
  async listMemberLcoinEntries(
    @CallerLanguage() language: Language,
    @Param() { id }: UuidParam,
    @Query() query: LcoinStatementPageQuery,
    @NextPageLink() linked: LinkedItems,
  ): Promise<LcoinEntryDto[]> {
    await this.members.getMember(this.dataSource.manager, id);
    return linked(await this.statements.list(id, query)).map((line) => LcoinEntryDto.from(line, language));
  }

  /** The same entries as a CSV file, oldest first, as the member can have it; who took it is recorded. */
  @Get('lance-coins.csv')
  @RefuseOtherSites()
  @ApiFile('text/csv', 'UTF-8 with a byte order mark, titles in the first line')
  @ApiErrors(400, 401, 403, 404, 503)
  async downloadMemberLcoinEntries(
    @CurrentUser() { id: actorId }: SessionUser,
    @CurrentCaller() caller: Caller,
    @CallerLanguage() language: Language,
    @Param() { id }: UuidParam,
    @Query() query: LcoinStatementQuery,
    @Res() response: Response,
  ): Promise<void> {
    await this.members.getMember(this.dataSource.manager, id);
    const { type, from, to } = query;
    await runInTransaction(this.dataSource, (tx) =>
      this.audit.record(tx, {
        actorId,
        action: 'statement.downloaded',
        target: { type: 'member', id },
        after: { currency: 'LCOIN', type, from, to },
        caller,
      }),
    );
    await this.statements.sendCsv({ userId: id, readerId: actorId }, query, language, response);
  }

  /** The act behind an entry of a member, as the member sees it. */
  @Get('lance-coins/:entryId/receipt')
  @ApiErrors(400, 401, 403, 404)
  async getMemberLcoinReceipt(
    @CallerLanguage() language: Language,
    @Param() { id, entryId }: MemberEntryParams,
  ): Promise<LcoinReceiptDto> {
    return this.statements.receiptOf(id, entryId, language);
  }

  /** Grants (positive) or deducts (negative) L coin; a balance never goes below zero. */
  @Post('adjust-lance-coins')
  @HttpCode(200)
  @ApiHeader({ name: 'idempotency-key', required: false })
  @ApiErrors(400, 401, 403, 404, 409, 422)
  async adjustMemberLcoin(
    @CurrentUser() { id: actorId }: SessionUser,
    @CurrentCaller() caller: Caller,
    @CallerLanguage() language: Language,
    @Param() { id: userId }: UuidParam,
    @Body() body: AdjustLcoinDto,
    @Headers('idempotency-key') key?: string,
  ): Promise<LcoinAdjustedDto> {
    const intent = { userId: actorId, operation: 'adjust-lance-coins', key, body: { userId, ...body } };
    return this.idempotency.run(intent, async (tx) => {
      await this.members.lockOpenMember(tx, userId);
      const amount = BigInt(body.amount);
      const balance = await this.adjustments.adjust(tx, {
        userId,
        amount,
        reason: body.description,
        actorId,
        caller,
        hasKey: key !== undefined,
      });
      return { message: adjustedText(language, amount), balance: balance.toString() };
    });
  }
}
