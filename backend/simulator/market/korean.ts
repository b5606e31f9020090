import { intervalOf, upbitCandles } from './upbit-candles.js';
import type { VendorContext, VendorHandler, VendorReply } from '../vendor.js';
import { type Coin, isListed, type MarketExchange } from './listings.js';
import type { Quote } from './prices.js';

const DAY_MS = 86_400_000;

const notFound: VendorReply = {
  status: 404,
  body: { error: { name: 404, message: 'no Route matched with those values' } },
};
const tooMany: VendorReply = {
  status: 429,
  body: { error: { name: 'too_many_requests', message: 'Too many API requests.' } },
};

const isWarned = (coin: Coin, now: Date): boolean => coin.warned === true && isListed(coin, now.getTime());
const listed = (exchange: MarketExchange, { world, now }: VendorContext): Coin[] =>
  world.prices.listed(exchange, now.getTime());

/** The beginning of a quote's day, and what coins cost then. The same for every request of a day. */
const closings = new Map<string, ReadonlyMap<string, number>>();
export function closingPrices(
  exchange: MarketExchange,
  { world, now }: Pick<VendorContext, 'world' | 'now'>,
  offsetHours: number,
) {
  const begin = Math.floor((now.getTime() + offsetHours * 3_600_000) / DAY_MS) * DAY_MS - offsetHours * 3_600_000;
  const key = `${world.seed}|${exchange}|${begin}`;
  const known = closings.get(key);
  if (known) return known;
  if (closings.size > 20) closings.clear();
  const made = new Map(world.prices.quotes(exchange, begin).map(({ ticker, price }) => [ticker, price]));
  closings.set(key, made);
  return made;
}

/**
 * Upbit's quotations: `/v1/market/all`, `/v1/ticker/all?quote_currencies=KRW`, `/v1/ticker?markets=`,
 * `/v1/candles/{minutes/<unit>|days}?market=&to=&count=`. 10 requests a second for each group. Its day begins at 00:00 UTC, and its changes are since then. Numbers come as numbers or as text.
 */
export const upbit: VendorHandler = (request, context) => {
  const { path, query } = request;
  const interval = intervalOf(path);
  if (request.method !== 'GET' || !(interval || ['/v1/market/all', '/v1/ticker/all', '/v1/ticker'].includes(path)))
    return notFound;
  const group = path.split('/')[2] ?? '';
  if (!context.limits.take(`upbit ${group}`, 10, 1_000)) return tooMany;
  const headers = { 'remaining-req': `group=${group}; min=600; sec=9` };
  if (interval) return { headers, ...upbitCandles(query, interval, context) };
  if (path === '/v1/market/all') return { status: 200, headers, body: upbitMarkets(query, context) };
  const wanted = (query.get('markets') ?? '').split(',').filter(Boolean);
  const currencies = (query.get('quote_currencies') ?? '').split(',');
  if (path === '/v1/ticker' ? wanted.length === 0 : !currencies.includes('KRW'))
    return { status: 400, body: { error: { name: 400, message: 'Missing request parameter error.' } } };
  const closing = closingPrices('upbit', context, 0);
  const rows = context.world.prices.quotes('upbit', context.now.getTime());
  const chosen = path === '/v1/ticker' ? rows.filter(({ ticker }) => wanted.includes(`KRW-${ticker}`)) : rows;
  return { status: 200, headers, body: chosen.map((quote) => upbitTicker(quote, closing, context.now)) };
};

function upbitMarkets(query: URLSearchParams, context: VendorContext): unknown[] {
  const isDetailed = (query.get('is_details') ?? query.get('isDetails')) === 'true';
  const caution = {
    PRICE_FLUCTUATIONS: false,
    TRADING_VOLUME_SOARING: false,
    DEPOSIT_AMOUNT_SOARING: false,
    GLOBAL_PRICE_DIFFERENCES: false,
    CONCENTRATION_OF_SMALL_ACCOUNTS: false,
  };
  const ofBitcoin = { market: 'BTC-ETH', korean_name: '', english_name: 'Ethereum' };
  return [
    ...listed('upbit', context).map((coin) => ({
      market: `KRW-${coin.tickers.upbit}`,
      korean_name: coin.nameKo,
      english_name: coin.nameEn,
      ...(isDetailed ? { market_event: { warning: isWarned(coin, context.now), caution } } : {}),
    })),
    { ...ofBitcoin, ...(isDetailed ? { market_event: { warning: false, caution } } : {}) },
  ];
}

