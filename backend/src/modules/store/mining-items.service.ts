import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Audit } from '../../platform/audit/index.js';
import { Clock } from '../../platform/clock/index.js';
import { runInTransaction } from '../../platform/database/index.js';
import type { DomainError, Language } from '../../platform/errors/index.js';
import type { Actor } from '../../platform/http/index.js';
import { Idempotency } from '../../platform/idempotency/index.js';
import { AdminMiningItemDto, type CreateMiningItemDto, OfferedMiningItemDto } from './dto/mining-item.dto.js';
import type { UpdateMiningItemDto } from './dto/update-mining-item.dto.js';
import { effectOfItem, MAX_MULTIPLIER, MAX_PERCENT, type ItemEffect } from './effect.rules.js';
import { MiningItem, type EffectType } from './entities/mining-item.entity.js';
import { OwnedItems } from './owned-items.service.js';
import { StoreErrors } from './store.errors.js';

/** Places new items after existing ones. */
const SORT_STEP = 10;

type Effect = Pick<ItemEffect, 'effectType'> & Partial<ItemEffect>;

/** The catalogue of mining items and its administration. Bought items are not here. */
@Injectable()
export class MiningItems {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly idempotency: Idempotency,
    private readonly ownedItems: OwnedItems,
  ) {}

  /** Items on offer in display order, with those the member has on. */
  async listOnOffer(userId: string, language: Language): Promise<OfferedMiningItemDto[]> {
    const items = await this.dataSource.manager.find(MiningItem, {
      where: { isActive: true },
      order: { sort: 'ASC', id: 'ASC' },
    });
    const { on } = await this.ownedItems.surroundingsOf(this.dataSource.manager, userId);
    return items.map((item) => OfferedMiningItemDto.of(item, language, on));
  }

  /** All items in display order, with the number sold. */
  async listForAdmin(): Promise<AdminMiningItemDto[]> {
    const items = await this.dataSource.manager.find(MiningItem, { order: { sort: 'ASC', id: 'ASC' } });
    const sales: { itemId: string; sold: string }[] = await this.dataSource.query(
      `SELECT item_id AS "itemId", count(*) AS sold FROM store_orders WHERE item_id IS NOT NULL GROUP BY item_id`,
    );
    const sold = new Map(sales.map((row) => [row.itemId, Number(row.sold)]));
    return items.map((item) => AdminMiningItemDto.of(item, sold.get(item.id) ?? 0));
  }

  /**
   * Adds an item.
   * @throws StoreErrors.speedBoostNeedsPercent, capBoostNeedsMultiplier, premiumNeedsMultipliers
   */
  async create(actor: Actor, input: CreateMiningItemDto): Promise<AdminMiningItemDto> {
    const effect = checkedEffect(input);
    const now = this.clock.now();
    return this.idempotency.run(actor, 'create-mining-item', input, async (tx) => {
      const [fresh]: { id: string; sort: number }[] = await tx.query(
        `SELECT uuidv7() AS id, coalesce(max(sort), 0) + $1::integer AS sort FROM store_mining_items`,
        [SORT_STEP],
      );
      if (!fresh) throw new Error('the database made no id');
      const { icon, nameKo, nameEn, descriptionKo, descriptionEn, price, durationHours } = input;
      const item: MiningItem = {
        ...{ id: fresh.id, icon, nameKo, nameEn, descriptionKo, descriptionEn, price, durationHours, ...effect },
        isActive: input.isActive ?? true,
        sort: input.sort ?? fresh.sort,
        createdAt: now,
        updatedAt: now,
      };
      await tx.insert(MiningItem, item);
      const after = AdminMiningItemDto.of(item, 0);
      await this.audit.record(tx, actor, 'mining-item.created', { type: 'mining-item', id: item.id }, { after });
      return after;
    });
  }

  /**
   * Updates an item for future sales. A new effect type starts with neutral numbers.
   * @throws StoreErrors.itemNotFound, speedBoostNeedsPercent, capBoostNeedsMultiplier, premiumNeedsMultipliers
   */
  async update(actor: Actor, id: string, input: UpdateMiningItemDto): Promise<AdminMiningItemDto> {
    return runInTransaction(this.dataSource, async (tx) => {
      const item = await tx.findOne(MiningItem, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!item) throw StoreErrors.itemNotFound();
      const [sales]: { sold: string }[] = await tx.query(
        `SELECT count(*) AS sold FROM store_orders WHERE item_id = $1`,
        [id],
      );
      const sold = Number(sales?.sold ?? 0);
      const before = AdminMiningItemDto.of(item, sold);
      const change = given(input);
      const isSameEffect = change.effectType === undefined || change.effectType === item.effectType;
      const effect = checkedEffect({ ...(isSameEffect ? item : {}), effectType: item.effectType, ...change });
      Object.assign(item, change, effect, { updatedAt: this.clock.now() });
      await tx.update(MiningItem, { id }, item);
      const after = AdminMiningItemDto.of(item, sold);
      await this.audit.record(tx, actor, 'mining-item.changed', { type: 'mining-item', id }, { before, after });
      return after;
    });
  }
}

const refusals: Record<EffectType, () => DomainError> = {
  speed_boost: () => StoreErrors.speedBoostNeedsPercent({ most: MAX_PERCENT }),
  cap_boost: () => StoreErrors.capBoostNeedsMultiplier({ most: MAX_MULTIPLIER }),
  premium: () => StoreErrors.premiumNeedsMultipliers({ most: MAX_MULTIPLIER }),
};

function checkedEffect(effect: Effect): ItemEffect {
  const checked = effectOfItem(effect);
  if (!checked) throw refusals[effect.effectType]();
  return checked;
}

/** Only the fields sent: undefined would overwrite. */
function given<T extends object>(fields: T): Partial<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>;
}
