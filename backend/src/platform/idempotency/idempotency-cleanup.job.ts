import { Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { Clock } from '../clock/index.js';
import { JobSlots } from '../scheduling/index.js';
import { Idempotency } from './idempotency.service.js';

/** Keys per transaction, so that each one is short whatever has piled up. */
const BATCH = 2_000;

/** Hourly: deletes expired idempotency keys. */
@Injectable()
export class IdempotencyCleanupJob {
  constructor(
    private readonly slots: JobSlots,
    private readonly clock: Clock,
    private readonly idempotency: Idempotency,
  ) {}

  /** Each batch is a slot of its own. A failed batch is recorded and continued in the next hour. */
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
