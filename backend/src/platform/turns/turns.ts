import { bulkhead, BulkheadRejectedError, type BulkheadPolicy } from 'cockatiel';
import { PlatformErrors } from '../errors/index.js';

/** How many run at a time, and how many more may wait for their turn. */
export interface Room {
  readonly running: number;
  readonly waiting: number;
}

/** Turns of this process, the same room for each key: whoever floods one key waits alone. Who is idle is forgotten. */
export class TurnsByKey {
  private readonly turns = new Map<string, BulkheadPolicy>();

  constructor(private readonly room: Room) {}

  /** Does the work when it is its turn. Throws `platform.busy` at once when too many of its key wait already. */
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

  /** Keys of which something runs or waits. */
  get busyKeys(): number {
    return this.turns.size;
  }
}

/** Does the work when it is its turn. Throws `platform.busy` at once when too many wait already. */
export async function takingTurns<T>(turns: BulkheadPolicy, work: () => Promise<T>): Promise<T> {
  try {
    return await turns.execute(work);
  } catch (error) {
    if (error instanceof BulkheadRejectedError) throw PlatformErrors.busy({}, { cause: error, retryAfterSeconds: 1 });
    throw error;
  }
}
