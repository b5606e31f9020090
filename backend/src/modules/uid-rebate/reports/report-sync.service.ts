import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { addDays, Clock } from '../../../platform/clock/index.js';
import { runInTransaction } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import { logger } from '../../../platform/logging/index.js';
import { defineQueue, Queues } from '../../../platform/queue/index.js';
import { JobSlots } from '../../../platform/scheduling/index.js';
import { Settings } from '../../../platform/settings/index.js';
import { UpstreamFailure } from '../../../platform/upstream/index.js';
import { Affiliates, type AffiliateConnection } from '../affiliates/affiliates.service.js';
import { Exchange } from '../entities/exchange.entity.js';
import { ReportRow } from '../entities/report-row.entity.js';
import { ReportSyncRun, type SyncFailure } from '../entities/report-sync-run.entity.js';
import type { AffiliateReport, AffiliateReportRow } from '../affiliates/index.js';
import { Exchanges } from '../exchanges/exchanges.service.js';
import { daysFromTo } from './report-days.js';
import { ReportWriter, type DeliveredRow } from './report-writer.service.js';
import { nextAttemptAt, readingsDue } from './sync.rules.js';
import { UidRebateSettings } from '../uid-rebate.settings.js';

/** Name of the job in its slots. */
export const REPORT_SYNC_JOB = 'uid-rebate.report-sync';

/** Reads what is due of an exchange, one day after the other. The key is the exchange. */
export const ReportReading = defineQueue<{ exchangeId: string }>({
  name: 'uid-rebate.report-reading',
  policy: 'singleton',
  concurrency: 4,
  retries: 20,
  maxHours: 6,
});

/** Maximum days of a gap that are filled. */
const LONGEST_GAP_DAYS = 30;
const MAX_PROBLEMS_KEPT = 200;

/** Result of a sync round, in runs. */
export interface SyncRound {
  readonly done: number;
  readonly failed: number;
}

/**
 * Reads reports of closed days from the exchanges. A run is one (exchange, day, reason), recorded once in one transaction
 * with its rows; the network is used before, outside. Failures are recorded and retried, and never taken for an empty
 * report.
 */
