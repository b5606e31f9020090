import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Language } from '../../platform/errors/index.js';
import {
  type Actor,
  ApiErrors,
  CallerLanguage,
  CurrentActor,
  CurrentUser,
  Idempotent,
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
  @Idempotent()
  @ApiErrors(400, 401, 409, 422)
  async purchaseIndicator(
    @CurrentActor() actor: Actor,
    @Body() body: PurchaseIndicatorDto,
  ): Promise<IndicatorPurchaseChangedDto> {
    return this.request('LCOIN', actor, body);
  }

  /** Requests a pass for Luff. The Luff is held until an administrator decides. */
  @Post('luff/purchase-indicator')
  @HttpCode(200)
  @Idempotent()
  @ApiErrors(400, 401, 409, 422)
  async purchaseIndicatorWithLuff(
    @CurrentActor() actor: Actor,
    @Body() body: PurchaseIndicatorDto,
  ): Promise<IndicatorPurchaseChangedDto> {
    return this.request('LUFF', actor, body);
  }

  /** Takes a request back that nobody has decided yet; its points are available again. */
  @Delete('indicator-purchases/:id')
  @Idempotent()
  @ApiErrors(400, 401, 404, 409, 422)
  async cancelIndicatorPurchase(
    @CurrentActor() actor: Actor,
    @Param() { id }: UuidParam,
  ): Promise<IndicatorPurchaseChangedDto> {
    return this.idempotency.run(actor, 'cancel-indicator-purchase', { id }, async (tx) => ({
      message: say(actor.language, 'purchaseCancelled', {}),
      purchase: IndicatorPurchaseDto.from(await this.decisions.cancel(tx, actor.id, id), actor.language),
    }));
  }

  private request(paidWith: PaidWith, actor: Actor, body: PurchaseIndicatorDto): Promise<IndicatorPurchaseChangedDto> {
    const operation = paidWith === 'LCOIN' ? 'purchase-indicator' : 'purchase-indicator-with-luff';
    const asked = { userId: actor.id, paidWith, ...body };
    return this.idempotency.run(actor, operation, body, async (tx) => ({
      message: say(actor.language, 'purchaseRequested', {}),
      purchase: IndicatorPurchaseDto.from(await this.purchases.request(tx, asked), actor.language),
    }));
  }
}
