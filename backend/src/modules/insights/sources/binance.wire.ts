import { z } from 'zod';
import { expectShape, UpstreamFailure } from '../../../platform/upstream/index.js';
import type { FlowEvent, Funding, LongShort, Ticker } from '../feeds.js';
import type { SettledFunding } from '../insights.ports.js';
import type { Subscriptions } from './subscriptions.js';
import {
  amount,
  baseOf,
  isTraded,
  millis,
  nullableAmount,
  oncePerSymbol,
  optionalAmount,
  optionalSigned,
  percentBetween,
  signed,
  type WireRows,
} from './wire-rows.js';

// Wire formats of Binance, spot and futures against USDT. Changes are percent, funding rates and accounts shares of 1.

const tickerRow = z.looseObject({
  symbol: z.string(),
  lastPrice: amount,
  priceChangePercent: optionalSigned,
  highPrice: optionalAmount,
  lowPrice: optionalAmount,
  quoteVolume: nullableAmount,
  closeTime: millis.nullish(),
});
const fundingRow = z.looseObject({
  symbol: z.string(),
  markPrice: amount,
  lastFundingRate: signed,
  nextFundingTime: millis,
});
const settledRow = z.looseObject({ fundingRate: signed, fundingTime: millis });
const longShortRow = z.looseObject({ longAccount: amount, shortAccount: amount, timestamp: millis });

/** The rows of pairs against USDT; the lists have thousands of others, which nobody needs. */
function againstUsdt(body: unknown): unknown[] {
  const rows = expectShape(z.array(z.unknown()), body);
  return rows.filter((row) => {
    const symbol = typeof row === 'object' && row !== null && 'symbol' in row ? row.symbol : undefined;
    return typeof symbol !== 'string' || baseOf(symbol, 'USDT') !== undefined;
  });
}

/** Spot tickers against USDT. */
export function readBinanceTickers(body: unknown, rows: WireRows): Ticker[] {
  return oncePerSymbol(
    rows.read(tickerRow, againstUsdt(body), (row): Ticker | undefined => {
      const symbol = baseOf(row.symbol, 'USDT');
      if (symbol === undefined || !isTraded(row.lastPrice)) return undefined;
      return {
        symbol,
        price: row.lastPrice,
        change: row.priceChangePercent,
        high: row.highPrice,
        low: row.lowPrice,
        volume: row.quoteVolume,
        // The end of the 24 hours, not of the last trade.
        tradedAt: null,
      };
    }),
  );
}

/** Funding of perpetual futures against USDT. Futures with an end have none and another name. */
export function readFunding(body: unknown, rows: WireRows): Funding[] {
  return oncePerSymbol(
    rows.read(fundingRow, againstUsdt(body), (row): Funding | undefined => {
      const symbol = baseOf(row.symbol, 'USDT');
      if (symbol === undefined || !isTraded(row.markPrice)) return undefined;
      return { symbol, rate: row.lastFundingRate, nextAt: row.nextFundingTime, markPrice: row.markPrice };
    }),
  );
}

