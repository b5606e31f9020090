import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { addDays } from '../../platform/clock/index.js';
import { RebateDays } from '../uid-rebate/index.js';
import type { JournalPeriodQuery } from './dto/period.dto.js';
import type { JournalRebatesDto } from './dto/rebate.dto.js';
import { rebatesByDay, sumOfKnown, type TradedDay } from './rebates.rules.js';
import { OF_PERIOD } from './statistics.queries.js';

/** Days with trades at the exchanges `$4` (ids), `$5` (names) and `$6` (hours of their days east of UTC). */
const TRADED_DAYS = `
  SELECT DISTINCT e.id AS "exchangeId", t.day::text AS day,
    (t.closed_at AT TIME ZONE 'UTC' + make_interval(hours => e.hours))::date::text AS "reportDay"
  FROM (SELECT exchange, day, closed_at FROM journal_trades WHERE ${OF_PERIOD}) AS t
  JOIN unnest($4::text[], $5::text[], $6::int[]) AS e(id, name, hours) ON lower(t.exchange) IN (e.id, lower(e.name))`;

/** The member's rebates beside the trades of the journal. */
@Injectable()
export class JournalRebates {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly rebates: RebateDays,
  ) {}

  /** Rebates of a period, as the exchanges reported them, and the trades of which they reported nothing. */
  async read(userId: string, { from, to }: JournalPeriodQuery): Promise<JournalRebatesDto> {
    const exchanges = await this.rebates.exchangesOf(userId);
    if (exchanges.length === 0) return { rebate: null, waitingDays: 0, missingDays: 0, days: [] };
    // The exchange's day of a trade is at most one away from that of Seoul.
    const around = { from: from && addDays(from, -1), to: to && addDays(to, 1) };
    const [rebates, reported, traded] = await Promise.all([
      this.rebates.rebatesOf(userId, around),
      this.rebates.reportedDays(userId, around),
      this.dataSource.query<TradedDay[]>(TRADED_DAYS, [
        ...[userId, from ?? null, to ?? null],
        exchanges.map(({ id }) => id),
        exchanges.map(({ name }) => name),
        exchanges.map(({ offsetHours }) => offsetHours),
      ]),
    ]);
    const days = rebatesByDay({ exchanges, rebates, reported, traded }).filter(
      ({ day }) => (from === undefined || day >= from) && (to === undefined || day <= to),
    );
    const daysWith = (is: (part: (typeof days)[number]['exchanges'][number]) => boolean): number =>
      days.filter(({ exchanges: parts }) => parts.some(is)).length;
    return {
      rebate: sumOfKnown(days),
      waitingDays: daysWith(({ rebate, isMissing }) => rebate === null && !isMissing),
      missingDays: daysWith(({ isMissing }) => isMissing),
      days,
    };
  }
}
