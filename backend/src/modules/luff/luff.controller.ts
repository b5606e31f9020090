import { Body, Controller, Delete, Get, Param, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { Language } from '../../platform/errors/index.js';
import {
  type Actor,
  ApiErrors,
  ApiFile,
  CallerLanguage,
  CurrentActor,
  CurrentUser,
  Idempotent,
  RefuseOtherSites,
  NextPageLink,
  type LinkedItems,
  PageQuery,
  type SessionUser,
  UuidParam,
} from '../../platform/http/index.js';
import { Idempotency } from '../../platform/idempotency/index.js';
import { shortest } from '../../platform/ledger/index.js';
import {
  EntryDto,
  EntryReceiptDto,
  PointSummaryDto,
  StatementPageQuery,
  StatementQuery,
  Statements,
} from '../../platform/statements/index.js';
import { LuffBalanceDto } from './dto/luff-balance.dto.js';
import { LuffRedemptionDto, RedemptionChangedDto, RequestPaybackDto } from './dto/luff-redemption.dto.js';
import { usdtOf } from './entities/luff-redemption.entity.js';
import { luffBook } from './luff.book.js';
import { LuffRedemptions } from './luff-redemptions.service.js';
import { LuffWallets } from './luff-wallet.queries.js';
import { say } from './luff.messages.js';
import { RedemptionDecisions } from './redemption-decisions.service.js';

@ApiTags('luff')
@Controller('luff')
export class LuffController {
  constructor(
    private readonly wallets: LuffWallets,
    private readonly statements: Statements,
    private readonly redemptions: LuffRedemptions,
    private readonly decisions: RedemptionDecisions,
    private readonly idempotency: Idempotency,
  ) {}

  /** The member's Luff now, its worth in USDT and the progress to the smallest payback. */
  @Get('balance')
  @ApiErrors(401)
  async getLuffBalance(@CurrentUser() { id }: SessionUser): Promise<LuffBalanceDto> {
    return LuffBalanceDto.from(await this.wallets.walletOf(id));
  }

  /** Everything that was added to or taken from the member's Luff, newest first. */
  @Get('transactions')
  @ApiErrors(400, 401)
  async listLuffTransactions(
    @CurrentUser() { id }: SessionUser,
    @CallerLanguage() language: Language,
    @Query() query: StatementPageQuery,
    @NextPageLink() linked: LinkedItems,
  ): Promise<EntryDto[]> {
    return linked(await this.statements.list(luffBook, id, query, language));
  }

  /** Sums over all of the member's transfers, of one moment. */
  @Get('summary')
  @ApiErrors(401)
  async getLuffSummary(
    @CurrentUser() { id }: SessionUser,
    @CallerLanguage() language: Language,
  ): Promise<PointSummaryDto> {
    return this.statements.summary(luffBook, id, language);
  }

  /** The same transactions as a CSV file, oldest first; all of them without a filter. */
  @Get('transactions.csv')
  @RefuseOtherSites()
  @ApiFile('text/csv', 'UTF-8 with a byte order mark, titles in the first line')
  @ApiErrors(400, 401, 403, 503)
  async downloadLuffTransactions(
    @CurrentUser() { id }: SessionUser,
    @CallerLanguage() language: Language,
    @Query() query: StatementQuery,
    @Res() response: Response,
  ): Promise<void> {
    await this.statements.sendCsv(luffBook, id, query, language, response);
  }

  /** The receipt of one transaction: the report day and its arithmetic, or the request and its steps. */
  @Get('transactions/:id/receipt')
  @ApiErrors(400, 401, 404)
  async getLuffReceipt(
    @CurrentUser() { id }: SessionUser,
    @CallerLanguage() language: Language,
    @Param() param: UuidParam,
  ): Promise<EntryReceiptDto> {
    return this.statements.receipt(luffBook, id, param.id, language);
  }

  /** The member's requests to redeem Luff, newest first. */
  @Get('redemptions')
  @ApiErrors(400, 401)
  async listLuffRedemptions(
    @CurrentUser() { id }: SessionUser,
    @CallerLanguage() language: Language,
    @Query() page: PageQuery,
    @NextPageLink() linked: LinkedItems,
  ): Promise<LuffRedemptionDto[]> {
    return linked(await this.redemptions.listOfMember(id, page)).map((redemption) =>
      LuffRedemptionDto.from(redemption, language),
    );
  }

  /** Requests a payback in USDT. The Luff is held until an administrator decides. */
  @Post('request-payback')
  @Idempotent()
  @ApiErrors(400, 401, 409, 422)
  async requestPayback(@CurrentActor() actor: Actor, @Body() body: RequestPaybackDto): Promise<RedemptionChangedDto> {
    return this.idempotency.run(actor, 'request-payback', body, async (tx) => {
      const redemption = await this.redemptions.requestPayback(tx, actor, body);
      return {
        message: say(actor.language, 'paybackRequested', { usdt: shortest(usdtOf(redemption)) }),
        redemption: LuffRedemptionDto.from(redemption, actor.language),
      };
    });
  }

  /** Takes a request back that nobody has decided yet; its Luff is available again. */
  @Delete('redemptions/:id')
  @Idempotent()
  @ApiErrors(400, 401, 404, 409, 422)
  async cancelLuffRedemption(@CurrentActor() actor: Actor, @Param() { id }: UuidParam): Promise<RedemptionChangedDto> {
    return this.idempotency.run(actor, 'cancel-redemption', { id }, async (tx) => {
      const redemption = LuffRedemptionDto.from(await this.decisions.cancel(tx, actor.id, id), actor.language);
      const told = redemption.redemptionType === 'usdt_payback' ? 'paybackCancelled' : 'indicatorCancelled';
      return { message: say(actor.language, told, { luff: redemption.luffAmount }), redemption };
    });
  }
}
