import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, In, type EntityManager } from 'typeorm';
import { Clock, seoulMinute } from '../../platform/clock/index.js';
import { queryPrepared, type PreparedStatement } from '../../platform/database/index.js';
import type { DomainError, Language } from '../../platform/errors/index.js';
import { type Actor, newestPage, type Page, type PageQuery } from '../../platform/http/index.js';
import { storedAt, storedValue } from '../../platform/settings/index.js';
import { Members } from '../auth/index.js';
import { MiningBoosts } from '../lcoin/index.js';
import {
  type MiningItemToggledDto,
  type OwnedSurroundings,
  type ToggleMiningItemDto,
  UserMiningItemDto,
} from './dto/mining-item.dto.js';
import { boostOf } from './effect.rules.js';
import { StoreOrder } from './entities/store-order.entity.js';
import { UserMiningItem } from './entities/user-mining-item.entity.js';
import { StoreErrors } from './store.errors.js';
import { say } from './store.messages.js';
import { StoreSettings } from './store.settings.js';
import { HOUR_MS, obstacleTo, switchItem, type SwitchRefusal, type SwitchStep } from './switching.rules.js';

/** Columns that `surroundingsFrom` reads. */
export interface SurroundingsRow {
  readonly on: readonly { readonly id: string; readonly itemId: string; readonly expiresAt: string }[];
  readonly mostOn: string | null;
}

/** These columns of the member $1 at the instant $2. */
export const SURROUNDINGS = `${storedAt(StoreSettings.mostItemsOn, '$2')} AS "mostOn",
  (SELECT coalesce(jsonb_agg(jsonb_build_object('id', id, 'itemId', item_id, 'expiresAt', expires_at)), '[]')
   FROM store_user_mining_items WHERE user_id = $1 AND is_on AND expires_at > $2) AS "on"`;

const READ_SURROUNDINGS: PreparedStatement = { name: 'store-surroundings', text: `SELECT ${SURROUNDINGS}` };

/**
 * Members' mining items and their switches. Periods in which items are on are written to lcoin in the same transaction.
 */
@Injectable()
export class OwnedItems {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly members: Members,
    private readonly boosts: MiningBoosts,
  ) {}

  /** One page of a member's items, newest first. */
  async list(userId: string, language: Language, query: PageQuery): Promise<Page<UserMiningItemDto>> {
    const em = this.dataSource.manager;
    const page = await newestPage(em, UserMiningItem, { userId }, query);
    const orders = await em.findBy(StoreOrder, { userId, id: In(page.items.map(({ orderId }) => orderId)) });
    const numbers = new Map(orders.map(({ id, number }) => [id, number]));
    const around = await this.surroundingsOf(em, userId);
    const shown = (owned: UserMiningItem): UserMiningItemDto =>
      UserMiningItemDto.from(owned, numbers.get(owned.orderId) ?? '', language, around);
    return { ...page, items: page.items.map(shown) };
  }

  /** The member's items that are on, and the maximum number. */
  async surroundingsOf(em: EntityManager, userId: string): Promise<OwnedSurroundings> {
    const now = this.clock.now();
    const [row] = await queryPrepared<SurroundingsRow>(em, READ_SURROUNDINGS, [userId, now]);
    return surroundingsFrom(row ?? { on: [], mostOn: null }, now);
  }

  /**
   * Switches an item on or off; a second click on the same switch is answered like the first. The first switch on starts its clock. The same item is on once, and only so many at once.
   * @throws AuthErrors.accountClosed; StoreErrors.ownedItemNotFound, itemOver, alreadyOn, alreadyOff, switchedJustNow,
   *   sameItemOn, tooManyItemsOn, switchedTooOften
   */
  async toggle(
    tx: EntityManager,
    { id: userId, language }: Actor,
    { userItemId, active }: ToggleMiningItemDto,
  ): Promise<MiningItemToggledDto> {
    await this.members.lockOpenMember(tx, userId, 'for_no_key_update');
    const owned = await tx.findOneBy(UserMiningItem, { userId, id: userItemId });
    if (!owned) throw StoreErrors.ownedItemNotFound();
    const around = await this.surroundingsOf(tx, userId);
    const { now, mostOn } = around;
    const begun = await this.boosts.beginningsSince(tx, userId, new Date(now.getTime() - HOUR_MS));
    const step = switchItem(owned, owned.durationHours, active, now, {
      begun: begun.filter(({ sourceId }) => sourceId === owned.id).map(({ at }) => at),
      begunInAll: begun.map(({ at }) => at),
      obstacle: obstacleTo(owned, around.on, mostOn),
    });
    if (step && 'refusal' in step) throw refused(step, mostOn);
    if (step) await this.write(tx, owned, step);

    const order = await tx.findOneByOrFail(StoreOrder, { userId, id: owned.orderId });
    const text = owned.isOn ? 'itemSwitchedOn' : 'itemSwitchedOff';
    return {
      message: say(language, text, { name: owned.name[language] }),
      item: UserMiningItemDto.from(owned, order.number, language, around),
    };
  }

  private async write(tx: EntityManager, owned: UserMiningItem, { next, boost }: SwitchStep): Promise<void> {
    const { userId, id } = owned;
    Object.assign(owned, next);
    await tx.update(UserMiningItem, { userId, id }, next);
    const source = { userId, sourceId: id };
    if ('begin' in boost)
      await this.boosts.begin(tx, { ...source, name: owned.name, effect: boostOf(owned), ...boost.begin });
    else await this.boosts.end(tx, { ...source, at: boost.end });
  }
}

export function surroundingsFrom({ on, mostOn }: SurroundingsRow, now: Date): OwnedSurroundings {
  return {
    now,
    on: on.map(({ id, itemId, expiresAt }) => ({ id, itemId, expiresAt: new Date(expiresAt) })),
    mostOn: storedValue(StoreSettings.mostItemsOn, mostOn),
  };
}

function refused(why: SwitchRefusal, mostOn: number): DomainError {
  switch (why.refusal) {
    case 'sameItemOn':
      return StoreErrors.sameItemOn({ until: seoulMinute(why.until) });
    case 'tooManyItemsOn':
      return StoreErrors.tooManyItemsOn({ most: mostOn, until: seoulMinute(why.until) });
    case 'switchedTooOften':
      return StoreErrors.switchedTooOften({ most: why.most }, { retryAfterSeconds: why.retryAfterSeconds });
    default:
      return StoreErrors[why.refusal]();
  }
}
