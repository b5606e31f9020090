import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { COUNTED_ROWS, heldBy, ROW_JOINS, sumOf } from './rebate.queries.js';

/** The rows of one day in sum. */
export interface RebateDayTotal {
  readonly day: string;
  readonly rebate: string;
  /** Where rows of exchanges come from, each pair once. */
  readonly origins: readonly { readonly exchangeName: string; readonly source: 'api' | 'import' }[];
  readonly simulated: boolean;
  readonly fetchedAt: Date;
  /** When a later report changed one of them; null if none did. */
  readonly correctedAt: Date | null;
}

/** The rows of one calendar month in sum. */
export interface RebateMonthTotal {
  readonly month: string;
  readonly rebate: string;
  readonly volume: string;
  readonly days: number;
  readonly estimated: boolean;
  readonly simulated: boolean;
}

/** A member's rebate by calendar month of the exchanges' report days. */
@Injectable()
export class RebateMonths {
  /** Months with report rows, newest first. */
  async monthsOf(em: EntityManager, userId: string, limit: number): Promise<RebateMonthTotal[]> {
    return em.query(
      `SELECT to_char(r.day, 'YYYY-MM') AS month, ${sumOf('r.rebate')} AS rebate, ${sumOf('r.volume')} AS volume,
         count(DISTINCT r.day)::int AS days, bool_or(r.estimated) AS estimated, bool_or(b.simulated) AS simulated
       FROM ${COUNTED_ROWS} ${ROW_JOINS} WHERE ${heldBy('$1')}
       GROUP BY 1 ORDER BY 1 DESC LIMIT $2`,
      [userId, limit],
    );
  }

  /** Days of a month that have report rows, in their order. */
  async daysOf(em: EntityManager, userId: string, month: string): Promise<RebateDayTotal[]> {
    return em.query(
      `SELECT r.day::text AS day, ${sumOf('r.rebate')} AS rebate,
         jsonb_agg(DISTINCT jsonb_build_object('exchangeName', e.name, 'source', r.source)) AS origins,
         bool_or(b.simulated) AS simulated, max(b.fetched_at) AS "fetchedAt",
         max(r.updated_at) FILTER (WHERE r.revision > 1) AS "correctedAt"
       FROM ${COUNTED_ROWS} ${ROW_JOINS}
       WHERE ${heldBy('$1')} AND r.day >= $2::date AND r.day < $2::date + interval '1 month'
       GROUP BY r.day ORDER BY r.day`,
      [userId, `${month}-01`],
    );
  }
}
