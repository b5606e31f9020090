import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Clock } from '../clock/index.js';
import { AppConfig } from '../config/index.js';
import { queryPrepared } from '../database/index.js';
import { type Feed, type Snapshot, Snapshots } from './snapshots.service.js';

/** Channel on which a written feed is told to all replicas, as `<feed> <sequence>`. */
export const CHANNEL = 'platform_snapshots';

/** What was read of a feed. */
export interface Collected<T> {
  readonly data: T;
  readonly source: string;
  readonly simulated: boolean;
}

interface Kept extends Collected<unknown> {
  readonly fetchedAt: Date;
  readonly sequence: bigint;
}

interface Row {
  readonly feed: string;
  readonly data: string;
  readonly source: string;
  readonly simulated: boolean;
  readonly fetchedAt: Date;
  readonly sequence: string;
}

// A collector that lost its lease without knowing it writes nothing over later values.
const WRITE = {
  name: 'snapshots_write',
  text: `WITH written AS (
      INSERT INTO platform_snapshots AS old (feed, data, source, fetched_at, simulated, sequence)
      VALUES ($1, $2, $3, $4, $5, nextval('platform_snapshot_sequence'))
      ON CONFLICT (feed) DO UPDATE
        SET data = EXCLUDED.data, source = EXCLUDED.source, fetched_at = EXCLUDED.fetched_at,
            simulated = EXCLUDED.simulated, sequence = EXCLUDED.sequence
        WHERE old.fetched_at <= EXCLUDED.fetched_at
      RETURNING feed, sequence)
    SELECT sequence::text, pg_notify('${CHANNEL}', feed || ' ' || sequence) FROM written`,
};
const READ = {
  name: 'snapshots_read',
  text: `SELECT feed, data, source, simulated, fetched_at AS "fetchedAt", sequence::text
    FROM platform_snapshots WHERE $1::text IS NULL OR feed = $1`,
};

/** The last good values in memory, as the table has them. */
@Injectable()
export class KeptSnapshots extends Snapshots {
  private readonly kept = new Map<string, Kept>();
  private newest = 0n;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {
    super();
  }

  get sequence(): number {
    return Number(this.newest);
  }

  latest<T>(feed: Feed<T>): Snapshot<T> | undefined {
    const kept = this.kept.get(feed.name);
    if (!kept) return undefined;
    const { data, source, fetchedAt, simulated } = kept;
    const stale = this.clock.millis() - fetchedAt.getTime() > feed.staleAfterMs;
    return { data: data as T, source, fetchedAt, simulated, stale };
  }

  /** Writes a value that was just read and tells all replicas. */
  async write<T>(feed: Feed<T>, value: Collected<T>): Promise<void> {
    const fetchedAt = this.clock.now();
    const { data, source, simulated } = value;
    const values = [feed.name, JSON.stringify(data), source, fetchedAt, simulated];
    const [row] = await queryPrepared<{ sequence: string }>(this.dataSource, WRITE, values);
    if (row) this.keep(feed.name, { data, source, simulated, fetchedAt, sequence: BigInt(row.sequence) });
  }

  /** Reads what `notification` tells of, unless it is known already. */
  async hear(notification: string): Promise<void> {
    const [feed = '', sequence = '0'] = notification.split(' ');
    if (BigInt(sequence) > (this.kept.get(feed)?.sequence ?? 0n)) await this.read(feed);
  }

  /** Reads one feed, or all, from the table. */
  async read(feed: string | null = null): Promise<void> {
    const rows = await queryPrepared<Row>(this.dataSource, READ, [feed]);
    for (const { feed: name, data, sequence, ...rest } of rows) {
      // Simulated values may be left from another configuration.
      if (rest.simulated && this.config.simulatorUrl === null) continue;
      if (BigInt(sequence) <= (this.kept.get(name)?.sequence ?? 0n)) continue;
      this.keep(name, { ...rest, data: JSON.parse(data) as unknown, sequence: BigInt(sequence) });
    }
  }

  private keep(feed: string, value: Kept): void {
    if (value.sequence > (this.kept.get(feed)?.sequence ?? 0n)) this.kept.set(feed, value);
    if (value.sequence > this.newest) this.newest = value.sequence;
  }
}
