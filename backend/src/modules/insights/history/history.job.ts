import { Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../../platform/clock/index.js';
import { logger } from '../../../platform/logging/index.js';
import { type JobCounts, JobSlots } from '../../../platform/scheduling/index.js';
import { Collector } from '../../../platform/snapshots/index.js';
import { Liquidated } from '../alerts/liquidated.service.js';
import { CoinWords } from '../analysis/coin-words.service.js';
import { KeptCandles } from '../candles/kept-candles.service.js';
import { HistoryWriter } from './history-writer.service.js';

/** Hour of the day, in UTC, at which old candles and texts are deleted: 03:00 in Seoul. */
const PRUNED_AT = 18;

/** Every minute, in the replica that collects: writes down the market; before the first minute of an hour turns the page. */
@Injectable()
export class HistoryJob {
  private turned = '';

  constructor(
    private readonly slots: JobSlots,
    private readonly clock: Clock,
    private readonly collector: Collector,
    private readonly writer: HistoryWriter,
    private readonly candles: KeptCandles,
    private readonly words: CoinWords,
    private readonly liquidated: Liquidated,
  ) {}

  // Away from the turn of the minute, at which clocks differ.
  @Cron('20 * * * * *')
  async record(): Promise<void> {
    if (!this.collector.isCollecting) return;
    const hour = this.clock.now().toISOString().slice(0, 13);
    // Partitions are made ahead: a turn that fails costs no minute.
    const turning =
      hour === this.turned ? undefined : this.slots.runOnce('insights-history', hour, (tx) => this.turn(tx));
    try {
      await turning;
      this.turned = hour;
    } catch (error) {
      logger.warn({ err: error }, 'the history of the market was not thinned');
    }
    try {
      await this.writer.record();
    } catch (error) {
      logger.warn({ err: error }, 'a minute of the market was not written');
    }
    try {
      await this.liquidated.record();
    } catch (error) {
      logger.warn({ err: error }, 'a minute of the liquidations was not written');
    }
  }

  private async turn(tx: EntityManager): Promise<JobCounts> {
    const counts = await this.writer.turn(tx);
    // No index serves it: once a day, at night in Korea, is enough.
    if (this.clock.now().getUTCHours() !== PRUNED_AT) return counts;
    const [candles, words] = [await this.candles.prune(tx), await this.words.prune(tx)];
    return { ...counts, candles, words, liquidations: await this.liquidated.prune(tx) };
  }
}
