import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { logger } from '../logging/index.js';
import { CHANNEL } from './kept-snapshots.service.js';

/** Longest wait for an answer on the connection; the lease counts as lost afterwards. */
const PATIENCE_MS = 3_000;

const GOODBYE_MS = 500;

/** What happens on the link. */
export interface LinkEvents {
  /** Some replica wrote a feed. */
  readonly onNotification: (payload: string) => void;
  /** The connection and with it the lease is gone. */
  readonly onLoss: () => void;
}

/**
 * A connection of this replica's own: it hears what others write, and holds the lease of the collector as a session lock,
 * which the database frees when the connection or the process dies.
 */
export class SnapshotLink {
  private isHolder = false;

  private constructor(private readonly client: pg.Client) {}

  /** Connects and listens. Throws when the database cannot be reached. */
  static async open(databaseUrl: string, { onNotification, onLoss }: LinkEvents): Promise<SnapshotLink> {
    const client = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'lance',
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
      keepAlive: true,
      // A machine that vanishes without a word is noticed by the database within six seconds.
      options: '-c tcp_keepalives_idle=3 -c tcp_keepalives_interval=1 -c tcp_keepalives_count=3',
    });
    client.on('error', (error) => logger.warn({ err: error }, 'connection of the snapshots lost'));
    client.on('end', onLoss);
    client.on('notification', ({ payload }) => onNotification(payload ?? ''));
    await client.connect();
    await client.query(`LISTEN ${CHANNEL}`);
    return new SnapshotLink(client);
  }

  /** Whether this replica holds the lease, which it takes if it is free. Throws when the connection does not answer. */
  async holdsLease(): Promise<boolean> {
    if (this.isHolder) await this.client.query('SELECT 1');
    else {
      const { rows } = await this.client.query<{ taken: boolean }>(
        `SELECT pg_try_advisory_lock(hashtextextended('collector of the snapshots', 0)) AS taken`,
      );
      this.isHolder = rows[0]?.taken === true;
    }
    return this.isHolder;
  }

  async close(): Promise<void> {
    this.client.removeAllListeners('end');
    // A connection that does not answer is left to the database.
    await Promise.race([this.client.end(), sleep(GOODBYE_MS, undefined, { ref: false })]);
  }
}
