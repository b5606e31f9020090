import { isRowId, type ReceiptKind, type Seals } from '../../platform/receipts/index.js';
import { LuffRedemption } from './entities/luff-redemption.entity.js';
import { contentOf } from './payback-receipt.messages.js';

/** A payback as a kind of facts, from the request to the payment; another seal with each step. */
export function paybackKind(seals: Seals): ReceiptKind {
  return {
    name: 'payback',
    async read(em, ownerId, id, language) {
      const payback = isRowId(id) ? await em.findOneBy(LuffRedemption, { userId: ownerId, id }) : null;
      if (payback?.redemptionType !== 'usdt_payback') return null;
      const { status, luffAmount, usdtAmount, payoutUidId, createdAt, processedAt, payoutReference, paidAt } = payback;
      const steps = [status, createdAt, processedAt, payoutReference, paidAt];
      const sealed = [luffAmount, usdtAmount, payoutUidId, ...steps];
      return { ...seals.of({ ownerId, kind: 'payback', id }, sealed), ...contentOf(payback, language) };
    },
  };
}
