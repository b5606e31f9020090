import { z } from 'zod';
import { expectShape } from '../../../platform/upstream/index.js';
import type { CoinMarket, GlobalMarket } from '../feeds.js';
import type { OpenApi } from './open-api.js';
import { amount, nullableAmount, optionalAmount, optionalSigned, wholeRank, type WireRows } from './wire-rows.js';

// Wire format of CoinGecko's API v3. Numbers are numbers, small ones with exponents; changes are percent.

/** All calls count together. */
export const COINGECKO_LANE = 'coingecko';

export function keyHeader({ apiKey }: OpenApi): Record<string, string> {
  return apiKey === null ? {} : { 'x-cg-demo-api-key': apiKey };
}

const httpsAddress = z.preprocess(
  (value) => (typeof value === 'string' && value.startsWith('https://') && URL.canParse(value) ? value : null),
  z.string().nullable(),
);
const marketRow = z.looseObject({
  id: z.string().regex(/^[\w-]{1,100}$/),
  symbol: z.string().min(1).max(50),
  name: z.string().min(1).max(200),
  image: httpsAddress,
  market_cap_rank: wholeRank,
  current_price: nullableAmount,
  market_cap: nullableAmount,
  total_volume: nullableAmount,
  high_24h: optionalAmount,
  low_24h: optionalAmount,
  price_change_percentage_24h: optionalSigned,
  last_updated: z.string().nullish(),
});
const globalAnswer = z.looseObject({
  data: z.looseObject({
    total_market_cap: z.looseObject({ usd: amount }),
    total_volume: z.looseObject({ usd: optionalAmount }).nullish(),
    market_cap_percentage: z.looseObject({ btc: amount }),
    market_cap_change_percentage_24h_usd: optionalSigned,
  }),
});

export function readCoinMarkets(body: unknown, rows: WireRows): CoinMarket[] {
  return rows.read(marketRow, expectShape(z.array(z.unknown()), body), (row) => ({
    id: row.id,
    symbol: row.symbol.toUpperCase(),
    name: row.name,
    image: row.image,
    rank: row.market_cap_rank,
    price: row.current_price,
    marketCap: row.market_cap,
    volume: row.total_volume,
    high: row.high_24h,
    low: row.low_24h,
    change: row.price_change_percentage_24h,
    updatedAt: isoOrNull(row.last_updated),
  }));
}

export function readGlobalMarket(body: unknown): GlobalMarket {
  const { data } = expectShape(globalAnswer, body);
  return {
    marketCap: data.total_market_cap.usd,
    volume: data.total_volume?.usd ?? null,
    marketCapChange: data.market_cap_change_percentage_24h_usd,
    btcDominance: data.market_cap_percentage.btc,
  };
}

function isoOrNull(text: string | null | undefined): string | null {
  const at = Date.parse(text ?? '');
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}
