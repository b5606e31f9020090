import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource, EntityManager } from 'typeorm';

/** Serialisation failure, deadlock, lock not available: the transaction did nothing and may be tried again. */
const TRANSIENT = new Set(['40001', '40P01', '55P03']);

/**
 * Runs `work` in one transaction, READ COMMITTED as is PostgreSQL's default (to name it would cost a round trip each
 * time). Only failures that certainly did nothing are tried again, with jitter; everything else is thrown, for it may be
 * a refusal or an unknown outcome.
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
