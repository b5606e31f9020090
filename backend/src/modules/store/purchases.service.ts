import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/index.js';
import { newRow, type NewRow, type PreparedStatement } from '../../platform/database/index.js';
import type { Language } from '../../platform/errors/index.js';
import { type Actor, newestPage, type Page, type PageQuery } from '../../platform/http/index.js';
import { Ledger } from '../../platform/ledger/index.js';
import { storedAt, storedValue } from '../../platform/settings/index.js';
import { LOCKED_MEMBER, Members, type MemberView } from '../auth/index.js';
import { ChartCoupons } from './chart-coupons.service.js';
import { ChartCouponDto } from './dto/chart-coupon.dto.js';
import { type PurchaseMiningItemDto, UserMiningItemDto } from './dto/mining-item.dto.js';
import {
  type MiningItemPurchasedDto,
  type PurchaseVoucherDto,
  StoreOrderDto,
  type VoucherPurchasedDto,
} from './dto/order.dto.js';
import type { MiningItem } from './entities/mining-item.entity.js';
import { StoreOrder } from './entities/store-order.entity.js';
import { UserMiningItem } from './entities/user-mining-item.entity.js';
import { SURROUNDINGS, surroundingsFrom, type SurroundingsRow } from './owned-items.service.js';
import { StoreErrors } from './store.errors.js';
import { say, voucherName } from './store.messages.js';
import { StoreSettings } from './store.settings.js';

const SCOPE = 'store_order';
/** Without an idempotency key, the same product within this time counts as a double click. */
const SECOND_CLICK_MS = 10_000;
/** More orders than anybody places in that time. */
const RECENT_ORDERS = 20;

type Product = Pick<StoreOrder, 'productType' | 'itemId' | 'name' | 'price'>;

type SoldItem = Omit<MiningItem, 'isActive' | 'sort' | 'createdAt' | 'updatedAt'>;

/** Names of an order and its goods. */
interface Fresh {
  readonly orderId: string;
  readonly goodsId: string;
  readonly number: string;
}

type OpenMember = Pick<MemberView, 'closedAt'>;
/** All of `SoldItem` is null if the item is not on offer. */
type OfferedItem = SoldItem & Fresh & SurroundingsRow & OpenMember;
type OfferedVoucher = Fresh & OpenMember & { readonly price: string | null };

/** An order before payment. */
type DueOrder = Omit<StoreOrder, 'transferId'>;

interface PaidOrder {
  readonly order: StoreOrder;
  /** The member's L coin afterwards. */
  readonly balance: string;
}

const FRESH = `uuidv7() AS "orderId", uuidv7() AS "goodsId", nextval('store_order_number') AS number`;

const OFFERED_ITEM: PreparedStatement = {
  name: 'store-offered-item',
  text: `WITH ${LOCKED_MEMBER}
         SELECT member."closedAt", id, icon, name_ko AS "nameKo", name_en AS "nameEn", description_ko AS "descriptionKo",
           description_en AS "descriptionEn", price, duration_hours AS "durationHours", effect_type AS "effectType",
           effect_value AS "effectValue", rate_multiplier AS "rateMultiplier", cap_multiplier AS "capMultiplier", ${FRESH}, ${SURROUNDINGS}
         FROM member LEFT JOIN store_mining_items ON id = $3 AND is_active`,
};
const OFFERED_VOUCHER: PreparedStatement = {
  name: 'store-offered-voucher',
  text: `WITH ${LOCKED_MEMBER}
         SELECT member."closedAt", ${storedAt(StoreSettings.voucherPrice, '$2')} AS price, ${FRESH} FROM member`,
};

/**
 * Purchases: points, order and goods in the caller's transaction. It starts by locking the member row, so that a member's
 * purchases are serialised.
 */
