import { Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { Clock } from '../../../platform/clock/index.js';
import { JobSlots } from '../../../platform/scheduling/index.js';
import { JournalPictures } from './journal-pictures.service.js';

/** Hourly: deletes pictures that were removed a day ago. */
@Injectable()
export class JournalPicturesJob {
  constructor(
    private readonly slots: JobSlots,
    private readonly clock: Clock,
    private readonly pictures: JournalPictures,
  ) {}

  @Cron('37 * * * *')
  async deleteRemoved(): Promise<void> {
    const hour = this.clock.now().toISOString().slice(0, 13);
    await this.slots.runOnce('journal-pictures', hour, async (tx) => ({
      pictures: await this.pictures.deleteRemoved(tx),
    }));
  }
}
