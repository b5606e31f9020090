import { Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { logger } from '../../../platform/logging/index.js';
import { ReportSync } from './report-sync.service.js';

/** Reads due reports. Each run is claimed by one replica. */
@Injectable()
export class ReportSyncJob {
  private isRunning = false;

  constructor(private readonly sync: ReportSync) {}

  @Cron('*/3 * * * *')
  async readDueReports(): Promise<void> {
    if (this.isRunning) return;
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
