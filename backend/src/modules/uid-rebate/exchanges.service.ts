import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/index.js';
import type { Language } from '../../platform/errors/index.js';
import { Affiliates } from './affiliates.service.js';
import { Exchange } from './entities/exchange.entity.js';
import { ExchangeRate } from './entities/exchange-rate.entity.js';
import { inForceAt, rateInForce, type RateFrom } from './rebate.rules.js';
import { lastClosedDay, zoneLabel } from './report-days.js';
import { UidRebateErrors } from './uid-rebate.errors.js';

/** An exchange with the rates in force. */
export interface ExchangeWithRates {
  readonly exchange: Exchange;
  readonly rebateRate: string;
  readonly discountRate: string;
  /** Fee as a share of volume; null where the exchange reports volumes. */
  readonly feeRate: string | null;
}

/** Finds exchanges and their rates. */
@Injectable()
export class Exchanges {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly affiliates: Affiliates,
  ) {}

  /** All exchanges with the rates of this moment, in their order. */
  async listExchanges(em: EntityManager = this.dataSource.manager): Promise<ExchangeWithRates[]> {
    const exchanges = await em.find(Exchange, { order: { sort: 'ASC', id: 'ASC' } });
    const rows = await em.find(ExchangeRate);
    const now = this.clock.now();
    return exchanges.map((exchange) => {
      const rates = rows.filter((rate) => rate.exchangeId === exchange.id);
      const { rebateRate, discountRate, feeRate } = inForceAt(rates, now);
      return { exchange, rebateRate, discountRate, feeRate };
    });
  }

  /** Those on offer to readers of a language. */
  async listOffered(language: Language): Promise<ExchangeWithRates[]> {
    return (await this.listExchanges()).filter(({ exchange }) => isOffered(exchange, language));
  }

  /** By id or name, without regard to case. Throws `uidRebate.unknownExchange`. */
  async getExchange(nameOrId: string, em: EntityManager = this.dataSource.manager): Promise<Exchange> {
    const wanted = nameOrId.trim();
    const exchange = await em
      .createQueryBuilder(Exchange, 'e')
      .where('e.id = lower(:wanted) OR lower(e.name) = lower(:wanted)', { wanted })
      .getOne();
    if (!exchange) throw UidRebateErrors.unknownExchange({ exchange: wanted.slice(0, 50) });
    return exchange;
  }

  /** Like `getExchange`; throws `uidRebate.exchangeNotOffered` when it is switched off or hidden from this language. */
  async getOffered(nameOrId: string, language: Language): Promise<Exchange> {
    const exchange = await this.getExchange(nameOrId);
    if (!isOffered(exchange, language)) throw UidRebateErrors.exchangeNotOffered({ exchange: exchange.name });
    return exchange;
  }

  /** Name of an exchange that is there. */
  async nameOf(em: EntityManager, id: string): Promise<string> {
    return (await em.findOneByOrFail(Exchange, { id })).name;
  }

  /** Names by id, those that are switched off included. */
  async namesById(): Promise<Map<string, string>> {
    return new Map((await this.dataSource.manager.find(Exchange)).map(({ id, name }) => [id, name]));
  }

  /** Zones of the report days by id, for people. */
  async zonesById(): Promise<Map<string, string>> {
    return new Map(
      (await this.dataSource.manager.find(Exchange)).map((exchange) => [exchange.id, this.zoneOf(exchange)]),
    );
  }

  /** Every rate that the exchange has had. */
  async ratesOf(em: EntityManager, exchangeId: string): Promise<RateFrom[]> {
    return em.find(ExchangeRate, { where: { exchangeId }, order: { effectiveAt: 'ASC' } });
  }

  /** The rebate rate of this moment. */
  async currentRate(em: EntityManager, exchangeId: string): Promise<string> {
    return rateInForce(await this.ratesOf(em, exchangeId), this.clock.now());
  }

  /** Zone of the exchange's report days in hours east of UTC; the API's own where there is one. */
  offsetOf(exchange: Exchange): number {
    return this.affiliates.of(exchange.id)?.affiliate.dayOffsetHours ?? exchange.reportOffsetHours;
  }

  /** The same for people. */
  zoneOf(exchange: Exchange): string {
    return zoneLabel(this.offsetOf(exchange));
  }

  /** The last day whose report should be there at `now`. */
  lastClosedDay(exchange: Exchange, now: Date): string {
    const affiliate = this.affiliates.of(exchange.id)?.affiliate;
    return lastClosedDay(now, this.offsetOf(exchange), affiliate && ((day) => affiliate.reportDueAt(day)));
  }
}

function isOffered(exchange: Exchange, language: Language): boolean {
  return exchange.isActive && !exchange.hiddenLanguages.includes(language);
}
