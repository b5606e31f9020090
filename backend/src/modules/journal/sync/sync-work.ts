import { defineQueue } from '../../../platform/queue/index.js';

/** Reads what a connected exchange has; by member one at a time, and one in each process, since the worker takes memory. */
export const SyncWork = defineQueue<{ userId: string; id: string }>({
  name: 'journal.sync',
  policy: 'singleton',
  concurrency: 1,
  retries: 10,
  maxHours: 2,
});
