import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../../platform/clock/index.js';
import { queryPrepared } from '../../../platform/database/index.js';
import type { Candle, CandleMarket } from './candle.js';

const DAY_MS = 86_400_000;
/** Those shorter than an hour are kept for so long after they began; they can be read again. */
const SHORT_ONES_MS = 30 * DAY_MS;

const READ = {
  name: 'insights_candles_read',
  text: `SELECT at, fetched_at AS "fetchedAt", open, high, low, close, volume FROM insights_candles
    WHERE quote = $1 AND symbol = $2 AND timeframe = $3 AND simulated = $4 AND at BETWEEN $5 AND $6 ORDER BY at`,
};
const WRITE = {
  name: 'insights_candles_write',
  text: `INSERT INTO insights_candles (quote, symbol, timeframe, simulated, fetched_at, at, open, high, low, close, volume)
    SELECT $1, $2, $3, $4, $5, told.* FROM
      unnest($6::timestamptz[], $7::numeric[], $8::numeric[], $9::numeric[], $10::numeric[], $11::numeric[]) AS told
    ON CONFLICT DO NOTHING`,
};

type Row = { readonly [Key in keyof Omit<Candle, 'at'>]: string | null } & {
  readonly at: Date;
  readonly fetchedAt: Date;
};

/** A time of a market that is over for good. */
export interface KeptCandle {
  /** Its beginning, in milliseconds. */
  readonly time: number;
  readonly fetchedAt: Date;
  /** Null if nobody traded. */
  readonly candle: Candle | null;
}

/** Candles that are over, in the database. */
@Injectable()
export class KeptCandles {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Returns what is known from `from` to `to` (milliseconds, both included), oldest first. */
  async read(market: CandleMarket & { simulated: boolean }, from: number, to: number): Promise<KeptCandle[]> {
    const values = [...keyOf(market), new Date(from), new Date(to)];
    const rows = await queryPrepared<Row>(this.dataSource, READ, values);
    return rows.map(({ at, fetchedAt, ...prices }) => ({
      time: at.getTime(),
      fetchedAt,
      candle: isWhole(prices) ? { at: at.toISOString(), ...prices } : null,
    }));
  }

  /** Adds what is over: each time with its candle, or null. What is known already stays as it is. */
  async add(
    market: CandleMarket & { simulated: boolean },
    times: readonly (readonly [time: number, candle: Candle | null])[],
  ): Promise<void> {
    if (times.length === 0) return;
    const column = (name: keyof Candle) => times.map(([, candle]) => candle?.[name] ?? null);
    await queryPrepared(this.dataSource, WRITE, [
      ...keyOf(market),
      this.clock.now(),
      times.map(([time]) => new Date(time)),
      ...(['open', 'high', 'low', 'close', 'volume'] as const).map(column),
    ]);
  }

  /** Deletes short candles of long ago; returns their number. */
  async prune(tx: EntityManager): Promise<number> {
    const [, count] = await tx.query<[unknown, number]>(
      `DELETE FROM insights_candles WHERE timeframe IN ('1m', '5m', '15m') AND at < $1`,
      [new Date(this.clock.millis() - SHORT_ONES_MS)],
    );
    return count;
  }
}

const keyOf = ({ quote, symbol, timeframe, simulated }: CandleMarket & { simulated: boolean }): unknown[] => [
  quote,
  symbol,
  timeframe,
  simulated,
];

type Prices = Omit<Candle, 'at'>;
const isWhole = (prices: { readonly [Key in keyof Prices]: string | null }): prices is Prices => prices.close !== null;
