import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** The days on which a UID is or was a member's; both ends are days of the exchange. */
export interface UidHolding {
  readonly userId: string;
  readonly uidId: string;
  readonly exchangeId: string;
  readonly uid: string;
  /** The day of the verification, from which it earns. */
  readonly verifiedOn: string;
  /** First day that no longer belongs to this member; null while the member holds the UID. */
  readonly releasedOn: string | null;
}

const COLUMNS = `h.user_id AS "userId", h.id AS "uidId", h.exchange_id AS "exchangeId", h.uid,
  h.verified_on::text AS "verifiedOn", h.released_on::text AS "releasedOn"`;

/** Who holds or held a verified UID, and when. Spans of different members do not overlap. */
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

  /** Every holding of a member, past ones included. */
  async holdingsOfMember(em: EntityManager, userId: string): Promise<UidHolding[]> {
    return em.query(
      `SELECT ${COLUMNS} FROM uid_rebate_uids h WHERE h.user_id = $1 AND h.verified_on IS NOT NULL ORDER BY 3, 4, 5`,
      [userId],
    );
  }
}
