import { bulkhead, BulkheadRejectedError, type BulkheadPolicy } from 'cockatiel';
import { PlatformErrors } from '../errors/index.js';

/** Maximum number of concurrent and of waiting calls. */
export interface BulkheadLimits {
  readonly running: number;
  readonly waiting: number;
}

/** In-process bulkhead per key: a flooded key only delays itself. Idle keys are dropped. */
export class KeyedBulkhead {
  private readonly bulkheads = new Map<string, BulkheadPolicy>();

  constructor(private readonly limits: BulkheadLimits) {}

  /** Runs the work when a slot is free. Throws `platform.busy` at once when too many of its key are waiting. */
  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const { running, waiting } = this.limits;
    const policy = this.bulkheads.get(key) ?? bulkhead(running, waiting);
    this.bulkheads.set(key, policy);
    try {
      return await withBulkhead(policy, work);
    } finally {
      if (policy.executionSlots === running) this.bulkheads.delete(key);
    }
  }

  /** Number of keys with running or waiting work. */
  get busyKeys(): number {
    return this.bulkheads.size;
  }
}

/** Runs the work when a slot is free. Throws `platform.busy` at once when too many are waiting. */
export async function withBulkhead<T>(policy: BulkheadPolicy, work: () => Promise<T>): Promise<T> {
  try {
    return await policy.execute(work);
  } catch (error) {
    if (error instanceof BulkheadRejectedError) throw PlatformErrors.busy({}, { cause: error, retryAfterSeconds: 1 });
    throw error;
  }
}
