import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { startOfSeoulDay, addDays } from '../../../platform/clock/index.js';
import { AppConfig } from '../../../platform/config/index.js';
import { queryPrepared } from '../../../platform/database/index.js';

const LAST_OF_DAY = {
  name: 'insights_rates_of_day',
  text: `SELECT usd_krw AS rate, usd_krw_source AS source FROM insights_rates
    WHERE at >= $1 AND at < $2 AND usd_krw IS NOT NULL AND (NOT simulated OR $3) ORDER BY at DESC LIMIT 1`,
};

/** A rate that was recorded. */
export interface PastRate {
  /** KRW per USDT by the bank, as `Market.latestRate` told it. */
  readonly rate: string;
  readonly source: string;
}

/** KRW per USDT on past days. */
@Injectable()
export class Rates {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly config: AppConfig,
  ) {}

  /** Returns the last rate of a day `YYYY-MM-DD` in Seoul; null if none was recorded, and beyond 90 days. */
  async ofDay(day: string): Promise<PastRate | null> {
    const bounds = [startOfSeoulDay(day), startOfSeoulDay(addDays(day, 1))];
    const values = [...bounds, this.config.simulatorUrl !== null];
    const [row] = await queryPrepared<{ rate: string; source: string }>(this.dataSource, LAST_OF_DAY, values);
    return row ?? null;
  }
}
