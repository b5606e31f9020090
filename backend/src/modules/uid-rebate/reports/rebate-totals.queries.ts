import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { COUNTED_ROWS, HELD, HOLDER, sumOf } from './rebate.queries.js';
import { wireStatusOf } from '../uids/uid.rules.js';

/** Totals in USDT as decimal text. */
export interface RebateTotal {
  readonly volume: string;
  readonly rebate: string;
}

/** A UID of a member in the back-office. */
export interface RegisteredExchange extends RebateTotal {
  readonly userId: string;
  readonly uidId: string;
  readonly exchangeName: string;
  readonly uid: string;
  readonly status: 'success' | 'error' | 'pending';
  readonly registeredAt: Date;
}

/** Totals over all reports, for the back-office. */
@Injectable()
export class RebateTotals {
  /** Volume and rebate of each member over all days; members without rows are absent. */
  async totalsOfMembers(em: EntityManager, userIds: readonly string[]): Promise<Map<string, RebateTotal>> {
    const rows: ({ user_id: string } & RebateTotal)[] = await em.query(
      `SELECT ${HOLDER} AS user_id, ${sumOf('r.volume')} AS volume, ${sumOf('r.rebate')} AS rebate
       FROM ${COUNTED_ROWS} WHERE (h.user_id = ANY($1) OR h.moved_to = ANY($1)) AND ${HOLDER} = ANY($1) AND ${HELD} GROUP BY 1`,
      [userIds],
    );
    return new Map(rows.map(({ user_id, volume, rebate }) => [user_id, { volume, rebate }]));
  }

  /** Volume and rebate of all members. */
  async totalsOfEverybody(em: EntityManager): Promise<RebateTotal> {
    const [row]: RebateTotal[] = await em.query(
      `SELECT ${sumOf('r.volume')} AS volume, ${sumOf('r.rebate')} AS rebate FROM ${COUNTED_ROWS} WHERE ${HELD}`,
    );
    return row ?? { volume: '0', rebate: '0' };
  }

  /** Counts the rows whose rebate exceeds their commission, and sums up both, in USDT. */
  async flaggedTotals(em: EntityManager): Promise<{ rows: number; rebate: string; commission: string }> {
    const [row]: { rows: number; rebate: string; commission: string }[] = await em.query(
      `SELECT count(*)::int AS rows, ${sumOf('r.rebate')} AS rebate, ${sumOf('r.commission')} AS commission
       FROM uid_rebate_report_rows r WHERE r.rebate > r.commission`,
    );
    return row ?? { rows: 0, rebate: '0', commission: '0' };
  }

  /** Current UIDs of these members, oldest first. */
  async registeredExchangesOf(em: EntityManager, userIds: readonly string[]): Promise<RegisteredExchange[]> {
    const rows: (Omit<RegisteredExchange, 'status'> & { status: string })[] = await em.query(
      `SELECT h.user_id AS "userId", h.id AS "uidId", e.name AS "exchangeName", h.uid, h.status,
        h.created_at AS "registeredAt", t.volume, t.rebate
       FROM uid_rebate_uids h JOIN uid_rebate_exchanges e ON e.id = h.exchange_id
       CROSS JOIN LATERAL (
         SELECT ${sumOf('r.volume')} AS volume, ${sumOf('r.rebate')} AS rebate FROM uid_rebate_report_rows r
         WHERE r.exchange_id = h.exchange_id AND r.uid = h.uid AND NOT r.is_withdrawn AND ${HELD}
           AND (h.counted_from_on IS NULL OR r.day >= h.counted_from_on)
       ) t
       WHERE h.user_id = ANY($1) AND h.status <> 'released' ORDER BY h.created_at, h.id`,
      [userIds],
    );
    return rows.map((row) => ({ ...row, status: wireStatusOf(row.status) }));
  }

  /** Number of pending requests and disputes. */
  async countPending(em: EntityManager): Promise<{ requests: number; disputes: number }> {
    const [row]: { requests: string; disputes: string }[] = await em.query(
      `SELECT (SELECT count(*) FROM uid_rebate_verification_requests WHERE status = 'pending') AS requests,
        (SELECT count(*) FROM uid_rebate_disputes WHERE status = 'pending') AS disputes`,
    );
    return { requests: Number(row?.requests ?? 0), disputes: Number(row?.disputes ?? 0) };
  }
}
