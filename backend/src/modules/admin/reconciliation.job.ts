import { Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { AppConfig } from '../../platform/config/index.js';
import { LedgerHealth } from './ledger-health.service.js';

/** Every five minutes: the books against themselves and against what the modules know. */
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
}
