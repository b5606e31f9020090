import { Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { LedgerHealth } from './ledger-health.service.js';

/** Every five minutes, and as a whole every night: the books against themselves and against what the modules know. */
@Injectable()
export class ReconciliationJob {
  constructor(private readonly health: LedgerHealth) {}

  @Cron('30 */5 * * * *')
  async reconcile(): Promise<void> {
    await this.health.check();
  }

  /** One of these hours is enough; the others are for a night that began badly. */
  @Cron('0 12 4-8 * * *', { timeZone: 'Asia/Seoul' })
  async reconcileEverything(): Promise<void> {
    await this.health.checkEverything();
  }
}
