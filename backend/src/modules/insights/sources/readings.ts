import type { Clock } from '../../../platform/clock/index.js';
import type { OpenSourceId } from '../../../platform/config/index.js';
import type { Collected, Feed, Reading, Snapshots } from '../../../platform/snapshots/index.js';
import { feeds } from '../feeds.js';
import { readBinanceTickers } from './binance.wire.js';
import { bithumbTickers, upbitTickers } from './korean.adapter.js';
import type { OpenApi } from './open-api.js';
import type { OpenApis } from './open-apis.js';
import { usdKrw } from './usd-krw.adapter.js';
import type { WireRows } from './wire-rows.js';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

export interface ReadingDeps {
  readonly apis: OpenApis;
  readonly snapshots: Snapshots;
  readonly clock: Clock;
}

/** How everything that can be asked is read, and how often: within the limits of `openSources`. */
export function readingsOf(deps: ReadingDeps): Reading[] {
  const { apis, clock } = deps;
  const from = <T>(id: OpenSourceId, feed: Feed<T>, everyMs: number, readerOf: (api: OpenApi) => () => Promise<T>) => {
    const api = apis.get(id);
    if (!api) return [];
    const read = readerOf(api);
    return [reading(feed, everyMs, async () => ({ data: await read(), source: id, simulated: api.simulated }))];
  };
  const get =
    <T>(path: string, accept: (body: unknown, rows: WireRows) => T) =>
    (api: OpenApi) =>
    () =>
      api.get({ path }, accept);
  return [
    ...from('upbit', feeds.upbitTickers, 3 * SECOND, (api) => upbitTickers(api, clock)),
    ...from('bithumb', feeds.bithumbTickers, 3 * SECOND, (api) => bithumbTickers(api, clock)),
    ...from('binance', feeds.binanceTickers, 3 * SECOND, get('/api/v3/ticker/24hr', readBinanceTickers)),
    reading(feeds.usdKrw, MINUTE, () => usdKrw(deps)),
  ];
}

/** A reading as the collector takes it, which does not look into what is read. */
function reading<T>(feed: Feed<T>, everyMs: number, read: () => Promise<Collected<T>>): Reading {
  return { feed, everyMs, read };
}
