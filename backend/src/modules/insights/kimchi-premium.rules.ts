import { Decimal } from 'decimal.js';
import { coinOf } from './coin-identity.rules.js';
import type { KrwTicker, Ticker } from './feeds.js';

/** Why a row has no premium. */
export type PremiumGap = 'noGlobalPrice' | 'noGlobalTrades' | 'staleGlobalPrice' | 'otherCoin' | 'noRate';

export const GLOBAL_EXCHANGES = ['binance', 'okx', 'bybit', 'bitget'] as const;
export type GlobalExchange = (typeof GLOBAL_EXCHANGES)[number];

/** The price of one coin in USDT on a global exchange. */
export interface GlobalPrice {
  /** Null for USDT, which is counted as one dollar. */
  readonly exchange: GlobalExchange | null;
  readonly price: Decimal;
  /** Traded in 24 hours, in USDT. */
  readonly volume: Decimal | null;
}

/** Rates in KRW. */
export interface PremiumRates {
  /** For one USD, by the bank; null if unknown. */
  readonly usdKrw: Decimal | null;
  /** For one USDT, on the Korean exchange itself; null if unknown. */
  readonly usdtKrw: Decimal | null;
}

/** A Korean price beside the global one. */
export interface PremiumOf {
  readonly global: GlobalPrice | null;
  /** In percent, by the bank's rate. */
  readonly premium: Decimal | null;
  /** In percent, by the price of USDT in Korea. */
  readonly usdtPremium: Decimal | null;
  readonly gap: PremiumGap | null;
}

/**
 * Returns the price of each coin on the first of these exchanges that lists it. Prices of bundles are divided by their
 * size; coins without trading or with a price of zero are left out, and added to `untraded` with what they last cost.
 */
export function globalPrices(
  tickers: readonly (readonly [GlobalExchange, readonly Ticker[]])[],
  untraded = new Map<string, GlobalPrice>(),
): ReadonlyMap<string, GlobalPrice> {
  const prices = new Map<string, GlobalPrice>();
  for (const [exchange, rows] of tickers) {
    for (const { symbol, price: quoted, volume } of rows) {
      const { coin, per } = coinOf(exchange, symbol);
      const price = new Decimal(quoted).div(per);
      if (prices.has(coin)) continue;
      const told = { exchange, price, volume: volume === null ? null : new Decimal(volume) };
      if (price.greaterThan(0) && !told.volume?.isZero()) prices.set(coin, told);
      else if (!untraded.get(coin)?.price.greaterThan(0)) untraded.set(coin, told);
    }
  }
  return prices;
}

/** (KRW price / (USDT price × KRW rate) − 1) × 100, to 4 decimals. */
export function premiumOf(krw: Decimal, usdt: Decimal, rate: Decimal): Decimal {
  return krw.div(usdt.times(rate)).minus(1).times(100).toDecimalPlaces(4);
}

/**
 * Compares a Korean ticker with the global price of the same coin. A difference beyond `otherCoinPercent` in USDT is
 * taken for another coin with the same ticker: no premium is better than a wrong one.
 */
export function comparePrices(
  exchange: 'upbit' | 'bithumb',
  { symbol, price }: KrwTicker,
  prices: ReadonlyMap<string, GlobalPrice>,
  { usdKrw, usdtKrw }: PremiumRates,
  otherCoinPercent: Decimal,
): PremiumOf {
  const none = (gap: PremiumGap, global: GlobalPrice | null = null): PremiumOf => ({
    global,
    gap,
    premium: null,
    usdtPremium: null,
  });
  const { coin, per } = coinOf(exchange, symbol);
  const krw = new Decimal(price).div(per);
  // USDT is worth one by definition: its premium is that over the bank's rate.
  const global = coin === 'USDT' ? DOLLAR : prices.get(coin);
  if (!global || global.price.isZero() || krw.isZero()) return none('noGlobalPrice');
  const rate = usdtKrw ?? usdKrw;
  if (!rate) return none('noRate', global);
  if (premiumOf(krw, global.price, rate).abs().greaterThan(otherCoinPercent)) return none('otherCoin');
  return {
    global,
    premium: usdKrw && premiumOf(krw, global.price, usdKrw),
    usdtPremium: usdtKrw && premiumOf(krw, global.price, usdtKrw),
    gap: usdKrw ? null : 'noRate',
  };
}

const DOLLAR: GlobalPrice = { exchange: null, price: new Decimal(1), volume: null };
