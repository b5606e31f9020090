import type { EntityManager } from 'typeorm';
import { isRowId, type ReceiptKind, type Seals } from '../../platform/receipts/index.js';
import { LuffRedemption } from './entities/luff-redemption.entity.js';
import { contentOf, openContentOf } from './payback-receipt.messages.js';

/** A payback as a kind of facts, from the request to the payment; another seal with each step. */
export function paybackKind(seals: Seals): ReceiptKind {
  const find = async (em: EntityManager, userId: string, id: string): Promise<LuffRedemption | null> => {
    const found = isRowId(id) ? await em.findOneBy(LuffRedemption, { userId, id }) : null;
    return found?.redemptionType === 'usdt_payback' ? found : null;
  };
  return {
    name: 'payback',
    async read(em, ownerId, id, language) {
      const payback = await find(em, ownerId, id);
      if (!payback) return null;
      const { status, luffAmount, usdtAmount, payoutUidId, createdAt, processedAt, payoutReference, paidAt } = payback;
      const steps = [status, createdAt, processedAt, payoutReference, paidAt];
      const sealed = [luffAmount, usdtAmount, payoutUidId, ...steps];
      return { ...seals.of({ ownerId, kind: 'payback', id }, sealed), ...contentOf(payback, language) };
    },
    // Before it is paid it would read as corrected with its next step.
    async open(em, ownerId, id, language) {
      const payback = await find(em, ownerId, id);
      return payback?.paidAt ? openContentOf(payback, language) : null;
    },
  };
}
