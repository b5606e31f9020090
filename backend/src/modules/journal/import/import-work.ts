import { defineQueue } from '../../../platform/queue/index.js';

/** Reads, writes or undoes an import, as its status says; one at a time in each process, so that requests keep their share. */
export const ImportWork = defineQueue<{ userId: string; id: string }>({
  name: 'journal.import',
  policy: 'singleton',
  concurrency: 1,
  retries: 10,
  maxHours: 2,
});
