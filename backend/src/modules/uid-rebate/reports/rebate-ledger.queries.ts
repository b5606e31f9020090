import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { isDay } from '../../../platform/clock/index.js';
import type { Language } from '../../../platform/errors/index.js';
import type { CursorCodec } from '../../../platform/http/index.js';
import { entryWords, rowIdOf } from './rebate-receipts.messages.js';
import { heldBy, ROW_COLUMNS, ROW_JOINS, type RebateRow } from './rebate.queries.js';

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
  readonly simulated: boolean;
  /** Its place in the ledger. */
  readonly place: string;
}

/** Day, its offset from UTC at the exchange in hours, exchange, UID, product. */
type Place = readonly string[];

/** Places of the ledger: what ended last comes first. */
export const rebatePlace: CursorCodec<Pick<RebateEntry, 'place'>, Place> = {
  write: ({ place }) => place,
  read: (cursor) => {
    const parts = cursor.split('_');
    return parts.length === 5 && isDay(parts[0] ?? '') && /^-?\d{1,2}$/.test(parts[1] ?? '') ? parts : null;
  },
};

/** Of a day, what is further west ends later. */
const ORDER = `r.day DESC, r.offset_hours, r.exchange_id DESC, r.uid DESC, r.product DESC`;

/**
 * The newest rows of a member ($1) in a period ($2, $3) behind a place ($5 to $9), or from it on. Of each UID the key is
 * read backwards, up to the length of a page ($4).
 */
export const rebateEntries = (behind: '<' | '<='): string => `SELECT ${ROW_COLUMNS}, r.offset_hours AS "offsetHours",
    (r.day + 1)::timestamp AT TIME ZONE 'UTC' - make_interval(hours => r.offset_hours) AS at
  FROM (
    SELECT r.*, x.report_offset_hours AS offset_hours
    FROM uid_rebate_uids h JOIN uid_rebate_exchanges x ON x.id = h.exchange_id CROSS JOIN LATERAL (
      SELECT r.* FROM uid_rebate_report_rows r
      WHERE r.exchange_id = h.exchange_id AND r.uid = h.uid AND NOT r.is_withdrawn AND r.rebate IS NOT NULL
        AND r.day >= greatest($2::date, coalesce(h.counted_from_on, '-infinity'))
        AND r.day <= least($3::date, $5::date) AND r.day < coalesce(h.released_on, 'infinity')
        AND (r.day, -x.report_offset_hours, r.exchange_id, r.uid, r.product) ${behind} ($5::date, -$6::integer, $7, $8, $9)
      ORDER BY r.day DESC, r.product DESC LIMIT $4
    ) r
    WHERE ${heldBy('$1')}
    ORDER BY ${ORDER.replaceAll('r.offset_hours', 'x.report_offset_hours')} LIMIT $4
  ) r ${ROW_JOINS}
  ORDER BY ${ORDER}`;

/** Days are labels of the exchanges. */
export interface RebateEntriesQuery {
  /** Without one the newest entries are read. */
  readonly after: Place | undefined;
  /** Whether the entry of the place belongs to what is read. */
  readonly withPlace: boolean;
  readonly limit: number;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** A member's reported rebates, row by row and day by day. */
@Injectable()
export class RebateLedger {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** The newest entries behind a place or from it on. Of each UID no more rows are read than are asked for. */
  async entries(
    userId: string,
    { after, withPlace, limit, from = '-infinity', to = 'infinity' }: RebateEntriesQuery,
    language: Language,
  ): Promise<RebateEntry[]> {
    const place = after ?? ['infinity', '0', '', '', ''];
    const rows: (RebateRow & { at: Date; offsetHours: number })[] = await this.dataSource.query(
      rebateEntries(withPlace ? '<=' : '<'),
      [userId, from, to, limit, ...place],
    );
    return rows.map((row) => ({
      id: rowIdOf(row),
      description: entryWords(row, language),
      day: row.day,
      at: row.at,
      amount: row.rebate ?? '0',
      simulated: row.simulated,
      place: [row.day, row.offsetHours, row.exchangeId, row.uid, row.product].join('_'),
    }));
  }
}
