import { Decimal } from 'decimal.js';
import { coinOf } from './coin-identity.rules.js';
import type { Ticker } from './feeds.js';
import type { GlobalExchange } from './kimchi-premium.rules.js';

/** A ticker with the exchange it is from. */
export interface ListedTicker extends Ticker {
  readonly exchange: GlobalExchange;
}

/** Stablecoins move by depegging only, and leveraged tokens are no coins. */
const LEVERAGED = /(?:UP|DOWN|BULL|BEAR|[2-5][LS])$/;
const STABLE = new Set([
  'USDT',
  'USDC',
  'FDUSD',
  'TUSD',
  'USDP',
  'DAI',
  'BUSD',
  'PYUSD',
  'USDE',
  'USD1',
  'EUR',
  'EURI',
]);

/** Whether a ticker is a coin whose price moves by itself. */
export function isRanked(ticker: Pick<Ticker, 'symbol'>): boolean {
  return !STABLE.has(ticker.symbol) && !(ticker.symbol.length > 4 && LEVERAGED.test(ticker.symbol));
}

const orZero = (text: string | null): Decimal => new Decimal(text ?? 0);

/**
 * Returns tickers by their change, highest first, of those of which enough was traded. With `oncePerCoin` a coin is in
 * it once: from the exchange where most of it is traded.
 */
export function topGainers(
  tickers: readonly ListedTicker[],
  { leastVolume, oncePerCoin }: { readonly leastVolume: Decimal; readonly oncePerCoin: boolean },
): ListedTicker[] {
  const traded = tickers.filter(
    (ticker) => ticker.change !== null && isRanked(ticker) && orZero(ticker.volume).gte(leastVolume),
  );
  return (oncePerCoin ? mostTraded(traded) : traded).sort((a, b) => orZero(b.change).cmp(orZero(a.change)));
}

/** Returns one ticker for each coin: that of the exchange where most of it is traded. */
export function mostTraded(tickers: readonly ListedTicker[]): ListedTicker[] {
  const best = new Map<string, ListedTicker>();
  for (const ticker of tickers) {
    const { coin } = coinOf(ticker.exchange, ticker.symbol);
    const known = best.get(coin);
    if (!known || orZero(ticker.volume).gt(orZero(known.volume))) best.set(coin, ticker);
  }
  return [...best.values()];
}

/** Returns the coins that rise by at least `change` percent with at least `volume` USDT traded. */
export function surging(tickers: readonly ListedTicker[], change: Decimal, volume: Decimal): ListedTicker[] {
  return topGainers(tickers, { leastVolume: volume, oncePerCoin: true }).filter((ticker) =>
    orZero(ticker.change).gte(change),
  );
}
