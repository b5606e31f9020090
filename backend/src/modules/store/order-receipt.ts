import { isRowId, type ReceiptKind, type Seals } from '../../platform/receipts/index.js';
import { StoreOrder } from './entities/store-order.entity.js';
import { contentOf } from './order-receipt.messages.js';

/** A purchase in the store as a kind of facts; it leads to its payment. */
export function orderKind(seals: Seals): ReceiptKind {
  return {
    name: 'order',
    async read(em, ownerId, id, language) {
      const order = isRowId(id) ? await em.findOneBy(StoreOrder, { userId: ownerId, id }) : null;
      if (!order) return null;
      const { number, productType, itemId, name, price, transferId, createdAt } = order;
      const sealed = [number, productType, itemId, name, price, transferId, createdAt];
      return { ...seals.of({ ownerId, kind: 'order', id }, sealed), ...contentOf(order, language) };
    },
  };
}
