import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { isDay } from '../../../platform/clock/index.js';
import type { Language } from '../../../platform/errors/index.js';
import type { CursorCodec } from '../../../platform/http/index.js';
import { rowIdOf, rowTitle } from './rebate-receipts.messages.js';
import { COUNTED_ROWS, heldBy, ROW_COLUMNS, ROW_JOINS, sumOf, type RebateRow } from './rebate.queries.js';

/** A reported rebate of a member as an entry of a ledger. */
export interface RebateEntry {
  /** Its id among the receipts of report rows. */
  readonly id: string;
  readonly description: string;
  readonly day: string;
  /** The end of its day at the exchange. */
  readonly at: Date;
  /** USDT as decimal text. */
  readonly amount: string;
  /** Its place in the ledger: day, exchange, UID and product. */
  readonly place: string;
}

type Place = readonly string[];

/** Places of the ledger, newest day first. */
export const rebatePlace: CursorCodec<Pick<RebateEntry, 'place'>, Place> = {
  write: ({ place }) => place,
  read: (cursor) => {
    const parts = cursor.split('_');
    return parts.length === 4 && isDay(parts[0] ?? '') ? parts : null;
  },
};

const ORDER = `r.day DESC, r.exchange_id DESC, r.uid DESC, r.product DESC`;

/**
 * The newest rows of a member ($1) in a period ($2, $3) behind a place ($5 to $8). Of each UID the key is read backwards, up to
 * the length of a page ($4).
 */
export const REBATE_ENTRIES = `SELECT ${ROW_COLUMNS}, (r.day + 1)::timestamp AT TIME ZONE 'UTC' - make_interval(hours => e.report_offset_hours) AS at
  FROM (
    SELECT r.* FROM uid_rebate_uids h CROSS JOIN LATERAL (
      SELECT r.* FROM uid_rebate_report_rows r
      WHERE r.exchange_id = h.exchange_id AND r.uid = h.uid AND NOT r.is_withdrawn AND r.rebate IS NOT NULL
        AND r.day >= greatest($2::date, coalesce(h.counted_from_on, '-infinity'))
        AND r.day <= least($3::date, $5::date) AND r.day < coalesce(h.released_on, 'infinity')
        AND (r.day, r.exchange_id, r.uid, r.product) < ($5::date, $6, $7, $8)
      ORDER BY r.day DESC, r.product DESC LIMIT $4
    ) r
    WHERE ${heldBy('$1')}
    ORDER BY ${ORDER} LIMIT $4
  ) r ${ROW_JOINS}
  ORDER BY ${ORDER}`;

/** A member's reported rebates, row by row and day by day. */
@Injectable()
export class RebateLedger {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** The newest entries behind a place. Of each UID no more rows are read than are asked for, whatever it has traded. */
  async entries(
    userId: string,
    {
      after,
      limit,
      from = '-infinity',
      to = 'infinity',
    }: { after: Place | undefined; limit: number; from?: string | undefined; to?: string | undefined },
    language: Language,
  ): Promise<RebateEntry[]> {
    const rows: (RebateRow & { at: Date })[] = await this.dataSource.query(REBATE_ENTRIES, [
      userId,
      from,
      to,
      limit,
      ...(after ?? ['infinity', '', '', '']),
    ]);
    return rows.map((row) => ({
      id: rowIdOf(row),
      description: rowTitle(row, language),
      day: row.day,
      at: row.at,
      amount: row.rebate ?? '0',
      place: [row.day, row.exchangeId, row.uid, row.product].join('_'),
    }));
  }

  /** USDT by report day since a day; days without a reported rebate are missing. */
  async sumsByDay(userId: string, since: string): Promise<ReadonlyMap<string, string>> {
    const rows: { day: string; sum: string }[] = await this.dataSource.query(
      `SELECT r.day::text AS day, ${sumOf('r.rebate')} AS sum FROM ${COUNTED_ROWS}
       WHERE ${heldBy('$1')} AND r.day >= $2 AND r.rebate IS NOT NULL GROUP BY r.day`,
      [userId, since],
    );
    return new Map(rows.map(({ day, sum }) => [day, sum]));
  }
}
