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

// Wire formats of the spot markets of OKX, Bitget and Bybit, as far as pairs against USDT go.

/** Refuses an answer whose own code is not `success`. */
function assertCode(
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

const bybitAnswer = z.looseObject({
  retCode: z.string(),
  retMsg: z.string().nullish(),
  result: z.looseObject({ list: z.array(z.unknown()).nullish() }).nullish(),
});
const bybitRow = z.looseObject({
  symbol: z.string(),
  lastPrice: amount,
  price24hPcnt: signed,
  highPrice24h: optionalAmount,
  lowPrice24h: optionalAmount,
  turnover24h: nullableAmount,
});

/** Bybit: errors come with HTTP 200 and a `retCode`, `price24hPcnt` is a share of 1 in spite of its name. */
export function readBybitTickers(body: unknown, rows: WireRows): Ticker[] {
  const { retCode, retMsg, result } = expectShape(bybitAnswer, body);
  assertCode(retCode, '0', { 10006: 'rateLimited', 10018: 'rateLimited', 10016: 'server' }, retMsg);
  return oncePerSymbol(
    rows.read(bybitRow, result?.list ?? [], (row): Ticker | undefined => {
      const symbol = baseOf(row.symbol, 'USDT');
      if (symbol === undefined || !isTraded(row.lastPrice)) return undefined;
      return {
        symbol,
        price: row.lastPrice,
        change: percentOfRatio(row.price24hPcnt),
        high: row.highPrice24h,
        low: row.lowPrice24h,
        volume: row.turnover24h,
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
