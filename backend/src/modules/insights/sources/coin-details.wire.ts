import { z } from 'zod';
import { expectShape } from '../../../platform/upstream/index.js';
import type { CoinProject } from '../insights.ports.js';
import { plainText } from './plain-text.js';
import { optionalAmount, optionalSigned } from './wire-rows.js';

/** What is kept of a coin. */
export type CoinText = Omit<CoinProject, 'source' | 'fetchedAt' | 'simulated' | 'stale'>;

const LONGEST_DESCRIPTION = 2_000;

const inUsd = z.looseObject({ usd: optionalAmount }).nullish();
const answer = z.looseObject({
  id: z.string(),
  symbol: z.string(),
  name: z.string(),
  categories: z.array(z.unknown()).nullish(),
  description: z.looseObject({ ko: z.string().nullish(), en: z.string().nullish() }).nullish(),
  market_data: z
    .looseObject({
      current_price: inUsd,
      market_cap: inUsd,
      total_volume: inUsd,
      price_change_percentage_24h: optionalSigned,
    })
    .nullish(),
});

/** CoinGecko's `/coins/{id}`: descriptions are HTML, blank where there is none; changes are percent. */
export function readCoinDetails(body: unknown): CoinText {
  const { id, symbol, name, categories, description, market_data: market } = expectShape(answer, body);
  const textOf = (html: string | null | undefined) => plainText(html ?? '', LONGEST_DESCRIPTION) || null;
  return {
    ...{ id, symbol, name },
    categories: (categories ?? []).filter((one): one is string => typeof one === 'string' && one !== ''),
    descriptionKo: textOf(description?.ko),
    descriptionEn: textOf(description?.en),
    price: market?.current_price?.usd ?? null,
    change: market?.price_change_percentage_24h ?? null,
    volume: market?.total_volume?.usd ?? null,
    marketCap: market?.market_cap?.usd ?? null,
  };
}
