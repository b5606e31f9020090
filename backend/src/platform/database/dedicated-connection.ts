import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import pg from 'pg';
import { AppConfig } from '../config/index.js';
import { logger } from '../logging/index.js';

/** Longest wait for an answer on the connection, which counts as lost afterwards. */
const PATIENCE_MS = 3_000;
const GOODBYE_MS = 500;
const PAUSE_MS = { first: 100, longest: 5_000 };

/** What hears a channel. Notifications between `onEnd` and the next `onBegin` are missed. */
export interface Subscription {
  readonly channel: string;
  readonly onNotification: (payload: string) => void;
  readonly onBegin: () => void;
  readonly onEnd: () => void;
}

/**
 * The one connection of this process outside the pool. It hears notifications and holds session locks, which the database
 * frees when the connection or the process dies. Connects again whenever it is lost.
 */
@Injectable()
export class DedicatedConnection implements OnApplicationBootstrap, OnModuleDestroy {
  private client: pg.Client | null = null;
  private opening: Promise<pg.Client> | null = null;
  private whenLost: () => void = () => undefined;
  private readonly locks = new Set<string>();
  private readonly subscriptions: Subscription[] = [];
  private readonly stopped = new AbortController();

  constructor(private readonly config: AppConfig) {}

  /** Whether notifications are heard; while false, any of them may be missed. */
  get isListening(): boolean {
    return this.client !== null;
  }

  /** For providers, in their constructor. */
  subscribe(subscription: Subscription): void {
    this.subscriptions.push(subscription);
  }

  onApplicationBootstrap(): void {
    void this.stayConnected();
  }

  async onModuleDestroy(): Promise<void> {
    this.stopped.abort();
    await this.opening?.catch(() => undefined);
    if (this.client) await this.drop(this.client);
  }

  /** Connects unless it is connected. Throws when the database cannot be reached. */
  async ready(): Promise<void> {
    await this.connected();
  }

  /** Whether this process holds the lock, which it takes if it is free. Throws when the connection does not answer. */
  async holdsLock(name: string): Promise<boolean> {
    if (this.locks.has(name)) {
      await this.query('SELECT 1');
    } else {
      const [row] = await this.query<{ taken: boolean }>(
        'SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS taken',
        [name],
      );
      if (row?.taken) this.locks.add(name);
    }
    return this.locks.has(name);
  }

  /** Gives a lock back if it is held. */
  async releaseLock(name: string): Promise<void> {
    if (this.locks.delete(name)) await this.query('SELECT pg_advisory_unlock(hashtextextended($1, 0))', [name]);
  }

  /** A connection that does not answer is dropped, and its locks with it. */
  private async query<Row extends object>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    const client = await this.connected();
    try {
      return (await client.query<Row>(text, [...values])).rows;
    } catch (error) {
      await this.drop(client);
      throw error;
    }
  }

  private async stayConnected(): Promise<void> {
    const { signal } = this.stopped;
    for (let pauseMs = PAUSE_MS.first; !signal.aborted; pauseMs = Math.min(pauseMs * 2, PAUSE_MS.longest)) {
      try {
        await this.ready();
        pauseMs = PAUSE_MS.first;
        await new Promise<void>((resolve) => {
          this.whenLost = resolve;
          if (!this.isListening) resolve();
        });
      } catch (error) {
        logger.warn({ err: error }, 'notifications of the database are not heard');
      }
      await sleep(pauseMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  private async connected(): Promise<pg.Client> {
    if (this.client) return this.client;
    this.opening ??= this.connect().finally(() => (this.opening = null));
    return this.opening;
  }

  private async connect(): Promise<pg.Client> {
    if (this.stopped.signal.aborted) throw new Error('the process is stopping');
    const client = new pg.Client({
      connectionString: this.config.databaseUrl,
      application_name: 'lance',
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
      keepAlive: true,
      // A machine that vanishes without a word is noticed by the database within six seconds.
      options: '-c tcp_keepalives_idle=3 -c tcp_keepalives_interval=1 -c tcp_keepalives_count=3',
    });
    client.on('error', (error) => {
      logger.warn({ err: error }, 'dedicated connection lost');
      this.lose(client);
    });
    client.on('end', () => this.lose(client));
    client.on('notification', ({ channel, payload }) => {
      for (const one of this.subscriptions) if (one.channel === channel) one.onNotification(payload ?? '');
    });
    try {
      await client.connect();
      for (const { channel } of this.subscriptions) await client.query(`LISTEN ${channel}`);
    } catch (error) {
      await close(client);
      throw error;
    }
    this.client = client;
    for (const { onBegin } of this.subscriptions) onBegin();
    return client;
  }

  private async drop(client: pg.Client): Promise<void> {
    this.lose(client);
    await close(client);
  }

  private lose(client: pg.Client): void {
    if (this.client !== client) return;
    this.client = null;
    this.locks.clear();
    for (const { onEnd } of this.subscriptions) onEnd();
    this.whenLost();
  }
}

/** A connection that does not answer is left to the database. */
async function close(client: pg.Client): Promise<void> {
  await Promise.race([client.end().catch(() => undefined), sleep(GOODBYE_MS, undefined, { ref: false })]);
}
