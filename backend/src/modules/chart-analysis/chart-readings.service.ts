import { EventEmitter } from 'node:events';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, In, IsNull, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/index.js';
import { runInTransaction } from '../../platform/database/index.js';
import { defineQueue, Queues } from '../../platform/queue/index.js';
import { Settings } from '../../platform/settings/index.js';
import { ChartCoupons } from '../store/index.js';
import { ChartAnalysisSettings } from './chart-analysis.settings.js';
import { ChartReader, UNDER_WAY, type ChartRead } from './chart-reader.service.js';
import { ChartAnalysisPicture } from './entities/chart-analysis-picture.entity.js';
import { ChartAnalysisRequest, type AnalysisFailure } from './entities/chart-analysis-request.entity.js';
import { ChartAnalysisResult } from './entities/chart-analysis-result.entity.js';
import { unreadableBy } from './figures.rules.js';
import type { MarketCheck } from './market.rules.js';
import { MarketChecks } from './market-checks.service.js';
import { ModelReader } from './model-reader.service.js';
import { ReaderFailure, type Picture } from './reader/index.js';
import { Scores } from './scores.service.js';

/** Readings begun of one picture: what broke off so often is given up. */
const MOST_ATTEMPTS = 3;
/** Whatever is not done by then has timed out. */
const LONGEST_MS = 3_600_000;

/** Reads the picture of a request. */
export const ChartReading = defineQueue<{ userId: string; id: string }>({
  name: 'chart-analysis.reading',
  policy: 'standard',
  concurrency: UNDER_WAY,
  retries: 2 * MOST_ATTEMPTS,
  maxHours: 1,
});

interface Begun extends Pick<ChartAnalysisRequest, 'attempts' | 'symbol' | 'timeframe'> {
  readonly picture: Picture;
}

interface CheckedRead extends ChartRead {
  readonly market: MarketCheck;
}

/**
 * Reads pictures and settles requests: with a result, which consumes what was reserved, or with a failure, which releases it.
 * A request is settled once, whoever comes first; so a job that is done twice changes nothing.
 */
@Injectable()
export class ChartReadings {
  /** Emits the id of each request that this process has settled. */
  readonly settled = new EventEmitter().setMaxListeners(0);

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly queues: Queues,
    private readonly coupons: ChartCoupons,
    private readonly reader: ChartReader,
    private readonly models: ModelReader,
    private readonly checks: MarketChecks,
    private readonly scores: Scores,
  ) {}

  /** Reads and settles one request. Throws when the attempt broke off and is to be repeated. */
  async read(userId: string, id: string, signal: AbortSignal): Promise<void> {
    const begun = await this.begin(userId, id);
    if (!begun) return;
    if (begun.attempts > MOST_ATTEMPTS) return this.settle(userId, id, 'broken');
    try {
      const hints = { timeframe: begun.timeframe, ...(begun.symbol === null ? {} : { symbol: begun.symbol }) };
      const read = await this.reader.read(begun.picture, hints, signal);
      const unreadable = unreadableBy(read.reading, read.findings);
      if (unreadable !== null) return await this.settle(userId, id, unreadable);
      const judged = await this.models.judge(userId, begun.picture, read, signal);
      const market = await this.checks.check(read.reading, begun.timeframe);
      const checked = { ...judged, market };
      await this.settle(userId, id, begun.symbol === null ? checked : withoutOwnWords(checked));
    } catch (error) {
      if (signal.aborted) throw error;
      if (error instanceof ReaderFailure && error.kind === 'timeout') return this.settle(userId, id, 'timedOut');
      if (begun.attempts < MOST_ATTEMPTS) throw error;
      await this.settle(userId, id, 'broken');
    }
  }

  /** Fails what has waited for too long, and what nobody will read any more; returns how many. */
  async expire(): Promise<number> {
    const before = new Date(this.clock.millis() - LONGEST_MS);
    const overdue = await this.open().then((all) => all.filter(({ createdAt }) => createdAt < before));
    for (const { userId, id } of overdue) await this.settle(userId, id, 'timedOut');
    return overdue.length + (await this.giveUpLost());
  }

  /** Fails requests whose job is gone, of one member or of all, so that they hold up nobody; returns how many. */
  async giveUpLost(userId?: string): Promise<number> {
    const open = await this.open(userId);
    if (open.length === 0) return 0;
    const ids = open.map(({ jobId }) => jobId);
    const alive = await this.queues.unfinished(ChartReading, ids);
    const lost = open.filter(({ jobId }) => !alive.has(jobId));
    for (const one of lost) await this.settle(one.userId, one.id, 'broken');
    return lost.length;
  }

  private open(userId?: string): Promise<ChartAnalysisRequest[]> {
    const where = { status: In(['waiting', 'running']), ...(userId === undefined ? {} : { userId }) };
    return this.dataSource.manager.find(ChartAnalysisRequest, { where, order: { createdAt: 'ASC' }, take: 500 });
  }

  /** Deletes up to `limit` pictures that were kept long enough; returns how many. */
  async deleteOldPictures(tx: EntityManager, limit: number): Promise<number> {
    const now = this.clock.now();
    const days = await this.settings.get(ChartAnalysisSettings.pictureDays, now, tx);
    const [, deleted]: [unknown, number] = await tx.query(
      `DELETE FROM chart_analysis_pictures WHERE (user_id, id) IN (
         SELECT user_id, id FROM chart_analysis_pictures WHERE created_at < $1
         ORDER BY created_at LIMIT $2 FOR UPDATE SKIP LOCKED)`,
      [new Date(now.getTime() - days * 86_400_000), limit],
    );
    return deleted;
  }

  /** Counts the attempt. Null if the request is settled or gone. */
  private async begin(userId: string, id: string): Promise<Begun | null> {
    const [[begun]]: [Omit<Begun, 'picture'>[], number] = await this.dataSource.query(
      `UPDATE chart_analysis_requests
       SET status = 'running', attempts = attempts + 1, started_at = coalesce(started_at, $3)
       WHERE user_id = $1 AND id = $2 AND status IN ('waiting', 'running') RETURNING attempts, symbol, timeframe`,
      [userId, id, this.clock.now()],
    );
    const picture = begun && (await this.dataSource.manager.findOneBy(ChartAnalysisPicture, { userId, id }));
    return picture ? { ...begun, picture } : null;
  }

  private async settle(userId: string, id: string, outcome: CheckedRead | AnalysisFailure): Promise<void> {
    const at = this.clock.now();
    await runInTransaction(this.dataSource, async (tx) => {
      const end =
        typeof outcome === 'string'
          ? { status: 'failed' as const, failure: outcome, finishedAt: at }
          : { status: 'done' as const, finishedAt: at };
      const { affected } = await tx.update(ChartAnalysisRequest, { userId, id, finishedAt: IsNull() }, end);
      if (affected !== 1) return;
      if (typeof outcome === 'string') return this.coupons.release(tx, userId, id);
      const scoredAt = await this.scores.dueAt(tx, userId, outcome.findings, outcome.market, at);
      await tx.insert(ChartAnalysisResult, { ...outcome, id, scoredAt, createdAt: at });
      await this.coupons.consume(tx, userId, id, at);
    });
    this.settled.emit(id);
  }
}

/** A result outlives its member: of what they typed it keeps the names of markets alone. The request has the rest. */
function withoutOwnWords(read: CheckedRead): CheckedRead {
  const { reading, market } = read;
  if (market.unchecked !== 'marketUnknown') return read;
  return { ...read, reading: { ...reading, symbol: null }, market: { ...market, market: null } };
}
