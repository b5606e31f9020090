import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { heldBy } from '../reports/rebate.queries.js';

/** Days of a UID that belong to a member, by their own holding or by a moved one. Both ends are days of the exchange. */
export interface UidHolding {
  readonly userId: string;
  readonly uidId: string;
  readonly exchangeId: string;
  readonly uid: string;
  /** Day of the verification of the holding; earns from this day on. */
  readonly verifiedOn: string;
  /** First day after the holding; null while the UID is held. */
  readonly releasedOn: string | null;
}

const COLUMNS = `coalesce(h.moved_to, h.user_id) AS "userId", h.id AS "uidId", h.exchange_id AS "exchangeId", h.uid,
  h.verified_on::text AS "verifiedOn", h.released_on::text AS "releasedOn"`;

/** Holders of verified UIDs over time. Spans of different members do not overlap. */
@Injectable()
export class UidHoldings {
  /** Every holding of the given UIDs, past ones included, ordered by exchange, UID and day. */
  async holdingsOf(
    em: EntityManager,
    uids: readonly { readonly exchangeId: string; readonly uid: string }[],
  ): Promise<UidHolding[]> {
    return em.query(
      `SELECT DISTINCT ${COLUMNS} FROM unnest($1::text[], $2::text[]) AS d(exchange_id, uid)
       JOIN uid_rebate_uids h ON h.exchange_id = d.exchange_id AND h.uid = d.uid
       WHERE h.verified_on IS NOT NULL ORDER BY 3, 4, 5`,
      [uids.map((uid) => uid.exchangeId), uids.map((uid) => uid.uid)],
    );
  }

  /** Every holding whose days are the member's, past ones included. */
  async holdingsOfMember(em: EntityManager, userId: string): Promise<UidHolding[]> {
    return em.query(`SELECT ${COLUMNS} FROM uid_rebate_uids h WHERE ${heldBy('$1')} ORDER BY 3, 4, 5`, [userId]);
  }
}
