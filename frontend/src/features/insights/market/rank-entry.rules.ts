import type { CoinDto } from '@/shared/api/generated/schemas';

/** Coins at the top of the gainers that are watched. */
export const WATCHED = 20;

type Gainer = Pick<CoinDto, 'symbol' | 'exchange' | 'price' | 'change24h' | 'volume24h' | 'stale'>;

/** A coin that has come among the top gainers. */
export interface RankEntry extends Omit<Gainer, 'stale'> {
  change24h: number;
  /** When it was seen, ms. */
  at: number;
}

/**
 * Returns the coins that are among the first 20 gainers and were not so before, whose change is at least `percent` in
 * either direction. Without an earlier list nothing is new. Stale figures are no news.
 */
export function rankEntries(
  previous: readonly Gainer[] | undefined,
  gainers: readonly Gainer[],
  { percent, at }: { percent: number; at: number },
): RankEntry[] {
  if (!previous) return [];
  const before = new Set(previous.slice(0, WATCHED).map(({ symbol }) => symbol));
  return gainers.slice(0, WATCHED).flatMap(({ symbol, exchange, price, change24h, volume24h, stale }) => {
    if (stale || before.has(symbol) || change24h === null || Math.abs(change24h) < percent) return [];
    return [{ symbol, exchange, price, change24h, volume24h, at }];
  });
}
