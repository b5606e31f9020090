import type { OpenSourceId } from '../../src/platform/config/index.js';
import type { VendorContext } from '../vendor.js';
import { liquidated, type SimulatedEvent, trades } from './flows.js';
import { amount, bybitTicker, pairs, plain, symbolOf } from './global.js';
import { closingPrices, upbitTicker } from './korean.js';

type SocketContext = Pick<VendorContext, 'world' | 'now'>;

/** One connection to a vendor. */
export interface SimulatedSocket {
  /** Messages are JSON in binary frames. */
  readonly isBinary?: boolean;
  /** Answers a message; one who is picky refuses what names ETH. */
  hear(message: string, isPicky: boolean): unknown[];
  /** What happened within the second that began at `now`. */
  tell(context: SocketContext): unknown[];
}

/** Opens a connection to a path; null if there is none. */
type SocketHandler = (path: string) => SimulatedSocket | null;

const parsed = (message: string): unknown => {
  try {
    return JSON.parse(message);
  } catch {
    return null;
  }
};

/** Upbit and Bithumb: one list of parts, `[{ticket},{type,codes},{format}]`, replaces the one before. */
const korean =
  (exchange: 'upbit' | 'bithumb'): SocketHandler =>
  (path) => {
    if (path !== '/websocket/v1') return null;
    let wanted: { type: string; codes: ReadonlySet<string> }[] = [];
    return {
      isBinary: true,
      hear: (message) => {
        if (message === 'PING') return [{ status: 'UP' }];
        const parts = parsed(message);
        if (!Array.isArray(parts)) return [{ error: { name: 'WRONG_FORMAT', message: 'Wrong format.' } }];
        const asked = parts as { type?: string; codes?: string[] }[];
        wanted = asked.flatMap(({ type, codes }) => (type && codes ? [{ type, codes: new Set(codes) }] : []));
        return wanted.length > 0 ? [] : [{ error: { name: 'NO_TYPE', message: 'Type is missing.' } }];
      },
      tell: (context) =>
        wanted.flatMap(({ type, codes }) => {
          const told = type === 'ticker' ? koreanTickers(exchange, context) : koreanTrades(exchange, context);
          return told.filter(({ code }) => codes.has(code));
        }),
    };
  };

function koreanTickers(exchange: 'upbit' | 'bithumb', { world, now }: SocketContext) {
  const closing = closingPrices(exchange, { world, now }, exchange === 'upbit' ? 0 : 9);
  return world.prices.quotes(exchange, now.getTime()).flatMap((quote) => {
    if (quote.quoteVolume === 0) return [];
    const { market, ...ticker } = upbitTicker(quote, closing, now);
    return [{ type: 'ticker', code: market, ...ticker, stream_type: 'REALTIME' }];
  });
}

function koreanTrades(exchange: 'upbit' | 'bithumb', { world, now }: SocketContext) {
  return trades(world, exchange, now.getTime(), 1 / world.prices.usdKrw(now.getTime())).map((event) => ({
    ...{ type: 'trade', code: `KRW-${event.quote.ticker}`, timestamp: now.getTime(), trade_timestamp: event.at },
    ...{ trade_price: event.price, trade_volume: Number(event.quantity.toFixed(8)) },
    ...{ ask_bid: event.isSale ? 'ASK' : 'BID', sequential_id: event.number, stream_type: 'REALTIME' },
  }));
}

/** Binance spot: the name of a stream in the path, or `SUBSCRIBE` with many. */
const binanceSpot: SocketHandler = (path) => {
  if (path === '/ws/!miniTicker@arr') return { hear: () => [], tell: (context) => [miniTickers(context)] };
  if (path !== '/ws') return null;
  const streams = new Set<string>();
  return {
    hear: (message) => {
      const {
        method,
        params = [],
        id = null,
      } = (parsed(message) ?? {}) as {
        method?: string;
        params?: string[];
        id?: unknown;
      };
      if (method === 'SUBSCRIBE') for (const stream of params) streams.add(stream);
      else if (method === 'UNSUBSCRIBE') for (const stream of params) streams.delete(stream);
      else return [{ error: { code: 2, msg: 'Invalid request: unknown variant' }, id }];
      return [{ result: null, id }];
    },
    tell: ({ world, now }) =>
      trades(world, 'binance', now.getTime(), 1).flatMap((event) => {
        const symbol = symbolOf(event.quote.ticker);
        if (!streams.has(`${symbol.toLowerCase()}@aggTrade`)) return [];
        return [
          {
            ...{ e: 'aggTrade', E: now.getTime(), s: symbol, a: event.number, p: plain(event.price) },
            ...{
              q: event.quantity.toFixed(8),
              f: event.number,
              l: event.number,
              T: event.at,
              m: event.isSale,
              M: true,
            },
          },
        ];
      }),
  };
};

