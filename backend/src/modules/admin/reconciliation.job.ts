import { Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { AppConfig } from '../../platform/config/index.js';
import { LedgerHealth } from './ledger-health.service.js';

/** Every five minutes, and as a whole every night: the books against themselves and against what the modules know. */
@Injectable()
export class ReconciliationJob {
  constructor(
    private readonly config: AppConfig,
    private readonly health: LedgerHealth,
  ) {}

  @Cron('30 */5 * * * *')
  async reconcile(): Promise<void> {
    // Tests move the clock and call the service themselves.
    if (this.config.profile === 'test') return;
    await this.health.check();
  }

  /** One of these hours is enough; the others are for a night that began badly. */
  @Cron('0 12 4-8 * * *', { timeZone: 'Asia/Seoul' })
  async reconcileEverything(): Promise<void> {
    if (this.config.profile === 'test') return;
    await this.health.checkEverything();
  }
}
