import { bulkhead, BulkheadRejectedError, type BulkheadPolicy } from 'cockatiel';
import { PlatformErrors } from '../errors/index.js';

/** Maximum number running at a time, and waiting. */
export interface Room {
  readonly running: number;
  readonly waiting: number;
}

/** In-process bulkhead per key: a flooded key only delays itself. Idle keys are dropped. */
export class TurnsByKey {
  private readonly turns = new Map<string, BulkheadPolicy>();

  constructor(private readonly room: Room) {}

  /** Runs the work when a slot is free. Throws `platform.busy` at once when too many of its key are waiting. */
  async take<T>(key: string, work: () => Promise<T>): Promise<T> {
    const { running, waiting } = this.room;
    const turns = this.turns.get(key) ?? bulkhead(running, waiting);
    this.turns.set(key, turns);
    try {
      return await takingTurns(turns, work);
    } finally {
      if (turns.executionSlots === running) this.turns.delete(key);
    }
  }

  /** Number of keys with running or waiting work. */
  get busyKeys(): number {
    return this.turns.size;
  }
}

/** Runs the work when a slot is free. Throws `platform.busy` at once when too many are waiting. */
export async function takingTurns<T>(turns: BulkheadPolicy, work: () => Promise<T>): Promise<T> {
  try {
    return await turns.execute(work);
  } catch (error) {
    if (error instanceof BulkheadRejectedError) throw PlatformErrors.busy({}, { cause: error, retryAfterSeconds: 1 });
    throw error;
  }
}
