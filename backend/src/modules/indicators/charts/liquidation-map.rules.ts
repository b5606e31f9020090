import type { Candle } from './chart.rules.js';

/** The leverages that positions are assumed to have, and the share of the volume opened with each. */
export const LEVERAGES = [
  { times: 10, share: 0.2 },
  { times: 25, share: 0.35 },
  { times: 50, share: 0.3 },
  { times: 100, share: 0.15 },
] as const;
/** Strengths of a band: 0 (nothing) to 5 (the most of the whole map). */
export const STRENGTHS = 5;

/** The prices that a map covers, cut into bands of equal height. */
export interface MapFrame {
  readonly top: number;
  readonly bottom: number;
  readonly bands: number;
}

export const bandOf = (price: number, { top, bottom, bands }: MapFrame): number =>
  Math.floor(((price - bottom) / (top - bottom)) * bands);

/**
 * The map after each candle: the strength of every band from the lowest price upwards. Each candle is assumed to open
 * positions in proportion to its volume, half of them long and half short, spread over the leverages; each position would be
 * closed by force at `price × (1 ∓ 1 ÷ leverage)`. A band is emptied when the price passes it.
 */
export function liquidationMap(candles: readonly Candle[], frame: MapFrame): number[][] {
  const amounts = new Array<number>(frame.bands).fill(0);
  const history = candles.map(({ high, low, close, volume }) => {
    amounts.fill(0, Math.max(0, bandOf(low, frame)), Math.max(0, bandOf(high, frame) + 1));
    const entry = (high + low + close) / 3;
    for (const { times, share } of LEVERAGES)
      for (const side of [-1, 1]) {
        const band = bandOf(entry * (1 + side / times), frame);
        if (band >= 0 && band < frame.bands) amounts[band] = (amounts[band] ?? 0) + (volume * share) / 2;
      }
    return [...amounts];
  });
  const most = history.reduce((found, bands) => Math.max(found, ...bands), 0);
  return history.map((bands) => bands.map((amount) => Math.ceil((amount / most) * STRENGTHS)));
}
