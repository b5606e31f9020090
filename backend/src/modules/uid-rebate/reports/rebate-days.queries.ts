import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { addDays, Clock, seoulDay } from '../../../platform/clock/index.js';
import { Affiliates } from '../affiliates/affiliates.service.js';
import { Exchanges } from '../exchanges/exchanges.service.js';
import { UidHoldings } from '../uids/uid-holdings.queries.js';
import { COUNTED_ROWS, heldBy, speaksOf } from './rebate.queries.js';

/** Report days, both ends included; an end that is not given is open. */
export interface OpenRange {
  readonly from?: string;
  readonly to?: string;
}

/** A day of an exchange on which reports cover a UID of the member. */
export interface ReportedDay {
  readonly exchangeId: string;
  readonly day: string;
}

/** What the reports of a day say of the member's UIDs at an exchange. */
export interface RebateDay extends ReportedDay {
  /** USDT as decimal text; null where no row tells it. */
  readonly rebate: string | null;
  readonly estimated: boolean;
}

/** An exchange at which the member holds or held a verified UID. */
export interface RebateExchange {
  readonly id: string;
  readonly name: string;
  /** Time zone of its report days, in hours east of UTC and for display. */
  readonly offsetHours: number;
  readonly zone: string;
  /** The last day whose report is due; null while nobody can know. */
  readonly dueUntil: string | null;
  /** Verified UIDs with their first day and the day after their last one, null while they are held. */
  readonly uids: readonly { readonly uid: string; readonly from: string; readonly until: string | null }[];
}

/** A member's rebate, day by day and exchange by exchange. */
@Injectable()
export class RebateDays {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly exchanges: Exchanges,
    private readonly affiliates: Affiliates,
    private readonly holdings: UidHoldings,
  ) {}

  /**
   * Exchanges with a verified UID of the member. Uploaded reports have no schedule: there, a day is due once a report of it or of a later day
   * has come.
   */
  async exchangesOf(userId: string): Promise<RebateExchange[]> {
    const holdings = await this.holdings.holdingsOfMember(this.dataSource.manager, userId);
    if (holdings.length === 0) return [];
    const reported: ReportedDay[] = await this.dataSource.query(
      `SELECT exchange_id AS "exchangeId", max(day)::text AS day FROM uid_rebate_report_days GROUP BY exchange_id`,
    );
    const now = this.clock.now();
    return (await this.exchanges.listExchanges()).flatMap(({ exchange }) => {
      const uids = holdings
        .filter(({ exchangeId }) => exchangeId === exchange.id)
        .map(({ uid, verifiedOn, releasedOn }) => ({ uid, from: verifiedOn, until: releasedOn }));
      if (uids.length === 0) return [];
      const dueUntil = this.affiliates.of(exchange.id)
        ? this.exchanges.lastClosedDay(exchange, now)
        : (reported.find(({ exchangeId }) => exchangeId === exchange.id)?.day ?? null);
      const { id, name } = exchange;
      return [
        {
          id,
          name,
          offsetHours: this.exchanges.offsetOf(exchange),
          zone: this.exchanges.zoneOf(exchange),
          dueUntil,
          uids,
        },
      ];
    });
  }

  /**
   * Whether a calendar month (`YYYY-MM`) is over and the reports of all of its days are due, at every exchange at which the
   * member held a UID in it.
   */
  async isMonthDue(userId: string, month: string): Promise<boolean> {
    const today = seoulDay(this.clock.now());
    if (month >= today.slice(0, 7)) return false;
    const first = `${month}-01`;
    const last = addDays(`${addDays(`${month}-28`, 4).slice(0, 7)}-01`, -1);
    return (await this.exchangesOf(userId)).every(({ dueUntil, uids }) => {
      const ends = uids
        .filter(({ from, until }) => from <= last && (until === null || until > first))
        .map(({ until }) => (until === null || until > last ? last : addDays(until, -1)));
      return ends.every((end) => dueUntil !== null && dueUntil >= end);
    });
  }

  /** Days with report rows, oldest first. */
  async rebatesOf(userId: string, { from, to }: OpenRange): Promise<RebateDay[]> {
    return this.dataSource.query(
      `SELECT r.exchange_id AS "exchangeId", r.day::text AS day, trim_scale(sum(r.rebate))::text AS rebate,
        bool_or(r.estimated) AS estimated
       FROM ${COUNTED_ROWS}
       WHERE ${heldBy('$1')} AND ($2::date IS NULL OR r.day >= $2) AND ($3::date IS NULL OR r.day <= $3)
       GROUP BY r.exchange_id, r.day ORDER BY r.day, r.exchange_id`,
      [userId, from, to],
    );
  }

  /** Days of each exchange on which reports cover the member's UIDs, with or without a row. */
  async reportedDays(userId: string, { from, to }: OpenRange): Promise<ReportedDay[]> {
    return this.dataSource.query(
      `SELECT DISTINCT d.exchange_id AS "exchangeId", d.day::text AS day
       FROM uid_rebate_uids h JOIN uid_rebate_report_days d ON d.exchange_id = h.exchange_id
       WHERE ${heldBy('$1')} AND ${speaksOf('h.uid')}
         AND ($2::date IS NULL OR d.day >= $2) AND ($3::date IS NULL OR d.day <= $3)`,
      [userId, from, to],
    );
  }
}
