import { Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { AppConfig } from '../../platform/config/index.js';
import { logger } from '../../platform/logging/index.js';
import { ReportSync } from './report-sync.service.js';

/** Reads the reports that are due. Each run is claimed by one replica. */
@Injectable()
export class ReportSyncJob {
  private isRunning = false;

  constructor(
    private readonly config: AppConfig,
    private readonly sync: ReportSync,
  ) {}

  @Cron('*/3 * * * *')
  async readDueReports(): Promise<void> {
    // Tests move the clock and call the service themselves.
    if (this.isRunning || this.config.profile === 'test') return;
    this.isRunning = true;
    try {
      await this.sync.syncDue();
    } catch (error) {
      logger.error({ err: error }, 'report sync failed');
    } finally {
      this.isRunning = false;
    }
  }
}
