import { Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { LedgerHealth } from './ledger-health.service.js';

/** Reconciles the ledger with itself and with the modules: recent data every five minutes, all data every night. */
@Injectable()
export class ReconciliationJob {
  constructor(private readonly health: LedgerHealth) {}

  @Cron('30 */5 * * * *')
  async reconcile(): Promise<void> {
    await this.health.check();
  }

  /** One successful run is enough; the other hours are retries. */
  @Cron('0 12 4-8 * * *', { timeZone: 'Asia/Seoul' })
  async reconcileEverything(): Promise<void> {
    await this.health.checkEverything();
  }
}
