import { dollar } from './vendor-words.messages.js';
import type { VendorHandler, VendorReply } from '../vendor.js';

const notFound: VendorReply = { status: 404, body: { error: 'Not Found' } };

/** Dunamu's exchange rates: `/v1/forex/recent?codes=FRX.KRWUSD`. */
export const dunamu: VendorHandler = ({ path, query }, { world, now }) => {
  if (path !== '/v1/forex/recent') return notFound;
  const codes = (query.get('codes') ?? '').split(',');
  if (!codes.includes('FRX.KRWUSD')) return { status: 200, body: [] };
  const basePrice = Number(world.prices.usdKrw(now.getTime()).toFixed(1));
  const openingPrice = Number(world.prices.usdKrw(now.getTime() - (now.getTime() % 86_400_000)).toFixed(1));
  const row = {
    code: 'FRX.KRWUSD',
    currencyCode: 'USD',
    ...dollar,
    ...{ basePrice, openingPrice, change: basePrice < openingPrice ? 'FALL' : 'RISE' },
    changePrice: Number(Math.abs(basePrice - openingPrice).toFixed(1)),
    ...{ usDollarRate: 1, currencyUnit: 1, timestamp: now.getTime() },
  };
  return { status: 200, body: [row] };
};

/** ExchangeRate-API without a key: `/v6/latest/USD`, of the day. */
export const openErApi: VendorHandler = ({ path }, { world, now }) => {
  if (path !== '/v6/latest/USD') return { status: 404, body: { result: 'error', 'error-type': 'unsupported-code' } };
  const midnight = Math.floor(now.getTime() / 86_400_000) * 86_400_000;
  return {
    status: 200,
    body: {
      result: 'success',
      provider: 'https://www.exchangerate-api.com',
      time_last_update_unix: midnight / 1_000,
      time_next_update_unix: midnight / 1_000 + 86_400,
      base_code: 'USD',
      rates: { USD: 1, EUR: 0.92, JPY: 149.2, KRW: world.prices.usdKrw(midnight) },
    },
  };
};

/** Alternative.me: `/fng/?limit=`. Text throughout; only the newest row tells when the next one comes. */
export const alternativeMe: VendorHandler = ({ path, query }, { world, now }) => {
  if (path !== '/fng/') return notFound;
  const limit = Math.min(60, Number(query.get('limit') ?? '1') || 1);
  const midnight = Math.floor(now.getTime() / 86_400_000) * 86_400_000;
  const data = Array.from({ length: limit }, (_, back) => {
    const at = midnight - back * 86_400_000;
    const value = Math.round(world.prices.mood(at) * 100);
    const band =
      value < 25
        ? 'Extreme Fear'
        : value < 47
          ? 'Fear'
          : value < 55
            ? 'Neutral'
            : value < 76
              ? 'Greed'
              : 'Extreme Greed';
    return {
      value: String(value),
      value_classification: band,
      timestamp: String(at / 1_000),
      ...(back === 0 ? { time_until_update: String(Math.ceil((midnight + 86_400_000 - now.getTime()) / 1_000)) } : {}),
    };
  });
  return { status: 200, body: { name: 'Fear and Greed Index', data, metadata: { error: null } } };
};
