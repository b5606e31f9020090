import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { Picture, Reading, ReadingHints } from './reading.js';
import type { ReadingTask } from './worker.js';

/** Why a picture was not read, beside faults of the reader itself. */
export type ReaderFailureKind = 'timeout' | 'aborted' | 'crashed';

/** Thrown by `ReaderPool.read`; the picture can be given again. */
export class ReaderFailure extends Error {
  readonly kind: ReaderFailureKind;

  constructor(kind: ReaderFailureKind, options?: ErrorOptions) {
    super(`the picture was not read: ${kind}`, options);
    this.kind = kind;
  }
}

/** Beside this file, compiled or, in tests, as source whose types Node strips. */
const WORKER = new URL(`./worker${import.meta.url.slice(-3)}`, import.meta.url);
const MEGABYTES = { old: 512, young: 64 } as const;
/** Threads and their OCR engines (some 200 MB each) are given back after this time without work. */
const IDLE_MS = 5 * 60_000;

/**
 * Reads pictures in threads of their own: one core is left to the service, and a picture that takes too long or too much
 * memory ends its thread and nothing else.
 */
export class ReaderPool {
  /** How many pictures are read at the same time; more wait within their time. */
  readonly size: number;
  private readonly threads: Piscina<ReadingTask, Reading>;
  private readonly milliseconds: number;

  /** @param milliseconds For one picture, waiting included. */
  constructor({ milliseconds = 20_000, size = Math.max(1, availableParallelism() - 1) } = {}) {
    this.milliseconds = milliseconds;
    this.size = size;
    this.threads = new Piscina({
      filename: WORKER.href,
      name: 'readPicture',
      minThreads: 0,
      maxThreads: size,
      idleTimeout: IDLE_MS,
      // Without the service's secrets and flags.
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MEGABYTES.old, maxYoungGenerationSizeMb: MEGABYTES.young },
    });
  }

  /** What the picture shows. Throws `ReaderFailure`. */
  async read({ png }: Picture, hints: ReadingHints = {}, signal?: AbortSignal): Promise<Reading> {
    const timeout = AbortSignal.timeout(this.milliseconds);
    const either = signal ? AbortSignal.any([timeout, signal]) : timeout;
    try {
      return await this.threads.run({ png, hints }, { signal: either });
    } catch (error) {
      const kind = signal?.aborted ? 'aborted' : timeout.aborted ? 'timeout' : 'crashed';
      throw new ReaderFailure(kind, { cause: error });
    }
  }

  /** Ends the threads; what they read is not answered any more. */
  async close(): Promise<void> {
    await this.threads.destroy();
  }
}
