import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../../platform/clock/index.js';
import { DomainEvents } from '../../../platform/events/index.js';
import { Exchange } from '../entities/exchange.entity.js';
import { ReportBatch } from '../entities/report-batch.entity.js';
import { Exchanges } from '../exchanges/exchanges.service.js';
import { isOfDeparted, sumOf } from './rebate.queries.js';
import { rebateOf } from './rebate.rules.js';
import {
  planMerge,
  type Delivery,
  type IncomingRow,
  type MergePlan,
  type RowKey,
  type RowWrite,
  type Source,
  type StoredRow,
} from './report-merge.rules.js';
import type { UidDay } from './report-volumes.queries.js';
import { ReportRowsChanged } from '../uid-rebate.events.js';

/** A row from an exchange or a file; its rebate is computed here. */
export type DeliveredRow = Omit<IncomingRow, 'rebate' | 'rebateRate'>;

/** A delivery of rows and its source. */
export interface ReportDelivery extends Omit<Delivery, 'rows'> {
  readonly exchange: Exchange;
  /** Batches that contain all rows of each of their UIDs and days. A delivery with complete days is one batch. */
  readonly batches: Iterable<readonly DeliveredRow[]> | AsyncIterable<readonly DeliveredRow[]>;
  /** All UIDs of several batches, whose holdings are locked in one order. */
  readonly uids?: ReadonlySet<string>;
  readonly simulated: boolean;
  /** When the figures were read or uploaded. */
  readonly fetchedAt: Date;
  /** UIDs for which the delivery is complete on `day`, if it is not complete for all. */
  readonly readUids?: { readonly day: string; readonly uids: readonly string[] };
}

/** Written rows. */
export interface WriteCounts extends Record<string, number> {
  new: number;
  changed: number;
  withdrawn: number;
  unchanged: number;
  kept: number;
}

/** Change by undoing a batch. Amounts in USDT as decimal strings, negative if they become less. */
export interface UndoEffect {
  readonly rows: number;
  readonly firstDay: string | null;
  readonly lastDay: string | null;
  readonly commission: string;
  readonly rebate: string;
}

/** Rows per statement. Their JSON fits into V8's young generation, which is cheap to collect. */
const CHUNK = 200;

const STORED_COLUMNS = `uid, day::text AS day, product, volume::text AS volume, fee::text AS fee, commission::text AS commission,
  frozen_commission::text AS "frozenCommission", rebate::text AS rebate, rebate_rate::text AS "rebateRate", estimated, coin,
  price_used::text AS "priceUsed", source, batch_id AS "batchId", revision, is_withdrawn AS "isWithdrawn"`;

/** Writes report rows by difference and emits the changes. The only writer of report rows. */
@Injectable()
export class ReportWriter {
  constructor(
    private readonly clock: Clock,
    private readonly events: DomainEvents,
    private readonly exchanges: Exchanges,
  ) {}

  /** Computes what a batch would change, without writing. */
  async plan(
    em: EntityManager,
    delivery: Omit<ReportDelivery, 'batches'>,
    rows: readonly DeliveredRow[],
  ): Promise<MergePlan> {
    const known: StoredRow[] = await em.query(KNOWN_ROWS, [
      delivery.exchange.id,
      delivery.completeDays,
      rows.map((row) => row.uid),
      rows.map((row) => row.day),
    ]);
    return planMerge(known, { ...delivery, rows: await this.withRebates(em, delivery.exchange, rows) });
  }

  /** Writes a delivery. Deliveries of one exchange are serialized. */
  async write(tx: EntityManager, delivery: ReportDelivery): Promise<{ batchId: string; counts: WriteCounts }> {
    const { exchange, source, simulated, fetchedAt, completeDays, readUids, uids } = delivery;
    await this.lock(tx, exchange.id);
    const batchId = await this.insertBatch(tx, { exchangeId: exchange.id, source, simulated, fetchedAt });
    if (uids) await this.waitForClosings(tx, exchange.id, uids);
    const counts: WriteCounts = { new: 0, changed: 0, withdrawn: 0, unchanged: 0, kept: 0 };
    const days = new Set([...completeDays, ...(readUids ? [readUids.day] : [])]);
    const changes: UidDay[] = [];
    for await (const rows of delivery.batches) {
      const { writes, unchanged, kept } = await this.plan(tx, delivery, rows);
      if (!uids) await this.waitForClosings(tx, exchange.id, new Set(writes.map(({ row }) => row.uid)));
      await this.apply(tx, { exchangeId: exchange.id, batchId, source }, writes);
      for (const { effect } of writes) counts[effect] += 1;
      for (const { uid, day } of uidDaysOf(writes)) changes.push({ exchangeId: exchange.id, uid, day });
      counts.unchanged += unchanged;
      counts.kept += kept;
      for (const { day } of rows) days.add(day);
    }
    if (changes.length > 0) await this.events.emit(new ReportRowsChanged(tx, changes));
    await this.markDays(tx, delivery, [...days], batchId);
    return { batchId, counts };
  }

