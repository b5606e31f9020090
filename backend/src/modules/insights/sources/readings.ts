import type { OpenSourceId } from '../../../platform/config/index.js';
import type { Collected, Feed, Push, Reading } from '../../../platform/snapshots/index.js';
import { type Flow, feeds, type Ticker } from '../feeds.js';
import { readBinanceTickers, readFunding, readLongShort } from './binance.wire.js';
import { readBybitTickers } from './bybit.wire.js';
import { COINGECKO_LANE, keyHeader, readCoinMarkets, readGlobalMarket } from './coingecko.wire.js';
import { readBitgetTickers, readFearGreed, readOkxTickers } from './global.wire.js';
import { PERPETUALS, readPerpetuals } from './hyperliquid.wire.js';
import { bithumbTickers, upbitTickers } from './korean.adapter.js';
import type { LiveFlow } from './live-flow.js';
import { LiveTickers, type TickerStream } from './live-tickers.js';
import type { OpenApi } from './open-api.js';
import type { ReadingDeps } from './open-apis.js';
import { news } from './news.adapter.js';
import { bithumbStream, binanceStream, bybitStream, largeTrades, liquidations, upbitStream } from './streams.js';
import { sectorCoins } from './sectors.adapter.js';
import { usdKrw } from './usd-krw.adapter.js';
import type { WireRows } from './wire-rows.js';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
const LONG_SHORT = '/futures/data/globalLongShortAccountRatio?symbol=BTCUSDT&period=1h&limit=1';
const RANKING = '/api/v3/coins/markets?vs_currency=usd&order=market_cap_desc&per_page=250&page=1';

const BINANCE_TICKERS = '/api/v3/ticker/24hr';
const BYBIT_TICKERS = '/v5/market/tickers?category=spot';

/** How everything that can be asked is read, and how often: within the limits of `openSources`. */
export function readingsOf(deps: ReadingDeps): Reading[] {
  const { apis, clock } = deps;
  const from = <T>(id: OpenSourceId, feed: Feed<T>, everyMs: number, readerOf: (api: OpenApi) => () => Promise<T>) => {
    const api = apis.get(id);
    if (!api) return [];
    const read = readerOf(api);
    const source = id.replace('-market', '');
    return [reading(feed, everyMs, async () => ({ data: await read(), source, simulated: api.simulated }))];
  };
  // The same where a socket tells single tickers between two readings of all.
  const live = <T extends Ticker>(
    id: OpenSourceId,
    feed: Feed<readonly T[]>,
    everyMs: number,
    stream: TickerStream<T>,
    readerOf: (api: OpenApi) => () => Promise<readonly T[]>,
  ) => {
    const api = apis.get(id);
    if (!api) return [];
    const push = new LiveTickers(api, stream, readerOf(api));
    return [pushed(feed, everyMs, push)];
  };
  const flow = <S extends string>(feed: Feed<Flow<S>>, push: LiveFlow<S> | null) =>
    push ? [{ ...pushed(feed, 10 * SECOND, push), isOnlyPushed: true }] : [];
  const get =
    <T>(path: string, accept: (body: unknown, rows: WireRows) => T) =>
    (api: OpenApi) =>
    () =>
      api.get({ path }, accept);
  const fromCoinGecko =
    <T>(path: string, accept: (body: unknown, rows: WireRows) => T) =>
    (api: OpenApi) =>
    () =>
      api.get({ path, lane: COINGECKO_LANE, headers: keyHeader(api) }, accept);
  return [
    ...live('upbit', feeds.upbitTickers, 3 * SECOND, upbitStream, (api) => upbitTickers(api, clock)),
    ...live('bithumb', feeds.bithumbTickers, 3 * SECOND, bithumbStream, (api) => bithumbTickers(api, clock)),
    ...live('binance', feeds.binanceTickers, 3 * SECOND, binanceStream, get(BINANCE_TICKERS, readBinanceTickers)),
    ...live('bybit', feeds.bybitTickers, 5 * SECOND, bybitStream, get(BYBIT_TICKERS, readBybitTickers)),
    ...flow(feeds.largeTrades, largeTrades(deps)),
    ...flow(feeds.liquidations, liquidations(deps)),
    ...from('okx-market', feeds.okxTickers, 5 * SECOND, get('/api/v5/market/tickers?instType=SPOT', readOkxTickers)),
    ...from('bitget-market', feeds.bitgetTickers, 5 * SECOND, get('/api/v2/spot/market/tickers', readBitgetTickers)),
    ...from('binance-futures', feeds.funding, 30 * SECOND, get('/fapi/v1/premiumIndex', readFunding)),
    ...from('binance-futures', feeds.longShort, 5 * MINUTE, get(LONG_SHORT, readLongShort)),
    ...from('hyperliquid', feeds.perpetuals, 30 * SECOND, (api) => () => api.get(PERPETUALS, readPerpetuals)),
    ...from('alternative-me', feeds.fearGreed, 30 * MINUTE, get('/fng/?limit=1', readFearGreed)),
    // Together with the sectors some 7,800 requests a month, of 10,000 that a key allows; the rest is for single coins.
    ...from('coingecko', feeds.coinMarkets, 10 * MINUTE, fromCoinGecko(RANKING, readCoinMarkets)),
    ...from('coingecko', feeds.globalMarket, 15 * MINUTE, fromCoinGecko('/api/v3/global', readGlobalMarket)),
    ...(apis.has('coingecko') ? [reading(feeds.sectorCoins, DAY, () => sectorCoins(deps))] : []),
    reading(feeds.news, 5 * MINUTE, () => news(deps)),
    reading(feeds.usdKrw, MINUTE, () => usdKrw(deps)),
  ];
}

function pushed<T>(feed: Feed<T>, everyMs: number, push: Push<T> & { read(): Promise<Collected<T>> }): Reading {
  return { feed, everyMs, read: () => push.read(), push };
}

/** A reading as the collector takes it, which does not look into what is read. */
function reading<T>(feed: Feed<T>, everyMs: number, read: () => Promise<Collected<T>>): Reading {
  return { feed, everyMs, read };
}