function miniTickers({ world, now }: SocketContext) {
  return pairs('binance', { world, now }).map(({ ticker, price, open, high, low, volume, quoteVolume }) => ({
    ...{ e: '24hrMiniTicker', E: now.getTime(), s: symbolOf(ticker), c: plain(price), o: plain(open) },
    ...{ h: plain(high), l: plain(low), v: amount(volume), q: amount(quoteVolume) },
  }));
}

/** Binance futures: `SELL` ends a long, and only the latest of a symbol within a second is told. */
const binanceFutures: SocketHandler = (path) =>
  path === '/market/ws/!forceOrder@arr'
    ? { hear: () => [], tell: ({ world, now }) => liquidated(world, 'binance', now.getTime()).map(forceOrder) }
    : null;

function forceOrder({ quote, isSale, price, quantity, at }: SimulatedEvent) {
  const amountText = quantity.toFixed(3);
  const o = {
    ...{ s: symbolOf(quote.ticker), S: isSale ? 'SELL' : 'BUY', o: 'LIMIT', f: 'IOC', q: amountText, p: plain(price) },
    ...{ ap: plain(price), X: 'FILLED', l: amountText, z: amountText, T: at },
  };
  return { e: 'forceOrder', E: at, o };
}

/** Bybit: topics of a symbol each. `Buy` is a long that was ended. */
const bybitSocket: SocketHandler = (path) => {
  if (path !== '/v5/public/spot' && path !== '/v5/public/linear') return null;
  const topics = new Set<string>();
  return {
    hear: (message, isPicky) => {
      const { op, args = [], ...rest } = (parsed(message) ?? {}) as { op?: string; args?: string[]; req_id?: string };
      const answer = { success: true, ret_msg: op === 'ping' ? 'pong' : (op ?? ''), conn_id: 'simulated', op, ...rest };
      if (op === 'subscribe' && args.length > 10) return [{ ...answer, success: false, ret_msg: 'args size >10' }];
      const unknown = isPicky && op === 'subscribe' && args.find((topic) => topic.endsWith('.ETHUSDT'));
      if (unknown) return [{ ...answer, success: false, ret_msg: `error:handler not found,topic:${unknown}` }];
      if (op === 'subscribe') for (const topic of args) topics.add(topic);
      if (op === 'unsubscribe') for (const topic of args) topics.delete(topic);
      return [answer];
    },
    tell: ({ world, now }) => {
      const ts = now.getTime();
      const told = (topic: string, data: unknown) => (topics.has(topic) ? [{ topic, type: 'snapshot', ts, data }] : []);
      if (path === '/v5/public/spot')
        return world.prices
          .quotes('bybit', ts)
          .flatMap((quote) => told(`tickers.${symbolOf(quote.ticker)}`, bybitTicker(quote)));
      return liquidated(world, 'bybit', ts).flatMap(({ quote, isSale, price, quantity, at }) => {
        const row = { T: at, s: symbolOf(quote.ticker), S: isSale ? 'Buy' : 'Sell', v: quantity.toFixed(3) };
        return told(`allLiquidation.${row.s}`, [{ ...row, p: plain(price) }]);
      });
    },
  };
};

/** Who has sockets. */
export const marketSockets: Readonly<Partial<Record<OpenSourceId, SocketHandler>>> = {
  upbit: korean('upbit'),
  bithumb: korean('bithumb'),
  binance: binanceSpot,
  'binance-futures': binanceFutures,
  bybit: bybitSocket,
};
