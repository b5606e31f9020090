/** The value that is shown while none is known. */
export const DEFAULT_FEAR_GREED = 43;

/** Bands of the index with the value that each ends below. */
export const FEAR_GREED_BANDS = [
  { band: 'extremeFear', below: 25 },
  { band: 'fear', below: 50 },
  { band: 'greed', below: 75 },
  { band: 'extremeGreed', below: Infinity },
] as const;

export type FearGreedBand = (typeof FEAR_GREED_BANDS)[number]['band'];

export function fearGreedBand(value: number): FearGreedBand {
  return FEAR_GREED_BANDS.find(({ below }) => value < below)?.band ?? 'extremeGreed';
}
