import type { EntityManager } from 'typeorm';
import { isRowId, type ReceiptKind, type Seals } from '../../platform/receipts/index.js';
import { StoreOrder } from './entities/store-order.entity.js';
import { contentOf, openContentOf } from './order-receipt.messages.js';

/** A purchase in the store as a kind of facts; it leads to its payment. */
export function orderKind(seals: Seals): ReceiptKind {
  const find = (em: EntityManager, userId: string, id: string): Promise<StoreOrder | null> =>
    isRowId(id) ? em.findOneBy(StoreOrder, { userId, id }) : Promise.resolve(null);
  return {
    name: 'order',
    async read(em, ownerId, id, language) {
      const order = await find(em, ownerId, id);
      if (!order) return null;
      const { number, productType, itemId, name, price, transferId, createdAt } = order;
      const sealed = [number, productType, itemId, name, price, transferId, createdAt];
      return { ...seals.of({ ownerId, kind: 'order', id }, sealed), ...contentOf(order, language) };
    },
    async open(em, ownerId, id, language) {
      const order = await find(em, ownerId, id);
      return order && openContentOf(order, language);
    },
  };
}
