import { Decimal } from 'decimal.js';
import type { Candle } from '../candles/candle.js';

/** What the candles of days say of a coin. */
export interface CoinTrend {
  readonly days: number;
  readonly change7d: number | null;
  readonly change30d: number | null;
  readonly low: number;
  readonly high: number;
  readonly place: number | null;
  readonly dailyRange: number | null;
}

const DAY_MS = 86_400_000;
const DIGITS = 2;

/** Returns the trend of candles of a day, oldest first; null without any. Changes are from the close of the day that is so long ago. */
export function trendOf(candles: readonly (Candle & { readonly closed: boolean })[]): CoinTrend | null {
  const last = candles.at(-1);
  if (!last) return null;
  const price = new Decimal(last.close);
  const low = Decimal.min(...candles.map((candle) => candle.low));
  const high = Decimal.max(...candles.map((candle) => candle.high));
  const changeSince = (days: number): number | null => {
    const at = Date.parse(last.at) - days * DAY_MS;
    const then = candles.find((candle) => Date.parse(candle.at) === at);
    return then ? rounded(price.div(then.close).minus(1).times(100)) : null;
  };
  const ranges = candles
    .filter(({ closed }) => closed)
    .map((candle) => new Decimal(candle.high).minus(candle.low).div(candle.close).times(100));
  return {
    days: candles.length,
    change7d: changeSince(7),
    change30d: changeSince(30),
    low: low.toNumber(),
    high: high.toNumber(),
    place: high.equals(low) ? null : rounded(price.minus(low).div(high.minus(low)).times(100)),
    dailyRange: ranges.length === 0 ? null : rounded(Decimal.sum(...ranges).div(ranges.length)),
  };
}

const rounded = (value: Decimal): number => value.toDecimalPlaces(DIGITS).toNumber();
