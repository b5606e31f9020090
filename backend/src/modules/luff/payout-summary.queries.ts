import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/index.js';
import { Settings } from '../../platform/settings/index.js';
import type { PayoutSummaryDto } from './dto/payout-summary.dto.js';
import { LuffSettings } from './luff.settings.js';

const DAY_MS = 86_400_000;

/**
 * Each part reads one of the two partial indexes made for it. Payments need no type filter: only paybacks have `paid_at`.
 * Amounts are whole USDT, paid ones rounded down and pending ones rounded up, and the oldest request is rounded to its
 * hour: see `docs/privacy.md`.
 */
const SUMMARY = `
  SELECT trunc(paid.usdt)::text AS "paidOutUsdt", paid.count AS "paidCount",
         ceil(waiting.usdt)::text AS "waitingUsdt", waiting.count AS "waitingCount", waiting.oldest AS "oldestWaitingAt",
         round(recent.median::numeric, 1)::text AS "medianHoursToPay", recent.count AS "medianCount"
  FROM (
    SELECT coalesce(sum(usdt_amount), 0) AS usdt, count(*)::integer AS count
    FROM luff_redemptions WHERE paid_at IS NOT NULL
  ) paid, (
    SELECT coalesce(sum(usdt_amount), 0) AS usdt, count(*)::integer AS count, date_trunc('hour', min(created_at), 'UTC') AS oldest
    FROM luff_redemptions
    WHERE redemption_type = 'usdt_payback' AND status <> 'rejected' AND paid_at IS NULL
  ) waiting, (
    SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM paid_at - created_at) / 3600) AS median,
           count(*)::integer AS count
    FROM luff_redemptions WHERE paid_at > $1
  ) recent`;

type Counted = Omit<PayoutSummaryDto, 'oldestWaitingAt' | 'medianDays' | 'asOf'> & { oldestWaitingAt: Date | null };

/** The summary is public, and the sum over all payments is the most expensive public query. */
const KEPT_MS = 5_000;

/** Public totals of paid and pending paybacks. */
@Injectable()
export class PayoutSummary {
  private last: { readonly at: number; readonly summary: Promise<PayoutSummaryDto> } | null = null;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  /** The summary, at most five seconds old; concurrent callers share one query. */
  async read(): Promise<PayoutSummaryDto> {
    const now = this.clock.now();
    const age = this.last ? now.getTime() - this.last.at : KEPT_MS;
    if (this.last && age >= 0 && age < KEPT_MS) return this.last.summary;
    const counting = { at: now.getTime(), summary: this.count(now) };
    this.last = counting;
    try {
      return await counting.summary;
    } catch (error) {
      if (this.last === counting) this.last = null;
      throw error;
    }
  }

  private async count(now: Date): Promise<PayoutSummaryDto> {
    const medianDays = await this.settings.get(LuffSettings.payoutMedianDays, now);
    const [counted]: Counted[] = await this.dataSource.query(SUMMARY, [new Date(now.getTime() - medianDays * DAY_MS)]);
    if (!counted) throw new Error('the sums have one row');
    return {
      ...counted,
      oldestWaitingAt: counted.oldestWaitingAt?.toISOString() ?? null,
      medianDays,
      asOf: now.toISOString(),
    };
  }
}
