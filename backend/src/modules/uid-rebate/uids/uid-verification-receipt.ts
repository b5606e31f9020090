import type { ReceiptKind, Seals } from '../../../platform/receipts/index.js';
import { contentOf, type Verification } from './uid-verification-receipt.messages.js';

/** The verification of a member's UID as a kind of facts; the id is exchange and UID. Of several holdings the last one. */
export function uidVerificationKind(seals: Seals): ReceiptKind {
  return {
    name: 'uid-verification',
    async read(em, ownerId, id, language) {
      const [exchangeId, uid] = id.split('_');
      const [held]: Verification[] = await em.query(
        `SELECT h.exchange_id AS "exchangeId", e.name AS exchange, h.uid, h.auto_verified AS "autoVerified",
           h.created_at AS "createdAt", h.verified_at AS "verifiedAt", h.verified_on::text AS "verifiedOn",
           h.counted_from_on::text AS "countedFromOn",
           h.released_at AS "releasedAt", h.released_on::text AS "releasedOn", h.moved_to IS NOT NULL AS moved
         FROM uid_rebate_uids h JOIN uid_rebate_exchanges e ON e.id = h.exchange_id
         WHERE h.user_id = $1 AND h.exchange_id = $2 AND h.uid = $3 AND h.verified_at IS NOT NULL
         ORDER BY h.verified_at DESC LIMIT 1`,
        [ownerId, exchangeId, uid],
      );
      // One id for one fact: its number and seal are made of it.
      if (!held || id !== `${held.exchangeId}_${held.uid}`) return null;
      const { verifiedAt, autoVerified, verifiedOn, countedFromOn, releasedOn, moved } = held;
      const end = releasedOn === null ? [] : [releasedOn, moved];
      const sealed = [held.exchangeId, held.uid, verifiedAt, autoVerified, verifiedOn, countedFromOn, ...end];
      return { ...seals.of({ ownerId, kind: 'uid-verification', id }, sealed), ...contentOf(held, language) };
    },
  };
}
