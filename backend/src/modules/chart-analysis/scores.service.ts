import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/index.js';
import { DomainError, PlatformErrors } from '../../platform/errors/index.js';
import { logger } from '../../platform/logging/index.js';
import { defineQueue } from '../../platform/queue/index.js';
import { Candles, TIMEFRAMES } from '../insights/index.js';
import { ChartAnalysisOutcome } from './entities/chart-analysis-outcome.entity.js';
import { ChartAnalysisResult } from './entities/chart-analysis-result.entity.js';
import type { KnownMarket, MarketCheck } from './market.rules.js';
import type { Findings, Timeframe } from './reader/index.js';
import {
  HORIZON_BARS,
  MINUTE_MS,
  MOST_BARS_AGO,
  nextMinute,
  touchOf,
  type Outcome,
  type Position,
} from './score.rules.js';

/** Measures what is due, one round at a time. */
export const ChartScoring = defineQueue<{ at: string }>({
  name: 'chart-analysis.scoring',
  policy: 'singleton',
  concurrency: 1,
  retries: 2,
  maxHours: 1,
});

const PAGE = 100;
/** After the horizon: by then its last candle is over for good. */
const SETTLING_MS = 2 * MINUTE_MS;
/** A market that cannot be read for so long after the horizon was taken off the exchange. */
const GIVEN_UP_MS = 7 * 86_400_000;

/** Which analyses count, and what became of them. Nothing is ever taken out: results and outcomes are only inserted. */
@Injectable()
export class Scores {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly candles: Candles,
  ) {}

  /**
   * When the outcome of an analysis that is settled now can be measured; null if it does not count. What counts has a direction,
   * ends within two bars of now, and is the first of its member with that symbol, timeframe and last candle.
   */
  async dueAt(
    tx: EntityManager,
    userId: string,
    { call }: Findings,
    check: MarketCheck,
    now: Date,
  ): Promise<Date | null> {
    const { market, timeframe, place } = check;
    if (call.direction === 'neutral' || !market || !place) return null;
    const length = TIMEFRAMES[timeframe];
    if (Math.floor((now.getTime() - place.lastAt) / length) > MOST_BARS_AGO) return null;
    const [row]: { isKnown: boolean }[] = await tx.query(
      `SELECT EXISTS (SELECT FROM chart_analysis_requests q JOIN chart_analysis_results r USING (id)
         WHERE q.user_id = $1 AND r.scored_at IS NOT NULL AND r.market->'market' = $2 AND r.market->>'timeframe' = $3
           AND r.market->'place'->>'lastAt' = $4) AS "isKnown"`,
      [userId, JSON.stringify(market), timeframe, String(place.lastAt)],
    );
    return row?.isKnown ? null : new Date(nextMinute(now.getTime()) + HORIZON_BARS * length + SETTLING_MS);
  }

  /** Measures all that is due; what cannot be read now stays due. Returns how many outcomes were written. */
  async measureDue(signal?: AbortSignal): Promise<number> {
    let written = 0;
    for (let after = ''; ;) {
      const due: { id: string }[] = await this.dataSource.query(
        `SELECT id FROM chart_analysis_results r
         WHERE scored_at <= $1 AND id::text > $2 AND NOT EXISTS (SELECT FROM chart_analysis_outcomes o WHERE o.id = r.id)
         ORDER BY id::text LIMIT ${PAGE}`,
        [this.clock.now(), after],
      );
      for (const { id } of due) {
        signal?.throwIfAborted();
        written += await this.measure(id);
      }
      after = due.at(-1)?.id ?? '';
      if (due.length < PAGE) return written;
    }
  }

  private async measure(id: string): Promise<number> {
    const result = await this.dataSource.manager.findOneByOrFail(ChartAnalysisResult, { id });
    const outcome = await this.outcomeOf(result).catch((error: unknown) => {
      if (!(error instanceof DomainError)) throw error;
      logger.warn({ err: error, id }, 'the outcome of an analysis could not be measured yet');
      return null;
    });
    if (!outcome) return 0;
    await this.dataSource.manager
      .createQueryBuilder()
      .insert()
      .into(ChartAnalysisOutcome)
      .values({ ...outcome, id, createdAt: this.clock.now() })
      .orIgnore()
      .execute();
    return 1;
  }

  /** Null while the market cannot be read. Throws what `Candles.list` throws. */
  private async outcomeOf(result: ChartAnalysisResult): Promise<Omit<ChartAnalysisOutcome, 'id' | 'createdAt'> | null> {
    const { call } = result.findings;
    const { market, timeframe, simulated } = result.market ?? {};
    if (call.direction === 'neutral' || !market || !timeframe) return null;
    const from = nextMinute(result.createdAt.getTime());
    const to = from + HORIZON_BARS * TIMEFRAMES[timeframe];
    const about = {
      ...{
        ...market,
        timeframe,
        engine: result.engine,
        direction: call.direction,
        simulated: (simulated ?? false) || (result.model?.simulated ?? false),
      },
      ...{ enteredAt: new Date(from), endedAt: new Date(to) },
    };
    const isGivenUp = this.clock.millis() > to + GIVEN_UP_MS;
    const unknown = { ...about, entry: null, outcome: 'unknown', opposite: 'unknown' } as const;
    try {
      const [first] = await this.read(market, '1m', from, Math.min(to, from + 60 * MINUTE_MS));
      if (!first) return isGivenUp ? unknown : null;
      const distances = {
        entry: first.open,
        toStop: Math.abs(call.entry - call.stop),
        toTarget: Math.abs(call.takeProfit - call.entry),
      };
      const opposite = call.direction === 'long' ? 'short' : 'long';
      return {
        ...{ ...about, entry: String(first.open) },
        outcome: await this.follow({ ...distances, direction: call.direction }, market, timeframe, from, to),
        opposite: await this.follow({ ...distances, direction: opposite }, market, timeframe, from, to),
      };
    } catch (error) {
      if (isGivenUp && error instanceof DomainError) return unknown;
      throw error;
    }
  }

  /** What comes first. Looks at the bars of the timeframe, and at minutes where a bar touches either price or is cut. */
  private async follow(
    position: Position,
    market: KnownMarket,
    timeframe: Timeframe,
    from: number,
    to: number,
  ): Promise<Outcome> {
    const length = TIMEFRAMES[timeframe];
    const begin = Math.floor(from / length) * length;
    const bars = new Map((await this.read(market, timeframe, begin, to)).map((bar) => [bar.time, bar]));
    for (let time = begin; time < to; time += length) {
      const bar = bars.get(time);
      // Nobody traded in it.
      if (!bar || touchOf(position, bar) === null) continue;
      const minutes = await this.read(market, '1m', Math.max(from, time), Math.min(to, time + length));
      const touch = minutes.map((minute) => touchOf(position, minute)).find((one) => one !== null);
      if (touch) return touch;
    }
    return 'expired';
  }

  /** Candles that began from `from` on and before `to`. Throws `upstream.*` where some could not be read. */
  private async read(market: KnownMarket, timeframe: Timeframe, from: number, to: number) {
    const list = await this.candles.list({ ...market, timeframe, from: new Date(from), to: new Date(to - 1) });
    if (list.stale) throw PlatformErrors.busy({}, { cause: new Error('some candles could not be read') });
    return list.candles
      .map(({ at, open, high, low }) => ({
        time: Date.parse(at),
        open: Number(open),
        high: Number(high),
        low: Number(low),
      }))
      .filter(({ time }) => time >= from && time < to);
  }
}