/** Settled funding rates, oldest first; an empty list says that none was. The time is some milliseconds after the hour. */
export function readSettledFunding(body: unknown, rows: WireRows): SettledFunding[] {
  const list = expectShape(z.array(z.unknown()), body);
  if (list.length === 0) return [];
  return rows
    .read(settledRow, list, ({ fundingRate, fundingTime }): SettledFunding => ({ rate: fundingRate, at: fundingTime }))
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

/** The newest row, which is the last. Long and short are shares of accounts and sum to 1. */
export function readLongShort(body: unknown): LongShort {
  const list = expectShape(z.array(longShortRow), body);
  const newest = list.at(-1);
  if (!newest) throw new UpstreamFailure('garbage', 'an empty list');
  const { longAccount, shortAccount, timestamp } = newest;
  if (Math.abs(Number(longAccount) + Number(shortAccount) - 1) > 0.01)
    throw new UpstreamFailure('drift', 'shares that do not sum to 1', { path: `${list.length - 1}.longAccount` });
  return { long: longAccount, short: shortAccount, at: timestamp };
}

// By websocket. `!ticker@arr` is no longer offered; `!miniTicker@arr` lacks the change, which follows from the opening price.

/** Trades of each symbol, which is lower case in the names of streams; one message may name many. */
export const binanceTradeSubscriptions: Subscriptions = (_symbols, added, gone) =>
  (
    [
      ['SUBSCRIBE', added],
      ['UNSUBSCRIBE', gone],
    ] as const
  ).flatMap(([method, symbols]) => {
    const params = symbols.map((symbol) => `${symbol.toLowerCase()}usdt@aggTrade`);
    return params.length === 0 ? [] : [JSON.stringify({ method, params, id: 1 })];
  });

const miniTicker = z.looseObject({
  e: z.literal('24hrMiniTicker'),
  s: z.string(),
  c: amount,
  o: amount,
  h: optionalAmount,
  l: optionalAmount,
  q: nullableAmount,
});
const reply = z.looseObject({ id: z.unknown().optional(), error: z.unknown().optional() });
const aggTrade = z.looseObject({
  e: z.literal('aggTrade'),
  s: z.string(),
  a: z.string(),
  p: amount,
  q: amount,
  T: millis,
  m: z.boolean(),
});
const forceOrder = z.looseObject({
  e: z.literal('forceOrder'),
  o: z.looseObject({ s: z.string(), S: z.enum(['SELL', 'BUY']), ap: amount, z: amount, T: millis }),
});

/** Whether a message answers one of ours; throws for a refusal. */
function isReply(body: unknown): boolean {
  if (typeof body !== 'object' || body === null || Array.isArray(body) || 'e' in body) return false;
  const { id, error } = expectShape(reply, body);
  if (error !== undefined) throw new UpstreamFailure('refused', `refused: ${JSON.stringify(error).slice(0, 200)}`);
  if (id === undefined) throw new UpstreamFailure('drift', 'a message without a type', { path: 'e' });
  return true;
}

/** The tickers against USDT that changed within the second; null for other messages. */
export function readMiniTickers(body: unknown, rows: WireRows): Ticker[] | null {
  if (isReply(body)) return null;
  const list = expectShape(z.array(z.unknown()), body).filter((row) => {
    const symbol = typeof row === 'object' && row !== null && 's' in row ? row.s : undefined;
    return typeof symbol !== 'string' || baseOf(symbol, 'USDT') !== undefined;
  });
  if (list.length === 0) return [];
  return rows.read(miniTicker, list, (row): Ticker | undefined => {
    const symbol = baseOf(row.s, 'USDT');
    if (symbol === undefined || !isTraded(row.c)) return undefined;
    return {
      symbol,
      price: row.c,
      change: percentBetween(row.o, row.c),
      high: row.h,
      low: row.l,
      volume: row.q,
      tradedAt: null,
    };
  });
}

/** A trade; replies have no rows. When the buyer was there before (`m`), a seller took the initiative. */
export function readAggTrade(body: unknown): Omit<FlowEvent<'buy' | 'sell'>, 'value'>[] {
  if (isReply(body)) return [];
  const { s, a, p, q, T, m } = expectShape(aggTrade, body);
  const symbol = baseOf(s, 'USDT');
  if (symbol === undefined) return [];
  const side = m ? 'sell' : 'buy';
  return [{ id: `binance-${symbol}-${a}`, exchange: 'binance', symbol, side, price: p, quantity: q, at: T }];
}

/**
 * A liquidation; replies have no rows. The order closes the position: a sale ends a long. Only the latest order of a symbol
 * within a second is told. Price and quantity are what it was filled at.
 */
export function readForceOrder(body: unknown): Omit<FlowEvent<'long' | 'short'>, 'value'>[] {
  if (isReply(body)) return [];
  const { s, S, ap, z: quantity, T } = expectShape(forceOrder, body).o;
  const symbol = baseOf(s, 'USDT');
  if (symbol === undefined) return [];
  const side = S === 'SELL' ? 'long' : 'short';
  const id = `binance-${symbol}-${T}-${ap}-${quantity}`;
  return [{ id, exchange: 'binance', symbol, side, price: ap, quantity, at: T }];
}
