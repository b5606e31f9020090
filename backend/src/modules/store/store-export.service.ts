import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MoreThan, type EntityManager, type EntityTarget, type FindOptionsOrder, type FindOptionsWhere } from 'typeorm';
import { PersonalDataExport } from '../auth/index.js';
import { ChartCoupon } from './entities/chart-coupon.entity.js';
import { StoreOrder } from './entities/store-order.entity.js';
import { UserMiningItem } from './entities/user-mining-item.entity.js';
import { personalTableTexts } from './store.messages.js';

/** Rows per page. */
const PAGE = 500;

/** Contributes a member's orders, mining items and coupons to their data download. */
@Injectable()
export class StoreExport implements OnModuleInit {
  constructor(private readonly personalData: PersonalDataExport) {}

  onModuleInit(): void {
    this.personalData.contribute({
      name: 'store-orders',
      about: personalTableTexts.orders,
      columns: ['id', 'number', 'type', 'name', 'price', 'entryId', 'createdAt'],
      async *rows(em, { id: userId, language }) {
        for await (const { id, number, productType, name, price, transferId, createdAt } of rowsOf(
          em,
          StoreOrder,
          userId,
        ))
          yield {
            ...{ id, number, type: productType, name: name[language], price, entryId: transferId },
            createdAt: createdAt.toISOString(),
          };
      },
    });
    this.personalData.contribute({
      name: 'mining-items',
      about: personalTableTexts.miningItems,
      columns: ['id', 'orderId', 'name', 'price', 'durationHours', 'isOn', 'activatedAt', 'expiresAt', 'createdAt'],
      async *rows(em, { id: userId, language }) {
        for await (const item of rowsOf(em, UserMiningItem, userId)) {
          const { id, orderId, name, price, durationHours, isOn } = item;
          yield {
            ...{ id, orderId, name: name[language], price, durationHours, isOn },
            activatedAt: item.activatedAt?.toISOString() ?? null,
            expiresAt: item.expiresAt?.toISOString() ?? null,
            createdAt: item.createdAt.toISOString(),
          };
        }
      },
    });
    this.personalData.contribute({
      name: 'chart-coupons',
      about: personalTableTexts.coupons,
      columns: ['id', 'code', 'orderId', 'usedAt', 'createdAt'],
      async *rows(em, { id: userId }) {
        for await (const { id, code, orderId, usedAt, createdAt } of rowsOf(em, ChartCoupon, userId))
          yield {
            ...{ id, code, orderId },
            usedAt: usedAt?.toISOString() ?? null,
            createdAt: createdAt.toISOString(),
          };
      },
    });
  }
}

/** A member's rows of one table, oldest first. */
async function* rowsOf<T extends { userId: string; id: string }>(
  em: EntityManager,
  entity: EntityTarget<T>,
  userId: string,
): AsyncGenerator<T> {
  let after: string | null = null;
  for (let isMore = true; isMore;) {
    const page: T[] = await em.find(entity, {
      where: { userId, ...(after === null ? {} : { id: MoreThan(after) }) } as FindOptionsWhere<T>,
      order: { id: 'ASC' } as FindOptionsOrder<T>,
      take: PAGE,
    });
    yield* page;
    after = page.at(-1)?.id ?? null;
    isMore = page.length === PAGE;
  }
}
