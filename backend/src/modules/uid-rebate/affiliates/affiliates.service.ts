import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Clock } from '../../../platform/clock/index.js';
import { AppConfig } from '../../../platform/config/index.js';
import { logger } from '../../../platform/logging/index.js';
import { ExchangeRate } from '../entities/exchange-rate.entity.js';
import { createAffiliates, type ExchangeAffiliate } from './index.js';
import { inForceAt } from '../reports/rebate.rules.js';

/** The API client of one exchange, and whether it talks to the simulator. */
export interface AffiliateConnection {
  readonly affiliate: ExchangeAffiliate;
  readonly simulated: boolean;
}

/** Used only without a setting of the exchange itself. */
const FALLBACK_FEE_RATE = '0.0005';

/** The affiliate APIs configured for this installation. */
@Injectable()
export class Affiliates {
  private readonly connections: ReadonlyMap<string, AffiliateConnection>;

  constructor(
    { sources, simulatorUrl, simulatorRateScale }: AppConfig,
    clock: Clock,
    @InjectDataSource() dataSource: DataSource,
  ) {
    const affiliates = createAffiliates(sources, {
      clock,
      log: logger,
      rateScale: simulatorUrl ? simulatorRateScale : 1,
      feeRate: async (exchangeId, dayEnd) => {
        const rates = await dataSource.manager.findBy(ExchangeRate, { exchangeId });
        return inForceAt(rates, dayEnd).feeRate ?? FALLBACK_FEE_RATE;
      },
    });
    this.connections = new Map(
      [...affiliates].map(([id, affiliate]) => [id, { affiliate, simulated: sources[id]?.simulated ?? false }]),
    );
  }

  /** Null if the exchange has no API or no access is configured: its reports are uploaded. */
  of(exchangeId: string): AffiliateConnection | null {
    return this.connections.get(exchangeId) ?? null;
  }

  /** Ids of exchanges with an API. */
  ids(): string[] {
    return [...this.connections.keys()];
  }
}
