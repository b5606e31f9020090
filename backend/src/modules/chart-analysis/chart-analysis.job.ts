import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { Clock } from '../../platform/clock/index.js';
import { logger } from '../../platform/logging/index.js';
import { Queues } from '../../platform/queue/index.js';
import { JobSlots } from '../../platform/scheduling/index.js';
import { ChartReading, ChartReadings } from './chart-readings.service.js';
import { ChartScoring, Scores } from './scores.service.js';

/** Pictures per transaction, so that each one is short. */
const BATCH = 500;

/** Reads queued pictures; gives up what is never read every five minutes, measures what is due every ten, deletes old pictures every hour. */
@Injectable()
export class ChartAnalysisJob implements OnModuleInit {
  constructor(
    private readonly queues: Queues,
    private readonly slots: JobSlots,
    private readonly clock: Clock,
    private readonly readings: ChartReadings,
    private readonly scores: Scores,
  ) {}

  onModuleInit(): void {
    this.queues.onJob(ChartScoring, (_, signal) => this.scores.measureDue(signal));
    this.queues.onJob(ChartReading, ({ userId, id }, signal) => this.readings.read(userId, id, signal));
  }

  @Cron('*/5 * * * *')
  async giveUp(): Promise<void> {
    await this.readings
      .expire()
      .catch((error: unknown) => logger.error({ err: error }, 'overdue analyses could not be given up'));
  }

  @Cron('*/10 * * * *')
  async measure(): Promise<void> {
    const at = this.clock.now().toISOString().slice(0, 15);
    await this.slots
      .runOnce('chart-analysis-scoring', at, async (tx) => {
        await this.queues.send(tx, ChartScoring, { at }, 'all');
        return { sent: 1 };
      })
      .catch(() => undefined);
  }

  @Cron('27 * * * *')
  async cleanUp(): Promise<void> {
    const hour = this.clock.now().toISOString().slice(0, 13);
    for (let number = 1, goesOn = true; goesOn; number += 1) {
      goesOn = false;
      await this.slots
        .runOnce('chart-analysis-pictures', `${hour} ${number}`, async (tx) => {
          const pictures = await this.readings.deleteOldPictures(tx, BATCH);
          goesOn = pictures === BATCH;
          return { pictures };
        })
        .catch(() => {
          goesOn = false;
        });
    }
  }
}
