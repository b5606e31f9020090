import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Decimal } from 'decimal.js';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../../platform/clock/index.js';
import { AppConfig } from '../../../platform/config/index.js';
import { queryPrepared } from '../../../platform/database/index.js';
import { Snapshots } from '../../../platform/snapshots/index.js';
import { coinOf } from '../coin-identity.rules.js';
import { feeds, type FlowEvent } from '../feeds.js';

const MINUTE_MS = 60_000;
/** What alerts may sum. */
const LONGEST_WINDOW_MS = 60 * MINUTE_MS;
/** Longer between two looks, and events may have been missed: the newest are handed on alone. */
const GAP_MS = 10_000;
const KEPT_MS = 7 * 1_440 * MINUTE_MS + LONGEST_WINDOW_MS;

const WRITE = {
  name: 'insights_liquidation_minutes_write',
  text: `INSERT INTO insights_liquidation_minutes (at, simulated, coin, value)
    SELECT $1, $2, told.* FROM unnest($3::text[], $4::numeric[]) AS told ON CONFLICT DO NOTHING`,
};
const READ = {
  name: 'insights_liquidation_minutes_read',
  text: `SELECT coin, at, value, simulated FROM insights_liquidation_minutes
    WHERE coin IN ('', $1) AND at BETWEEN $2 AND $3 AND (NOT simulated OR $4) ORDER BY at`,
};

interface Row extends Record<string, unknown> {
  readonly coin: string;
  readonly at: Date;
  readonly value: string;
  readonly simulated: boolean;
}

/** What was liquidated of a coin in the minutes that were listened to. */
export interface LiquidatedMinutes {
  /** Oldest first, with their beginning in milliseconds. */
  readonly minutes: readonly { readonly at: number; readonly value: Decimal }[];
  readonly simulated: boolean;
}

/**
 * Liquidations of all exchanges by coin: those of the last hour event by event, those of seven days by minute. No vendor gives
 * a past of them, so only what this service has listened to is known. At least so much: the vendors tell a part.
 */
@Injectable()
export class Liquidated {
  private readonly heard = new Map<string, Map<string, FlowEvent<'long' | 'short'>>>();
  /** Since when this replica listens without a gap, in milliseconds. */
  private since: number | null = null;
  private lookedAt = 0;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly snapshots: Snapshots,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  /** Takes up what was told since the last look, and lets go what is over. */
  look(): void {
    const now = this.clock.millis();
    const snapshot = this.snapshots.latest(feeds.liquidations);
    const isGap = now - this.lookedAt > GAP_MS;
    this.since = !snapshot || snapshot.stale ? null : this.since === null || isGap ? now : this.since;
    this.lookedAt = now;
    const from = new Date(now - LONGEST_WINDOW_MS).toISOString();
    for (const [coin, events] of this.heard) {
      for (const { id, at } of events.values()) if (at <= from) events.delete(id);
      if (events.size === 0) this.heard.delete(coin);
    }
    for (const event of snapshot?.data.events ?? []) {
      if (event.at <= from) continue;
      const { coin } = coinOf(event.exchange, event.symbol);
      const events = this.heard.get(coin) ?? new Map<string, typeof event>();
      this.heard.set(coin, events.set(event.id, event));
    }
  }

  /** Returns what was liquidated of a coin within the last minutes: at least so much, less after a replica began to listen. */
  within(coin: string, minutes: number): Decimal {
    return this.sumOf(coin, this.clock.millis() - minutes * MINUTE_MS + 1, Infinity);
  }

  /** Writes the last whole minute, if all of it was listened to; returns the number of its coins. */
  async record(): Promise<number> {
    const now = this.clock.millis();
    const minute = Math.floor(now / MINUTE_MS) * MINUTE_MS - MINUTE_MS;
    const snapshot = this.snapshots.latest(feeds.liquidations);
    if (!snapshot || this.since === null || this.since > minute || now - this.lookedAt > GAP_MS) return 0;
    const sums = [...this.heard.keys()]
      .map((coin) => [coin, this.sumOf(coin, minute, minute + MINUTE_MS)] as const)
      .filter(([, value]) => value.greaterThan(0));
    await queryPrepared(this.dataSource, WRITE, [
      new Date(minute),
      snapshot.simulated,
      ['', ...sums.map(([coin]) => coin)],
      ['0', ...sums.map(([, value]) => value.toFixed())],
    ]);
    return sums.length;
  }

  /** Returns what was liquidated of a coin in each minute between two times that was listened to. */
  async between(coin: string, from: number, to: number): Promise<LiquidatedMinutes> {
    const rows = await queryPrepared<Row>(this.dataSource, READ, [
      ...[coin, new Date(from), new Date(to)],
      // A live service ignores what a simulated one has left.
      this.config.simulatorUrl !== null,
    ]);
    const values = new Map<number, Decimal>();
    for (const row of rows) {
      const at = row.at.getTime();
      values.set(at, (values.get(at) ?? new Decimal(0)).plus(row.value));
    }
    return {
      minutes: [...values].map(([at, value]) => ({ at, value })),
      simulated: rows.some(({ simulated }) => simulated),
    };
  }

  /** Deletes what is too old; returns its number. */
  async prune(tx: EntityManager): Promise<number> {
    const [, count] = await tx.query<[unknown, number]>(`DELETE FROM insights_liquidation_minutes WHERE at < $1`, [
      new Date(this.clock.millis() - KEPT_MS),
    ]);
    return count;
  }

  private sumOf(coin: string, from: number, to: number): Decimal {
    return [...(this.heard.get(coin)?.values() ?? [])].reduce((total, { at, value }) => {
      const time = Date.parse(at);
      return time >= from && time < to ? total.plus(value) : total;
    }, new Decimal(0));
  }
}
