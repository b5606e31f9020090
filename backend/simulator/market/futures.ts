import { type VendorContext, type VendorHandler, type VendorReply, type VendorRequest, whole } from '../vendor.js';
import type { World } from '../world.js';
import { binanceAccount } from './accounts.js';
import { plain } from './global.js';
import { Noise } from './noise.js';
import type { Quote } from './prices.js';

/** Between two times at which funding is settled. */
const SETTLING_MS = 8 * 3_600_000;
const PERIODS: Readonly<Record<string, number>> = {
  '5m': 5,
  '15m': 15,
  '30m': 30,
  '1h': 60,
  '2h': 120,
  '4h': 240,
  '6h': 360,
  '12h': 720,
  '1d': 1_440,
};

const error = (code: number, msg: string): VendorReply => ({ status: 400, body: { code, msg } });

/**
 * Binance's futures against USDT: `/fapi/v1/premiumIndex` of everything, `/fapi/v1/fundingRate?symbol=&startTime=&endTime=&limit=`
 * (100 unless told, at most 1,000; oldest first, the newest without a time), and
 * `/futures/data/globalLongShortAccountRatio?symbol=&period=&limit=`, oldest first.
 */
export const binanceFutures: VendorHandler = (request, context) => {
  const { path, query } = request;
  if (path === '/fapi/v1/userTrades' || path === '/fapi/v1/income') return binanceAccount(request, context);
  if (path === '/fapi/v1/premiumIndex') return { status: 200, body: premiumIndex(context) };
  if (path === '/fapi/v1/fundingRate') return settledFunding(request, context);
  if (path !== '/futures/data/globalLongShortAccountRatio')
    return { status: 404, body: '<html><body>404</body></html>' };
  const symbol = query.get('symbol') ?? '';
  const minutes = PERIODS[query.get('period') ?? ''];
  if (minutes === undefined) return error(-1130, "Data sent for parameter 'period' is not valid.");
  if (!context.world.prices.marketOf(symbol)) return { status: 200, body: [] };
  const limit = Math.min(500, Number(query.get('limit') ?? '30') || 30);
  const noise = new Noise(`${context.world.seed}|long short ${symbol}`);
  const length = minutes * 60_000;
  const newest = Math.floor(context.now.getTime() / length) * length;
  const body = Array.from({ length: limit }, (_, back) => {
    const at = newest - (limit - 1 - back) * length;
    const long = 0.42 + noise.wave(at / 60_000, 2_000, 1) * 0.26;
    return {
      symbol,
      longShortRatio: (long / (1 - long)).toFixed(4),
      longAccount: long.toFixed(4),
      shortAccount: (1 - Number(long.toFixed(4))).toFixed(4),
      timestamp: String(at),
    };
  });
  return { status: 200, body };
};

function premiumIndex({ world, now }: VendorContext): unknown[] {
  const at = now.getTime();
  const next = (Math.floor(at / SETTLING_MS) + 1) * SETTLING_MS;
  const rows = futures(world, at).map(({ ticker, price }, index) => ({
    symbol: `${ticker}USDT`,
    markPrice: plain(price),
    indexPrice: plain(price),
    estimatedSettlePrice: plain(price),
    lastFundingRate: rateOf(world, at, index),
    interestRate: '0.00010000',
    nextFundingTime: next,
    time: at,
  }));
  // A future with an end has no funding.
  const dated = { symbol: 'BTCUSDT_261225', lastFundingRate: '', interestRate: '', nextFundingTime: 0, time: at };
  return [
    ...rows,
    { ...dated, markPrice: rows[0]?.markPrice, indexPrice: rows[0]?.indexPrice, estimatedSettlePrice: '0' },
  ];
}

const futures = (world: World, at: number): Quote[] =>
  world.prices
    .quotes('binance', at)
    .filter(({ coin }) => !coin.categories.includes('stablecoins') && coin.turn === undefined);

function rateOf({ seed }: World, at: number, index: number): string {
  const wave = new Noise(`${seed}|funding`).wave(at / 60_000 + index * 331, 1_900, 1);
  return ((wave - 0.42) * 0.0009).toFixed(8);
}

/** What the index showed at the times of settling, of which the vendor tells some milliseconds later. */
function settledFunding({ query }: VendorRequest, { world, now }: VendorContext): VendorReply {
  const symbol = query.get('symbol') ?? '';
  const index = futures(world, now.getTime()).findIndex(({ ticker }) => `${ticker}USDT` === symbol);
  if (index === -1) return error(-1121, 'Invalid symbol.');
  const limit = Math.min(1_000, whole(query.get('limit'), 100));
  const [startTime, endTime] = [whole(query.get('startTime'), Number.NaN), whole(query.get('endTime'), Number.NaN)];
  const newest = Math.floor(Math.min(now.getTime(), Number.isNaN(endTime) ? Infinity : endTime) / SETTLING_MS);
  const first = Number.isNaN(startTime) ? newest - limit + 1 : Math.ceil(startTime / SETTLING_MS);
  const count = Math.max(0, Math.min(limit, newest - first + 1));
  const body = Array.from({ length: count }, (_, step) => {
    const at = (first + step) * SETTLING_MS;
    const markPrice = plain(futures(world, at).find(({ ticker }) => `${ticker}USDT` === symbol)?.price ?? 1);
    return { symbol, fundingTime: at + ((first + step) % 7), fundingRate: rateOf(world, at, index), markPrice };
  });
  return { status: 200, body };
}
