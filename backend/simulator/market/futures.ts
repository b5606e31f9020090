import type { VendorContext, VendorHandler, VendorReply } from '../vendor.js';
import { binanceAccount } from './accounts.js';
import { plain } from './global.js';
import { Noise } from './noise.js';

const HOUR_MS = 3_600_000;
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
 * Binance's futures against USDT: `/fapi/v1/premiumIndex` of everything, and
 * `/futures/data/globalLongShortAccountRatio?symbol=&period=&limit=`, oldest first.
 */
export const binanceFutures: VendorHandler = (request, context) => {
  const { path, query } = request;
  if (path === '/fapi/v1/userTrades' || path === '/fapi/v1/income') return binanceAccount(request, context);
  if (path === '/fapi/v1/premiumIndex') return { status: 200, body: premiumIndex(context) };
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
  const next = (Math.floor(at / (8 * HOUR_MS)) + 1) * 8 * HOUR_MS;
  const noise = new Noise(`${world.seed}|funding`);
  const rows = world.prices
    .quotes('binance', at)
    .filter(({ coin }) => !coin.categories.includes('stablecoins') && coin.turn === undefined)
    .map(({ ticker, price }, index) => {
      const rate = (noise.wave(at / 60_000 + index * 331, 1_900, 1) - 0.42) * 0.0009;
      return {
        symbol: `${ticker}USDT`,
        markPrice: plain(price),
        indexPrice: plain(price),
        estimatedSettlePrice: plain(price),
        lastFundingRate: rate.toFixed(8),
        interestRate: '0.00010000',
        nextFundingTime: next,
        time: at,
      };
    });
  // A future with an end has no funding.
  const dated = { symbol: 'BTCUSDT_261225', lastFundingRate: '', interestRate: '', nextFundingTime: 0, time: at };
  return [
    ...rows,
    { ...dated, markPrice: rows[0]?.markPrice, indexPrice: rows[0]?.indexPrice, estimatedSettlePrice: '0' },
  ];
}
