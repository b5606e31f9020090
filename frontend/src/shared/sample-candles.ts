export interface Candle {
  open: number;
  high: number;
  low: number;
  close: number;
}

export interface SampleShape {
  /** Which of the endless many: the same seed makes the same candles, on every machine. */
  seed: number;
  /** `[candle, price]` along the way; straight lines between them. The last names the number of candles. */
  path: readonly (readonly [candle: number, price: number])[];
  /** How far a close strays from the path, and how long wicks grow. */
  noise: number;
}

/** Numbers from 0 to 1 that look like chance and are always the same (Lehmer, 16807). */
export function sampleNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

/** Candles for an illustration, never a quotation: whoever shows them says so. */
export function sampleCandles({ seed, path, noise }: SampleShape): Candle[] {
  const random = sampleNumbers(seed);
  const count = path.at(-1)?.[0] ?? 0;
  let close = priceAt(path, 0);
  return Array.from({ length: count }, (_, index) => {
    const open = close;
    close = priceAt(path, index + 1) + (random() - 0.5) * noise;
    return {
      open,
      close,
      high: Math.max(open, close) + random() * noise * 0.6,
      low: Math.min(open, close) - random() * noise * 0.6,
    };
  });
}

function priceAt(path: SampleShape['path'], candle: number): number {
  const next = path.findIndex(([index]) => index >= candle);
  const [toIndex, to] = path[next] ?? path.at(-1) ?? [0, 0];
  const [fromIndex, from] = path[next - 1] ?? [toIndex, to];
  return toIndex === fromIndex ? to : from + ((to - from) * (candle - fromIndex)) / (toIndex - fromIndex);
}
