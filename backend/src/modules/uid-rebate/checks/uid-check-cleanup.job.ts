import { Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { Clock } from '../../../platform/clock/index.js';
import { JobSlots } from '../../../platform/scheduling/index.js';
import { UidCheckLimit } from './uid-check-limit.service.js';

/** Hourly: deletes UID checks older than a day. */
@Injectable()
export class UidCheckCleanupJob {
  constructor(
    private readonly slots: JobSlots,
    private readonly clock: Clock,
    private readonly limit: UidCheckLimit,
  ) {}

  @Cron('23 * * * *')
  async forgetOldChecks(): Promise<void> {
    const hour = this.clock.now().toISOString().slice(0, 13);
    await this.slots.runOnce('uid-check-cleanup', hour, async (tx) => ({ checks: await this.limit.deleteOld(tx) }));
  }
}
