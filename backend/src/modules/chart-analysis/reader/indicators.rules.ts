import type { Level, OrderBlock, PriceCandle, Swing, Trend } from './findings.ts';

/** Candles over which RSI and ATR are smoothed. */
export const PERIOD = 14;
/** A swing is beyond this many candles on either side. */
const SWING_SIDES = 3;
/** Swings within this many ATR of each other are one level. */
const LEVEL_WIDTH = 0.6;
const LEVELS_OF_A_SIDE = 3;
/** A trend explains at least this share of the movement, and its mean change is this many standard errors from none. */
const CLEAR = { strength: 0.5, errors: 2.5 } as const;
/** A departure: so many candles one way that together cover so many times the usual body. */
const DEPARTURE = { candles: 3, times: 3, usualOf: 12 } as const;
const LATEST_BLOCKS = 3;

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * The trend of the closes: its direction and strength by regression of their logarithms, its change from the first to the last.
 * Null with fewer than three candles or a price that is none.
 */
export function trendOf(candles: readonly PriceCandle[]): Trend | null {
  if (candles.length < 3 || candles.some(({ close }) => !(close > 0))) return null;
  const logs = candles.map(({ close }) => Math.log(close));
  const [middle, level] = [(logs.length - 1) / 2, mean(logs)];
  const spread = mean(logs.map((_, at) => (at - middle) ** 2));
  const variance = mean(logs.map((log) => (log - level) ** 2));
  const slope = mean(logs.map((log, at) => (at - middle) * (log - level))) / spread;
  const strength = variance === 0 ? 0 : Math.min(1, (slope ** 2 * spread) / variance);
  const isClear = strength >= CLEAR.strength && Math.abs(errorsFromNone(logs)) >= CLEAR.errors;
  const change = Math.exp((logs.at(-1) ?? 0) - (logs[0] ?? 0)) - 1;
  const isOneWay = Math.sign(slope) === Math.sign(change);
  const direction = !isClear || !isOneWay ? 'sideways' : slope > 0 ? 'up' : 'down';
  return { direction, strength, change, candles: candles.length };
}

/** How many standard errors the mean change of a candle is from none: a random walk stays within two. */
function errorsFromNone(logs: readonly number[]): number {
  const changes = logs.slice(1).map((log, at) => log - (logs[at] ?? log));
  const usual = mean(changes);
  const deviation = Math.sqrt(mean(changes.map((change) => (change - usual) ** 2)));
  if (deviation === 0) return usual === 0 ? 0 : Math.sign(usual) * Infinity;
  return usual / (deviation / Math.sqrt(changes.length));
}

/** Highs and lows beyond those of their neighbours, oldest first. */
export function swingsOf(candles: readonly PriceCandle[]): Swing[] {
  return candles.flatMap(({ high, low }, at) => {
    if (at < SWING_SIDES || at + SWING_SIDES >= candles.length) return [];
    const before = candles.slice(at - SWING_SIDES, at);
    const after = candles.slice(at + 1, at + 1 + SWING_SIDES);
    const isHigh = before.every((other) => other.high < high) && after.every((other) => other.high <= high);
    const isLow = before.every((other) => other.low > low) && after.every((other) => other.low >= low);
    return [
      ...(isHigh ? [{ kind: 'high', at, price: high } as const] : []),
      ...(isLow ? [{ kind: 'low', at, price: low } as const] : []),
    ];
  });
}

/** Swings of about one price as levels: of each side of the last close those with the most touches, nearest first. */
export function levelsOf(swings: readonly Swing[], close: number, atr: number): Level[] {
  const groups: number[][] = [];
  for (const price of swings.map((swing) => swing.price).sort((one, other) => one - other)) {
    const group = groups.at(-1);
    if (group && price - (group[0] ?? price) <= atr * LEVEL_WIDTH) group.push(price);
    else groups.push([price]);
  }
  const levels = groups.map((prices): Level => {
    const price = mean(prices);
    return { kind: price <= close ? 'support' : 'resistance', price, touches: prices.length };
  });
  const distance = (level: Level): number => Math.abs(level.price - close);
  return (['support', 'resistance'] as const).flatMap((kind) =>
    levels
      .filter((level) => level.kind === kind)
      .sort((one, other) => other.touches - one.touches || distance(one) - distance(other))
      .slice(0, LEVELS_OF_A_SIDE)
      .sort((one, other) => distance(one) - distance(other)),
  );
}

/** The latest candles against a large move that no later candle has closed beyond. */
export function orderBlocksOf(candles: readonly PriceCandle[]): OrderBlock[] {
  return candles
    .flatMap((candle, from): OrderBlock[] => {
      const side = candle.close < candle.open ? 'demand' : 'supply';
      const sign = side === 'demand' ? 1 : -1;
      const later = candles.slice(from + 1);
      if (!departs(candles, from, sign)) return [];
      const far = side === 'demand' ? candle.low : candle.high;
      if (later.some(({ close }) => (close - far) * sign < 0)) return [];
      const near = candle.open;
      return [{ side, from, top: Math.max(near, far), bottom: Math.min(near, far) }];
    })
    .slice(-LATEST_BLOCKS);
}

function departs(candles: readonly PriceCandle[], from: number, sign: 1 | -1): boolean {
  const move = candles.slice(from + 1, from + 1 + DEPARTURE.candles);
  const before = candles.slice(Math.max(0, from - DEPARTURE.usualOf), from);
  const [origin, last] = [candles[from], move.at(-1)];
  if (!origin || !last || move.length < DEPARTURE.candles || before.length < DEPARTURE.usualOf) return false;
  const usual = mean(before.map(({ open, close }) => Math.abs(close - open)));
  const isOneWay = move.every(({ open, close }) => (close - open) * sign > 0);
  return isOneWay && usual > 0 && (last.close - origin.close) * sign >= usual * DEPARTURE.times;
}

/** RSI by Wilder's smoothing, 0 to 100; null with too few candles. Without any movement it is 50. */
export function rsiOf(candles: readonly PriceCandle[]): number | null {
  const changes = candles.slice(1).map(({ close }, at) => close - (candles[at]?.close ?? close));
  const up = smoothed(changes.map((change) => Math.max(0, change)));
  const down = smoothed(changes.map((change) => Math.max(0, -change)));
  if (up === null || down === null) return null;
  return up + down === 0 ? 50 : (100 * up) / (up + down);
}

/** ATR by Wilder's smoothing, in prices; null with too few candles. */
export function atrOf(candles: readonly PriceCandle[]): number | null {
  return smoothed(
    candles.slice(1).map(({ high, low }, at) => {
      const close = candles[at]?.close ?? low;
      return Math.max(high, close) - Math.min(low, close);
    }),
  );
}

function smoothed(values: readonly number[]): number | null {
  if (values.length < PERIOD) return null;
  return values
    .slice(PERIOD)
    .reduce((average, value) => average + (value - average) / PERIOD, mean(values.slice(0, PERIOD)));
}

/** Mean of the last closes; null with fewer candles than that. */
export function averageOf(candles: readonly PriceCandle[], length: number): number | null {
  return candles.length < length ? null : mean(candles.slice(-length).map(({ close }) => close));
}
