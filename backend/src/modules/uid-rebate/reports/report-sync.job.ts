import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { logger } from '../../../platform/logging/index.js';
import { Queues } from '../../../platform/queue/index.js';
import { ReportReading, ReportSync } from './report-sync.service.js';

/** Reads due reports: every replica asks for them, one at a time reads those of an exchange. */
@Injectable()
export class ReportSyncJob implements OnModuleInit {
  constructor(
    private readonly sync: ReportSync,
    private readonly queues: Queues,
  ) {}

  onModuleInit(): void {
    this.queues.onJob(ReportReading, ({ exchangeId }, signal) => this.sync.readDue(exchangeId, signal));
  }

  @Cron('*/3 * * * *')
  async requestDueReports(): Promise<void> {
    await this.sync
      .requestDue()
      .catch((error: unknown) => logger.error({ err: error }, 'due reports could not be requested'));
  }
}
