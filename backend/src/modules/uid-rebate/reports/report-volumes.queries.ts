import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ReportSource } from '../entities/report-batch.entity.js';
import { Exchange } from '../entities/exchange.entity.js';
import { Exchanges } from '../exchanges/exchanges.service.js';
import { sumOf } from './rebate.queries.js';
import { endOfDay } from './report-days.js';

/** One UID on one report day of its exchange (`YYYY-MM-DD`, the exchange's label). */
export interface UidDay {
  readonly exchangeId: string;
  readonly uid: string;
  readonly day: string;
}

/** Reported volume of a UID on a day, all products. */
export interface DayVolume extends UidDay {
  readonly exchangeName: string;
  /** USDT as decimal text. */
  readonly volume: string;
  readonly estimated: boolean;
  /** When the day ended for the exchange. */
  readonly dayEndsAt: Date;
  /** Source and time of the figures; of the latest delivery if there were several. */
  readonly source: ReportSource;
  readonly simulated: boolean;
  readonly fetchedAt: Date;
}

/** Reads reported volumes for accruals. */
@Injectable()
export class ReportVolumes {
  constructor(private readonly exchanges: Exchanges) {}

  /** Volumes of several days, ordered by exchange, UID and day. Days without rows are absent. */
  async volumesOf(em: EntityManager, days: readonly UidDay[]): Promise<DayVolume[]> {
    const rows: (UidDay & Omit<DayVolume, 'exchangeName' | 'dayEndsAt'>)[] = await em.query(
      `SELECT r.exchange_id AS "exchangeId", r.uid, r.day::text AS day,
        trim_scale(coalesce(sum(r.volume), 0))::text AS volume, bool_or(r.estimated) AS estimated,
        (array_agg(r.source ORDER BY b.fetched_at DESC))[1] AS source, bool_or(b.simulated) AS simulated,
        max(b.fetched_at) AS "fetchedAt"
       FROM unnest($1::text[], $2::text[], $3::date[]) AS d(exchange_id, uid, day)
       JOIN uid_rebate_report_rows r ON r.exchange_id = d.exchange_id AND r.uid = d.uid AND r.day = d.day
       JOIN uid_rebate_report_batches b ON b.id = r.batch_id
       GROUP BY r.exchange_id, r.uid, r.day ORDER BY r.exchange_id, r.uid, r.day`,
      [days.map((day) => day.exchangeId), days.map((day) => day.uid), days.map((day) => day.day)],
    );
    const exchanges = new Map((await em.find(Exchange)).map((exchange) => [exchange.id, exchange]));
    return rows.flatMap((row) => {
      const exchange = exchanges.get(row.exchangeId);
      if (!exchange) return [];
      const dayEndsAt = endOfDay(row.day, this.exchanges.offsetOf(exchange));
      return [{ ...row, exchangeName: exchange.name, dayEndsAt }];
    });
  }

  /** Days with rows of these UIDs, each from `since` on, ordered by exchange, UID and day. */
  async daysOf(
    em: EntityManager,
    uids: readonly { readonly exchangeId: string; readonly uid: string; readonly since: string }[],
  ): Promise<UidDay[]> {
    return em.query(
      `SELECT DISTINCT r.exchange_id AS "exchangeId", r.uid, r.day::text AS day
       FROM unnest($1::text[], $2::text[], $3::date[]) AS d(exchange_id, uid, since)
       JOIN uid_rebate_report_rows r ON r.exchange_id = d.exchange_id AND r.uid = d.uid AND r.day >= d.since
       ORDER BY 1, 2, 3`,
      [uids.map((uid) => uid.exchangeId), uids.map((uid) => uid.uid), uids.map((uid) => uid.since)],
    );
  }

  /** Reported volume of each UID since a day, in the order of the UIDs; exact decimal text in USDT. */
  async sumsSince(
    em: EntityManager,
    uids: readonly { readonly exchangeId: string; readonly uid: string }[],
    since: string,
  ): Promise<string[]> {
    const rows: { volume: string }[] = await em.query(
      `SELECT ${sumOf('r.volume')} AS volume
       FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS d(exchange_id, uid, place)
       LEFT JOIN uid_rebate_report_rows r
         ON r.exchange_id = d.exchange_id AND r.uid = d.uid AND r.day >= $3 AND NOT r.is_withdrawn
       GROUP BY d.place ORDER BY d.place`,
      [uids.map(({ exchangeId }) => exchangeId), uids.map(({ uid }) => uid), since],
    );
    return rows.map(({ volume }) => volume);
  }

  /** Days whose current rows were delivered since this instant. */
  async daysDeliveredSince(em: EntityManager, since: Date): Promise<UidDay[]> {
    return em.query(
      `SELECT DISTINCT r.exchange_id AS "exchangeId", r.uid, r.day::text AS day
       FROM uid_rebate_report_batches b JOIN uid_rebate_report_rows r ON r.batch_id = b.id
       WHERE b.fetched_at >= $1 ORDER BY 1, 2, 3`,
      [since],
    );
  }
}
