import { Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { Clock } from '../clock/index.js';
import { JobSlots } from '../scheduling/index.js';
import { Outbox } from './outbox.service.js';

/** Hourly: deletes mails settled 90 days ago. */
@Injectable()
export class MailCleanupJob {
  constructor(
    private readonly slots: JobSlots,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
  ) {}

  @Cron('23 * * * *')
  async cleanUp(): Promise<void> {
    const hour = this.clock.now().toISOString().slice(0, 13);
    await this.slots.runOnce('mail-cleanup', hour, async (tx) => ({ mails: await this.outbox.deleteOld(tx) }));
  }
}
