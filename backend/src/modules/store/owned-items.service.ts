import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, In, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/index.js';
import type { DomainError, Language } from '../../platform/errors/index.js';
import type { Page } from '../../platform/http/index.js';
import { Members } from '../auth/index.js';
import { MiningBoosts } from '../lcoin/index.js';
import { type MiningItemToggledDto, UserMiningItemDto } from './dto/mining-item.dto.js';
import { boostOf } from './effect.rules.js';
import type { MiningItem } from './entities/mining-item.entity.js';
import { StoreOrder } from './entities/store-order.entity.js';
import { UserMiningItem } from './entities/user-mining-item.entity.js';
import { newestPage } from './newest-page.js';
import { StoreErrors } from './store.errors.js';
import { asObject, say } from './store.messages.js';
import { HOUR_MS, MOST_ON_PER_HOUR, switchItem, type SwitchRefusal } from './switching.rules.js';

/** One switch of an item. */
export interface Toggle {
  readonly userId: string;
  readonly userItemId: string;
  /** What it is to be; without it, the other of what it is. */
  readonly active?: boolean;
  readonly language: Language;
}

/** The mining items that members have, and their switches; what works when is written into lcoin in the same transaction. */
@Injectable()
export class OwnedItems {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly members: Members,
    private readonly boosts: MiningBoosts,
  ) {}

  /** Gives the buyer of an order the item as it is now, switched off. */
  async add(tx: EntityManager, id: string, item: MiningItem, order: StoreOrder): Promise<UserMiningItem> {
    const { icon, price, durationHours, effectType, effectValue, rateMultiplier, capMultiplier } = item;
    const owned: UserMiningItem = {
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
    await tx.insert(UserMiningItem, owned);
    return owned;
  }

  /** One page of a member's items, newest first. */
  async list(
    userId: string,
    language: Language,
    page: { cursor?: string; limit: number },
  ): Promise<Page<UserMiningItemDto>> {
    const em = this.dataSource.manager;
    const { items, nextCursor } = await newestPage(em, UserMiningItem, userId, page);
    const orders = await em.findBy(StoreOrder, { userId, id: In(items.map(({ orderId }) => orderId)) });
    const numbers = new Map(orders.map(({ id, number }) => [id, number]));
    const now = this.clock.now();
    return {
      items: items.map((owned) => UserMiningItemDto.from(owned, numbers.get(owned.orderId) ?? '', language, now)),
      nextCursor,
    };
  }

  /**
   * Switches an item on or off. The first switch on starts its clock.
   * @throws AuthErrors.accountClosed; StoreErrors.ownedItemNotFound, itemOver, alreadyOn, alreadyOff, switchedJustNow,
   *   switchedTooOften
   */
  async toggle(tx: EntityManager, { userId, userItemId, active, language }: Toggle): Promise<MiningItemToggledDto> {
    await this.members.lockOpenMember(tx, userId, 'for_no_key_update');
    const owned = await tx.findOneBy(UserMiningItem, { userId, id: userItemId });
    if (!owned) throw StoreErrors.ownedItemNotFound();
    const now = this.clock.now();
    const hourAgo = new Date(now.getTime() - HOUR_MS);
    const begun = await this.boosts.beginningsSince(tx, { userId, sourceId: owned.id, since: hourAgo });
    const step = switchItem(owned, owned.durationHours, active, now, begun);
    if ('refusal' in step) throw refused(step);

    Object.assign(owned, step.next);
    await tx.update(UserMiningItem, { userId, id: owned.id }, step.next);
    const source = { userId, sourceId: owned.id };
    if ('begin' in step.boost)
      await this.boosts.begin(tx, { ...source, name: owned.name, effect: boostOf(owned), ...step.boost.begin });
    else await this.boosts.end(tx, { ...source, at: step.boost.end });

    const order = await tx.findOneByOrFail(StoreOrder, { userId, id: owned.orderId });
    const text = owned.isOn ? 'itemSwitchedOn' : 'itemSwitchedOff';
    return {
      message: say(language, text, { name: asObject(owned.name, language) }),
      item: UserMiningItemDto.from(owned, order.number, language, now),
    };
  }
}

function refused(why: SwitchRefusal): DomainError {
  if (why.refusal !== 'switchedTooOften') return StoreErrors[why.refusal]();
  return StoreErrors.switchedTooOften({ most: MOST_ON_PER_HOUR }, { retryAfterSeconds: why.retryAfterSeconds });
}
