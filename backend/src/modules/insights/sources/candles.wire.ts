import { Decimal } from 'decimal.js';
import { z } from 'zod';
import { expectShape, UpstreamFailure } from '../../../platform/upstream/index.js';
import type { Candle } from '../candles/candle.js';
import { amount, millis, type WireRows } from './wire-rows.js';

// Wire formats of candles: Binance sends arrays, oldest first; Upbit objects, newest first, without those nobody traded in.

const kline = z
  .tuple([millis, amount, amount, amount, amount, amount])
  .rest(z.unknown())
  .transform(([at, open, high, low, close, volume]): Candle => ({ at, open, high, low, close, volume }));

/** Without a zone, although it is UTC. */
const utc = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/, 'not a time')
  .transform((text) => `${text}.000Z`);
// `timestamp` is the last trade in it, `candle_acc_trade_price` what was traded in KRW.
const upbitCandle = z
  .looseObject({
    candle_date_time_utc: utc,
    opening_price: amount,
    high_price: amount,
    low_price: amount,
    trade_price: amount,
    candle_acc_trade_volume: amount,
  })
  .transform((row): Candle => ({
    at: row.candle_date_time_utc,
    ...{ open: row.opening_price, high: row.high_price, low: row.low_price, close: row.trade_price },
    volume: row.candle_acc_trade_volume,
  }));

/** Candles of `lengthMs` as Binance's `klines` tell them. */
export function readKlines(lengthMs: number) {
  return (body: unknown, rows: WireRows): Candle[] => candlesOf(kline, body, lengthMs, rows);
}

/** Candles of `lengthMs` as Upbit tells them. */
export function readUpbitCandles(lengthMs: number) {
  return (body: unknown, rows: WireRows): Candle[] => candlesOf(upbitCandle, body, lengthMs, rows).reverse();
}

/** An empty list says that nothing was traded. */
function candlesOf(schema: z.ZodType<Candle>, body: unknown, lengthMs: number, rows: WireRows): Candle[] {
  const list = expectShape(z.array(z.unknown()), body);
  if (list.length === 0) return [];
  return rows.read(schema, list, (candle) => {
    const { at, open, high, low, close } = candle;
    const isCandle =
      Date.parse(at) % lengthMs === 0 &&
      Decimal.max(open, close).lessThanOrEqualTo(high) &&
      Decimal.min(open, close).greaterThanOrEqualTo(low) &&
      new Decimal(low).greaterThan(0);
    if (!isCandle) throw new UpstreamFailure('drift', 'prices or a time that make no candle', { path: at });
    return candle;
  });
}
