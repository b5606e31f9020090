import type { INestApplicationContext } from '@nestjs/common';
import { SchedulerRegistry } from '@nestjs/schedule';

/** Stops what runs by real time: for a program that is no replica of the service, or has a clock of its own. */
export async function stopJobs(app: INestApplicationContext): Promise<void> {
  const registry = app.get(SchedulerRegistry);
  for (const job of registry.getCronJobs().values()) await job.stop();
  for (const name of registry.getIntervals()) registry.deleteInterval(name);
}
