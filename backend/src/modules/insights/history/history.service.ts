import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Clock } from '../../../platform/clock/index.js';
import { AppConfig } from '../../../platform/config/index.js';
import { queryPrepared } from '../../../platform/database/index.js';
import type {
  HistoryRange,
  KoreanExchange,
  PremiumHistoryDto,
  PremiumHistoryQuery,
  SparklinesDto,
} from '../dto/history.dto.js';

const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;
const RANGES: Readonly<Record<HistoryRange, readonly [table: 'insights_minutes' | 'insights_hours', ms: number]>> = {
  '24h': ['insights_minutes', DAY_MS],
  '7d': ['insights_hours', 7 * DAY_MS],
  '90d': ['insights_hours', 90 * DAY_MS],
};
const SPARK_STEP_MS = 30 * MINUTE_MS;
const SPARKS = 48;

/** A minute of a coin. */
export interface PastMinute {
  readonly coin: string;
  readonly at: Date;
  readonly price: string;
  readonly premium: string | null;
  readonly usdtPremium: string | null;
  /** Who told the global price and the bank's rate; null without a premium, and where it was not kept. */
  readonly otherSources: string | null;
  readonly simulated: boolean;
}

const COLUMNS = `coin, at, price, premium, usdt_premium AS "usdtPremium", other_sources AS "otherSources", simulated`;
const pointsIn = (table: string) => ({
  name: `${table}_read`,
  text: `SELECT ${COLUMNS} FROM ${table} WHERE exchange = $1 AND coin = $2 AND at >= $3 AND (NOT simulated OR $4) ORDER BY at`,
});
const MINUTES = {
  name: 'insights_minutes_between',
  text: `SELECT ${COLUMNS} FROM insights_minutes
    WHERE exchange = $1 AND coin = $2 AND at BETWEEN $3 AND $4 AND (NOT simulated OR $5) ORDER BY at`,
};
const SPARKLINES = {
  name: 'insights_sparklines',
  text: `SELECT ${COLUMNS} FROM insights_minutes
    WHERE exchange = $1 AND at = ANY($2) AND premium IS NOT NULL AND (NOT simulated OR $3) ORDER BY coin, at`,
};

/** What the market was. */
@Injectable()
export class History {
  /** The sparklines of an exchange, which are the same for a minute. */
  private readonly kept = new Map<KoreanExchange, { readonly at: number; readonly answer: Promise<SparklinesDto> }>();

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  /** Returns a coin's prices and premiums; no points for a coin that nobody knows. */
  async of({ exchange, coin, range }: PremiumHistoryQuery): Promise<PremiumHistoryDto> {
    const [table, length] = RANGES[range];
    const from = new Date(this.clock.millis() - length);
    const rows = await queryPrepared<PastMinute>(this.dataSource, pointsIn(table), [
      exchange,
      coin,
      from,
      this.isSimulated,
    ]);
    const points = rows.map(({ at, price, premium, usdtPremium }) => ({
      at: at.toISOString(),
      price: Number(price),
      premium: numberOf(premium),
      usdtPremium: numberOf(usdtPremium),
    }));
    return {
      ...{ source: exchange, coin, from: from.toISOString(), begins: points[0]?.at ?? null, points },
      sources: sourcesOf(exchange, rows),
      simulated: rows.some(({ simulated }) => simulated),
    };
  }

  /** Returns the minutes of a coin that begin between two times, both included. */
  async minutesOf(exchange: KoreanExchange, coin: string, from: Date, to: Date): Promise<PastMinute[]> {
    return queryPrepared(this.dataSource, MINUTES, [exchange, coin, from, to, this.isSimulated]);
  }

  /** Returns the premiums of all coins of an exchange over 24 hours. */
  async sparklines(exchange: KoreanExchange): Promise<SparklinesDto> {
    const at = Math.floor(this.clock.millis() / MINUTE_MS);
    const kept = this.kept.get(exchange);
    if (kept?.at === at) return kept.answer;
    const answer = this.readSparklines(exchange);
    this.kept.set(exchange, { at, answer });
    answer.catch(() => this.kept.delete(exchange));
    return answer;
  }

  private async readSparklines(exchange: KoreanExchange): Promise<SparklinesDto> {
    const last = Math.floor(this.clock.millis() / SPARK_STEP_MS);
    const times = Array.from({ length: SPARKS }, (_, index) => new Date((last - SPARKS + 1 + index) * SPARK_STEP_MS));
    const rows = await queryPrepared<PastMinute>(this.dataSource, SPARKLINES, [exchange, times, this.isSimulated]);
    const coins = new Map<string, { coin: string; premiums: number[]; places: number[] }>();
    for (const { coin, at, premium } of rows) {
      const line = coins.get(coin) ?? { coin, premiums: [], places: [] };
      line.premiums.push(Number(premium));
      line.places.push(at.getTime() / SPARK_STEP_MS - last + SPARKS - 1);
      coins.set(coin, line);
    }
    return {
      source: exchange,
      times: times.map((time) => time.toISOString()),
      simulated: rows.some(({ simulated }) => simulated),
      coins: [...coins.values()],
    };
  }

  /** A live service ignores what a simulated one has left. */
  private get isSimulated(): boolean {
    return this.config.simulatorUrl !== null;
  }
}

/** Everybody whose prices and rates past premiums of an exchange are made of. */
export function sourcesOf(exchange: KoreanExchange, rows: readonly Pick<PastMinute, 'otherSources'>[]): string[] {
  const others = new Set(rows.flatMap(({ otherSources }) => otherSources ?? []));
  return [...new Set([exchange, ...[...others].flatMap((told) => told.split(', '))])];
}

const numberOf = (text: string | null): number | null => (text === null ? null : Number(text));
