import { z } from 'zod';
import { expectShape, UpstreamFailure } from '../../../platform/upstream/index.js';
import type { FlowEvent, KrwTicker, Ticker } from '../feeds.js';
import type { Subscriptions } from './subscriptions.js';
import {
  amount,
  isTraded,
  millis,
  nullableAmount,
  oncePerSymbol,
  optionalAmount,
  percentOfRatio,
  signed,
  WireRows,
} from './wire-rows.js';

// Wire format of Upbit's quotation API. Its day begins at 00:00 UTC, and its changes are since then, as shares of 1.

const marketRow = z.looseObject({
  market: z.string(),
  korean_name: z.string().nullish(),
  english_name: z.string().nullish(),
  // Upbit's word for coins that it may take off; `caution` flags come and go by the hour.
  market_event: z.looseObject({ warning: z.boolean() }).nullish(),
  // Bithumb has the same list with this field instead.
  market_warning: z.string().nullish(),
});
const tickerRow = z.looseObject({
  market: z.string(),
  trade_price: amount,
  signed_change_rate: signed,
  high_price: optionalAmount,
  low_price: optionalAmount,
  acc_trade_price_24h: nullableAmount,
  trade_timestamp: millis.nullish(),
});

/** What a list of markets tells about a coin. */
export interface KrwMarket {
  readonly nameKo: string;
  readonly nameEn: string;
  readonly warning: boolean;
}

/** The coin of a market such as KRW-BTC; undefined for other currencies. */
const coinOfMarket = (market: string): string | undefined =>
  /^KRW-[\p{L}\p{N}._-]{1,30}$/u.test(market) ? market.slice(4).toUpperCase() : undefined;

/** Coins against KRW by their ticker. */
export function readMarkets(body: unknown, rows: WireRows): Map<string, KrwMarket> {
  const list = expectShape(z.array(z.unknown()), body);
  return new Map(
    rows.read(marketRow, list, (row) => {
      const symbol = coinOfMarket(row.market);
      if (symbol === undefined) return undefined;
      const nameEn = row.english_name || symbol;
      const warning = row.market_event?.warning ?? (row.market_warning ?? 'NONE') !== 'NONE';
      return [symbol, { nameKo: row.korean_name || nameEn, nameEn, warning }] as const;
    }),
  );
}

/** Tickers of the coins that `markets` knows; the others' symbols in `unknown`. */
export function readUpbitTickers(body: unknown, markets: ReadonlyMap<string, KrwMarket>, rows: WireRows) {
  const unknown: string[] = [];
  const list = expectShape(z.array(z.unknown()), body);
  const tickers = rows.read(tickerRow, list, (row): KrwTicker | undefined => {
    const symbol = coinOfMarket(row.market);
    if (symbol === undefined || !isTraded(row.trade_price)) return undefined;
    const market = markets.get(symbol);
    if (!market) unknown.push(symbol);
    return {
      symbol,
      price: row.trade_price,
      change: percentOfRatio(row.signed_change_rate),
      high: row.high_price,
      low: row.low_price,
      volume: row.acc_trade_price_24h,
      tradedAt: row.trade_timestamp ?? null,
      ...(market ?? { nameKo: symbol, nameEn: symbol, warning: false }),
      // Known only to holders of a key.
      halted: null,
    };
  });
  return { tickers: oncePerSymbol(tickers), unknown };
}

// By websocket: one list of types and codes replaces what was asked for before, and messages are JSON in binary frames.

/** Asks for tickers or trades of all `symbols`. Bithumb takes the same. */
export const upbitSubscriptions =
  (type: 'ticker' | 'trade'): Subscriptions =>
  (symbols) =>
    symbols.length === 0
      ? []
      : [
          JSON.stringify([
            { ticket: `lance-${type}` },
            { type, codes: symbols.map((symbol) => `KRW-${symbol}`), is_only_realtime: true },
            { format: 'DEFAULT' },
          ]),
        ];

const messageType = z.looseObject({ type: z.string().optional(), error: z.unknown().optional() });
const tickerMessage = tickerRow.omit({ market: true }).extend({ code: z.string() });
const tradeMessage = z.looseObject({
  code: z.string(),
  trade_price: amount,
  trade_volume: amount,
  ask_bid: z.enum(['ASK', 'BID']),
  trade_timestamp: millis,
  sequential_id: z.string(),
});

/** Whether a message is of `type`; throws for an error, and for one without a type that says no status either. */
function isOf(type: string, body: unknown): boolean {
  const { type: told, error, status } = expectShape(messageType, body);
  if (error !== undefined) throw new UpstreamFailure('refused', `refused: ${JSON.stringify(error).slice(0, 200)}`);
  if (told === undefined && status === undefined)
    throw new UpstreamFailure('drift', 'a message without a type', { path: 'type' });
  return told === type;
}

/** A ticker, whose change is since the exchange's day began; null for other messages. */
export function readUpbitTicker(body: unknown): Ticker[] | null {
  if (!isOf('ticker', body)) return null;
  const row = expectShape(tickerMessage, body);
  const symbol = coinOfMarket(row.code);
  if (symbol === undefined || !isTraded(row.trade_price)) return [];
  return [
    {
      symbol,
      price: row.trade_price,
      change: percentOfRatio(row.signed_change_rate),
      high: row.high_price,
      low: row.low_price,
      volume: row.acc_trade_price_24h,
      tradedAt: row.trade_timestamp ?? null,
    },
  ];
}

/** A trade in KRW; null for other messages. `ASK` is one that a seller took the initiative in. */
export function readUpbitTrade(body: unknown): Omit<FlowEvent<'buy' | 'sell'>, 'value'>[] | null {
  if (!isOf('trade', body)) return null;
  const row = expectShape(tradeMessage, body);
  const symbol = coinOfMarket(row.code);
  if (symbol === undefined) return [];
  return [
    {
      id: `upbit-${row.sequential_id}-${symbol}`,
      exchange: 'upbit',
      symbol,
      side: row.ask_bid === 'ASK' ? 'sell' : 'buy',
      price: row.trade_price,
      quantity: row.trade_volume,
      at: row.trade_timestamp,
    },
  ];
}
