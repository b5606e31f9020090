import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource, EntityManager } from 'typeorm';

/** Serialisation failure, deadlock, lock not available: nothing was done, so the transaction can be retried. */
const TRANSIENT = new Set(['40001', '40P01', '55P03']);

/**
 * Runs `work` in one transaction, READ COMMITTED by PostgreSQL's default (setting it would cost a round trip). Retries,
 * with jitter, only failures that certainly did nothing; anything else may be a refusal or an unknown outcome and is
 * thrown.
 */
export async function runInTransaction<T>(
  dataSource: DataSource,
  work: (tx: EntityManager) => Promise<T>,
  retries = 3,
): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await dataSource.transaction(work);
    } catch (error) {
      const code = (error as { code?: unknown }).code;
      if (attempt >= retries || typeof code !== 'string' || !TRANSIENT.has(code)) throw error;
      await sleep(10 * 2 ** attempt * (0.5 + Math.random()));
    }
  }
}