  /** Serializes transactions that write rows of one exchange. */
  private async lock(tx: EntityManager, exchangeId: string): Promise<void> {
    await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended($1, 0))`, [`report ${exchangeId}`]);
  }

  private async insertBatch(tx: EntityManager, batch: Omit<ReportBatch, 'id'>): Promise<string> {
    const inserted = await tx.insert(ReportBatch, batch);
    const [row] = inserted.raw as { id: string }[];
    if (!row) throw new Error('the batch was not written');
    return row.id;
  }

  /** Writes planned rows with a trace of their previous values. */
  private async apply(
    tx: EntityManager,
    { exchangeId, batchId, source }: { exchangeId: string; batchId: string; source: Source },
    writes: readonly RowWrite[],
  ): Promise<void> {
    const at = this.clock.now();
    for (let from = 0; from < writes.length; from += CHUNK) {
      const rows = writes
        .slice(from, from + CHUNK)
        .map(({ row, revision, isWithdrawn }) => ({ ...row, revision, isWithdrawn }));
      const keys = rows.map(({ uid, day, product, revision }) => ({ uid, day, product, revision }));
      await tx.query(INSERT_CHANGES, [exchangeId, source, batchId, at, JSON.stringify(keys)]);
      await tx.query(UPSERT_ROWS, [exchangeId, source, batchId, at, JSON.stringify(rows)]);
    }
  }

  /** Computes what undoing a batch would change, without writing. */
  async planUndo(em: EntityManager, exchangeId: string, batchId: string): Promise<UndoEffect> {
    const [effect]: UndoEffect[] = await em.query(PLAN_UNDO, [exchangeId, batchId]);
    return effect ?? { rows: 0, firstDay: null, lastDay: null, commission: '0', rebate: '0' };
  }

  /** Undoes a batch; returns the number of restored rows. Rows that changed later are kept. */
  async undo(tx: EntityManager, exchangeId: string, batchId: string): Promise<number> {
    await this.lock(tx, exchangeId);
    const written: RowKey[] = await tx.query(
      `SELECT uid, day::text AS day, product FROM uid_rebate_report_rows
       WHERE exchange_id = $1 AND batch_id = $2 ORDER BY uid, day, product`,
      [exchangeId, batchId],
    );
    await this.waitForClosings(tx, exchangeId, new Set(written.map(({ uid }) => uid)));
    const at = this.clock.now();
    const changes: UidDay[] = [];
    for (let from = 0; from < written.length; from += CHUNK) {
      const rows = written.slice(from, from + CHUNK);
      const keys = [rows.map(({ uid }) => uid), rows.map(({ day }) => day), rows.map(({ product }) => product)];
      const [undone]: [UidDay[], number] = await tx.query(UNDO_ROWS, [exchangeId, batchId, at, ...keys]);
      changes.push(...undone);
    }
    const days: { day: string }[] = await tx.query(
      'SELECT day::text AS day FROM uid_rebate_report_days WHERE exchange_id = $1 AND batch_id = $2 ORDER BY day',
      [exchangeId, batchId],
    );
    // Sequential: a day may have many rows, each of which is examined.
    for (const { day } of days) await tx.query(UNDO_DAY, [exchangeId, batchId, day]);
    if (changes.length > 0) await this.events.emit(new ReportRowsChanged(tx, changes));
    return changes.length;
  }

  /**
   * Waits for members who are closing their account, or makes the closing wait for this transaction. Otherwise rows
   * written now would keep texts of a file that the closing does not remove. Both lock holdings in the order of UIDs.
   */
  private async waitForClosings(tx: EntityManager, exchangeId: string, uids: ReadonlySet<string>): Promise<void> {
    // As one string: the driver serializes long arrays slowly.
    await tx.query(
      `SELECT 1 FROM uid_rebate_uids
       WHERE exchange_id = $1 AND uid = ANY (string_to_array($2, ',')) AND verified_at IS NOT NULL
       ORDER BY uid, id FOR SHARE`,
      [exchangeId, [...uids].join(',')],
    );
  }

  private async withRebates(
    em: EntityManager,
    exchange: Exchange,
    rows: readonly DeliveredRow[],
  ): Promise<IncomingRow[]> {
    const rateOn = await this.exchanges.ratesByDay(em, exchange);
    return rows.map((row) => {
      const rebateRate = rateOn(row.day);
      return { ...row, rebateRate, rebate: rebateOf(row.fee, rebateRate) };
    });
  }

  /** Records the days of a delivery and for whom it is complete. */
  private async markDays(
    tx: EntityManager,
    { exchange, completeDays, readUids }: ReportDelivery,
    days: readonly string[],
    batchId: string,
  ): Promise<void> {
    await tx.query(
      `INSERT INTO uid_rebate_report_days AS d (exchange_id, day, batch_id, is_complete, read_uids, first_at, last_at)
       SELECT $1, day, $2, day = ANY($5::date[]), CASE WHEN day = $6::date THEN $7::text[] ELSE '{}' END, $3, $3
       FROM unnest($4::date[]) AS day
       ON CONFLICT (exchange_id, day) DO UPDATE SET batch_id = EXCLUDED.batch_id, last_at = EXCLUDED.last_at,
         is_complete = d.is_complete OR EXCLUDED.is_complete,
         read_uids = ARRAY(SELECT DISTINCT uid FROM unnest(d.read_uids || EXCLUDED.read_uids) AS uid ORDER BY uid)`,
      [
        ...[exchange.id, batchId, this.clock.now(), days, completeDays],
        ...[readUids?.day ?? null, readUids?.uids ?? []],
      ],
    );
  }
}

/** Distinct pairs of UID and day. */
const uidDaysOf = (writes: readonly RowWrite[]): Iterable<{ uid: string; day: string }> =>
  new Map(writes.map(({ row }) => [`${row.uid} ${row.day}`, row])).values();

/** Stored rows of these UIDs and days, and all rows of days for which the delivery is complete. */
const KNOWN_ROWS = `
  SELECT ${STORED_COLUMNS} FROM uid_rebate_report_rows WHERE exchange_id = $1 AND day = ANY ($2::date[])
  UNION ALL
  SELECT ${STORED_COLUMNS} FROM (SELECT DISTINCT * FROM unnest($3::text[], $4::date[]) AS told (uid, day)) AS told
  JOIN uid_rebate_report_rows USING (uid, day)
  WHERE exchange_id = $1 AND NOT day = ANY ($2::date[])`;

/** Rows of closed accounts keep only their amounts. */
const UPSERT_ROWS = `
  INSERT INTO uid_rebate_report_rows AS r (exchange_id, uid, day, product, volume, fee, commission, frozen_commission,
    rebate, rebate_rate, estimated, coin, price_used, source, batch_id, raw, revision, is_withdrawn, updated_at)
  SELECT $1, w.uid, w.day, w.product, w.volume, w.fee, w.commission, w."frozenCommission", w.rebate, w."rebateRate",
    w.estimated, w.coin, w."priceUsed", $2, $3,
    CASE WHEN ${isOfDeparted('w', '$1')} THEN 'null' ELSE coalesce(w.raw::jsonb, 'null') END, w.revision, w."isWithdrawn", $4
  FROM jsonb_to_recordset($5::jsonb) AS w(uid text, day date, product text, volume numeric, fee numeric,
    commission numeric, "frozenCommission" numeric, rebate numeric, "rebateRate" numeric, estimated boolean, coin text,
    "priceUsed" numeric, raw text, revision integer, "isWithdrawn" boolean)
  ON CONFLICT (exchange_id, uid, day, product) DO UPDATE SET volume = EXCLUDED.volume, fee = EXCLUDED.fee,
    commission = EXCLUDED.commission, frozen_commission = EXCLUDED.frozen_commission, rebate = EXCLUDED.rebate,
    rebate_rate = EXCLUDED.rebate_rate, estimated = EXCLUDED.estimated, coin = EXCLUDED.coin,
    price_used = EXCLUDED.price_used, source = EXCLUDED.source, batch_id = EXCLUDED.batch_id,
    raw = CASE WHEN EXCLUDED.is_withdrawn THEN r.raw ELSE EXCLUDED.raw END, revision = EXCLUDED.revision,
    is_withdrawn = EXCLUDED.is_withdrawn, updated_at = EXCLUDED.updated_at`;

/** The first row from an API needs no trace: it has no previous value and is not undone. */
const INSERT_CHANGES = `
  INSERT INTO uid_rebate_report_changes (exchange_id, uid, day, product, revision, batch_id, before, at)
  SELECT $1, w.uid, w.day, w.product, w.revision, $3, to_jsonb(r), $4
  FROM jsonb_to_recordset($5::jsonb) AS w(uid text, day date, product text, revision integer)
  LEFT JOIN uid_rebate_report_rows r
    ON r.exchange_id = $1 AND r.uid = w.uid AND r.day = w.day AND r.product = w.product
  WHERE r.uid IS NOT NULL OR $2 = 'import'`;

/**
 * Rows of an import that are still as it wrote them, with the values from before it. Values of another import that has
 * been undone meanwhile are skipped in favor of those before it.
 */
const restoredOf = (rows: string): string => `
  WITH RECURSIVE back AS (
    SELECT c.exchange_id, c.uid, c.day, c.product, c.revision, c.before
    FROM ${rows}
    UNION ALL
    SELECT c.exchange_id, c.uid, c.day, c.product, c.revision, c.before
    FROM back b
    JOIN uid_rebate_report_imports i ON i.batch_id = (b.before ->> 'batch_id')::uuid AND i.status = 'undone'
    JOIN uid_rebate_report_changes c ON c.exchange_id = b.exchange_id AND c.uid = b.uid AND c.day = b.day
      AND c.product = b.product AND c.batch_id = i.batch_id
  ), restored AS (
    SELECT DISTINCT ON (exchange_id, uid, day, product) exchange_id, uid, day, product, before
    FROM back ORDER BY exchange_id, uid, day, product, revision
  )`;

/**
 * Restores rows. The revision grows, so that postings based on the rows are corrected. The batch is compared in a form
 * that cannot use its index, whose statistics the planner does not have yet.
 */
const UNDO_ROWS = `
  ${restoredOf(`unnest($4::text[], $5::date[], $6::text[]) AS k (uid, day, product)
    JOIN uid_rebate_report_rows r USING (uid, day, product)
    JOIN uid_rebate_report_changes c USING (exchange_id, uid, day, product, batch_id)
    WHERE r.exchange_id = $1 AND r.batch_id IS NOT DISTINCT FROM $2`)}
  UPDATE uid_rebate_report_rows r SET
    volume = CASE WHEN b.uid IS NULL THEN r.volume * 0 ELSE b.volume END,
    fee = CASE WHEN b.uid IS NULL THEN r.fee * 0 ELSE b.fee END,
    commission = coalesce(b.commission, 0), frozen_commission = coalesce(b.frozen_commission, 0),
    rebate = CASE WHEN b.uid IS NULL THEN r.rebate * 0 ELSE b.rebate END,
    rebate_rate = coalesce(b.rebate_rate, r.rebate_rate), estimated = coalesce(b.estimated, r.estimated),
    coin = b.coin, price_used = b.price_used, source = coalesce(b.source, r.source),
    batch_id = coalesce(b.batch_id, r.batch_id), raw = coalesce(b.raw, r.raw), revision = r.revision + 1,
    is_withdrawn = coalesce(b.is_withdrawn, true), updated_at = $3
  FROM restored s,
    LATERAL jsonb_populate_record(NULL::uid_rebate_report_rows, coalesce(s.before, '{}'::jsonb)) b
  WHERE r.exchange_id = s.exchange_id AND r.uid = s.uid AND r.day = s.day AND r.product = s.product AND r.batch_id IS NOT DISTINCT FROM $2
  RETURNING r.exchange_id AS "exchangeId", r.uid, r.day::text AS day`;

const PLAN_UNDO = `
  ${restoredOf(`uid_rebate_report_rows r
    JOIN uid_rebate_report_changes c USING (exchange_id, uid, day, product, batch_id)
    WHERE r.exchange_id = $1 AND r.batch_id = $2`)}
  SELECT count(*)::int AS rows, min(r.day)::text AS "firstDay", max(r.day)::text AS "lastDay",
    ${sumOf(`coalesce((s.before ->> 'commission')::numeric, 0) - r.commission`)} AS commission,
    ${sumOf(`coalesce((s.before ->> 'rebate')::numeric, 0) - coalesce(r.rebate, 0)`)} AS rebate
  FROM restored s JOIN uid_rebate_report_rows r USING (exchange_id, uid, day, product)`;

const UNDO_DAY = `
  WITH standing AS (
    SELECT d.day, (SELECT r.batch_id FROM uid_rebate_report_rows r
      WHERE r.exchange_id = d.exchange_id AND r.day = d.day AND NOT r.is_withdrawn
      ORDER BY r.updated_at DESC LIMIT 1) AS batch_id
    FROM uid_rebate_report_days d WHERE d.exchange_id = $1 AND d.batch_id = $2 AND d.day = $3
  ), updated AS (
    UPDATE uid_rebate_report_days d SET batch_id = s.batch_id FROM standing s
    WHERE d.exchange_id = $1 AND d.day = s.day AND s.batch_id IS NOT NULL
  )
  DELETE FROM uid_rebate_report_days d USING standing s
  WHERE d.exchange_id = $1 AND d.day = s.day AND s.batch_id IS NULL AND NOT d.is_complete AND d.read_uids = '{}'`;
