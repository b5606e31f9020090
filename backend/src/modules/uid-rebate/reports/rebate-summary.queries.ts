import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { addDays, Clock, seoulDay } from '../../../platform/clock/index.js';
import type { Language } from '../../../platform/errors/index.js';
import { Affiliates } from '../affiliates/affiliates.service.js';
import type { RebateDayDto, RebateExchangeDto, RebateSummaryDto } from '../dto/rebate-summary.dto.js';
import { Exchange } from '../entities/exchange.entity.js';
import type { ReportSource } from '../entities/report-batch.entity.js';
import { rebateCreditOf } from '../exchanges/exchange-texts.js';
import { Exchanges, type ExchangeWithRates } from '../exchanges/exchanges.service.js';
import { RebateDays, type ReportedDay } from './rebate-days.queries.js';
import { COUNTED_ROWS, heldBy, RebateQueries, speaksOf, sumOf } from './rebate.queries.js';
import { summarize, type DaySum } from './rebate.rules.js';
import { daysFromTo, lastClosedDay } from './report-days.js';

interface Holding {
  exchange_id: string;
  uids: string[];
  /** The first day of one of its UIDs. */
  since: string;
  /** The day after the last one; null while one of them is held. */
  until: string | null;
}

interface LastReport {
  readonly exchange_id: string;
  readonly day: string;
  readonly source: ReportSource;
  readonly simulated: boolean;
  readonly fetched_at: Date;
}

interface Sums {
  readonly days: DaySum[];
  readonly exchanges: (Omit<DaySum, 'day'> & { readonly exchange: string })[];
  readonly parts: (DaySum & { readonly exchange: string })[];
}

/** A range of report days, both ends included. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** A member's dashboard: reports of the last closed report days. */
@Injectable()
export class RebateSummaryQueries {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly exchanges: Exchanges,
    private readonly affiliates: Affiliates,
    private readonly rebates: RebateQueries,
    private readonly rebateDays: RebateDays,
  ) {}

  /** Totals, day series and exchanges of the last `days` closed report days. */
  async summaryOf(userId: string, days: number, language: Language): Promise<RebateSummaryDto> {
    const holdings = await this.holdingsOf(userId);
    const held = (await this.exchanges.listExchanges()).filter(({ exchange }) =>
      holdings.some((holding) => holding.exchange_id === exchange.id),
    );
    const lastReports = await this.lastReportsOf(userId);
    const range = this.rangeOf(
      held.map(({ exchange }) => exchange),
      lastReports,
      days,
    );
    const sums = await this.sumsOf(userId, range);
    // Days with a report but no trades count too, from the first trade, or from the verification if earlier.
    const [firstDay = range.from] = [...sums.days.map(({ day }) => day), ...holdings.map(({ since }) => since)].sort();
    const reported = await this.rebateDays.reportedDays(userId, range);
    // An exchange whose reports do not cover the member is no basis for an estimate.
    const reportDays = await this.rebates.countReportDays(
      this.dataSource.manager,
      [...new Set(reported.map((row) => row.exchangeId))],
      firstDay > range.from ? firstDay : range.from,
      lastHeldDay(holdings, range.to),
    );
    const exchanges = this.exchangesOf(language, held, sums, holdings, lastReports, reported);
    return {
      days,
      fromDay: range.from,
      toDay: range.to,
      ...summarize(sums.days, reportDays),
      reportDays,
      estimated: sums.days.some((day) => day.estimated),
      simulated: exchanges.some((exchange) => exchange.simulated),
      series: seriesOf({ ...range, firstDay }, sums, exchanges, holdings, reported),
      exchanges,
    };
  }

  /** The current range of a dashboard of `days` for this member. */
  async currentRange(userId: string, days: number): Promise<DayRange> {
    const ids = (await this.holdingsOf(userId)).map((holding) => holding.exchange_id);
    const held = (await this.exchanges.listExchanges())
      .map(({ exchange }) => exchange)
      .filter((exchange) => ids.includes(exchange.id));
    return this.rangeOf(held, await this.lastReportsOf(userId), days);
  }

  private rangeOf(held: Exchange[], lastReports: LastReport[], days: number): DayRange {
    const now = this.clock.now();
    const ends = held.map((exchange) => {
      const ended = lastClosedDay(now, this.exchanges.offsetOf(exchange));
      const reported = lastReports.find((report) => report.exchange_id === exchange.id)?.day ?? '';
      const due = this.exchanges.lastClosedDay(exchange, now);
      return reported > due && reported <= ended ? reported : due;
    });
    const to = ends.sort().at(-1) ?? addDays(seoulDay(now), -1);
    return { from: addDays(to, 1 - days), to };
  }

  private async holdingsOf(userId: string): Promise<Holding[]> {
    return this.dataSource.query(
      `SELECT h.exchange_id, array_agg(DISTINCT h.uid ORDER BY h.uid) AS uids, min(h.verified_on)::text AS since,
         CASE WHEN bool_and(h.released_on IS NOT NULL) THEN max(h.released_on)::text END AS until
       FROM uid_rebate_uids h WHERE ${heldBy('$1')} GROUP BY h.exchange_id`,
      [userId],
    );
  }

  /** The last report of each exchange that covers the member's UIDs. */
  private async lastReportsOf(userId: string): Promise<LastReport[]> {
    return this.dataSource.query(
      `SELECT DISTINCT ON (d.exchange_id) d.exchange_id, d.day::text AS day, b.source, b.simulated, b.fetched_at
       FROM uid_rebate_uids h JOIN uid_rebate_report_days d ON d.exchange_id = h.exchange_id
       JOIN uid_rebate_report_batches b ON b.id = d.batch_id
       WHERE ${heldBy('$1')} AND ${speaksOf('h.uid')} ORDER BY d.exchange_id, d.day DESC`,
      [userId],
    );
  }

  /** One reading of the rows: sums of each day, of each exchange, and of each exchange on each day. */
  private async sumsOf(userId: string, { from, to }: DayRange): Promise<Sums> {
    const rows: (Omit<DaySum, 'day'> & { day: string | null; exchange_id: string | null })[] =
      await this.dataSource.query(
        `SELECT r.day::text AS day, r.exchange_id, ${sumOf('r.volume')} AS volume, ${sumOf('r.rebate')} AS rebate,
          bool_or(r.estimated) AS estimated
         FROM ${COUNTED_ROWS} WHERE ${heldBy('$1')} AND r.day BETWEEN $2 AND $3
         GROUP BY GROUPING SETS ((r.day), (r.exchange_id), (r.day, r.exchange_id)) ORDER BY r.day`,
        [userId, from, to],
      );
    const sums: Sums = { days: [], exchanges: [], parts: [] };
    for (const { day, exchange_id: exchange, ...sum } of rows) {
      if (day !== null && exchange !== null) sums.parts.push({ day, exchange, ...sum });
      else if (day !== null) sums.days.push({ day, ...sum });
      else if (exchange !== null) sums.exchanges.push({ exchange, ...sum });
    }
    return sums;
  }

  private exchangesOf(
    language: Language,
    held: ExchangeWithRates[],
    sums: Sums,
    holdings: Holding[],
    lastReports: LastReport[],
    reported: ReportedDay[],
  ): RebateExchangeDto[] {
    return held.map(({ exchange, rebateRate }) => {
      const sum = sums.exchanges.find((row) => row.exchange === exchange.id);
      const last = lastReports.find((report) => report.exchange_id === exchange.id);
      const holding = holdings.find((candidate) => candidate.exchange_id === exchange.id);
      const none = reported.some((row) => row.exchangeId === exchange.id) ? '0' : null;
      return {
        exchange: exchange.id,
        exchangeName: exchange.name,
        color: exchange.color,
        uids: holding?.uids ?? [],
        heldUntil: holding?.until ? addDays(holding.until, -1) : null,
        volume: sum?.volume ?? none,
        rebate: sum?.rebate ?? none,
        rebateRate,
        rebateCredit: rebateCreditOf(exchange, language),
        estimated: sum?.estimated ?? false,
        dayTimeZone: this.exchanges.zoneOf(exchange),
        lastReportDay: last?.day ?? null,
        source: last?.source ?? null,
        simulated: last?.simulated ?? this.affiliates.of(exchange.id)?.simulated ?? false,
        fetchedAt: last?.fetched_at.toISOString() ?? null,
        ...this.nextReportOf(exchange, last?.day ?? null, holding?.until ?? null),
      };
    });
  }

  /** The next expected report; null if reports are uploaded, and where it is of a day on which no UID was held any more. */
  private nextReportOf(
    exchange: Exchange,
    lastDay: string | null,
    until: string | null,
  ): Pick<RebateExchangeDto, 'nextReportDay' | 'nextReportDue' | 'isReportLate'> {
    const affiliate = this.affiliates.of(exchange.id)?.affiliate;
    const none = { nextReportDay: null, nextReportDue: null, isReportLate: false };
    if (!affiliate) return none;
    const now = this.clock.now();
    const closed = this.exchanges.lastClosedDay(exchange, now);
    const last = until !== null && until <= closed ? addDays(until, -1) : closed;
    const nextReportDay = lastDay !== null && lastDay >= last ? addDays(lastDay, 1) : last;
    if (until !== null && nextReportDay >= until) return none;
    const due = affiliate.reportDueAt(nextReportDay);
    return { nextReportDay, nextReportDue: due.toISOString(), isReportLate: due.getTime() <= now.getTime() };
  }
}

