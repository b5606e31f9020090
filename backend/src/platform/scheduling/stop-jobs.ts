import type { INestApplicationContext } from '@nestjs/common';
import { SchedulerRegistry } from '@nestjs/schedule';

/** Stops scheduled jobs, for programs that are no replica or use another clock. */
export async function stopJobs(app: INestApplicationContext): Promise<void> {
  const registry = app.get(SchedulerRegistry);
  for (const job of registry.getCronJobs().values()) await job.stop();
  for (const name of registry.getIntervals()) registry.deleteInterval(name);
}
