import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../../platform/clock/index.js';
import { queryPrepared, type PreparedStatement } from '../../../platform/database/index.js';
import type { Language } from '../../../platform/errors/index.js';
import { Affiliates } from '../affiliates/affiliates.service.js';
import { Exchange } from '../entities/exchange.entity.js';
import { ExchangeRate } from '../entities/exchange-rate.entity.js';
import { rateInForce, type RateFrom } from '../reports/rebate.rules.js';
import { endOfDay, lastClosedDay, zoneLabel } from '../reports/report-days.js';
import { UidRebateErrors } from '../uid-rebate.errors.js';

/** An exchange with its current rates. */
export interface ExchangeWithRates {
  readonly exchange: Exchange;
  readonly rebateRate: string;
  readonly discountRate: string;
  /** Fee as a share of volume; null if the exchange reports volumes. */
  readonly feeRate: string | null;
}

/** The current rate is the last one that has started, else the first: same rule as `inForceAt`. */
const EXCHANGES_WITH_RATES: PreparedStatement = {
  name: 'exchanges-with-rates',
  text: `
  SELECT e.id, e.name, e.logo, e.color, e.badge, e.referral_link AS "referralLink",
         e.travel_rule_upbit AS "travelRuleUpbit", e.travel_rule_bithumb AS "travelRuleBithumb",
         e.kyc_wait_hours AS "kycWaitHours", e.kyc_note_ko AS "kycNoteKo", e.kyc_note_en AS "kycNoteEn",
         e.rebate_when_ko AS "rebateWhenKo", e.rebate_when_en AS "rebateWhenEn",
         e.rebate_minimum_usdt AS "rebateMinimumUsdt",
         e.rebate_where_ko AS "rebateWhereKo", e.rebate_where_en AS "rebateWhereEn",
         e.is_active AS "isActive", e.hidden_languages AS "hiddenLanguages",
         e.report_offset_hours AS "reportOffsetHours", e.sort, e.created_at AS "createdAt", e.updated_at AS "updatedAt",
         r.rebate_rate AS "rebateRate", r.discount_rate AS "discountRate", r.fee_rate AS "feeRate"
  FROM uid_rebate_exchanges e
  CROSS JOIN LATERAL (
    SELECT * FROM uid_rebate_exchange_rates f WHERE f.exchange_id = e.id
    ORDER BY f.effective_at <= $1 DESC, CASE WHEN f.effective_at <= $1 THEN f.effective_at END DESC, f.effective_at
    LIMIT 1
  ) r
  ORDER BY e.sort, e.id`,
};

/** Finds exchanges and their rates. */
@Injectable()
export class Exchanges {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly affiliates: Affiliates,
  ) {}

  /** All exchanges in order with their current rates, in one statement: every public page needs it. */
  async listExchanges(tx?: EntityManager): Promise<ExchangeWithRates[]> {
    const now = this.clock.now();
    const rows: (Exchange & Omit<ExchangeWithRates, 'exchange'>)[] = tx
      ? await tx.query(EXCHANGES_WITH_RATES.text, [now])
      : await queryPrepared(this.dataSource, EXCHANGES_WITH_RATES, [now]);
    return rows.map(({ rebateRate, discountRate, feeRate, ...exchange }) => ({
      ...{ exchange, rebateRate, discountRate, feeRate },
    }));
  }

  /** Those offered to readers of a language. */
  async listOffered(language: Language): Promise<ExchangeWithRates[]> {
    return (await this.listExchanges()).filter(({ exchange }) => isOffered(exchange, language));
  }

  /** By id or name, ignoring case. Throws `uidRebate.unknownExchange`. */
  async getExchange(nameOrId: string, em: EntityManager = this.dataSource.manager): Promise<Exchange> {
    const wanted = nameOrId.trim();
    const exchange = await em
      .createQueryBuilder(Exchange, 'e')
      .where('e.id = lower(:wanted) OR lower(e.name) = lower(:wanted)', { wanted })
      .getOne();
    if (!exchange) throw UidRebateErrors.unknownExchange({ exchange: wanted.slice(0, 50) });
    return exchange;
  }

  /** Like `getExchange`; throws `uidRebate.exchangeNotOffered` if it is inactive or hidden in this language. */
  async getOffered(nameOrId: string, language: Language): Promise<Exchange> {
    const exchange = await this.getExchange(nameOrId);
    if (!isOffered(exchange, language)) throw UidRebateErrors.exchangeNotOffered({ exchange: exchange.name });
    return exchange;
  }

  /** Name of an existing exchange. */
  async nameOf(em: EntityManager, id: string): Promise<string> {
    return (await em.findOneByOrFail(Exchange, { id })).name;
  }

  /** Names by id, inactive ones included. */
  async namesById(): Promise<Map<string, string>> {
    return new Map((await this.dataSource.manager.find(Exchange)).map(({ id, name }) => [id, name]));
  }

  /** Display time zones of report days, by id. */
  async zonesById(): Promise<Map<string, string>> {
    return new Map(
      (await this.dataSource.manager.find(Exchange)).map((exchange) => [exchange.id, this.zoneOf(exchange)]),
    );
  }

  /** The rebate rate of each report day: the one in force at its end. */
  async ratesByDay(em: EntityManager, exchange: Exchange): Promise<(day: string) => string> {
    const rates = await this.ratesOf(em, exchange.id);
    const offset = this.offsetOf(exchange);
    const known = new Map<string, string>();
    return (day) => {
      const rate = known.get(day) ?? rateInForce(rates, endOfDay(day, offset));
      known.set(day, rate);
      return rate;
    };
  }

  /** All rates of the exchange. */
  private async ratesOf(em: EntityManager, exchangeId: string): Promise<RateFrom[]> {
    return em.find(ExchangeRate, { where: { exchangeId }, order: { effectiveAt: 'ASC' } });
  }

  /** The current rebate rate. */
  async currentRate(em: EntityManager, exchangeId: string): Promise<string> {
    return rateInForce(await this.ratesOf(em, exchangeId), this.clock.now());
  }

  /** Time zone of the exchange's report days in hours east of UTC; taken from its API if it has one. */
  offsetOf(exchange: Exchange): number {
    return this.affiliates.of(exchange.id)?.affiliate.dayOffsetHours ?? exchange.reportOffsetHours;
  }

  /** The same for display. */
  zoneOf(exchange: Exchange): string {
    return zoneLabel(this.offsetOf(exchange));
  }

  /** The last day whose report should be available at `now`. */
  lastClosedDay(exchange: Exchange, now: Date): string {
    const affiliate = this.affiliates.of(exchange.id)?.affiliate;
    return lastClosedDay(now, this.offsetOf(exchange), affiliate && ((day) => affiliate.reportDueAt(day)));
  }
}

/** Whether readers of a language see the exchange. */
export function isOffered(exchange: Exchange, language: Language): boolean {
  return exchange.isActive && !exchange.hiddenLanguages.includes(language);
}
