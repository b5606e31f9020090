import type { Collected } from '../../../platform/snapshots/index.js';
import { feeds, type SectorCoins } from '../feeds.js';
import { sectorRows } from '../sectors.messages.js';
import { COINGECKO_LANE, keyHeader, readCoinMarkets } from './coingecko.wire.js';
import type { ReadingDeps } from './open-apis.js';

/**
 * The coins of each sector, one request for each. A sector that cannot be read keeps its coins. Throws if none can, and if
 * coins of a sector are neither read nor kept.
 */
export async function sectorCoins({ apis, snapshots }: ReadingDeps): Promise<Collected<readonly SectorCoins[]>> {
  const api = apis.get('coingecko');
  if (!api) throw new Error('CoinGecko may not be asked');
  const kept = new Map(snapshots.latest(feeds.sectorCoins)?.data.map(({ category, coins }) => [category, coins]));
  const data: SectorCoins[] = [];
  let failure: unknown;
  let read = 0;
  for (const { category } of sectorRows) {
    const path = `/api/v3/coins/markets?vs_currency=usd&category=${category}&order=market_cap_desc&per_page=250&page=1`;
    try {
      const rows = await api.get({ path, lane: COINGECKO_LANE, headers: keyHeader(api) }, readCoinMarkets);
      data.push({ category, coins: rows.map(({ id }) => id) });
      read += 1;
    } catch (error) {
      failure = error;
      const coins = kept.get(category);
      if (coins) data.push({ category, coins });
    }
  }
  // All or nothing the first time: a sector must not be missing for a day.
  if (read === 0 || data.length < sectorRows.length) throw failure;
  return { data, source: api.id, simulated: api.simulated };
}
