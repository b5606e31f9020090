import { type Candle, sampleCandles } from '@/shared/sample-candles';

/** A departure: so many candles one way, which together cover so many times the usual body of the candles before. */
const DEPARTURE = { candles: 3, times: 4, usualOf: 12 } as const;
/** Candles before the block whose highest high or lowest low the departure has to break. */
const SWING = 3;

export interface OrderBlock {
  side: 'demand' | 'supply';
  /** The last candle against the move. */
  from: number;
  /** The candle that closed through it; null while it stands. */
  brokenAt: number | null;
  /** The first candle that came back into it. */
  touchedAt: number | null;
  top: number;
  bottom: number;
}

/** A fall, a departure from its foot and a return that holds; then a second block, which does not. */
export function orderBlockSample(): Candle[] {
  return sampleCandles({
    seed: 260,
    noise: 34,
    path: [
      [0, 3_400],
      [16, 3_175],
      [18, 3_145],
      [22, 3_370],
      [29, 3_420],
      [38, 3_150],
      [40, 3_200],
      [46, 3_305],
      [48, 3_265],
      [52, 3_470],
      [57, 3_490],
      [66, 3_235],
      [72, 3_215],
    ],
  });
}

/** Finds the blocks of a series: the last candle against a move that is large and breaks the last high or low. */
export function orderBlocks(candles: readonly Candle[]): OrderBlock[] {
  const blocks: OrderBlock[] = [];
  candles.forEach((candle, from) => {
    const move = candles.slice(from + 1, from + 1 + DEPARTURE.candles);
    const last = move.at(-1);
    const before = candles.slice(Math.max(0, from - DEPARTURE.usualOf), from);
    if (!last || move.length < DEPARTURE.candles || before.length < SWING) return;
    const side = candle.close < candle.open ? 'demand' : 'supply';
    const sign = side === 'demand' ? 1 : -1;
    const usual = before.reduce((sum, one) => sum + Math.abs(one.close - one.open), 0) / before.length;
    const swing = before.slice(-SWING);
    const isOneWay = move.every(({ open, close }) => (close - open) * sign > 0);
    const isLarge = (last.close - candle.close) * sign > usual * DEPARTURE.times;
    const breaks =
      side === 'demand'
        ? last.close > Math.max(...swing.map(({ high }) => high))
        : last.close < Math.min(...swing.map(({ low }) => low));
    if (!isOneWay || !isLarge || !breaks) return;
    const [top, bottom] = side === 'demand' ? [candle.open, candle.low] : [candle.high, candle.open];
    const later = candles.slice(from + 1 + DEPARTURE.candles);
    const offset = from + 1 + DEPARTURE.candles;
    const broken = later.findIndex(({ close }) => (side === 'demand' ? close < bottom : close > top));
    const touched = later.findIndex(({ low, high }) => (side === 'demand' ? low <= top : high >= bottom));
    blocks.push({
      ...{ side, from, top, bottom },
      brokenAt: broken < 0 ? null : broken + offset,
      touchedAt: touched < 0 ? null : touched + offset,
    });
  });
  return blocks;
}
