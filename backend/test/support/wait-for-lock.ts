import { setTimeout as delay } from 'node:timers/promises';
import type { TestApp } from './test-app.js';

/** Waits until somebody in the database of this service waits for a lock. Throws after 5 s. */
export async function waitForLock(service: TestApp): Promise<void> {
  for (let tries = 0; tries < 250; tries += 1) {
    const [row]: { waiting: boolean }[] = await service.dataSource.query(
      `SELECT count(*) > 0 AS waiting FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    if (row?.waiting) return;
    await delay(20);
  }
  throw new Error('nobody waits for a lock');
}
