import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { PgBoss, type Job, type QueueOptions } from 'pg-boss';
import { DataSource, type EntityManager } from 'typeorm';
import { AppConfig } from '../config/index.js';
import { logger } from '../logging/index.js';
import { JobSlots } from '../scheduling/index.js';
import type { Queue, QueueRow } from './define-queue.js';

/** Schema of the library's tables, made by a migration. */
const SCHEMA = 'queue';
/** A job whose process has not been heard of for this long is given to another one. */
const HEARTBEAT_SECONDS = 20;
const WATCH_SECONDS = 10;
/** New jobs are notified; polling finds those that are tried again. */
const POLLING_SECONDS = 5;
/** For running jobs when stopping; what remains then is tried again. */
const STOP_MS = 5_000;

/** Does one job. Ends, by throwing, soon after `signal` says that the process stops or the job was given to another one. */
export type JobWork<Data> = (data: Data, signal: AbortSignal) => Promise<unknown>;

interface Worker {
  readonly queue: QueueRow;
  readonly work: JobWork<object>;
}

/**
 * Durable queues on PostgreSQL for work that outlives a request. A job is done at least once, by one process at a time:
 * work must be repeatable, and its progress lies in the tables of its module. Jobs begin about in the
 * order in which they were sent: two replicas that look for one at the same time may swap neighbours.
 */
@Injectable()
export class Queues implements OnModuleDestroy {
  private readonly workers: Worker[] = [];
  private readonly stopping = new AbortController();
  private boss: Promise<PgBoss> | undefined;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly config: AppConfig,
    private readonly slots: JobSlots,
  ) {}

  async onModuleDestroy(): Promise<void> {
    this.stopping.abort(new Error('the process stops'));
    await (await this.boss)?.stop({ timeout: STOP_MS });
  }

  /** Names who does the jobs of a queue; called in `onModuleInit`. */
  onJob<Data extends object>(queue: Queue<Data>, work: JobWork<Data>): void {
    this.workers.push({ queue, work: work as JobWork<object> });
  }

  /** Sends a job and returns its id. It exists if and only if the transaction is committed. */
  async send<Data extends object>(tx: EntityManager, queue: Queue<Data>, data: Data, key?: string): Promise<string> {
    const boss = await this.opened();
    const db = {
      executeSql: async (text: string, values?: unknown[]) => ({ rows: await tx.query<unknown[]>(text, values) }),
    };
    const id = await boss.send(queue.name, data, { db, ...(key === undefined ? {} : { singletonKey: key }) });
    if (id === null) throw new Error(`no job was made in ${queue.name}`);
    return id;
  }

  /** Number of waiting jobs of the queue that were sent before this one; null when it does not wait itself. */
  async jobsAhead(queue: QueueRow, id: string): Promise<number | null> {
    const [job]: { ahead: number }[] = await this.dataSource.query(
      `SELECT (SELECT count(*)::int FROM ${SCHEMA}.job o WHERE o.name = j.name AND o.state < 'active'
         AND (o.created_on, o.id) < (j.created_on, j.id)) AS ahead
       FROM ${SCHEMA}.job j WHERE j.name = $1 AND j.id = $2 AND j.state < 'active'`,
      [queue.name, id],
    );
    return job?.ahead ?? null;
  }

  /** Those of the jobs that wait or are being done. The others are over or lost: nobody does them any more. */
  async unfinished(queue: QueueRow, ids: readonly string[]): Promise<ReadonlySet<string>> {
    const jobs: { id: string }[] = await this.dataSource.query(
      `SELECT id FROM ${SCHEMA}.job WHERE name = $1 AND id = ANY ($2) AND state <= 'active'`,
      [queue.name, ids],
    );
    return new Set(jobs.map(({ id }) => id));
  }

  /** Deletes the jobs with these data, also those that are over: whatever names a member goes with the account. */
  async forget<Data extends object>(tx: EntityManager, queue: Queue<Data>, data: Partial<Data>): Promise<void> {
    await tx.query(`DELETE FROM ${SCHEMA}.job WHERE name = $1 AND data @> $2::jsonb`, [
      queue.name,
      JSON.stringify(data),
    ]);
  }

  /** Begins to do jobs; for replicas of the service. Other programs only send them. */
  async startWorking(): Promise<void> {
    const boss = await this.opened();
    for (const worker of this.workers)
      for (let number = 0; number < worker.queue.concurrency; number += 1) await this.startWorker(boss, worker);
  }

  private async startWorker(boss: PgBoss, { queue, work }: Worker): Promise<void> {
    const id: string = await boss.work(
      queue.name,
      { pollingIntervalSeconds: POLLING_SECONDS, notifyPollingIntervalSeconds: POLLING_SECONDS },
      async ([job]: Job<object>[]) => {
        if (!job) return;
        try {
          await work(job.data, AbortSignal.any([this.stopping.signal, job.signal]));
        } catch (error) {
          if (!this.stopping.signal.aborted) await this.slots.recordFailure(queue.name, job.id, error);
          throw error;
        } finally {
          // The next one may have come meanwhile.
          boss.notifyWorker(id);
        }
      },
    );
  }

  private opened(): Promise<PgBoss> {
    this.boss ??= this.open().catch((error: unknown) => {
      this.boss = undefined;
      throw error;
    });
    return this.boss;
  }

  /** Starts the library with connections of its own, as a role that owns no table. */
  private async open(): Promise<PgBoss> {
    const boss = new PgBoss({
      connectionString: this.config.databaseUrl,
      application_name: 'lance',
      options: '-c lock_timeout=2000 -c statement_timeout=5000',
      connectionTimeoutMillis: 3_000,
      max: 2,
      schema: SCHEMA,
      migrate: false,
      createSchema: false,
      schedule: false,
      reindex: false,
      monitorVacuum: false,
      registerInstance: false,
      openTelemetry: { enabled: false },
      useListenNotify: true,
      superviseIntervalSeconds: WATCH_SECONDS,
      monitorIntervalSeconds: WATCH_SECONDS,
    });
    boss.on('error', (error) => logger.error({ err: error }, 'queue failed'));
    boss.on('warning', (warning) => logger.warn(warning, 'queue warns'));
    await boss.start();
    for (const { queue } of this.workers) {
      const options = optionsOf(queue);
      await boss.createQueue(queue.name, { ...options, policy: queue.policy });
      await boss.updateQueue(queue.name, options);
    }
    return boss;
  }
}

function optionsOf({ retries, maxHours }: QueueRow): QueueOptions & { notify: boolean } {
  return {
    retryLimit: retries,
    retryDelay: 1,
    retryBackoff: true,
    retryDelayMax: 600,
    expireInSeconds: maxHours * 3_600,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    notify: true,
  };
}
