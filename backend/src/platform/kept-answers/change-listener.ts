import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import pg from 'pg';
import { AppConfig } from '../config/index.js';
import { logger } from '../logging/index.js';

/** The triggers of migration `PublicAnswers` notify it. */
const CHANNEL = 'public_answers';
const PAUSE_MS = { first: 100, longest: 5_000 };

/** Follows changes of what public answers show, by any process, on a connection of its own. */
@Injectable()
export class ChangeListener implements OnApplicationBootstrap, OnModuleDestroy {
  /** Whether changes are heard; while false, any of them may be missed. */
  isListening = false;
  private client: pg.Client | undefined;
  private readonly stopped = new AbortController();
  private readonly hearers: (() => void)[] = [];

  constructor(private readonly config: AppConfig) {}

  /** Calls `hear` at every change, and when listening begins or ends. */
  onChange(hear: () => void): void {
    this.hearers.push(hear);
  }

  onApplicationBootstrap(): void {
    void this.follow();
  }

  async onModuleDestroy(): Promise<void> {
    this.stopped.abort();
    await this.client?.end();
  }

  /** Listens, and connects again whenever the connection is lost. */
  private async follow(): Promise<void> {
    const { signal } = this.stopped;
    for (let pauseMs = PAUSE_MS.first; !signal.aborted; pauseMs = Math.min(pauseMs * 2, PAUSE_MS.longest)) {
      try {
        await this.listen(() => (pauseMs = PAUSE_MS.first));
      } catch (error) {
        logger.warn({ err: error }, 'changes of public answers are not heard');
      }
      await sleep(pauseMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  /** Listens on one connection until it ends. */
  private async listen(onBegin: () => void): Promise<void> {
    const client = new pg.Client({
      connectionString: this.config.databaseUrl,
      application_name: 'lance',
      connectionTimeoutMillis: 3_000,
      keepAlive: true,
    });
    this.client = client;
    const ended = new Promise<void>((resolve) => client.once('end', resolve));
    client.on('error', (error) => {
      this.tell(false);
      logger.warn({ err: error }, 'changes of public answers are no longer heard');
    });
    client.on('notification', () => this.tell(true));
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
      this.tell(true);
      onBegin();
      await ended;
    } finally {
      this.tell(false);
      await client.end();
    }
  }

  private tell(isListening: boolean): void {
    this.isListening = isListening;
    for (const hear of this.hearers) hear();
  }
}
