import { Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { Clock } from '../clock/index.js';
import { JobSlots } from '../scheduling/index.js';
import { Idempotency } from './idempotency.service.js';

/** Keys in one transaction: each is over in moments, whatever has piled up. */
const BATCH = 2_000;

/** Every hour: answers that nobody asks for again. */
@Injectable()
export class IdempotencyCleanupJob {
  constructor(
    private readonly slots: JobSlots,
    private readonly clock: Clock,
    private readonly idempotency: Idempotency,
  ) {}

  /** Each batch is a slot of its own. One that fails is recorded, and what is left waits for the next hour. */
  @Cron('47 * * * *')
  async cleanUp(batch = BATCH): Promise<void> {
    const hour = this.clock.now().toISOString().slice(0, 13);
    for (let number = 1, goesOn = true; goesOn; number += 1) {
      goesOn = false;
      await this.slots
        .runOnce('idempotency-cleanup', `${hour} ${number}`, async (tx) => {
          const keys = await this.idempotency.deleteOld(tx, batch);
          goesOn = keys === batch;
          return { keys };
        })
        .catch(() => {
          goesOn = false;
        });
    }
  }
}
