import { Body, Controller, Delete, Get, Headers, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import type { Language } from '../../platform/errors/index.js';
import {
  ApiErrors,
  CallerLanguage,
  CurrentUser,
  NextPageLink,
  type LinkedItems,
  PageQuery,
  type SessionUser,
  UuidParam,
} from '../../platform/http/index.js';
import { Idempotency } from '../../platform/idempotency/index.js';
import {
  IndicatorPassDto,
  IndicatorPurchaseChangedDto,
  IndicatorPurchaseDto,
  PurchaseIndicatorDto,
} from './dto/indicator-purchase.dto.js';
import type { PaidWith } from './entities/indicator-purchase.entity.js';
import { IndicatorDecisions } from './indicator-decisions.service.js';
import { IndicatorPurchases } from './indicator-purchases.service.js';
import { say } from './indicators.messages.js';

@ApiTags('indicators')
@Controller()
export class IndicatorsController {
  constructor(
    private readonly purchases: IndicatorPurchases,
    private readonly decisions: IndicatorDecisions,
    private readonly idempotency: Idempotency,
  ) {}

  /** The member's access to the indicator now, and what a pass costs. */
  @Get('indicator-pass')
  @ApiErrors(401)
  async getIndicatorPass(@CurrentUser() { id }: SessionUser): Promise<IndicatorPassDto> {
    return this.purchases.passOf(id);
  }

  /** The member's requests for a pass, paid with L coin or with Luff, newest first. */
  @Get('indicator-purchases')
  @ApiErrors(400, 401)
  async listIndicatorPurchases(
    @CurrentUser() { id }: SessionUser,
    @CallerLanguage() language: Language,
    @Query() page: PageQuery,
    @NextPageLink() linked: LinkedItems,
  ): Promise<IndicatorPurchaseDto[]> {
    return linked(await this.purchases.listOfMember(id, page)).map((view) => IndicatorPurchaseDto.from(view, language));
  }

  /** Requests a pass for L coin. The L coin is held until an administrator decides. */
  @Post('indicator-purchase')
  @HttpCode(200)
  @ApiHeader({ name: 'idempotency-key', required: false })
  @ApiErrors(400, 401, 409, 422)
  async purchaseIndicator(
    @CurrentUser() { id: userId }: SessionUser,
    @CallerLanguage() language: Language,
    @Body() body: PurchaseIndicatorDto,
    @Headers('idempotency-key') key?: string,
  ): Promise<IndicatorPurchaseChangedDto> {
    return this.request('LCOIN', userId, language, body, key);
  }

  /** Requests a pass for Luff. The Luff is held until an administrator decides. */
  @Post('luff/purchase-indicator')
  @HttpCode(200)
  @ApiHeader({ name: 'idempotency-key', required: false })
  @ApiErrors(400, 401, 409, 422)
  async purchaseIndicatorWithLuff(
    @CurrentUser() { id: userId }: SessionUser,
    @CallerLanguage() language: Language,
    @Body() body: PurchaseIndicatorDto,
    @Headers('idempotency-key') key?: string,
  ): Promise<IndicatorPurchaseChangedDto> {
    return this.request('LUFF', userId, language, body, key);
  }

  /** Takes a request back that nobody has decided yet; its points are available again. */
  @Delete('indicator-purchases/:id')
  @ApiHeader({ name: 'idempotency-key', required: false })
  @ApiErrors(400, 401, 404, 409, 422)
  async cancelIndicatorPurchase(
    @CurrentUser() { id: userId }: SessionUser,
    @CallerLanguage() language: Language,
    @Param() { id }: UuidParam,
    @Headers('idempotency-key') key?: string,
  ): Promise<IndicatorPurchaseChangedDto> {
    return this.idempotency.run({ userId, operation: 'cancel-indicator-purchase', key, body: { id } }, async (tx) => ({
      message: say(language, 'purchaseCancelled', {}),
      purchase: IndicatorPurchaseDto.from(await this.decisions.cancel(tx, userId, id), language),
    }));
  }

  private request(
    paidWith: PaidWith,
    userId: string,
    language: Language,
    body: PurchaseIndicatorDto,
    key: string | undefined,
  ): Promise<IndicatorPurchaseChangedDto> {
    const operation = paidWith === 'LCOIN' ? 'purchase-indicator' : 'purchase-indicator-with-luff';
    return this.idempotency.run({ userId, operation, key, body }, async (tx) => ({
      message: say(language, 'purchaseRequested', {}),
      purchase: IndicatorPurchaseDto.from(await this.purchases.request(tx, { userId, paidWith, ...body }), language),
    }));
  }
}