@Injectable()
export class Purchases {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly ledger: Ledger,
    private readonly members: Members,
    private readonly coupons: ChartCoupons,
  ) {}

  /**
   * Buys a mining item.
   * @throws AuthErrors.accountClosed; StoreErrors.itemNotOnOffer, priceChanged, boughtTwice; LedgerErrors.insufficient,
   *   frozen
   */
  async buyItem(
    tx: EntityManager,
    actor: Actor,
    { itemId, price }: PurchaseMiningItemDto,
  ): Promise<MiningItemPurchasedDto> {
    const { id: userId, language } = actor;
    const now = this.clock.now();
    const item = await this.members.lockAndRead<OfferedItem>(tx, OFFERED_ITEM, [userId, now, itemId]);
    // Then the member stands alone in the row.
    if ((item.id as string | null) === null) throw StoreErrors.itemNotOnOffer();
    const name = { ko: item.nameKo, en: item.nameEn };
    const product: Product = { productType: 'mining_item', itemId: item.id, name, price: item.price };
    const due = await this.dueOrder(tx, actor, price, product, item);
    const owned = ownedItem(item.goodsId, item, due);
    const { order, balance } = await this.pay(tx, due, [newRow(UserMiningItem, owned)]);
    return {
      message: boughtText(order, language),
      order: StoreOrderDto.from(order, language),
      item: UserMiningItemDto.from(owned, order.number, language, surroundingsFrom(item, now)),
      balance,
    };
  }

  /**
   * Buys a voucher, which becomes a coupon at once.
   * @throws AuthErrors.accountClosed; StoreErrors.priceChanged, boughtTwice; LedgerErrors.insufficient, frozen
   */
  async buyVoucher(
    tx: EntityManager,
    actor: Actor,
    { price: seenPrice }: PurchaseVoucherDto,
  ): Promise<VoucherPurchasedDto> {
    const { id: userId, language } = actor;
    const offer = await this.members.lockAndRead<OfferedVoucher>(tx, OFFERED_VOUCHER, [userId, this.clock.now()]);
    const price = storedValue(StoreSettings.voucherPrice, offer.price);
    const product: Product = { productType: 'chart_voucher', itemId: null, name: voucherName, price };
    const { order, balance } = await this.pay(tx, await this.dueOrder(tx, actor, seenPrice, product, offer));
    const coupon = await this.coupons.add(tx, {
      ...{ id: offer.goodsId, userId, orderId: order.id, issuedBy: null },
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
  async list(userId: string, page: PageQuery): Promise<Page<StoreOrder>> {
    return newestPage(this.dataSource.manager, StoreOrder, { userId }, page);
  }

  /** Builds the order of a product at the price shown to the buyer. */
  private async dueOrder(
    tx: EntityManager,
    { id: userId, key }: Actor,
    seenPrice: number | undefined,
    product: Product,
    { orderId, number }: Fresh,
  ): Promise<DueOrder> {
    if (seenPrice !== undefined && seenPrice !== product.price)
      throw StoreErrors.priceChanged({ price: product.price });
    const now = this.clock.now();
    if (key === undefined) await this.refuseSecondClick(tx, userId, product, now);
    return { ...product, userId, id: orderId, number, createdAt: now };
  }

  /** Pays an order and inserts it with the given goods. */
  private async pay(tx: EntityManager, due: DueOrder, goods: readonly NewRow[] = []): Promise<PaidOrder> {
    const { transferId, available, held } = await this.ledger.post(
      tx,
      {
        ownerId: due.userId,
        currency: 'LCOIN',
        kind: 'store_purchase',
        amount: BigInt(due.price),
        scope: SCOPE,
        key: due.id,
        at: due.createdAt,
        reference: { type: 'store_order', id: due.id },
        params: { orderNumber: due.number, nameKo: due.name.ko, nameEn: due.name.en },
      },
      [newRow(StoreOrder, due, 'transferId'), ...goods],
    );
    return { order: { ...due, transferId }, balance: (available + held).toString() };
  }

  /** The member row is locked, so a concurrent equal purchase is committed by now. */
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
  return say(language, 'itemBought', { name: name[language], price });
}

/** The bought item as of now, switched off. */
function ownedItem(id: string, item: SoldItem, order: DueOrder): UserMiningItem {
  const { icon, price, durationHours, effectType, effectValue, rateMultiplier, capMultiplier } = item;
  return {
    ...{ icon, price, durationHours, effectType, effectValue, rateMultiplier, capMultiplier },
    id,
    userId: order.userId,
    itemId: item.id,
    orderId: order.id,
    name: order.name,
    description: { ko: item.descriptionKo, en: item.descriptionEn },
    isOn: false,
    activatedAt: null,
    expiresAt: null,
    switchedAt: null,
    createdAt: order.createdAt,
  };
}
