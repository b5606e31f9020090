import { z } from 'zod';
import { expectShape, UpstreamFailure } from '../../../platform/upstream/index.js';
import type { FlowEvent, Ticker } from '../feeds.js';
import { assertCode } from './global.wire.js';
import type { Batch, Subscriptions } from './subscriptions.js';
import {
  amount,
  baseOf,
  isTraded,
  millis,
  nullableAmount,
  oncePerSymbol,
  optionalAmount,
  percentOfRatio,
  signed,
  type WireRows,
} from './wire-rows.js';

// Wire format of Bybit's spot market and of its liquidations, as far as pairs against USDT go.

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
  return oncePerSymbol(rows.read(bybitRow, result?.list ?? [], tickerOf));
}

function tickerOf(row: z.output<typeof bybitRow>): Ticker | undefined {
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
}

/** The perpetual futures against USDT, by the name of the coin. */
export function readBybitLinear(body: unknown, rows: WireRows): string[] {
  return readBybitTickers(body, rows).map(({ symbol }) => symbol);
}

// By websocket: the same fields for a ticker, and a topic for each symbol, of which a message may name ten.

export const BYBIT_PING = JSON.stringify({ op: 'ping' });
const TOPICS_A_MESSAGE = 10;

export const bybitSubscriptions =
  (topic: 'tickers' | 'allLiquidation'): Subscriptions =>
  (_symbols, added, gone) => [
    ...batches('subscribe', topic, added),
    ...batches('unsubscribe', topic, gone).map(({ text }) => text),
  ];

/** Bybit repeats `req_id`, of at most 36 characters, in its reply, and refuses a message as a whole. */
function batches(op: string, topic: string, symbols: readonly string[]): Batch[] {
  const count = Math.ceil(symbols.length / TOPICS_A_MESSAGE);
  return Array.from({ length: count }, (_, at) => {
    const some = symbols.slice(at * TOPICS_A_MESSAGE, (at + 1) * TOPICS_A_MESSAGE);
    const id = some[0] ?? '';
    return {
      text: JSON.stringify({ req_id: id, op, args: some.map((one) => `${topic}.${one}USDT`) }),
      id,
      symbols: some,
    };
  });
}

const message = z.looseObject({
  topic: z.string().optional(),
  success: z.boolean().optional(),
  op: z.unknown().optional(),
});
const liquidationRow = z.looseObject({ T: millis, s: z.string(), S: z.enum(['Buy', 'Sell']), v: amount, p: amount });

/** The data of a message about a topic; undefined for a reply. Throws for a refusal. */
function dataOf(body: unknown): unknown {
  const { topic, success, op, data, ret_msg: reason, req_id: id } = expectShape(message, body);
  if (success === false) {
    const code = typeof id === 'string' ? id.slice(0, 36) : undefined;
    throw new UpstreamFailure('refused', `refused: ${String(reason).slice(0, 200)}`, { code });
  }
  if (topic === undefined && op === undefined)
    throw new UpstreamFailure('drift', 'a message without a topic', { path: 'topic' });
  return topic === undefined ? undefined : (data ?? null);
}

/** A ticker, complete in every message of the spot market; null for replies. */
export function readBybitTicker(body: unknown): Ticker[] | null {
  const data = dataOf(body);
  if (data === undefined) return null;
  const ticker = tickerOf(expectShape(bybitRow, data, 'data'));
  return ticker ? [ticker] : [];
}

/** Liquidations; replies have no rows. `S` is the side of the position: `Buy` is a long that ended. */
export function readBybitLiquidations(body: unknown, rows: WireRows): Omit<FlowEvent<'long' | 'short'>, 'value'>[] {
  const data = dataOf(body);
  if (data === undefined) return [];
  return rows.read(liquidationRow, expectShape(z.array(z.unknown()), data, 'data'), ({ T, s, S, v, p }) => {
    const symbol = baseOf(s, 'USDT');
    if (symbol === undefined) return undefined;
    const side = S === 'Buy' ? 'long' : 'short';
    const id = `bybit-${symbol}-${T}-${p}-${v}-${S}`;
    return { id, exchange: 'bybit', symbol, side, price: p, quantity: v, at: T };
  });
}
