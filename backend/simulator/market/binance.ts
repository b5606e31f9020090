import { type VendorContext, type VendorReply, type VendorRequest, whole } from '../vendor.js';
import { binanceAccount } from './accounts.js';
import { type Candle, isInterval, lengthOf } from './candles.js';
import { amount, pairs, plain, symbolOf } from './global.js';

const WEIGHT_A_MINUTE = 6_000;
/** What a call takes of it. */
const WEIGHTS: Readonly<Record<string, number>> = { '/api/v3/klines': 2, '/api/v3/ticker/24hr': 80 };
const MAX_KLINES = 1_000;
const MINUTE_MS = 60_000;
const ACCOUNT_PATHS = ['/api/v3/myTrades', '/sapi/v1/account/apiRestrictions'];

const error = (code: number, msg: string, status = 400): VendorReply => ({ status, body: { code, msg } });

/**
 * Binance's public spot market: `GET /api/v3/klines` (symbol, interval, startTime, endTime, limit: 500 unless told, at most
 * 1,000; without a time the newest, the last one unfinished) and `GET /api/v3/ticker/24hr` of everything, changes in
 * percent. 6,000 of weight a minute for an address.
 */
export function binance(request: VendorRequest, context: VendorContext): VendorReply {
  if (ACCOUNT_PATHS.includes(request.path)) return binanceAccount(request, context);
  const weight = WEIGHTS[request.path];
  if (request.method !== 'GET' || weight === undefined)
    return { status: 404, body: '<html><body><h2>404 Not found</h2></body></html>' };
  // The simulator has one caller, so one address. Each call has the whole limit for itself.
  const isAllowed = context.limits.take(`binance ${request.path}`, WEIGHT_A_MINUTE / weight, MINUTE_MS);
  if (!isAllowed)
    return {
      ...error(-1003, 'Too many requests; current limit is 6000 request weight per 1 MINUTE.', 429),
      headers: { 'retry-after': '60' },
    };
  return request.path === '/api/v3/klines' ? klines(request, context) : tickers(context);
}

function tickers(context: VendorContext): VendorReply {
  const at = context.now.getTime();
  const body = pairs('binance', context).map(({ ticker, price, open, high, low, volume, quoteVolume }) => ({
    symbol: symbolOf(ticker),
    priceChange: plain(Math.abs(price - open)),
    priceChangePercent: ((price / open - 1) * 100).toFixed(3),
    weightedAvgPrice: plain((price + open) / 2),
    ...{ prevClosePrice: plain(open), lastPrice: plain(price), lastQty: '0.01', bidPrice: plain(price), bidQty: '1' },
    ...{ askPrice: plain(price), askQty: '1', openPrice: plain(open), highPrice: plain(high), lowPrice: plain(low) },
    ...{ volume: amount(volume), quoteVolume: amount(quoteVolume), openTime: at - 86_400_000, closeTime: at },
    ...{ firstId: volume === 0 ? -1 : 1, lastId: volume === 0 ? -1 : 90_000, count: volume === 0 ? 0 : 90_000 },
  }));
  return { status: 200, body: [...body, delisted] };
}

/** A pair whose trading has ended stays in the list with zeros. */
const delisted = {
  symbol: 'LUNAUSDT',
  ...{
    priceChange: '0.00000000',
    priceChangePercent: '0.000',
    weightedAvgPrice: '0.00000000',
    lastPrice: '0.00000000',
  },
  ...{ openPrice: '0.00000000', highPrice: '0.00000000', lowPrice: '0.00000000', volume: '0.00', quoteVolume: '0.00' },
  ...{ openTime: 0, closeTime: 86_399_999, firstId: -1, lastId: -1, count: 0 },
};

function klines({ query }: VendorRequest, { world, now }: VendorContext): VendorReply {
  const [symbol, interval] = [query.get('symbol') ?? '', query.get('interval') ?? ''];
  for (const name of ['symbol', 'interval'])
    if (!query.get(name))
      return error(-1102, `Mandatory parameter '${name}' was not sent, was empty/null, or malformed.`);
  const market = world.prices.marketOf(symbol);
  if (!market) return error(-1121, 'Invalid symbol.');
  if (!isInterval(interval)) return error(-1120, 'Invalid interval.');
  const limit = whole(query.get('limit'), 500);
  const startTime = whole(query.get('startTime'), Number.NaN);
  const endTime = whole(query.get('endTime'), Number.NaN);
  for (const [name, value] of Object.entries({ limit, startTime, endTime }))
    if (query.get(name) && Number.isNaN(value))
      return error(-1100, `Illegal characters found in parameter '${name}'; legal range is '^[0-9]{1,20}$'.`);
  if (limit === 0) return error(-1100, "Illegal characters found in parameter 'limit'; legal range is '1' to '1000'.");
  const length = lengthOf(interval);
  const reach = (Math.min(limit, MAX_KLINES) - 1) * length;
  const newest = Math.floor(Math.min(now.getTime(), Number.isNaN(endTime) ? Infinity : endTime) / length) * length;
  const first = Number.isNaN(startTime) ? newest - reach : Math.ceil(startTime / length) * length;
  const last = Math.min(newest, first + reach);
  const until = Math.min(now.getTime(), last + length - 1);
  const candles = last < first ? [] : market.candles(interval, first, until);
  return { status: 200, body: candles.map(kline) };
}

/** Open time, open, high, low, close, volume, close time, volume in USDT, trades, what takers bought of both volumes, unused. */
function kline(candle: Candle): unknown[] {
  const eight = (value: number): string => value.toFixed(8);
  return [
    candle.openTime,
    ...[candle.open, candle.high, candle.low, candle.close, candle.volume].map(eight),
    candle.closeTime,
    eight(candle.quoteVolume),
    candle.trades,
    eight(candle.volume / 2),
    eight(candle.quoteVolume / 2),
    '0',
  ];
}
