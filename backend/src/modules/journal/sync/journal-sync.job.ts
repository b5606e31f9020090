import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { Clock } from '../../../platform/clock/index.js';
import { Queues } from '../../../platform/queue/index.js';
import { JobSlots } from '../../../platform/scheduling/index.js';
import { JournalConnections } from './journal-connections.service.js';
import { SyncRunner } from './sync-runner.service.js';
import { SyncWork } from './sync-work.js';

/** Reads connected exchanges: when a member wants it, and every few hours. */
@Injectable()
export class JournalSyncJob implements OnModuleInit {
  constructor(
    private readonly queues: Queues,
    private readonly slots: JobSlots,
    private readonly clock: Clock,
    private readonly runner: SyncRunner,
    private readonly connections: JournalConnections,
  ) {}

  onModuleInit(): void {
    this.queues.onJob(SyncWork, ({ userId, id }, signal) => this.runner.run(userId, id, signal));
  }

  @Cron('*/10 * * * *')
  async syncDue(): Promise<void> {
    const minute = this.clock.now().toISOString().slice(0, 16);
    await this.slots
      .runOnce('journal-sync', minute, async (tx) => ({ connections: await this.connections.syncDue(tx) }))
      .catch(() => undefined);
  }
}
