import { type Candle, sampleCandles, sampleNumbers } from '@/shared/sample-candles';

/** Volume that stands out: so many times the average of so many candles before. */
export const UNUSUAL = { times: 3, candles: 20 } as const;
/** A side has won when the close lies in the outer third of the range. */
const OUTER_THIRD = 1 / 3;

export interface WhaleCandle extends Candle {
  volume: number;
  /** Average of the candles before; null while there are too few. */
  usualVolume: number | null;
  signal: 'buy' | 'sell' | null;
}

/** Candles whose volume was made large, and where in their range they close. */
const LARGE: Record<number, 'buy' | 'sell' | 'undecided'> = { 25: 'buy', 37: 'undecided', 46: 'sell', 61: 'buy' };
const FIRST_PRICE = 64_600;

/** A fall that somebody ends, a rise, a top, and a sideways stretch in which a signal comes to nothing. */
export function whaleSample(): WhaleCandle[] {
  const random = sampleNumbers(23);
  const candles = sampleCandles({
    seed: 41,
    noise: 330,
    path: [
      [0, FIRST_PRICE],
      [10, 63_900],
      [25, 61_700],
      [26, 62_150],
      [36, 63_900],
      [46, 65_300],
      [47, 64_700],
      [57, 63_000],
      [61, 62_900],
      [62, 63_250],
      [66, 62_700],
      [72, 61_950],
    ],
  }).map((candle, index) => shaped(candle, LARGE[index]));
  const volumes = candles.map(({ open, close }, index) => {
    const usual = 60 + random() * 50 + Math.abs(close - open) / 14;
    return LARGE[index] === undefined ? usual : usual * 2.2 + 240;
  });
  return candles.map((candle, index) => {
    const volume = volumes[index] ?? 0;
    const before = volumes.slice(Math.max(0, index - UNUSUAL.candles), index);
    const usualVolume =
      before.length < UNUSUAL.candles ? null : before.reduce((sum, one) => sum + one, 0) / before.length;
    return { ...candle, volume, usualVolume, signal: signalOf(candle, volume, usualVolume) };
  });
}

/** The rule itself: unusual volume, and a close near one end of the range. */
export function signalOf(
  { high, low, close }: Candle,
  volume: number,
  usualVolume: number | null,
): WhaleCandle['signal'] {
  if (usualVolume === null || volume < usualVolume * UNUSUAL.times) return null;
  const place = (close - low) / (high - low);
  if (place >= 1 - OUTER_THIRD) return 'buy';
  return place <= OUTER_THIRD ? 'sell' : null;
}

/** Gives a candle of the sample the wicks that its story needs. */
function shaped(candle: Candle, story: 'buy' | 'sell' | 'undecided' | undefined): Candle {
  const { open, close } = candle;
  const [top, bottom] = [Math.max(open, close), Math.min(open, close)];
  if (story === 'buy') return { ...candle, low: bottom - 460, high: top + 40 };
  if (story === 'sell') return { ...candle, high: top + 460, low: bottom - 40 };
  return story === 'undecided' ? { ...candle, high: top + 420, low: bottom - 420 } : candle;
}
