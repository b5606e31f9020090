import { Injectable } from '@nestjs/common';
import { Cron, Interval } from '@nestjs/schedule';
import { Clock } from '../../../platform/clock/index.js';
import { logger } from '../../../platform/logging/index.js';
import { JobSlots } from '../../../platform/scheduling/index.js';
import { Collector } from '../../../platform/snapshots/index.js';
import { AlertFirings } from './alert-firings.service.js';
import { AlertWatch } from './alert-watch.service.js';

const LOOK_MS = 1_000;

/** Every second, in the replica that collects: holds all alerts against the market. Every hour: forgets what they told long ago. */
@Injectable()
export class AlertWatchJob {
  private looking: Promise<void> | null = null;

  constructor(
    private readonly slots: JobSlots,
    private readonly clock: Clock,
    private readonly collector: Collector,
    private readonly watch: AlertWatch,
    private readonly firings: AlertFirings,
  ) {}

  @Interval(LOOK_MS)
  async look(): Promise<void> {
    if (!this.collector.isCollecting) return this.watch.pause();
    this.looking ??= this.watch
      .look()
      .catch((error: unknown) => logger.warn({ err: error }, 'the alerts were not looked at'))
      .finally(() => (this.looking = null));
    await this.looking;
  }

  @Cron('37 * * * *')
  async prune(): Promise<void> {
    const hour = this.clock.now().toISOString().slice(0, 13);
    await this.slots.runOnce('insights-alert-firings', hour, async (tx) => ({ deleted: await this.firings.prune(tx) }));
  }
}
