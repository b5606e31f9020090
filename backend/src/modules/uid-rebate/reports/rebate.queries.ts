import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { addDays, Clock, isDay } from '../../../platform/clock/index.js';
import { readPage, type CursorCodec, type Page, type PageQuery } from '../../../platform/http/index.js';
import { Exchange } from '../entities/exchange.entity.js';
import type { ReportSource } from '../entities/report-batch.entity.js';
import { Exchanges } from '../exchanges/exchanges.service.js';
import { estimateMonth } from './rebate.rules.js';
import type { RowFigures, RowKey } from './report-merge.rules.js';

/** Days of history used for a monthly estimate. */
const ESTIMATE_DAYS = 30;

/**
 * Report rows that count for members: those of a UID a member holds or held, within the days of the holding. `h` is the
 * holding, `r` the row.
 */
export const COUNTED_ROWS = `uid_rebate_uids h
  JOIN uid_rebate_report_rows r ON r.exchange_id = h.exchange_id AND r.uid = h.uid AND NOT r.is_withdrawn
   AND (h.counted_from_on IS NULL OR r.day >= h.counted_from_on)
   AND (h.released_on IS NULL OR r.day < h.released_on)`;
/** Holdings that are or were verified. */
export const HELD = `h.verified_at IS NOT NULL`;
/** Owner of a holding's days: its member, or the member they were moved to. */
export const HOLDER = `coalesce(h.moved_to, h.user_id)`;
/** Holdings whose days are the member's; written so that indexes can be used. */
export const heldBy = (userId: string): string =>
  `(h.user_id = ${userId} AND h.moved_to IS NULL OR h.moved_to = ${userId}) AND ${HELD}`;

/**
 * Whether the report row `row` (an alias with exchange_id, uid and day) belongs to a closed account and to no existing
 * member on its day.
 */
export function isOfDeparted(row: string, exchangeId = `${row}.exchange_id`): string {
  const sameUid = `h.exchange_id = ${exchangeId} AND h.uid = ${row}.uid AND ${HELD}`;
  // Days of a moved UID belong to the member it was moved to.
  const ofSomebodyHere = `CASE WHEN h.moved_to IS NULL THEN h.release_reason IS DISTINCT FROM 'closed'
          ELSE EXISTS (SELECT 1 FROM uid_rebate_uids t WHERE t.user_id = h.moved_to AND t.exchange_id = h.exchange_id
            AND t.uid = h.uid AND t.release_reason IS DISTINCT FROM 'closed') END`;
  return `(EXISTS (SELECT 1 FROM uid_rebate_uids h WHERE ${sameUid} AND h.release_reason = 'closed')
    AND NOT EXISTS (
      SELECT 1 FROM uid_rebate_uids h WHERE ${sameUid} AND ${ofSomebodyHere}
        AND (h.counted_from_on IS NULL OR ${row}.day >= h.counted_from_on)
        AND (h.released_on IS NULL OR ${row}.day < h.released_on)))`;
}

/**
 * Whether the report day `d` covers a UID: the complete report was read, or it was read for this UID, or there is a row.
 * A file says nothing about UIDs it does not contain.
 */
export const speaksOf = (uid: string): string => `(d.is_complete OR ${uid} = ANY(d.read_uids) OR EXISTS (
  SELECT 1 FROM uid_rebate_report_rows s
  WHERE s.exchange_id = d.exchange_id AND s.uid = ${uid} AND s.day = d.day AND NOT s.is_withdrawn))`;

/** Exact sum without trailing zeros; 0 without rows. */
export const sumOf = (column: string): string => `trim_scale(coalesce(sum(${column}), 0))::text`;

/** One report row with its inputs. */
export interface RebateRow extends RowKey, RowFigures {
  readonly exchangeId: string;
  readonly exchangeName: string;
  readonly source: ReportSource;
  readonly simulated: boolean;
  readonly batchId: string;
  readonly fetchedAt: Date;
  readonly revision: number;
  readonly updatedAt: Date;
}

/** Columns of a `RebateRow`; the tables are `r` (rows), `b` (batches) and `e` (exchanges). */
export const ROW_COLUMNS = `r.exchange_id AS "exchangeId", e.name AS "exchangeName", r.uid, r.day::text AS day, r.product,
  trim_scale(r.volume)::text AS volume, trim_scale(r.fee)::text AS fee, trim_scale(r.commission)::text AS commission,
  trim_scale(r.frozen_commission)::text AS "frozenCommission", trim_scale(r.rebate)::text AS rebate,
  trim_scale(r.rebate_rate)::text AS "rebateRate", r.estimated, r.coin, trim_scale(r.price_used)::text AS "priceUsed",
  r.source, b.simulated, r.batch_id AS "batchId", b.fetched_at AS "fetchedAt", r.revision, r.updated_at AS "updatedAt"`;
export const ROW_JOINS = `JOIN uid_rebate_report_batches b ON b.id = r.batch_id JOIN uid_rebate_exchanges e ON e.id = r.exchange_id`;
/** The order of the lists of rows. */
const ROW_ORDER = 'ORDER BY r.day DESC, r.exchange_id, r.uid, r.product';

/** The place of a row in that order: its day, exchange, UID and product. */
const byDay: CursorCodec<RebateRow, string[]> = {
  write: (row) => [row.day, row.exchangeId, row.uid, row.product].join('_'),
  read: (cursor) => {
    const parts = cursor.split('_');
    return parts.length === 4 && isDay(parts[0] ?? '') ? parts : null;
  },
};

