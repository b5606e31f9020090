import { z } from 'zod';
import { expectShape, type FailureReason, UpstreamFailure } from '../../../platform/upstream/index.js';
import type { Ticker } from '../feeds.js';
import {
  amount,
  baseOf,
  isTraded,
  nullableAmount,
  oncePerSymbol,
  optionalAmount,
  percentBetween,
  percentOfRatio,
  seconds,
  signed,
  type WireRows,
} from './wire-rows.js';

// Wire formats of the spot markets of OKX and Bitget, as far as pairs against USDT go.

/** Refuses an answer whose own code is not `success`. */
export function assertCode(
  code: string,
  success: string,
  reasons: Partial<Record<string, FailureReason>>,
  message: unknown,
): void {
  if (code !== success) throw new UpstreamFailure(reasons[code] ?? 'refused', `${code}: ${String(message)}`, { code });
}

const okxAnswer = z.looseObject({ code: z.string(), msg: z.string().nullish(), data: z.array(z.unknown()) });
const okxRow = z.looseObject({
  instId: z.string(),
  last: amount,
  open24h: nullableAmount,
  high24h: optionalAmount,
  low24h: optionalAmount,
  volCcy24h: nullableAmount,
});

/**
 * OKX: the code is text and "0" for success, the change has to be computed, and `volCcy24h` is USDT for SPOT (for SWAP it
 * would be the coin).
 */
export function readOkxTickers(body: unknown, rows: WireRows): Ticker[] {
  const { code, msg, data } = expectShape(okxAnswer, body);
  assertCode(code, '0', { 50011: 'rateLimited', 50001: 'server', 50013: 'server', 50026: 'server' }, msg);
  return oncePerSymbol(
    rows.read(okxRow, data, (row): Ticker | undefined => {
      const symbol = baseOf(row.instId, '-USDT');
      if (symbol === undefined || !isTraded(row.last)) return undefined;
      return {
        symbol,
        price: row.last,
        change: percentBetween(row.open24h, row.last),
        high: row.high24h,
        low: row.low24h,
        volume: row.volCcy24h,
        tradedAt: null,
      };
    }),
  );
}

const bitgetAnswer = z.looseObject({
  code: z.string(),
  msg: z.string().nullish(),
  data: z.array(z.unknown()).nullish(),
});
const bitgetRow = z.looseObject({
  symbol: z.string(),
  lastPr: amount,
  change24h: signed,
  high24h: optionalAmount,
  low24h: optionalAmount,
  quoteVolume: nullableAmount,
});

/** Bitget: "00000" is success, `change24h` a share of 1. */
export function readBitgetTickers(body: unknown, rows: WireRows): Ticker[] {
  const { code, msg, data } = expectShape(bitgetAnswer, body);
  assertCode(code, '00000', { 429: 'rateLimited', 45001: 'server' }, msg);
  return oncePerSymbol(
    rows.read(bitgetRow, data ?? [], (row): Ticker | undefined => {
      const symbol = baseOf(row.symbol, 'USDT');
      if (symbol === undefined || !isTraded(row.lastPr)) return undefined;
      return {
        symbol,
        price: row.lastPr,
        change: percentOfRatio(row.change24h),
        high: row.high24h,
        low: row.low24h,
        volume: row.quoteVolume,
        tradedAt: null,
      };
    }),
  );
}

const fearGreedAnswer = z.looseObject({
  data: z.tuple([z.looseObject({ value: z.string().regex(/^(100|\d{1,2})$/), timestamp: z.string() })], z.unknown()),
});

/** Alternative.me: the newest row is the first; everything is text, times are seconds. */
export function readFearGreed(body: unknown): { value: number; at: string } {
  const [{ value, timestamp }] = expectShape(fearGreedAnswer, body).data;
  return { value: Number(value), at: expectShape(seconds, timestamp, 'data.0.timestamp') };
}
