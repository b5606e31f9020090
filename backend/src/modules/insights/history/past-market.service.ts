import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Clock } from '../../../platform/clock/index.js';
import { patiently, runInTransaction } from '../../../platform/database/index.js';
import { Collector, Snapshots } from '../../../platform/snapshots/index.js';
import { KOREAN_EXCHANGES } from '../dto/history.dto.js';
import { feeds } from '../feeds.js';
import { Market } from '../market.service.js';
import { HistoryWriter } from './history-writer.service.js';

/** What a premium is computed from for nearly every coin. */
const NEEDED = [feeds.upbitTickers, feeds.bithumbTickers, feeds.binanceTickers, feeds.usdKrw];

const DAY_MS = 86_400_000;
const NEVER = new AbortController().signal;
/** Before the day of the story. */
const HOURS_OF_MOST_TRADED = 89 * 24;
const HOURS_OF_OTHERS = 7 * 24;
/** Coins of an exchange with the longer and with the shorter history: ninety days of all would be a million rows. */
const MOST_TRADED = 15;
const OTHERS = 85;
/** Days back at which partitions are made, so that no month of the ninety days is left out. */
const PARTITIONS_OF = [90, 60, 30, 0];
/**
 * The hours before the first minute that is known: waves that end in that minute's values, the slow ones the same for all coins,
 * as premiums move together.
 */
const PAST_HOURS = `
  INSERT INTO insights_hours (at, exchange, coin, price, premium, usdt_premium, other_sources, simulated)
  SELECT hour - h * interval '1 hour', $1, coin,
         round((price::float8 * exp(0.06 * (sin(h / 260 + seed) - sin(seed)) + 0.02 * sin(h / 29)))::numeric, scale(price)),
         premium + round(moved::numeric, 4), usdt_premium + round((moved * 0.3)::numeric, 4), other_sources, true
    FROM (SELECT DISTINCT ON (coin) *, date_bin('1 hour', at, timestamptz '2000-01-01 00:00:00+00') AS hour,
                 (abs(hashtext(coin)) % 628)::float8 / 100 AS seed
            FROM insights_minutes WHERE simulated AND exchange = $1 AND coin = ANY ($2) ORDER BY coin, at) AS first,
         generate_series(1, $3::int) AS back,
         LATERAL (SELECT back::float8 AS h) AS hours,
         LATERAL (SELECT 0.9 * sin(h / 340) + 0.5 * sin(h / 61) + 0.25 * (sin(h / 7.3 + seed) - sin(seed)) AS moved) AS wave
  ON CONFLICT DO NOTHING`;

/** For the story of a demo: lets the history have a time that its clock goes through, as if the service had run then. */
@Injectable()
export class PastMarket {
  private day = '';

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly collector: Collector,
    private readonly snapshots: Snapshots,
    private readonly writer: HistoryWriter,
    private readonly market: Market,
    private readonly clock: Clock,
  ) {}

  /** Reads the market as the simulator has it at the clock's time, and writes it down. */
  async record(): Promise<void> {
    await Promise.all(NEEDED.map((feed) => this.collector.collect(feed)));
    const now = this.clock.now();
    const told = this.snapshots.latest(feeds.upbitTickers);
    // A market that is known from later is not that of this time.
    if (!told || told.fetchedAt > now) return;
    const day = now.toISOString().slice(0, 10);
    // Makes the partitions of the day.
    if (day !== this.day) await runInTransaction(this.dataSource, (tx) => this.writer.turn(tx));
    this.day = day;
    await this.writer.record();
  }

  /**
   * Lets the history have the hours before the minutes that it has, ninety days for the coins that are traded most. Nobody tells
   * what they were: they are made up, and marked as simulated as the rest is.
   */
  async recordHours(): Promise<void> {
    for (const days of PARTITIONS_OF) {
      const at = new Date(this.clock.millis() - days * DAY_MS);
      await this.write('SELECT insights_turn_partitions($1)', [at]);
    }
    const premiums = await this.market.kimchiPremiums();
    for (const exchange of KOREAN_EXCHANGES) {
      const coins = premiums[exchange].map(({ coin }) => coin);
      const [most, others] = [coins.slice(0, MOST_TRADED), coins.slice(MOST_TRADED, MOST_TRADED + OTHERS)];
      await this.write(PAST_HOURS, [exchange, most, HOURS_OF_MOST_TRADED]);
      await this.write(PAST_HOURS, [exchange, others, HOURS_OF_OTHERS]);
    }
  }

  /** These are tens of thousands of rows, which a busy machine does not write within the five seconds that a request has. */
  private write(sql: string, parameters: unknown[]): Promise<unknown> {
    return patiently(this.dataSource, NEVER, (tx) => tx.query(sql, parameters));
  }
}
