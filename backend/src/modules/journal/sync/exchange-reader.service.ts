import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/index.js';
import { AppConfig, type OpenSourceId } from '../../../platform/config/index.js';
import {
  type ExchangeKey,
  SYNC_COLUMNS,
  type SyncedExchange,
  type SyncFailure,
  type SyncReply,
  type SyncTask,
  syncTitle,
} from './sync-task.js';

/** Beside this file, compiled or, in tests, as source whose types Node strips. */
const WORKER = new URL(`./sync.worker${import.meta.url.slice(-3)}`, import.meta.url);
/** Heap of the worker: the library takes 60 MB of it. */
const MEGABYTES = 192;
/** For a page of rows, with the pauses that the exchange asks for. */
const REPLY_MS = 120_000;
/** For an answer of the exchange: in the background, and while a member waits at a form. */
const ANSWER_MS = { read: 15_000, check: 8_000 } as const;
const HOSTS: Readonly<Record<SyncedExchange, OpenSourceId>> = {
  Binance: 'binance',
  OKX: 'okx-market',
  Bitget: 'bitget-market',
  Bybit: 'bybit',
};

/** The history could not be read. */
export class SyncFailed extends Error {
  constructor(readonly failure: SyncFailure) {
    super(failure);
  }
}

/** Reads members' histories from exchanges, each in a worker thread of its own, which has the library. */
@Injectable()
export class ExchangeReader {
  constructor(
    private readonly config: AppConfig,
    private readonly clock: Clock,
  ) {}

  /**
   * The trades, funding and fees of a time (milliseconds), as the pieces of a CSV file; of a history without rows nothing. Throws
   * `SyncFailed`, and when the signal is aborted.
   */
  async *read(
    exchange: SyncedExchange,
    wanted: ExchangeKey & Pick<SyncTask, 'symbols' | 'from' | 'to'>,
    signal: AbortSignal,
  ): AsyncGenerator<Buffer> {
    let isFirst = true;
    for await (const reply of this.replies(exchange, { ...wanted, timeoutMs: ANSWER_MS.read }, signal)) {
      if (reply.kind === 'failed') throw new SyncFailed(reply.failure);
      if (reply.kind !== 'rows') continue;
      const lines = isFirst ? [SYNC_COLUMNS.map((column) => syncTitle(exchange, column)), ...reply.rows] : reply.rows;
      isFirst = false;
      yield Buffer.from(lines.map((cells) => `${cells.join(',')}\n`).join(''));
    }
  }

  /** Asks what a key may do, and for nothing else. Answers what speaks against reading by it; throws as `read`. */
  async check(exchange: SyncedExchange, key: ExchangeKey, signal: AbortSignal): Promise<SyncFailure | null> {
    const nothing = { symbols: [], from: 0, to: 0, timeoutMs: ANSWER_MS.check };
    for await (const reply of this.replies(exchange, { ...key, ...nothing }, signal))
      return reply.kind === 'failed' ? reply.failure : null;
    return null;
  }

  private async *replies(
    exchange: SyncedExchange,
    wanted: ExchangeKey & Pick<SyncTask, 'symbols' | 'from' | 'to' | 'timeoutMs'>,
    signal: AbortSignal,
  ): AsyncGenerator<SyncReply> {
    const [host, futures] = [this.config.openSources[HOSTS[exchange]], this.config.openSources['binance-futures']];
    if (!host || !futures) throw new SyncFailed('unavailable');
    const task: SyncTask = {
      ...wanted,
      ...{ exchange, url: host.baseUrl, futuresUrl: futures.baseUrl, now: this.clock.millis() },
      pace: host.simulated ? this.config.simulatorRateScale : 1,
    };
    const worker = new Worker(WORKER, {
      workerData: task,
      // Without the service's secrets and flags.
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
    });
    try {
      for (;;) {
        const reply = await replyOf(worker, signal);
        if (reply.kind === 'end') return;
        yield reply;
      }
    } finally {
      await worker.terminate();
    }
  }
}

/** Asks for the next reply. A worker that ends or takes too long has failed. */
async function replyOf(worker: Worker, signal: AbortSignal): Promise<SyncReply> {
  const answered = new AbortController();
  const limit = AbortSignal.any([signal, AbortSignal.timeout(REPLY_MS), answered.signal]);
  try {
    // Rejects with an error of the worker.
    const reply = once(worker, 'message', { signal: limit });
    const end = once(worker, 'exit', { signal: limit });
    worker.postMessage({});
    const [told] = (await Promise.race([reply, end])) as [SyncReply | number];
    if (typeof told === 'number') throw new Error('the syncing worker has ended');
    return told;
  } catch (error) {
    signal.throwIfAborted();
    throw limit.aborted ? new SyncFailed('unavailable') : error;
  } finally {
    answered.abort();
  }
}