@Injectable()
export class ReportSync {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly slots: JobSlots,
    private readonly queues: Queues,
    private readonly affiliates: Affiliates,
    private readonly exchanges: Exchanges,
    private readonly writer: ReportWriter,
  ) {}

  /** Plans and reads here what is due at `now`, without the queue: for programs that are no replica. */
  async syncDue(now: Date = this.clock.now()): Promise<SyncRound> {
    await this.planDue(now);
    const rounds = await Promise.all(this.affiliates.ids().map((id) => this.readDue(id)));
    return rounds.reduce((sum, round) => ({ done: sum.done + round.done, failed: sum.failed + round.failed }), {
      done: 0,
      failed: 0,
    });
  }

  /** Plans what is due and sends a job for each exchange that has something to read. */
  async requestDue(): Promise<void> {
    const now = this.clock.now();
    await this.planDue(now);
    await runInTransaction(this.dataSource, async (tx) => {
      const due: { id: string }[] = await tx.query(
        `SELECT DISTINCT exchange_id AS id FROM uid_rebate_sync_runs WHERE exchange_id = ANY ($1) AND next_attempt_at <= $2`,
        [this.affiliates.ids(), now],
      );
      for (const { id } of due) await this.requestReading(tx, id);
    });
  }

  /** Sends a job that reads what is due of an exchange. */
  async requestReading(tx: EntityManager, exchangeId: string): Promise<void> {
    await this.queues.send(tx, ReportReading, { exchangeId }, exchangeId);
  }

  /** Queues due readings: the newest one of each closed day, back to the last day read. */
  private async planDue(now: Date): Promise<void> {
    const gapDays = await this.settings.get(UidRebateSettings.reportGapDays, now);
    const correctionDays = await this.settings.get(UidRebateSettings.reportCorrectionDays, now);
    for (const exchange of await this.dataSource.manager.find(Exchange)) {
      const affiliate = this.affiliates.of(exchange.id)?.affiliate;
      if (!affiliate) continue;
      const to = this.exchanges.lastClosedDay(exchange, now);
      const days = daysFromTo(await this.firstDayToRead(exchange.id, to, gapDays, correctionDays), to);
      const slots = days.map((day) => `reading:${readingsDue(now, affiliate.reportDueAt(day), correctionDays) - 1}`);
      await this.dataSource.query(
        `INSERT INTO uid_rebate_sync_runs (exchange_id, day, slot, status, next_attempt_at, created_at)
         SELECT $1, day, slot, 'queued', $2, $2 FROM unnest($3::date[], $4::text[]) AS d(day, slot)
         ON CONFLICT (exchange_id, day, slot) DO NOTHING`,
        [exchange.id, now, days, slots],
      );
    }
  }

  /** The first sync goes back `gapDays`; later ones reread recent days and fill gaps. */
  private async firstDayToRead(id: string, to: string, gapDays: number, correctionDays: number): Promise<string> {
    const [read]: { first: string | null; last: string | null }[] = await this.dataSource.query(
      `SELECT min(day) FILTER (WHERE slot LIKE 'reading:%')::text AS first,
         max(day) FILTER (WHERE status = 'done')::text AS last
       FROM uid_rebate_sync_runs WHERE exchange_id = $1`,
      [id],
    );
    if (!read?.last) return addDays(to, 1 - gapDays);
    const reread = addDays(read.last < to ? read.last : to, -correctionDays);
    const earliest = [read.first ?? addDays(to, 1 - gapDays), addDays(to, 1 - LONGEST_GAP_DAYS), reread];
    return earliest.sort().at(-1) ?? to;
  }

  /** Reads what is due of an exchange, one day after the other. Throws between two days when `signal` is aborted. */
  async readDue(exchangeId: string, signal?: AbortSignal): Promise<SyncRound> {
    const exchange = await this.dataSource.manager.findOneBy(Exchange, { id: exchangeId });
    const connection = this.affiliates.of(exchangeId);
    let done = 0;
    while (exchange && connection) {
      signal?.throwIfAborted();
      const run = await this.beginNext(exchangeId);
      if (!run) break;
      const outcome = await this.execute(exchange, connection, run);
      if (outcome === 'done') done += 1;
      // If an exchange fails for one day, its other days would fail too.
      else if (outcome === 'unavailable') return { done, failed: 1 };
    }
    return { done, failed: 0 };
  }

  /** Marks the oldest due run as running. It stays due until it has ended, so that it is begun again after a crash. */
  private async beginNext(exchangeId: string): Promise<ReportSyncRun | null> {
    const [rows]: [{ id: string }[], number] = await this.dataSource.query(
      `UPDATE uid_rebate_sync_runs SET status = 'running', attempts = attempts + 1, started_at = $2, finished_at = NULL,
         pages_done = 0, pages_total = NULL
       WHERE id = (SELECT id FROM uid_rebate_sync_runs WHERE exchange_id = $1 AND next_attempt_at <= $2
         ORDER BY created_at, day LIMIT 1)
       RETURNING id`,
      [exchangeId, this.clock.now()],
    );
    const [begun] = rows;
    return begun ? this.dataSource.manager.findOneBy(ReportSyncRun, { id: begun.id }) : null;
  }

  private async execute(
    exchange: Exchange,
    connection: AffiliateConnection,
    run: ReportSyncRun,
  ): Promise<'done' | 'refused' | 'unavailable'> {
    const slot = `${run.exchangeId}/${run.day}/${run.slot}`;
    try {
      const report = await connection.affiliate.fetchReportRows(run.day, (pages) => this.noteProgress(run.id, pages));
      const counts = await this.slots.runOnce(REPORT_SYNC_JOB, slot, async (tx) => {
        if (report.rows.length === 0) await this.refuseVanished(tx, exchange, run.day);
        const written = await this.writer.write(tx, {
          exchange,
          source: 'api',
          simulated: connection.simulated,
          fetchedAt: this.clock.now(),
          batches: [report.rows.map(deliveredRow)],
          completeDays: report.problems.some((problem) => problem.uid === null) ? [] : [run.day],
          unreadUids: new Set(report.problems.flatMap((problem) => problem.uid ?? [])),
        });
        const all = { ...written.counts, unreadable: report.problems.length };
        await tx.update(
          ReportSyncRun,
          { id: run.id },
          {
            status: 'done',
            nextAttemptAt: null,
            finishedAt: this.clock.now(),
            error: null,
            counts: all,
            problems: problemsOf(report) as object[],
          },
        );
        return all;
      });
      if (counts) logger.info({ slot, ...counts }, 'report read');
      return 'done';
    } catch (error) {
      return this.fail(run, slot, error);
    }
  }

  /**
   * Records a failure. Permanent failures are not retried. A run that was completed after all (only the response to its
   * COMMIT was lost, or another process took over) stays completed.
   */
  private async fail(run: ReportSyncRun, slot: string, error: unknown): Promise<'refused' | 'unavailable'> {
    const now = this.clock.now();
    const isFinal = error instanceof DomainError && error.kind !== 'unavailable';
    await this.slots.recordFailure(REPORT_SYNC_JOB, slot, error);
    await this.dataSource.manager.update(
      ReportSyncRun,
      { id: run.id, status: 'running' },
      {
        status: 'failed',
        finishedAt: now,
        nextAttemptAt: isFinal ? null : nextAttemptAt(now, run.attempts),
        error: failureOf(error),
      },
    );
    return isFinal ? 'refused' : 'unavailable';
  }

  /**
   * A report without any row for a day that had some is not trusted: it would take back everybody's earnings. It is
   * retried and, if it stays empty, left to an administrator.
   */
  private async refuseVanished(tx: EntityManager, exchange: Exchange, day: string): Promise<void> {
    const had = await tx.countBy(ReportRow, { exchangeId: exchange.id, day, source: 'api', isWithdrawn: false });
    if (had > 0)
      throw new UpstreamFailure('drift', `no row of ${day}, which had ${had}`, { path: '$' }).toDomainError(
        exchange.name,
      );
  }

  private noteProgress(id: string, { pagesDone, pagesTotal }: { pagesDone: number; pagesTotal: number | null }): void {
    this.dataSource
      .query(
        `UPDATE uid_rebate_sync_runs SET pages_done = greatest(pages_done, $2), pages_total = $3
         WHERE id = $1 AND status = 'running'`,
        [id, pagesDone, pagesTotal],
      )
      .catch((error: unknown) => logger.warn({ err: error }, 'progress not noted'));
  }
}

/** A row of an exchange's report in the form to write. */
export function deliveredRow(row: AffiliateReportRow): DeliveredRow {
  return {
    uid: row.uid,
    day: row.day,
    product: row.product,
    volume: row.volumeUsdt,
    fee: row.feeUsdt,
    commission: row.commissionUsdt,
    frozenCommission: row.frozenCommissionUsdt ?? '0',
    estimated: row.estimated,
    coin: row.coin ?? null,
    priceUsed: row.priceUsed ?? null,
    raw: JSON.stringify(row.raw),
  };
}

function failureOf(error: unknown): SyncFailure {
  const detail = (error instanceof Error ? error.message : String(error)).slice(0, 1_000);
  if (!(error instanceof DomainError)) return { code: null, params: {}, detail };
  const params = Object.entries(error.params).map(([name, value]) => [
    name,
    typeof value === 'bigint' ? `${value}` : value,
  ]);
  return { code: error.code, params: Object.fromEntries(params) as SyncFailure['params'], detail };
}

function problemsOf(report: AffiliateReport): Record<string, unknown>[] {
  return report.problems.slice(0, MAX_PROBLEMS_KEPT).map(({ uid, path, reason }) => ({ uid, path, reason }));
}
