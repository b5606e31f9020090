import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { EntityManager } from 'typeorm';
import type { Language } from '../../platform/errors/index.js';
import {
  type Actor,
  Admin,
  ApiErrors,
  CallerLanguage,
  CurrentActor,
  Idempotent,
  NextPageLink,
  type LinkedItems,
  UuidParam,
} from '../../platform/http/index.js';
import { Idempotency } from '../../platform/idempotency/index.js';
import {
  AdminIndicatorPurchaseChangedDto,
  AdminIndicatorPurchaseDto,
  AdminIndicatorPurchaseQuery,
  ApproveIndicatorPurchaseDto,
  RejectIndicatorPurchaseDto,
} from './dto/indicator-purchase.dto.js';
import { IndicatorDecisions } from './indicator-decisions.service.js';
import { IndicatorPurchases } from './indicator-purchases.service.js';
import { paidText, say } from './indicators.messages.js';

@ApiTags('admin')
@Admin()
@Controller('admin/indicator-purchases')
export class IndicatorsAdminController {
  constructor(
    private readonly purchases: IndicatorPurchases,
    private readonly decisions: IndicatorDecisions,
    private readonly idempotency: Idempotency,
  ) {}

  /** Requests that are paid with L coin, with the members who made them, newest first. Those for Luff are redemptions. */
  @Get()
  @ApiErrors(400, 401, 403)
  async listAdminIndicatorPurchases(
    @CallerLanguage() language: Language,
    @Query() query: AdminIndicatorPurchaseQuery,
    @NextPageLink() linked: LinkedItems,
  ): Promise<AdminIndicatorPurchaseDto[]> {
    return linked(await this.purchases.listForAdmin(query, language));
  }

  /** Approves a request: its points go to the store, and the pass runs to the end of the chosen day. */
  @Post(':id/approve')
  @HttpCode(200)
  @Idempotent()
  @ApiErrors(400, 401, 403, 404, 409, 422)
  async approveIndicatorPurchase(
    @CurrentActor() actor: Actor,
    @Param() { id }: UuidParam,
    @Body() body: ApproveIndicatorPurchaseDto,
  ): Promise<AdminIndicatorPurchaseChangedDto> {
    const work = async (tx: EntityManager): Promise<AdminIndicatorPurchaseChangedDto> => {
      await this.decisions.approve(tx, actor, id, body);
      const purchase = await this.purchases.viewDecided(tx, id, actor.language);
      return { message: say(actor.language, 'purchaseApproved', {}), purchase };
    };
    return this.idempotency.run(actor, 'approve-indicator-purchase', { id, ...body }, work, memberOf);
  }

  /** Rejects a request: its points are available again. The member reads the note, or a standard reason. */
  @Post(':id/reject')
  @HttpCode(200)
  @Idempotent()
  @ApiErrors(400, 401, 403, 404, 409, 422)
  async rejectIndicatorPurchase(
    @CurrentActor() actor: Actor,
    @Param() { id }: UuidParam,
    @Body() { adminNote }: RejectIndicatorPurchaseDto = {},
  ): Promise<AdminIndicatorPurchaseChangedDto> {
    const { language } = actor;
    const work = async (tx: EntityManager): Promise<AdminIndicatorPurchaseChangedDto> => {
      await this.decisions.reject(tx, actor, id, adminNote);
      const purchase = await this.purchases.viewDecided(tx, id, language);
      return { message: say(language, 'purchaseRejected', { paid: paidText(purchase)[language] }), purchase };
    };
    return this.idempotency.run(actor, 'reject-indicator-purchase', { id, adminNote }, work, memberOf);
  }
}

const memberOf = ({ purchase }: AdminIndicatorPurchaseChangedDto): string => purchase.userId;
