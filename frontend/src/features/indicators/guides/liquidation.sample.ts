import { type Candle, sampleCandles, sampleNumbers } from '@/shared/sample-candles';

/** The leverages that positions are assumed to have, and the share of each. */
export const LEVERAGES = [
  { times: 10, share: 0.2 },
  { times: 25, share: 0.35 },
  { times: 50, share: 0.3 },
  { times: 100, share: 0.15 },
] as const;

/** A band of prices, from the candle at which it reached this strength to the one at which it grew or was passed. */
export interface HeatBand {
  top: number;
  bottom: number;
  from: number;
  to: number;
  /** 1 (little) to 5 (most). */
  strength: number;
}

export const HEAT_LEVELS = 5;
const BANDS = 44;

/** A sideways stretch that builds positions, a run that takes the nearest of them, and a turn before the next. */
export function liquidationSample(): Candle[] {
  return sampleCandles({
    seed: 77,
    noise: 420,
    path: [
      [0, 61_800],
      [12, 62_600],
      [24, 61_900],
      [36, 62_500],
      [44, 62_200],
      [48, 65_000],
      [52, 64_300],
      [62, 63_500],
      [72, 62_900],
    ],
  });
}

/**
 * What the candles let one assume: each opens positions in proportion to its volume, half of them long and half short,
 * spread over the leverages; each would be closed by force at `price × (1 ∓ 1 ÷ leverage)`. A band is emptied when price passes it.
 */
export function heatBands(candles: readonly Candle[], top: number, bottom: number): HeatBand[] {
  const random = sampleNumbers(5);
  const height = (top - bottom) / BANDS;
  const amounts = new Array<number>(BANDS).fill(0);
  const indexOf = (price: number): number => Math.floor((price - bottom) / height);
  const history = candles.map(({ open, high, low, close }) => {
    for (let band = Math.max(0, indexOf(low)); band <= Math.min(BANDS - 1, indexOf(high)); band += 1) amounts[band] = 0;
    const volume = 0.6 + random() * 0.8 + Math.abs(close - open) / 400;
    const entry = (high + low + close) / 3;
    for (const { times, share } of LEVERAGES)
      for (const side of [-1, 1]) {
        const band = indexOf(entry * (1 + side / times));
        if (band >= 0 && band < BANDS) amounts[band] = (amounts[band] ?? 0) + volume * share;
      }
    return [...amounts];
  });
  const most = Math.max(...history.flat());
  const strengthAt = (candle: number, band: number): number =>
    Math.ceil(((history[candle]?.[band] ?? 0) / most) * HEAT_LEVELS);
  return Array.from({ length: BANDS }, (_, band) => {
    const runs: HeatBand[] = [];
    for (let candle = 0; candle < candles.length; candle += 1) {
      const strength = strengthAt(candle, band);
      const last = runs.at(-1);
      if (last && last.to === candle && last.strength === strength) last.to = candle + 1;
      else if (strength > 0)
        runs.push({
          top: bottom + (band + 1) * height,
          bottom: bottom + band * height,
          from: candle,
          to: candle + 1,
          strength,
        });
    }
    return runs;
  }).flat();
}
