import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/index.js';
import type { Language } from '../../platform/errors/index.js';
import type { Page } from '../../platform/http/index.js';
import { Ledger } from '../../platform/ledger/index.js';
import { Settings } from '../../platform/settings/index.js';
import { Members } from '../auth/index.js';
import { ChartCoupons } from './chart-coupons.service.js';
import { ChartCouponDto } from './dto/chart-coupon.dto.js';
import { UserMiningItemDto } from './dto/mining-item.dto.js';
import { type MiningItemPurchasedDto, StoreOrderDto, type VoucherPurchasedDto } from './dto/order.dto.js';
import { StoreOrder } from './entities/store-order.entity.js';
import { MiningItems } from './mining-items.service.js';
import { newestPage } from './newest-page.js';
import { OwnedItems } from './owned-items.service.js';
import { StoreErrors } from './store.errors.js';
import { asObject, say, voucherName } from './store.messages.js';
import { StoreSettings } from './store.settings.js';

const SCOPE = 'store_order';
/** Without a request key, the same product again within this time is taken for the second click of one intent. */
const SECOND_CLICK_MS = 10_000;
/** More orders than anybody gives in that time. */
const RECENT_ORDERS = 20;

/** What every buyer says. */
export interface Purchase {
  readonly userId: string;
  /** The price that the buyer saw; another one in force is refused. */
  readonly price?: number;
  readonly language: Language;
  /** The request came with a key of its own, so that a repetition is known as one. */
  readonly hasKey: boolean;
}

type Product = Pick<StoreOrder, 'productType' | 'itemId' | 'name' | 'price'>;

/** A paid order, with an id for what it has bought. */
interface Placed {
  readonly order: StoreOrder;
  readonly goodsId: string;
  /** The member's L coin after it. */
  readonly balance: string;
}

/**
 * Buying: points, order and what was bought in the caller's transaction, all or nothing. It begins with the member's row,
 * so that one member's purchases come one after the other.
 */
@Injectable()
export class Purchases {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly ledger: Ledger,
    private readonly members: Members,
    private readonly miningItems: MiningItems,
    private readonly ownedItems: OwnedItems,
    private readonly coupons: ChartCoupons,
  ) {}

  /**
   * Buys a mining item.
   * @throws AuthErrors.accountClosed; StoreErrors.itemNotOnOffer, priceChanged, boughtTwice; LedgerErrors.insufficient,
   *   frozen
   */
  async buyItem(tx: EntityManager, purchase: Purchase & { readonly itemId: string }): Promise<MiningItemPurchasedDto> {
    await this.members.lockOpenMember(tx, purchase.userId, 'for_no_key_update');
    const { language } = purchase;
    const item = await this.miningItems.getOnOffer(tx, purchase.itemId);
    const name = { ko: item.nameKo, en: item.nameEn };
    const product: Product = { productType: 'mining_item', itemId: item.id, name, price: item.price };
    const { order, goodsId, balance } = await this.place(tx, purchase, product);
    const owned = await this.ownedItems.add(tx, goodsId, item, order);
    const around = await this.ownedItems.surroundingsOf(tx, order.userId);
    return {
      message: boughtText(order, language),
      order: StoreOrderDto.from(order, language),
      item: UserMiningItemDto.from(owned, order.number, language, around),
      balance,
    };
  }

  /**
   * Buys a voucher, which is a coupon at once.
   * @throws AuthErrors.accountClosed; StoreErrors.priceChanged, boughtTwice; LedgerErrors.insufficient, frozen
   */
  async buyVoucher(tx: EntityManager, purchase: Purchase): Promise<VoucherPurchasedDto> {
    await this.members.lockOpenMember(tx, purchase.userId, 'for_no_key_update');
    const { language } = purchase;
    const price = await this.settings.get(StoreSettings.voucherPrice, this.clock.now(), tx);
    const product: Product = { productType: 'chart_voucher', itemId: null, name: voucherName, price };
    const { order, goodsId, balance } = await this.place(tx, purchase, product);
    const coupon = await this.coupons.add(tx, {
      ...{ id: goodsId, userId: order.userId, orderId: order.id, issuedBy: null },
      createdAt: order.createdAt,
    });
    return {
      message: boughtText(order, language),
      order: StoreOrderDto.from(order, language),
      coupon: ChartCouponDto.from(coupon),
      balance,
    };
  }

  /** One page of a member's orders, newest first. */
  async list(
    userId: string,
    language: Language,
    page: { cursor?: string; limit: number },
  ): Promise<Page<StoreOrderDto>> {
    const { items, nextCursor } = await newestPage(this.dataSource.manager, StoreOrder, userId, page);
    return { items: items.map((order) => StoreOrderDto.from(order, language)), nextCursor };
  }

  private async place(tx: EntityManager, { userId, price, hasKey }: Purchase, product: Product): Promise<Placed> {
    if (price !== undefined && price !== product.price) throw StoreErrors.priceChanged({ price: product.price });
    const now = this.clock.now();
    if (!hasKey) await this.refuseSecondClick(tx, userId, product, now);
    const [fresh]: { id: string; goodsId: string; number: string }[] = await tx.query(
      `SELECT uuidv7() AS id, uuidv7() AS "goodsId", nextval('store_order_number') AS number`,
    );
    if (!fresh) throw new Error('the database made no id');
    const { transferId, available, held } = await this.ledger.post(tx, {
      ownerId: userId,
      currency: 'LCOIN',
      kind: 'store_purchase',
      amount: BigInt(product.price),
      scope: SCOPE,
      key: fresh.id,
      at: now,
      reference: { type: 'store_order', id: fresh.id },
      params: { orderNumber: fresh.number, nameKo: product.name.ko, nameEn: product.name.en },
    });
    const order: StoreOrder = {
      ...{ ...product, userId, transferId },
      id: fresh.id,
      number: fresh.number,
      createdAt: now,
    };
    await tx.insert(StoreOrder, order);
    return { order, goodsId: fresh.goodsId, balance: (available + held).toString() };
  }

  /** The member's row is locked: an equal purchase of the same moment is committed by now. */
  private async refuseSecondClick(tx: EntityManager, userId: string, product: Product, now: Date): Promise<void> {
    const recent = await tx.find(StoreOrder, { where: { userId }, order: { id: 'DESC' }, take: RECENT_ORDERS });
    const isSecond = recent.some(
      ({ productType, itemId, createdAt }) =>
        productType === product.productType &&
        itemId === product.itemId &&
        Math.abs(now.getTime() - createdAt.getTime()) < SECOND_CLICK_MS,
    );
    if (isSecond) throw StoreErrors.boughtTwice();
  }
}

function boughtText({ name, price }: StoreOrder, language: Language): string {
  return say(language, 'itemBought', { name: asObject(name, language), price: price.toLocaleString('ko-KR') });
}
