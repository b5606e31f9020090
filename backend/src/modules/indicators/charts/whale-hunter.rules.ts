import type { Candle } from './chart.rules.js';

/** Volume that stands out: so many times the average of so many candles before. */
export const UNUSUAL = { times: 3, candles: 20 } as const;
/** A side has won when the close lies in the outer third of the range. */
const OUTER = 1 / 3;

export interface Observed {
  /** Average volume of the candles before; null while there are too few. */
  readonly usualVolume: number | null;
  /** Whether the volume stands out. */
  readonly isLarge: boolean;
  /** The mark of the indicator: large volume, and a close at one end of the range. */
  readonly signal: 'buy' | 'sell' | null;
}

/** What Whale Hunter Signal says of each candle. A candle is judged by those before it alone, so a mark never moves. */
export function whaleHunter(candles: readonly Candle[]): Observed[] {
  return candles.map((candle, index) => {
    const before = candles.slice(Math.max(0, index - UNUSUAL.candles), index);
    if (before.length < UNUSUAL.candles) return { usualVolume: null, isLarge: false, signal: null };
    const usualVolume = before.reduce((sum, { volume }) => sum + volume, 0) / before.length;
    const isLarge = candle.volume >= usualVolume * UNUSUAL.times;
    return { usualVolume, isLarge, signal: isLarge ? winnerOf(candle) : null };
  });
}

function winnerOf({ high, low, close }: Candle): Observed['signal'] {
  if (high === low) return null;
  const place = (close - low) / (high - low);
  if (place >= 1 - OUTER) return 'buy';
  return place <= OUTER ? 'sell' : null;
}
