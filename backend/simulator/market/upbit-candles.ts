import { type VendorContext, type VendorReply, whole } from '../vendor.js';
import { type Candle, type Interval, isInterval, lengthOf } from './candles.js';

const MAX_COUNT = 200;
const UNITS: Readonly<Record<string, string>> = {
  ...{ '1': '1m', '3': '3m', '5': '5m', '15': '15m', '30': '30m', '60': '1h', '240': '4h' },
};
const SEOUL_MS = 9 * 3_600_000;

const error = (status: number, name: number | string, message: string): VendorReply => ({
  status,
  body: { error: { name, message } },
});

/** The interval of a path of candles; undefined for any other path. */
export function intervalOf(path: string): Interval | undefined {
  if (path === '/v1/candles/days') return '1d';
  const unit = UNITS[/^\/v1\/candles\/minutes\/(\d+)$/.exec(path)?.[1] ?? ''] ?? '';
  return isInterval(unit) ? unit : undefined;
}

/** Candles before `to`, newest first: `count` of them (1 unless told, at most 200), those without trades left out. */
export function upbitCandles(query: URLSearchParams, interval: Interval, { world, now }: VendorContext): VendorReply {
  const market = query.get('market') ?? '';
  if (!market) return error(400, 400, 'Missing request parameter error. Check the required parameters!');
  const count = whole(query.get('count'), 1);
  if (!(count >= 1 && count <= MAX_COUNT)) return error(400, 'validation_error', 'count is invalid');
  const to = query.get('to') ? Date.parse(query.get('to') ?? '') : now.getTime() + 1;
  if (Number.isNaN(to)) return error(400, 400, 'Invalid parameter. Check the given value!');
  const length = lengthOf(interval);
  const until = Math.min(now.getTime(), Math.ceil(to / length) * length - 1);
  // Some minutes are without trades.
  const times = interval === '1m' ? Math.ceil(count * 1.5) : count - 1;
  const from = Math.floor(until / length) * length - times * length;
  const candles = world.prices.krwCandles(market.replace(/^KRW-/, ''), interval, from, until);
  if (!candles || !market.startsWith('KRW-')) return error(404, 404, 'Code not found');
  const rows = candles.slice(-count).reverse();
  return { status: 200, body: rows.map((candle) => row(market, interval, candle)) };
}

const timeOf = (at: number): string => new Date(at).toISOString().slice(0, 19);

function row(market: string, interval: Interval, candle: Candle): unknown {
  const { openTime, open, high, low, close, volume, quoteVolume } = candle;
  return {
    market,
    candle_date_time_utc: timeOf(openTime),
    candle_date_time_kst: timeOf(openTime + SEOUL_MS),
    ...{ opening_price: open, high_price: high, low_price: low, trade_price: close },
    // The last trade of it.
    timestamp: candle.closeTime - 137,
    candle_acc_trade_price: quoteVolume,
    candle_acc_trade_volume: volume,
    ...(interval === '1d'
      ? { prev_closing_price: open, change_price: close - open, change_rate: close / open - 1 }
      : { unit: lengthOf(interval) / 60_000 }),
  };
}
