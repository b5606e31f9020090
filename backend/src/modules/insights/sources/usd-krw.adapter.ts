import type { Collected } from '../../../platform/snapshots/index.js';
import { feeds, type UsdKrw } from '../feeds.js';
import type { ReadingDeps } from './open-apis.js';
import { rateOfUsdt, readDunamu, readErApi } from './usd-krw.wire.js';

/**
 * KRW for one USD from the first that answers: Dunamu (what Korean sites show), then a daily rate, then the price of USDT at
 * Upbit. Throws what the last one throws.
 */
export async function usdKrw({ apis, snapshots }: ReadingDeps): Promise<Collected<UsdKrw>> {
  const steps = [
    { id: 'dunamu', path: '/v1/forex/recent?codes=FRX.KRWUSD', accept: readDunamu },
    { id: 'open-er-api', path: '/v6/latest/USD', accept: readErApi },
  ] as const;
  for (const { id, path, accept } of steps) {
    const api = apis.get(id);
    // Noted and logged by the client.
    const data = await api?.get({ path }, accept).catch(() => undefined);
    if (api && data) return { data, source: id, simulated: api.simulated };
  }
  const upbit = snapshots.latest(feeds.upbitTickers);
  if (!upbit || upbit.stale) throw new Error('no source tells KRW for one USD');
  return { data: rateOfUsdt(upbit.data), source: 'upbit-krw-usdt', simulated: upbit.simulated };
}
