import { Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { Clock, seoulTime } from '../../platform/clock/index.js';
import { JobSlots } from '../../platform/scheduling/index.js';
import { PassNotices, type PassCursor } from './pass-notices.service.js';

/** Passes per transaction, so that each one is short however many end on a day. */
const BATCH = 500;

/** Hours (Asia/Seoul) in which notices are sent: not at night. */
const FROM = '09:00:00';
const UNTIL = '21:00:00';

/** Notifies members of expiring passes, hourly during the day (Asia/Seoul). */
@Injectable()
export class PassExpiryJob {
  constructor(
    private readonly slots: JobSlots,
    private readonly clock: Clock,
    private readonly notices: PassNotices,
  ) {}

  /** Each batch is a slot of its own. A failed batch is recorded and continued in the next hour. */
  @Cron('23 * * * *')
  async tellExpiring(batch = BATCH): Promise<void> {
    const time = seoulTime(this.clock.now());
    if (time < FROM || time >= UNTIL) return;
    const hour = this.clock.now().toISOString().slice(0, 13);
    let after: PassCursor | null = null;
    for (let number = 1, goesOn = true; goesOn; number += 1) {
      goesOn = false;
      await this.slots
        .runOnce('pass-expiry', `${hour} ${number}`, async (tx) => {
          const { told, next } = await this.notices.tellDue(tx, { after, limit: batch });
          after = next;
          goesOn = next !== null;
          return { told };
        })
        .catch(() => {
          goesOn = false;
        });
    }
  }
}
