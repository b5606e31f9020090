import { z } from 'zod';
import { expectShape, UpstreamFailure } from '../../../platform/upstream/index.js';
import type { KrwTicker, UsdKrw } from '../feeds.js';
import { amount } from './wire-rows.js';

// Wire formats of what tells KRW for one USD.

/** Outside of this it is another currency or another unit. */
const [LOWEST, HIGHEST] = [500, 5_000];

const dunamuRow = z.looseObject({ code: z.literal('FRX.KRWUSD'), basePrice: amount });
const erApiAnswer = z.looseObject({
  result: z.literal('success'),
  base_code: z.literal('USD'),
  rates: z.looseObject({ KRW: amount }),
});

function believable(rate: string, path: string): UsdKrw {
  if (!(Number(rate) > LOWEST && Number(rate) < HIGHEST))
    throw new UpstreamFailure('drift', `${rate} is no rate of KRW for one USD`, { path });
  return { rate };
}

/** The first row is the one that was asked for. */
export function readDunamu(body: unknown): UsdKrw {
  const [row] = expectShape(z.tuple([dunamuRow], z.unknown()), body);
  return believable(row.basePrice, '0.basePrice');
}

export function readErApi(body: unknown): UsdKrw {
  return believable(expectShape(erApiAnswer, body).rates.KRW, 'rates.KRW');
}

/** The price of USDT in Korea: a few percent off the bank's rate, and better than none. */
export function rateOfUsdt(tickers: readonly KrwTicker[]): UsdKrw {
  const usdt = tickers.find(({ symbol }) => symbol === 'USDT');
  if (!usdt) throw new UpstreamFailure('drift', 'USDT is not listed', { path: 'KRW-USDT' });
  return believable(usdt.price, 'KRW-USDT');
}
