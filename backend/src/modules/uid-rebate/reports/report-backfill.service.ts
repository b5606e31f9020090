import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Clock } from '../../../platform/clock/index.js';
import { runInTransaction } from '../../../platform/database/index.js';
import { Affiliates } from '../affiliates/affiliates.service.js';
import { Exchange } from '../entities/exchange.entity.js';
import type { AffiliateReport } from '../affiliates/index.js';
import { deliveredRow } from './report-sync.service.js';
import { ReportWriter, type WriteCounts } from './report-writer.service.js';

/** Reads a closed day for selected UIDs. It counts as read for them only: the sync still reads the whole day. */
@Injectable()
export class ReportBackfill {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly affiliates: Affiliates,
    private readonly writer: ReportWriter,
  ) {}

  /**
   * Fetches `day` and writes the rows of `uids`; null if the exchange has no API. Throws the API's errors: `upstream.*`,
   * `exchangeReport.notDue`, `exchangeReport.outOfReach`.
   */
  async readDay(exchangeId: string, day: string, uids: ReadonlySet<string>): Promise<WriteCounts | null> {
    const connection = this.affiliates.of(exchangeId);
    if (!connection) return null;
    const report = await connection.affiliate.fetchReportRows(day);
    return runInTransaction(this.dataSource, async (tx) => {
      const { counts } = await this.writer.write(tx, {
        exchange: await tx.findOneByOrFail(Exchange, { id: exchangeId }),
        source: 'api',
        simulated: connection.simulated,
        fetchedAt: this.clock.now(),
        batches: [report.rows.filter(({ uid }) => uids.has(uid)).map(deliveredRow)],
        completeDays: [],
        unreadUids: new Set(),
        readUids: { day, uids: readable(report, uids) },
      });
      return counts;
    });
  }

  /** When an exchange's report of `day` is complete; null if the exchange has no API. */
  reportDueAt(exchangeId: string, day: string): Date | null {
    return this.affiliates.of(exchangeId)?.affiliate.reportDueAt(day) ?? null;
  }
}

/** UIDs the report fully covers: an unreadable row without a UID may belong to any of them. */
function readable({ problems }: AffiliateReport, uids: ReadonlySet<string>): string[] {
  const unread = new Set(problems.map((problem) => problem.uid));
  return unread.has(null) ? [] : [...uids].filter((uid) => !unread.has(uid));
}
