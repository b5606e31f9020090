import type { VendorContext, VendorHandler, VendorReply } from '../vendor.js';
import { bitgetAccount, bybitAccount, okxAccount } from './accounts.js';
import type { MarketExchange } from './listings.js';
import type { Quote } from './prices.js';

const TWO_SECONDS = 2_000;
const BITGET_ACCOUNT_PATHS = [
  '/api/v2/spot/account/info',
  '/api/v2/spot/trade/fills',
  '/api/v2/mix/order/orders-history',
  '/api/v2/mix/account/bill',
];
/** A price as text without an exponent. */
export const plain = (value: number): string => (value >= 0.001 ? String(value) : value.toFixed(14).replace(/0+$/, ''));
export const amount = (value: number): string => value.toFixed(4);

const refuse = (status: number, body: unknown): VendorReply => ({ status, body });
const now = ({ now }: VendorContext): number => now.getTime();

const OTHER_PAIR = 'ETHBTC';
/** The name of a pair where it has no hyphen. */
export const symbolOf = (ticker: string): string => (ticker === OTHER_PAIR ? ticker : `${ticker}USDT`);

/** Everything an exchange lists, with a pair against another currency, which every list has. */
export function pairs(exchange: MarketExchange, { world, now }: Pick<VendorContext, 'world' | 'now'>): Quote[] {
  const quotes = world.prices.quotes(exchange, now.getTime());
  const other = { ticker: OTHER_PAIR, price: 0.05, open: 0.049, high: 0.051, low: 0.048, volume: 900, quoteVolume: 45 };
  return [...quotes, ...quotes.slice(0, 1).map((quote) => ({ ...quote, ...other }))];
}

/** OKX: `/api/v5/market/tickers?instType=SPOT|SWAP`. 20 in two seconds. A change has to be computed. */
export const okxMarket: VendorHandler = (request, context) => {
  const { path, query } = request;
  if (path === '/api/v5/account/config' || path === '/api/v5/account/bills-archive')
    return okxAccount(request, context);
  if (path !== '/api/v5/market/tickers') return refuse(404, { code: '404', data: [], msg: 'Not Found' });
  if (!context.limits.take('okx tickers', 20, TWO_SECONDS))
    return refuse(429, { code: '50011', data: [], msg: 'Too Many Requests' });
  const instType = query.get('instType') ?? '';
  if (!['SPOT', 'SWAP'].includes(instType))
    return refuse(400, { code: '51000', data: [], msg: 'Parameter instType error' });
  const data = pairs('okx', context).map((quote) => okxTicker(quote, instType, now(context)));
  return { status: 200, body: { code: '0', msg: '', data } };
};

function okxTicker({ ticker, price, open, high, low, volume, quoteVolume }: Quote, instType: string, at: number) {
  const isSpot = instType === 'SPOT';
  return {
    instType,
    instId: ticker === OTHER_PAIR ? 'ETH-BTC' : isSpot ? `${ticker}-USDT` : `${ticker}-USDT-SWAP`,
    ...{ last: plain(price), lastSz: '1', askPx: plain(price), askSz: '1', bidPx: plain(price), bidSz: '1' },
    ...{ open24h: plain(open), high24h: plain(high), low24h: plain(low) },
    // In the quote currency for SPOT, in the coin for SWAP.
    volCcy24h: amount(isSpot ? quoteVolume : volume),
    vol24h: amount(volume),
    ...{ sodUtc0: plain(open), sodUtc8: plain(open), ts: String(at) },
  };
}

/** Bitget: `/api/v2/spot/market/tickers`. 20 a second. Changes are shares. */
export const bitgetMarket: VendorHandler = (request, context) => {
  const { path } = request;
  if (BITGET_ACCOUNT_PATHS.includes(path)) return bitgetAccount(request, context);
  if (path !== '/api/v2/spot/market/tickers')
    return refuse(404, { code: '40404', msg: 'Request URL NOT FOUND', data: null });
  if (!context.limits.take('bitget tickers', 20, 1_000))
    return refuse(429, { code: '429', msg: 'Too Many Requests', data: null });
  const data = pairs('bitget', context).map(({ ticker, price, open, high, low, volume, quoteVolume }) => ({
    symbol: symbolOf(ticker),
    ...{ open: plain(open), high24h: plain(high), low24h: plain(low), lastPr: plain(price) },
    ...{ quoteVolume: amount(quoteVolume), baseVolume: amount(volume), usdtVolume: amount(quoteVolume) },
    ...{ bidPr: plain(price), askPr: plain(price), bidSz: '1', askSz: '1', openUtc: plain(open) },
    ...{
      ts: String(now(context)),
      changeUtc24h: (price / open - 1).toFixed(5),
      change24h: (price / open - 1).toFixed(5),
    },
  }));
  return { status: 200, body: { code: '00000', msg: 'success', requestTime: now(context), data } };
};

/** Bybit: `/v5/market/tickers?category=spot|linear`. 600 in five seconds. Changes are shares; its own errors come with 200. */
export const bybit: VendorHandler = (request, context) => {
  const { path, query } = request;
  if (path === '/v5/user/query-api' || path === '/v5/execution/list') return bybitAccount(request, context);
  if (path !== '/v5/market/tickers') return refuse(404, '404 page not found');
  if (!context.limits.take('bybit', 600, 5_000))
    return refuse(403, { retCode: 10006, retMsg: 'Too many visits!', result: {} });
  const category = query.get('category') ?? '';
  if (!['spot', 'linear'].includes(category))
    return {
      status: 200,
      body: { retCode: 10001, retMsg: 'params error: Category is invalid', result: {}, time: now(context) },
    };
  const list = pairs('bybit', context).map((quote) => ({
    ...bybitTicker(quote),
    ...{ bid1Price: plain(quote.price), bid1Size: '1', ask1Price: plain(quote.price), ask1Size: '1' },
  }));
  return {
    status: 200,
    body: { retCode: 0, retMsg: 'OK', result: { category, list }, retExtInfo: {}, time: now(context) },
  };
};

/** What list and socket tell alike. */
export function bybitTicker({ ticker, price, open, high, low, volume, quoteVolume }: Quote) {
  return {
    symbol: symbolOf(ticker),
    ...{ lastPrice: plain(price), prevPrice24h: plain(open), price24hPcnt: (price / open - 1).toFixed(4) },
    ...{ highPrice24h: plain(high), lowPrice24h: plain(low) },
    ...{ turnover24h: amount(quoteVolume), volume24h: amount(volume) },
  };
}
