import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Audit } from '../../../platform/audit/index.js';
import { Clock, daysBetween } from '../../../platform/clock/index.js';
import { runInTransaction } from '../../../platform/database/index.js';
import { type Actor, newestPage, type Page, type PageQuery } from '../../../platform/http/index.js';
import { Affiliates } from '../affiliates/affiliates.service.js';
import type { StartReportSyncDto } from '../dto/report-sync.dto.js';
import { Exchange } from '../entities/exchange.entity.js';
import { ReportSyncRun, type SyncStatus } from '../entities/report-sync-run.entity.js';
import { Exchanges } from '../exchanges/exchanges.service.js';
import { daysFromTo } from './report-days.js';
import { ReportSync } from './report-sync.service.js';
import { UidRebateErrors } from '../uid-rebate.errors.js';

/** Maximum days per request. */
const MAX_DAYS = 30;

/** Manual readings, and the list of all readings with their progress. */
@Injectable()
export class ReportSyncRequests {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly affiliates: Affiliates,
    private readonly exchanges: Exchanges,
    private readonly sync: ReportSync,
  ) {}

  /**
   * Plans the days and has them read in the background; skips days with a pending manual request. Throws
   * `uidRebate.syncAlreadyAsked` if no other day is left, `uidRebate.syncNotPossible` for an exchange without API and
   * `uidRebate.syncDaysInvalid` for too many, reversed or open days.
   */
  async start(
    actor: Actor,
    { exchange: exchangeName, fromDay, toDay }: StartReportSyncDto,
  ): Promise<{ exchange: Exchange; backfillId: string; days: number }> {
    const exchange = await this.exchanges.getExchange(exchangeName);
    if (!this.affiliates.of(exchange.id)) throw UidRebateErrors.syncNotPossible({ exchange: exchange.name });
    const count = daysBetween(fromDay, toDay) + 1;
    const now = this.clock.now();
    if (count < 1 || count > MAX_DAYS || toDay > this.exchanges.lastClosedDay(exchange, now))
      throw UidRebateErrors.syncDaysInvalid({ max: MAX_DAYS });
    const days = daysFromTo(fromDay, toDay);
    const started = await runInTransaction(this.dataSource, async (tx) => {
      await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended($1, 0))`, [`report-sync ${exchange.id}`]);
      const [made]: { id: string }[] = await tx.query(`SELECT uuidv7() AS id`);
      if (!made) throw new Error('no id was made');
      const queued: unknown[] = await tx.query(
        `INSERT INTO uid_rebate_sync_runs (exchange_id, day, slot, requested_by, status, next_attempt_at, created_at)
         SELECT $1, d.day, $2, $3, 'queued', $4, $4 FROM unnest($5::date[]) AS d(day)
         WHERE NOT EXISTS (SELECT 1 FROM uid_rebate_sync_runs w WHERE w.exchange_id = $1 AND w.day = d.day
           AND w.slot LIKE 'admin:%' AND w.status IN ('queued', 'running'))
         RETURNING id`,
        [exchange.id, `admin:${made.id}`, actor.id, now, days],
      );
      if (queued.length === 0) throw UidRebateErrors.syncAlreadyAsked({ exchange: exchange.name });
      const after = { exchangeId: exchange.id, fromDay, toDay };
      await this.audit.record(tx, actor, 'report-sync.started', { type: 'report-sync', id: made.id }, { after });
      await this.sync.requestReading(tx, exchange.id);
      return { backfillId: made.id, days: queued.length };
    });
    return { exchange, ...started };
  }

  /** Readings, newest first. */
  async list(
    filter: PageQuery & { exchangeId?: string; status?: SyncStatus; backfillId?: string },
  ): Promise<Page<ReportSyncRun>> {
    const { exchangeId, status, backfillId, ...page } = filter;
    const slot = backfillId === undefined ? undefined : `admin:${backfillId}`;
    return newestPage(this.dataSource.manager, ReportSyncRun, { exchangeId, status, slot }, page);
  }
}
