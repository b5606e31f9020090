import { setTimeout as delay } from 'node:timers/promises';
import type { TestApp } from './test-app.js';

/** Waits until somebody, or so many, in the database of this service wait for a lock. Throws after 5 s. */
export async function waitForLock(service: TestApp, many = 1): Promise<void> {
  for (let tries = 0; tries < 250; tries += 1) {
    const [row]: { waiting: boolean }[] = await service.dataSource.query(
      `SELECT count(*) >= $1 AS waiting FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      [many],
    );
    if (row?.waiting) return;
    await delay(20);
  }
  throw new Error('nobody waits for a lock');
}
