import type { Candle } from './chart.rules.js';

/** A departure: so many candles one way, which together cover so many times the usual body of the candles before. */
export const DEPARTURE = { candles: 3, times: 4, usualOf: 12 } as const;
/** A swing is a high (or low) beyond that of so many candles on either side; the last one within so many candles counts. */
const SWING = { sides: 2, within: 24 } as const;

export interface OrderBlock {
  readonly side: 'demand' | 'supply';
  /** The last candle against the move. */
  readonly from: number;
  readonly top: number;
  readonly bottom: number;
  /** The high (or low) that the departure broke. */
  readonly swing: number;
  /** The first candle after the departure that came back into it; null when none has. */
  readonly touchedAt: number | null;
  /** The candle that closed beyond its far edge; null while it stands. */
  readonly brokenAt: number | null;
}

/** The order blocks of a series: the last candle against a departure that is large and breaks the last swing. */
export function orderBlocks(candles: readonly Candle[]): OrderBlock[] {
  return candles.flatMap((candle, from) => {
    const side = candle.close < candle.open ? 'demand' : 'supply';
    const swing = swingBefore(candles, from, side);
    if (swing === null || !departs(candles, from, side, swing)) return [];
    const [top, bottom] = side === 'demand' ? [candle.open, candle.low] : [candle.high, candle.open];
    const next = from + 1 + DEPARTURE.candles;
    const after = (happens: (later: Candle) => boolean): number | null => {
      const found = candles.findIndex((later, index) => index >= next && happens(later));
      return found < 0 ? null : found;
    };
    return [
      {
        ...{ side, from, top, bottom, swing },
        touchedAt: after(({ low, high }) => (side === 'demand' ? low <= top : high >= bottom)),
        brokenAt: after(({ close }) => (side === 'demand' ? close < bottom : close > top)),
      },
    ];
  });
}

function departs(candles: readonly Candle[], from: number, side: OrderBlock['side'], swing: number): boolean {
  const sign = side === 'demand' ? 1 : -1;
  const before = candles.slice(Math.max(0, from - DEPARTURE.usualOf), from);
  const move = candles.slice(from + 1, from + 1 + DEPARTURE.candles);
  const [origin, last] = [candles[from], move.at(-1)];
  if (!origin || !last || move.length < DEPARTURE.candles || before.length < DEPARTURE.usualOf) return false;
  const usual = before.reduce((sum, { open, close }) => sum + Math.abs(close - open), 0) / before.length;
  return (
    move.every(({ open, close }) => (close - open) * sign > 0) &&
    (last.close - origin.close) * sign > usual * DEPARTURE.times &&
    (last.close - swing) * sign > 0
  );
}

/** The last swing high (demand) or swing low (supply) before a candle; null when there is none near. */
function swingBefore(candles: readonly Candle[], from: number, side: OrderBlock['side']): number | null {
  const height = ({ high, low }: Candle): number => (side === 'demand' ? high : -low);
  for (let at = from - SWING.sides; at >= Math.max(SWING.sides, from - SWING.within); at -= 1) {
    const candle = candles[at];
    const around = candles.slice(at - SWING.sides, at + SWING.sides + 1);
    if (candle && around.every((one) => one === candle || height(one) < height(candle)))
      return side === 'demand' ? candle.high : candle.low;
  }
  return null;
}
