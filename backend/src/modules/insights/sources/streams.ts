import { Decimal } from 'decimal.js';
import { InsightsSettings } from '../insights.settings.js';
import { feeds, type KrwTicker, type Ticker } from '../feeds.js';
import { isRanked } from '../gainers.rules.js';
import { binanceTradeSubscriptions, readAggTrade, readForceOrder, readMiniTickers } from './binance.wire.js';
import { withBithumbMessage } from './bithumb.wire.js';
import {
  BYBIT_PING,
  bybitSubscriptions,
  readBybitLinear,
  readBybitLiquidations,
  readBybitTicker,
} from './bybit.wire.js';
import { LiveFlow, type Tap } from './live-flow.js';
import type { TickerStream } from './live-tickers.js';
import type { OpenApi } from './open-api.js';
import type { ReadingDeps } from './open-apis.js';
import { Slow } from './slow.js';
import { readUpbitTicker, readUpbitTrade, upbitSubscriptions } from './upbit.wire.js';

/** Trades come all the time, liquidations now and then. */
const [TRADES_SILENT_MS, LIQUIDATIONS_SILENT_MS] = [8_000, 120_000];
/** Coins of which trades on Binance are watched. */
const MOST_WATCHED = 50;
const [NOTHING, ONE] = [new Decimal(0), new Decimal(1)];
/** The address of the socket says what is told. */
const byAddress = { subscriptions: () => [], symbols: () => [] };

// Where each exchange tells its tickers.
export const upbitStream: TickerStream<KrwTicker> = {
  path: '/websocket/v1',
  subscriptions: upbitSubscriptions('ticker'),
  read: readUpbitTicker,
  merge: (row, told) => row && { ...row, ...told },
};
export const bithumbStream: TickerStream<KrwTicker> = {
  ...upbitStream,
  merge: (row, told) => row && withBithumbMessage(row, told),
};
export const binanceStream: TickerStream<Ticker> = {
  path: '/ws/!miniTicker@arr',
  subscriptions: byAddress.subscriptions,
  read: readMiniTickers,
  merge: (_row, told) => told,
};
export const bybitStream: TickerStream<Ticker> = {
  path: '/v5/public/spot',
  heartbeat: BYBIT_PING,
  subscriptions: bybitSubscriptions('tickers'),
  read: readBybitTicker,
  merge: (_row, told) => told,
};

/** Large trades: of the coins that are traded most on Binance, and of all on Upbit, by its own price of USDT. */
export function largeTrades(deps: ReadingDeps): LiveFlow<'buy' | 'sell'> | null {
  const { apis, snapshots, settings, clock } = deps;
  const taps = present<Tap<'buy' | 'sell'>>(
    tapOf(apis.get('binance'), (api) => ({
      api,
      path: '/ws',
      silentMs: TRADES_SILENT_MS,
      subscriptions: binanceTradeSubscriptions,
      symbols: () => mostTraded(snapshots.latest(feeds.binanceTickers)?.data ?? []),
      read: readAggTrade,
      rate: () => ONE,
    })),
    tapOf(apis.get('upbit'), (api) => ({
      api,
      path: '/websocket/v1',
      silentMs: TRADES_SILENT_MS,
      subscriptions: upbitSubscriptions('trade'),
      symbols: () => (snapshots.latest(feeds.upbitTickers)?.data ?? []).map(({ symbol }) => symbol),
      read: readUpbitTrade,
      rate: () => {
        const upbit = snapshots.latest(feeds.upbitTickers);
        const usdt = upbit?.stale === false ? upbit.data.find(({ symbol }) => symbol === 'USDT') : undefined;
        return usdt ? ONE.div(usdt.price) : null;
      },
    })),
  );
  if (taps.length === 0) return null;
  const least = async () => new Decimal(await settings.get(InsightsSettings.largeTradeUsdt, clock.now()));
  return new LiveFlow({ feed: feeds.largeTrades, taps, least, snapshots, clock });
}

/** Liquidations of the perpetual futures on Binance and Bybit. */
export function liquidations({ apis, snapshots, clock }: ReadingDeps): LiveFlow<'long' | 'short'> | null {
  const taps = present<Tap<'long' | 'short'>>(
    tapOf(apis.get('binance-futures'), (api) => ({
      api,
      path: '/market/ws/!forceOrder@arr',
      silentMs: LIQUIDATIONS_SILENT_MS,
      ...byAddress,
      read: readForceOrder,
      rate: () => ONE,
    })),
    tapOf(apis.get('bybit'), (api) => {
      const listed = new Slow(clock, () => api.get({ path: '/v5/market/tickers?category=linear' }, readBybitLinear));
      return {
        api,
        path: '/v5/public/linear',
        heartbeat: BYBIT_PING,
        silentMs: LIQUIDATIONS_SILENT_MS,
        subscriptions: bybitSubscriptions('allLiquidation'),
        symbols: async () => (await listed.get()) ?? [],
        read: readBybitLiquidations,
        rate: () => ONE,
      };
    }),
  );
  if (taps.length === 0) return null;
  const least = () => Promise.resolve(NOTHING);
  return new LiveFlow({ feed: feeds.liquidations, taps, least, snapshots, clock });
}

function mostTraded(tickers: readonly Ticker[]): string[] {
  return tickers
    .filter(isRanked)
    .toSorted((a, b) => Number(b.volume ?? 0) - Number(a.volume ?? 0))
    .slice(0, MOST_WATCHED)
    .map(({ symbol }) => symbol);
}

const tapOf = <T>(api: OpenApi | undefined, make: (api: OpenApi) => T): T | null => (api ? make(api) : null);
const present = <T>(...taps: readonly (T | null)[]): T[] => taps.filter((tap) => tap !== null);