/** Rows behind the place whose four parts are the parameters from `first` on. */
const behindPlace = (first: number): string =>
  `AND (r.day < $${first} OR (r.day = $${first} AND (r.exchange_id, r.uid, r.product) > ($${first + 1}, $${first + 2}, $${first + 3})))`;

/** Rows per page when all are read. */
const PAGE = 1_000;

/** Rebate of a UID, in USDT. */
export interface UidAmounts {
  readonly totalRebate: string;
  readonly estimatedRebate: string | null;
  /** What the estimate is made of; null without one. */
  readonly estimatedFrom: { readonly rebate: string; readonly reportDays: number } | null;
}

/** Reads figures of UIDs and the rows behind them. */
@Injectable()
export class RebateQueries {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly exchanges: Exchanges,
  ) {}

  /**
   * Rebate of a UID over all rows, and a monthly estimate from the reports of the last 30 closed days (days without its
   * trades included), back to its first row at most; null without rows.
   */
  async amountsOfUid(exchange: Exchange, uid: string): Promise<UidAmounts | null> {
    const to = this.exchanges.lastClosedDay(exchange, this.clock.now());
    const from = addDays(to, 1 - ESTIMATE_DAYS);
    const [sums]: { rows: string; total: string; recent: string; first: string }[] = await this.dataSource.query(
      `SELECT count(*) AS rows, ${sumOf('rebate')} AS total,
          trim_scale(coalesce(sum(rebate) FILTER (WHERE day BETWEEN $3 AND $4), 0))::text AS recent,
          greatest(min(day), $3::date)::text AS first
         FROM uid_rebate_report_rows WHERE exchange_id = $1 AND uid = $2 AND NOT is_withdrawn`,
      [exchange.id, uid, from, to],
    );
    if (!sums || Number(sums.rows) === 0) return null;
    const reportDays = await this.countReportDays(this.dataSource.manager, [exchange.id], sums.first, to);
    const estimatedRebate = estimateMonth(sums.recent, reportDays);
    const estimatedFrom = estimatedRebate === null ? null : { rebate: sums.recent, reportDays };
    return { totalRebate: sums.total, estimatedRebate, estimatedFrom };
  }

  /**
   * Distinct days with any delivery from any of the exchanges, both ends included. For an estimate, a day whose file
   * lacks the UID counts as a day without trades, because files only list traders.
   */
  async countReportDays(em: EntityManager, exchangeIds: string[], from: string, to: string): Promise<number> {
    const [row]: { days: string }[] = await em.query(
      `SELECT count(DISTINCT day) AS days FROM uid_rebate_report_days WHERE exchange_id = ANY($1) AND day BETWEEN $2 AND $3`,
      [exchangeIds, from, to],
    );
    return Number(row?.days ?? 0);
  }

  /** The rows behind a member's figures, newest day first. */
  async listRowsOfMember(
    em: EntityManager,
    userId: string,
    filter: PageQuery & { from: string; to: string; exchangeId?: string },
  ): Promise<Page<RebateRow>> {
    const { from, to, exchangeId, ...page } = filter;
    return readPage(page, byDay, async (after, take): Promise<RebateRow[]> =>
      em.query(
        `SELECT ${ROW_COLUMNS} FROM ${COUNTED_ROWS} ${ROW_JOINS}
         WHERE ${heldBy('$1')} AND r.day BETWEEN $2 AND $3 AND ($4::text IS NULL OR r.exchange_id = $4)
           ${after ? behindPlace(6) : ''}
         ${ROW_ORDER} LIMIT $5`,
        [userId, from, to, exchangeId, take, ...(after ?? [])],
      ),
    );
  }

  /** The rows of one holding of a UID, oldest day first, page by page; `from` and `until` as in the holding. */
  async *rowsOfHolding(
    em: EntityManager,
    holding: { exchangeId: string; uid: string; from: string | null; until: string | null },
  ): AsyncGenerator<RebateRow> {
    const { exchangeId, uid, from, until } = holding;
    let last: RebateRow | undefined;
    for (let isMore = true; isMore;) {
      const rows: RebateRow[] = await em.query(
        `SELECT ${ROW_COLUMNS} FROM uid_rebate_report_rows r ${ROW_JOINS}
         WHERE r.exchange_id = $1 AND r.uid = $2 AND NOT r.is_withdrawn
           AND r.day >= coalesce($3::date, '-infinity') AND r.day < coalesce($4::date, 'infinity')
           AND (r.day, r.product) > (coalesce($5::date, '-infinity'), $6)
         ORDER BY r.day, r.product LIMIT ${PAGE}`,
        [exchangeId, uid, from, until, last?.day ?? null, last?.product ?? ''],
      );
      yield* rows;
      last = rows.at(-1);
      isMore = rows.length === PAGE;
    }
  }

  /** Rows whose rebate exceeds their commission, newest day first. */
  async listFlaggedRows({ exchangeId, ...page }: PageQuery & { exchangeId?: string }): Promise<Page<RebateRow>> {
    return readPage(page, byDay, async (after, take): Promise<RebateRow[]> =>
      this.dataSource.query(
        `SELECT ${ROW_COLUMNS} FROM uid_rebate_report_rows r ${ROW_JOINS}
         WHERE r.rebate > r.commission AND ($1::text IS NULL OR r.exchange_id = $1) ${after ? behindPlace(3) : ''}
         ${ROW_ORDER} LIMIT $2`,
        [exchangeId, take, ...(after ?? [])],
      ),
    );
  }
}
