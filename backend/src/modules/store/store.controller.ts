import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
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
} from '../../platform/http/index.js';
import { Idempotency } from '../../platform/idempotency/index.js';
import { ChartCoupons } from './chart-coupons.service.js';
import { ChartCouponDto } from './dto/chart-coupon.dto.js';
import {
  MiningItemToggledDto,
  OfferedMiningItemDto,
  PurchaseMiningItemDto,
  ToggleMiningItemDto,
  UserMiningItemDto,
} from './dto/mining-item.dto.js';
import { MiningItemPurchasedDto, PurchaseVoucherDto, StoreOrderDto, VoucherPurchasedDto } from './dto/order.dto.js';
import { MiningItems } from './mining-items.service.js';
import { OwnedItems } from './owned-items.service.js';
import { Purchases } from './purchases.service.js';

@ApiTags('store')
@Controller()
export class StoreController {
  constructor(
    private readonly miningItems: MiningItems,
    private readonly ownedItems: OwnedItems,
    private readonly purchases: Purchases,
    private readonly coupons: ChartCoupons,
    private readonly idempotency: Idempotency,
  ) {}

  /** The mining items on offer, in the order of the store. They are priced in L coin. */
  @Get('luff/mining-items')
  @ApiErrors(401)
  async listMiningItems(
    @CurrentUser() { id }: SessionUser,
    @CallerLanguage() language: Language,
  ): Promise<OfferedMiningItemDto[]> {
    return this.miningItems.listOnOffer(id, language);
  }

  /** The member's mining items, newest first. */
  @Get('luff/my-mining-items')
  @ApiErrors(400, 401)
  async listOwnMiningItems(
    @CurrentUser() { id }: SessionUser,
    @CallerLanguage() language: Language,
    @Query() page: PageQuery,
    @NextPageLink() linked: LinkedItems,
  ): Promise<UserMiningItemDto[]> {
    return linked(await this.ownedItems.list(id, language, page));
  }

  /** The same as `/api/luff/my-mining-items`. */
  @Get('user-mining-items')
  @ApiErrors(400, 401)
  async listUserMiningItems(
    @CurrentUser() user: SessionUser,
    @CallerLanguage() language: Language,
    @Query() page: PageQuery,
    @NextPageLink() linked: LinkedItems,
  ): Promise<UserMiningItemDto[]> {
    return this.listOwnMiningItems(user, language, page, linked);
  }

  /** Buys a mining item for L coin. It is switched off until the member switches it on. */
  @Post('luff/purchase-mining-item')
  @HttpCode(200)
  @Idempotent()
  @ApiErrors(400, 401, 404, 409, 422)
  async purchaseMiningItem(
    @CurrentActor() actor: Actor,
    @Body() body: PurchaseMiningItemDto,
  ): Promise<MiningItemPurchasedDto> {
    return this.idempotency.run(actor, 'purchase-mining-item', body, (tx) => this.purchases.buyItem(tx, actor, body));
  }

  /** Switches a mining item on or off. The first time on starts its clock, which nothing stops. */
  @Post('luff/toggle-mining-item')
  @HttpCode(200)
  @Idempotent()
  @ApiErrors(400, 401, 404, 409, 422, 429)
  async toggleMiningItem(
    @CurrentActor() actor: Actor,
    @Body() body: ToggleMiningItemDto,
  ): Promise<MiningItemToggledDto> {
    return this.idempotency.run(actor, 'toggle-mining-item', body, (tx) => this.ownedItems.toggle(tx, actor, body));
  }

  /** Buys a voucher for L coin, which is at once a coupon for one chart analysis. */
  @Post('purchase-chart-analysis-voucher')
  @HttpCode(200)
  @Idempotent()
  @ApiErrors(400, 401, 409, 422)
  async purchaseChartAnalysisVoucher(
    @CurrentActor() actor: Actor,
    @Body() body: PurchaseVoucherDto = {},
  ): Promise<VoucherPurchasedDto> {
    return this.idempotency.run(actor, 'purchase-voucher', body, (tx) => this.purchases.buyVoucher(tx, actor, body));
  }

  /** The member's purchases, newest first. */
  @Get('store/orders')
  @ApiErrors(400, 401)
  async listStoreOrders(
    @CurrentUser() { id }: SessionUser,
    @CallerLanguage() language: Language,
    @Query() page: PageQuery,
    @NextPageLink() linked: LinkedItems,
  ): Promise<StoreOrderDto[]> {
    return linked(await this.purchases.list(id, page)).map((order) => StoreOrderDto.from(order, language));
  }

  /** The member's coupons for a chart analysis, the unused first; of the used ones the newest 100. */
  @Get('chart-analysis/coupons')
  @ApiErrors(401)
  async listChartCoupons(@CurrentUser() { id }: SessionUser): Promise<ChartCouponDto[]> {
    return this.coupons.list(id);
  }
}
