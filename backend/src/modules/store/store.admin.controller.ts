import { Body, Controller, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Language } from '../../platform/errors/index.js';
import {
  type Actor,
  Admin,
  ApiErrors,
  CallerLanguage,
  CurrentActor,
  Idempotent,
  UuidParam,
} from '../../platform/http/index.js';
import { Idempotency } from '../../platform/idempotency/index.js';
import { Members } from '../auth/index.js';
import { ChartCoupons } from './chart-coupons.service.js';
import { CouponsIssuedDto, IssueCouponsDto } from './dto/chart-coupon.dto.js';
import { MemberStoreDto } from './dto/member-store.dto.js';
import { AdminMiningItemDto, CreateMiningItemDto } from './dto/mining-item.dto.js';
import { StoreOrderDto } from './dto/order.dto.js';
import { UpdateMiningItemDto } from './dto/update-mining-item.dto.js';
import { MiningItems } from './mining-items.service.js';
import { OwnedItems } from './owned-items.service.js';
import { Purchases } from './purchases.service.js';

/** Orders and items that the back-office shows of a member. */
const SHOWN = { limit: 100 };

@ApiTags('admin')
@Admin()
@Controller('admin')
export class StoreAdminController {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly members: Members,
    private readonly miningItems: MiningItems,
    private readonly ownedItems: OwnedItems,
    private readonly purchases: Purchases,
    private readonly coupons: ChartCoupons,
    private readonly idempotency: Idempotency,
  ) {}

  /** All mining items, also those that are not on offer, in the order of the store. */
  @Get('mining-items')
  @ApiErrors(401, 403)
  async listAdminMiningItems(): Promise<AdminMiningItemDto[]> {
    return this.miningItems.listForAdmin();
  }

  /** Offers another mining item. */
  @Post('mining-items')
  @Idempotent()
  @ApiErrors(400, 401, 403, 422)
  async createMiningItem(@CurrentActor() actor: Actor, @Body() body: CreateMiningItemDto): Promise<AdminMiningItemDto> {
    return this.miningItems.create(actor, body);
  }

  /** Changes a mining item from now on; what was bought stays as it was bought. */
  @Patch('mining-items/:id')
  @ApiErrors(400, 401, 403, 404, 422)
  async updateMiningItem(
    @CurrentActor() actor: Actor,
    @Param() { id }: UuidParam,
    @Body() body: UpdateMiningItemDto,
  ): Promise<AdminMiningItemDto> {
    return this.miningItems.update(actor, id, body);
  }

  /** What a member bought in the store, and the coupons that the member has, as the member sees them. */
  @Get('users/:id/store')
  @ApiErrors(400, 401, 403, 404)
  async getMemberStore(@CallerLanguage() language: Language, @Param() { id }: UuidParam): Promise<MemberStoreDto> {
    await this.members.getMember(this.dataSource.manager, id);
    const [orders, items, coupons] = await Promise.all([
      this.purchases.list(id, SHOWN),
      this.ownedItems.list(id, language, SHOWN),
      this.coupons.list(id),
    ]);
    return {
      orders: orders.items.map((order) => StoreOrderDto.from(order, language)),
      items: items.items,
      coupons,
    };
  }

  /** Gives a member coupons for chart analyses. */
  @Post('users/:id/issue-chart-coupon')
  @HttpCode(200)
  @Idempotent()
  @ApiErrors(400, 401, 403, 404, 409, 422)
  async issueChartCoupons(
    @CurrentActor() actor: Actor,
    @Param() { id: userId }: UuidParam,
    @Body() body?: IssueCouponsDto,
  ): Promise<CouponsIssuedDto> {
    const count = body?.count ?? 1;
    return this.idempotency.run(actor, 'issue-chart-coupon', { userId, count }, (tx) =>
      this.coupons.issue(tx, actor, userId, count),
    );
  }
}