/** The last day, `to` at the latest, on which a UID was held. */
function lastHeldDay(holdings: readonly Holding[], to: string): string {
  const ends = holdings.map(({ until }) => (until === null || until > to ? to : addDays(until, -1)));
  return ends.sort().at(-1) ?? to;
}

/**
 * Every day of the range; amounts are null where no report has arrived, which differs from a day without trades, and before
 * the first and after the last day that counts.
 */
function seriesOf(
  { from, to, firstDay }: DayRange & { readonly firstDay: string },
  sums: Sums,
  exchanges: RebateExchangeDto[],
  holdings: Holding[],
  reported: ReportedDay[],
): RebateDayDto[] {
  const known = new Set(reported.map((row) => `${row.exchangeId} ${row.day}`));
  return daysFromTo(from, to).map((day) => {
    const sum = sums.days.find((candidate) => candidate.day === day);
    const ofDay = sums.parts.filter((part) => part.day === day);
    const kept = holdings.filter(({ until }) => until === null || day < until);
    const isKnown = (holding: Holding): boolean => known.has(`${holding.exchange_id} ${day}`);
    const waitingFor = kept
      .filter((holding) => holding.since <= day && !isKnown(holding))
      .map((holding) => holding.exchange_id);
    const isReported = day >= firstDay && kept.some(isKnown);
    return {
      day,
      volume: sum?.volume ?? (isReported ? '0' : null),
      rebate: sum?.rebate ?? (isReported ? '0' : null),
      parts: exchanges.flatMap(({ exchange }) =>
        ofDay.filter((part) => part.exchange === exchange).map(({ rebate }) => ({ exchange, rebate })),
      ),
      estimated: sum?.estimated ?? false,
      waitingFor,
    };
  });
}
