import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource, EntityManager } from 'typeorm';
import { isDatabaseAway } from './database-away.js';
import { runInTransaction } from './run-in-transaction.js';

/** With growing pauses, some 30 s from the first to the last. */
const TIMES = 7;
const FIRST_MS = 500;

/**
 * Runs a step of long work, which may be done twice, in a transaction: its statements may take a minute, and it is done again when the
 * database was away or busy for the moment. Anything else, and the last failure, is thrown.
 */
export async function patiently<T>(
  dataSource: DataSource,
  signal: AbortSignal,
  step: (tx: EntityManager) => Promise<T>,
): Promise<T> {
  for (let time = 1; ; time += 1) {
    try {
      return await runInTransaction(dataSource, async (tx) => {
        await tx.query(`SET LOCAL statement_timeout = '60s'`);
        return step(tx);
      });
    } catch (error) {
      if (time === TIMES || signal.aborted || !isDatabaseAway(error)) throw error;
      await sleep(FIRST_MS * 2 ** (time - 1) * (0.5 + Math.random()), undefined, { signal });
    }
  }
}
