import { Worker } from 'node:worker_threads';
import { logger } from '../logging/index.js';
import type { RowMapping, WorkerReply, WorkerRequest, WorkerTask } from './reading/protocol.js';
import type { TableHead } from './reading/table.js';
import { TableFileErrors } from './table-files.errors.js';

/** Limits of a worker. Its memory holds little but the distinct texts of a workbook. */
export interface ReaderLimits {
  /** Heap, besides some 20 MB for code and buffers. */
  readonly megabytes: number;
  /** Of processor time for the whole file, so that a busy machine refuses no file that a quiet one reads. */
  readonly milliseconds: number;
}

/** Beside this file, compiled or, in tests, as source whose types Node strips. */
const WORKER = new URL(`./reading/worker${import.meta.url.slice(-3)}`, import.meta.url);
const YOUNG_MEGABYTES = 8;
/** How often it is looked how much it has used. */
const LOOK_MS = 500;
/** So many times its processor time may pass before a reply: a worker that neither works nor answers is ended, too. */
const MOST_WAITING = 5;

/**
 * A file read by a worker thread. Throws `tableFile.*` if the worker refuses the file, crashes, or exceeds its memory or
 * time.
 */
export class TableReader {
  private readonly worker: Worker;
  private readonly milliseconds: number;
  private readonly looking: NodeJS.Timeout;
  private isLooking = false;
  /** When the reply that is awaited was asked for. */
  private askedAt: number | null = null;
  /** Why there will be no more replies. */
  private failure: Error | null = null;
  private onReply: (reply: WorkerReply | Error) => void = () => undefined;

  constructor(file: number, limits: ReaderLimits) {
    this.milliseconds = limits.milliseconds;
    const task: WorkerTask = { file };
    this.worker = new Worker(WORKER, {
      workerData: task,
      // Without the service's secrets and flags.
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: limits.megabytes, maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
    });
    this.worker.on('message', (reply: WorkerReply) => this.onReply(reply));
    this.worker.on('error', (error: Error) => this.end(refusalOf(error)));
    this.worker.on('exit', () => this.end(TableFileErrors.unreadable()));
    this.looking = setInterval(() => void this.look(), Math.min(LOOK_MS, limits.milliseconds));
  }

  /** Precedes everything else. */
  async head(): Promise<TableHead> {
    const reply = await this.reply({});
    if (reply.kind !== 'head') throw TableFileErrors.empty();
    return reply.head;
  }

  /** The next batch, or null after the last. */
  async next(mapping?: RowMapping): Promise<{ readonly batch: unknown } | null> {
    const reply = await this.reply(mapping ? { mapping } : {});
    return reply.kind === 'batch' ? reply : null;
  }

  /** Resolves when the worker has ended. */
  async stop(): Promise<void> {
    clearInterval(this.looking);
    await this.worker.terminate();
  }

  private end(failure: Error): void {
    this.failure ??= failure;
    this.onReply(this.failure);
  }

  private async reply(request: WorkerRequest): Promise<WorkerReply> {
    if (this.failure) throw this.failure;
    this.askedAt = performance.now();
    this.worker.postMessage(request);
    const reply = await new Promise<WorkerReply | Error>((resolve) => (this.onReply = resolve));
    this.askedAt = null;
    if (reply instanceof Error) throw reply;
    if (reply.kind === 'refused') throw (TableFileErrors[reply.refusal] as (params: object) => Error)(reply.params);
    return reply;
  }

  /** Ends the reading when the worker has used up its time. */
  private async look(): Promise<void> {
    if (this.askedAt !== null && performance.now() - this.askedAt > MOST_WAITING * this.milliseconds)
      return this.end(TableFileErrors.tooSlow());
    if (this.isLooking) return;
    this.isLooking = true;
    // None before it has begun, after it has ended, and before Node 24.6.
    const used = (await (this.worker as Partial<Pick<Worker, 'cpuUsage'>>).cpuUsage?.().catch(() => null)) ?? null;
    this.isLooking = false;
    if (used && (used.user + used.system) / 1_000 > this.milliseconds) this.end(TableFileErrors.tooSlow());
  }
}

function refusalOf(error: Error & { code?: string }): Error {
  if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') return TableFileErrors.tooDemanding({}, { cause: error });
  logger.error({ err: error }, 'a worker that read a table file has crashed');
  return TableFileErrors.unreadable({}, { cause: error });
}
