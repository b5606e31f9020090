import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Language } from '../../platform/errors/index.js';
import type { Caller, Page } from '../../platform/http/index.js';
import type { ChartCouponDto, CouponsIssuedDto } from './dto/chart-coupon.dto.js';
import type {
  AdminMiningItemDto,
  CreateMiningItemDto,
  MiningItemDto,
  MiningItemToggledDto,
  UserMiningItemDto,
} from './dto/mining-item.dto.js';
import type { MiningItemPurchasedDto, StoreOrderDto, VoucherPurchasedDto } from './dto/order.dto.js';
import type { UpdateMiningItemDto } from './dto/update-mining-item.dto.js';

const notBuilt = (): Promise<never> => Promise.reject(new Error('not built'));

/** Placeholder of the contract: split by subject when it is built. */
@Injectable()
export class Store {
  listItems(_language: Language): Promise<MiningItemDto[]> {
    return notBuilt();
  }
  listOwned(
    _userId: string,
    _language: Language,
    _page: { cursor?: string; limit: number },
  ): Promise<Page<UserMiningItemDto>> {
    return notBuilt();
  }
  buyItem(
    _tx: EntityManager,
    _order: { userId: string; itemId: string; price?: number; language: Language; hasKey: boolean },
  ): Promise<MiningItemPurchasedDto> {
    return notBuilt();
  }
  toggle(
    _tx: EntityManager,
    _act: { userId: string; userItemId: string; active?: boolean; language: Language },
  ): Promise<MiningItemToggledDto> {
    return notBuilt();
  }
  buyVoucher(
    _tx: EntityManager,
    _order: { userId: string; price?: number; language: Language; hasKey: boolean },
  ): Promise<VoucherPurchasedDto> {
    return notBuilt();
  }
  listOrders(
    _userId: string,
    _language: Language,
    _page: { cursor?: string; limit: number },
  ): Promise<Page<StoreOrderDto>> {
    return notBuilt();
  }
  listCoupons(_userId: string): Promise<ChartCouponDto[]> {
    return notBuilt();
  }
  issueCoupons(
    _tx: EntityManager,
    _act: { userId: string; count: number; actorId: string; caller: Caller; language: Language },
  ): Promise<CouponsIssuedDto> {
    return notBuilt();
  }
  listForAdmin(): Promise<AdminMiningItemDto[]> {
    return notBuilt();
  }
  createItem(_actor: { actorId: string; caller: Caller }, _item: CreateMiningItemDto): Promise<AdminMiningItemDto> {
    return notBuilt();
  }
  updateItem(
    _actor: { actorId: string; caller: Caller },
    _id: string,
    _change: UpdateMiningItemDto,
  ): Promise<AdminMiningItemDto> {
    return notBuilt();
  }
}
