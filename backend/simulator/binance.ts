import { type Candle, isInterval, isMarketSymbol, lengthOf } from './market/candles.js';
import { type VendorContext, type VendorReply, type VendorRequest, whole } from './vendor.js';

const WEIGHT_A_MINUTE = 6_000;
const KLINES_WEIGHT = 2;
const MAX_KLINES = 1_000;
const MINUTE_MS = 60_000;

const error = (code: number, msg: string, status = 400): VendorReply => ({ status, body: { code, msg } });

/**
 * Binance's public spot market: `GET /api/v3/klines` (symbol, interval, startTime, endTime, limit: 500 unless told, at most
 * 1,000), 6,000 of weight a minute for an address. Without a time the newest are answered, the last one unfinished.
 */
export function binance(request: VendorRequest, context: VendorContext): VendorReply {
  if (request.method !== 'GET' || request.path !== '/api/v3/klines')
    return { status: 404, body: '<html><body><h2>404 Not found</h2></body></html>' };
  // The simulator has one caller, so one address.
  const isAllowed = context.limits.take('binance weight', WEIGHT_A_MINUTE / KLINES_WEIGHT, MINUTE_MS);
  if (!isAllowed)
    return {
      ...error(-1003, 'Too many requests; current limit is 6000 request weight per 1 MINUTE.', 429),
      headers: { 'retry-after': '60' },
    };
  return klines(request, context);
}

function klines({ query }: VendorRequest, { world, now }: VendorContext): VendorReply {
  const [symbol, interval] = [query.get('symbol') ?? '', query.get('interval') ?? ''];
  for (const name of ['symbol', 'interval'])
    if (!query.get(name))
      return error(-1102, `Mandatory parameter '${name}' was not sent, was empty/null, or malformed.`);
  if (!isMarketSymbol(symbol)) return error(-1121, 'Invalid symbol.');
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
  const candles = last < first ? [] : world.market(symbol).candles(interval, first, until);
  return { status: 200, body: candles.map(kline) };
}

/** Open time, open, high, low, close, volume, close time, volume in USDT, trades, what takers bought of both volumes, unused. */
function kline(candle: Candle): unknown[] {
  const amount = (value: number): string => value.toFixed(8);
  return [
    candle.openTime,
    ...[candle.open, candle.high, candle.low, candle.close, candle.volume].map(amount),
    candle.closeTime,
    amount(candle.quoteVolume),
    candle.trades,
    amount(candle.volume / 2),
    amount(candle.quoteVolume / 2),
    '0',
  ];
}