export function upbitTicker(quote: Quote, closing: ReadonlyMap<string, number>, now: Date) {
  const { ticker, price, volume, quoteVolume } = quote;
  const before = closing.get(ticker) ?? quote.open;
  const rate = Number((price / before - 1).toFixed(10));
  // Large prices come as text with eight decimals, as they sometimes do.
  const won = (value: number): unknown => (value >= 1_000_000 ? value.toFixed(8) : value);
  const at = now.getTime() - (Math.round(quote.coin.rank * 37) % 900);
  return {
    market: `KRW-${ticker}`,
    trade_timestamp: quoteVolume === 0 ? at - 40 * 3_600_000 : at,
    opening_price: won(before),
    high_price: won(Math.max(price, before)),
    low_price: won(Math.min(price, before)),
    trade_price: won(price),
    prev_closing_price: won(before),
    change: rate > 0 ? 'RISE' : rate < 0 ? 'FALL' : 'EVEN',
    change_price: Math.abs(price - before),
    change_rate: Math.abs(rate),
    signed_change_price: price - before,
    signed_change_rate: rate,
    trade_volume: 0.0125,
    acc_trade_price: quoteVolume * 0.6,
    acc_trade_price_24h: quoteVolume,
    acc_trade_volume: volume * 0.6,
    acc_trade_volume_24h: volume,
    timestamp: now.getTime(),
  };
}

/**
 * Bithumb: `/v1/market/all`, `/public/ticker/ALL_KRW` (changes over the last 24 hours, in percent; the day begins at 00:00
 * in Seoul), `/public/assetsstatus/ALL`. 150 requests a second for an address.
 */
export const bithumb: VendorHandler = (request, context) => {
  if (!context.limits.take('bithumb', 150, 1_000))
    return { status: 429, body: { status: '5600', message: 'Too Many Requests' } };
  switch (request.path) {
    case '/v1/market/all':
      return {
        status: 200,
        body: listed('bithumb', context).map((coin) => ({
          market: `KRW-${coin.tickers.bithumb}`,
          korean_name: coin.nameKo,
          english_name: coin.nameEn,
          market_warning: isWarned(coin, context.now) ? 'CAUTION' : 'NONE',
        })),
      };
    case '/public/ticker/ALL_KRW':
      return { status: 200, body: { status: '0000', data: bithumbTickers(context) } };
    case '/public/assetsstatus/ALL':
      return { status: 200, body: { status: '0000', data: assetsStatus(context) } };
    default:
      return { status: 404, body: { status: '5300', message: 'Invalid Apikey' } };
  }
};

function bithumbTickers(context: VendorContext): Record<string, unknown> {
  const closing = closingPrices('bithumb', context, 9);
  const rows = context.world.prices.quotes('bithumb', context.now.getTime()).map((quote) => {
    const { ticker, price, open, volume, quoteVolume } = quote;
    const before = closing.get(ticker) ?? open;
    const row = {
      opening_price: before,
      closing_price: price,
      min_price: Math.min(before, price),
      max_price: Math.max(before, price),
      units_traded: (volume * 0.6).toFixed(8),
      acc_trade_value: (quoteVolume * 0.6).toFixed(4),
      prev_closing_price: before,
      units_traded_24H: volume.toFixed(8),
      acc_trade_value_24H: quoteVolume.toFixed(4),
      fluctate_24H: price - open,
      fluctate_rate_24H: ((price / open - 1) * 100).toFixed(2),
    };
    return [ticker, Object.fromEntries(Object.entries(row).map(([name, value]) => [name, String(value)]))] as const;
  });
  return { ...Object.fromEntries(rows), date: String(context.now.getTime()) };
}

function assetsStatus(context: VendorContext): Record<string, unknown> {
  return Object.fromEntries<unknown>(
    listed('bithumb', context).map(({ tickers, halted }) => [
      tickers.bithumb ?? '',
      { withdrawal_status: 1, deposit_status: halted ? 0 : 1 },
    ]),
  );
}
