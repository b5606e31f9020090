import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../../platform/clock/index.js';
import { queryPrepared } from '../../../platform/database/index.js';
import type { JobCounts } from '../../../platform/scheduling/index.js';
import type { KimchiPremiumsDto } from '../dto/kimchi-premium.dto.js';
import { KOREAN_EXCHANGES } from '../dto/history.dto.js';
import { Market } from '../market.service.js';

const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;
/** For how long minutes are kept; the partitions are dropped accordingly (`insights_turn_partitions`). */
const MINUTES_MS = 7 * DAY_MS;

// Another replica may have written the same minute before it lost its lease.
const WRITE_COINS = {
  name: 'insights_minutes_write',
  text: `INSERT INTO insights_minutes (at, exchange, simulated, coin, price, premium, usdt_premium, other_sources)
    SELECT $1, $2, $3, told.* FROM unnest($4::text[], $5::numeric[], $6::numeric[], $7::numeric[], $8::text[]) AS told
    ON CONFLICT DO NOTHING RETURNING coin`,
};
const EPOCH = `timestamptz '2000-01-01 00:00:00+00'`;
// Also what a service that was not running at the turn of an hour has left.
const KEEP_HOURS = `
  INSERT INTO insights_hours (at, exchange, coin, price, premium, usdt_premium, other_sources, simulated)
  SELECT DISTINCT ON (hour, exchange, coin) hour, exchange, coin, price, premium, usdt_premium, other_sources, simulated
    FROM (SELECT *, date_bin('1 hour', at, ${EPOCH}) AS hour FROM insights_minutes
           WHERE at >= coalesce((SELECT max(at) + interval '1 hour' FROM insights_hours WHERE at >= $1), $1) AND at < $2) minutes
   ORDER BY hour, exchange, coin, at DESC
  ON CONFLICT DO NOTHING`;

/** Writes down what the market is, once a minute. */
@Injectable()
export class HistoryWriter {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly market: Market,
    private readonly clock: Clock,
  ) {}

  /**
   * Writes the coins of this minute, unless they are written; returns the number of coins. What is stale is left out,
   * and what was computed from it is null. Throws `insights.notReadYet`.
   */
  async record(): Promise<number> {
    const at = new Date(Math.floor(this.clock.millis() / MINUTE_MS) * MINUTE_MS);
    const premiums = await this.market.kimchiPremiums();
    const { usdKrw } = premiums.rates;
    const simulated = [...premiums.sources, ...(usdKrw ? [usdKrw] : [])].some((source) => source.simulated);
    const fresh = KOREAN_EXCHANGES.filter((exchange) =>
      premiums.sources.some(({ source, stale }) => source === exchange && !stale),
    );
    let written = 0;
    for (const exchange of fresh) {
      const columns = columnsOf(premiums[exchange], usdKrw?.stale === false ? usdKrw.source : null);
      written += (await queryPrepared(this.dataSource, WRITE_COINS, [at, exchange, simulated, ...columns])).length;
    }
    return written;
  }

  /**
   * Makes the partitions of the next days, keeps the last minute of each hour that is over, and lets go what is too old. The
   * partitions are made in a transaction of their own: their lock would keep everybody from the tables while the rest is done.
   */
  async turn(tx: EntityManager): Promise<JobCounts> {
    const now = this.clock.now();
    const hour = new Date(Math.floor(now.getTime() / (60 * MINUTE_MS)) * 60 * MINUTE_MS);
    const [partitions] = await this.dataSource.query<{ made: number; dropped: number }[]>(
      'SELECT made, dropped FROM insights_turn_partitions($1)',
      [now],
    );
    await tx.query(KEEP_HOURS, [new Date(now.getTime() - MINUTES_MS), hour]);
    return { ...partitions };
  }
}

/** Coins, prices and premiums as the arrays of `WRITE_COINS`. */
function columnsOf(rows: KimchiPremiumsDto['upbit'], bank: string | null): unknown[] {
  const othersOf = ({ usdSource, premium, usdtPremium }: KimchiPremiumsDto['upbit'][number]): string | null => {
    if (usdtPremium === null && (bank === null || premium === null)) return null;
    const others = [usdSource?.toLowerCase(), premium === null ? null : bank].filter((other) => other != null);
    return others.length > 0 ? others.join(', ') : null;
  };
  return [
    rows.map(({ coin }) => coin),
    rows.map(({ krwPrice }) => krwPrice),
    rows.map(({ premium }) => (bank === null ? null : premium)),
    rows.map(({ usdtPremium }) => usdtPremium),
    rows.map(othersOf),
  ];
}
