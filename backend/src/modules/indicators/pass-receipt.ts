import type { EntityManager } from 'typeorm';
import { isRowId, type ReceiptKind, type Seals } from '../../platform/receipts/index.js';
import { IndicatorPurchase } from './entities/indicator-purchase.entity.js';
import { contentOf, openContentOf } from './pass-receipt.messages.js';

/** A request for the pass as a kind of facts, from the request to the end of the pass; it leads to its payment. */
export function passKind(seals: Seals): ReceiptKind {
  const find = (em: EntityManager, userId: string, id: string): Promise<IndicatorPurchase | null> =>
    isRowId(id) ? em.findOneBy(IndicatorPurchase, { userId, id }) : Promise.resolve(null);
  return {
    name: 'indicator-pass',
    async read(em, ownerId, id, language) {
      const purchase = await find(em, ownerId, id);
      if (!purchase) return null;
      const { tradingviewId, paidWith, paidAmount, passDays, status, createdAt, processedAt, expiresAt } = purchase;
      const sealed = [tradingviewId, paidWith, paidAmount, passDays, status, createdAt, processedAt, expiresAt];
      return { ...seals.of({ ownerId, kind: 'indicator-pass', id }, sealed), ...contentOf(purchase, language) };
    },
    // Before it is decided it would read as corrected afterwards.
    async open(em, ownerId, id, language) {
      const purchase = await find(em, ownerId, id);
      return purchase?.status === 'approved' ? openContentOf(purchase, language) : null;
    },
  };
}
