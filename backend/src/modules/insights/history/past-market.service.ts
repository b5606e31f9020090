import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Clock } from '../../../platform/clock/index.js';
import { runInTransaction } from '../../../platform/database/index.js';
import { Collector, Snapshots } from '../../../platform/snapshots/index.js';
import { feeds } from '../feeds.js';
import { HistoryWriter } from './history-writer.service.js';

/** What a premium is computed from for nearly every coin. */
const NEEDED = [feeds.upbitTickers, feeds.bithumbTickers, feeds.binanceTickers, feeds.usdKrw];

/** For the story of a demo: lets the history have a time that its clock goes through, as if the service had run then. */
@Injectable()
export class PastMarket {
  private day = '';

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly collector: Collector,
    private readonly snapshots: Snapshots,
    private readonly writer: HistoryWriter,
    private readonly clock: Clock,
  ) {}

  /** Reads the market as the simulator has it at the clock's time, and writes it down. */
  async record(): Promise<void> {
    await Promise.all(NEEDED.map((feed) => this.collector.collect(feed)));
    const now = this.clock.now();
    const told = this.snapshots.latest(feeds.upbitTickers);
    // A market that is known from later is not that of this time.
    if (!told || told.fetchedAt > now) return;
    const day = now.toISOString().slice(0, 10);
    // Makes the partitions of the day.
    if (day !== this.day) await runInTransaction(this.dataSource, (tx) => this.writer.turn(tx));
    this.day = day;
    await this.writer.record();
  }
}
