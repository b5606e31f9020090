import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/index.js';
import { wilson } from '../../platform/intervals/index.js';
import type { ChartScoreDto, ChartScoreRowDto, ScoreGroup } from './dto/chart-score.dto.js';
import { HORIZON_BARS } from './score.rules.js';

/** What is counted, whole and in parts. Outcomes that could not be measured are counted apart. */
const COUNT = `
  WITH counted AS (
    SELECT *, CASE direction WHEN 'long' THEN outcome ELSE opposite END AS long FROM chart_analysis_outcomes
  )
  SELECT symbol || quote AS symbol, timeframe, engine,
    count(*) FILTER (WHERE outcome <> 'unknown')::int AS count,
    count(*) FILTER (WHERE outcome = 'target')::int AS hits,
    count(*) FILTER (WHERE outcome = 'expired')::int AS expired,
    count(*) FILTER (WHERE outcome = 'unknown')::int AS unknown,
    count(*) FILTER (WHERE opposite = 'target')::int AS opposite,
    count(*) FILTER (WHERE long = 'target')::int AS long,
    coalesce(bool_or(simulated), false) AS simulated
  FROM counted GROUP BY GROUPING SETS ((), (symbol || quote), (timeframe), (engine))
  ORDER BY GROUPING(symbol || quote, timeframe, engine) = 7 DESC, GROUPING(symbol || quote), GROUPING(timeframe), count(*) DESC, 1, 2, 3`;

const PENDING = `SELECT count(*)::int AS pending FROM chart_analysis_results r
  WHERE scored_at IS NOT NULL AND NOT EXISTS (SELECT FROM chart_analysis_outcomes o WHERE o.id = r.id)`;

type Counted = { [Part in Exclude<ScoreGroup, 'all'>]: string | null } & {
  [Figure in 'count' | 'hits' | 'expired' | 'unknown' | 'opposite' | 'long']: number;
} & { simulated: boolean };

/** It is public, and grows with every analysis. */
const KEPT_MS = 60_000;

/** How the analyses did, of all members together. */
@Injectable()
export class ScoreBoard {
  private last: { readonly at: number; readonly score: Promise<ChartScoreDto> } | null = null;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** The score, at most a minute old; concurrent callers share one query. */
  async read(): Promise<ChartScoreDto> {
    const now = this.clock.millis();
    const age = this.last ? now - this.last.at : KEPT_MS;
    if (this.last && age >= 0 && age < KEPT_MS) return this.last.score;
    const counting = { at: now, score: this.count() };
    this.last = counting;
    try {
      return await counting.score;
    } catch (error) {
      if (this.last === counting) this.last = null;
      throw error;
    }
  }

  private async count(): Promise<ChartScoreDto> {
    const [rows, [waiting]] = await Promise.all([
      this.dataSource.query<Counted[]>(COUNT),
      this.dataSource.query<{ pending: number }[]>(PENDING),
    ]);
    return {
      horizonBars: HORIZON_BARS,
      pending: waiting?.pending ?? 0,
      unmeasured: rows.find((row) => groupOf(row) === 'all')?.unknown ?? 0,
      simulated: rows.some(({ simulated }) => simulated),
      rows: rows.map(rowOf),
      asOf: this.clock.now().toISOString(),
    };
  }
}

const groupOf = ({ symbol, timeframe, engine }: Counted): ScoreGroup =>
  symbol !== null ? 'symbol' : timeframe !== null ? 'timeframe' : engine !== null ? 'engine' : 'all';

function rowOf(row: Counted): ChartScoreRowDto {
  const { count, hits, expired, opposite, long } = row;
  const group = groupOf(row);
  const { low, high } = wilson(hits, count);
  const percent = (share: number): number | null => (count === 0 ? null : Number((share * 100).toFixed(1)));
  return {
    ...{ group, of: group === 'all' ? null : row[group], count, hits, expired },
    ...{ hitRate: percent(hits / count), low: percent(low), high: percent(high) },
    coinFlip: percent((hits + opposite) / 2 / count),
    alwaysLong: percent(long / count),
  };
}
