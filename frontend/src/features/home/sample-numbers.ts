/** Deterministic pseudorandom numbers from 0 to 1 (Lehmer, 16807). */
export function sampleNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}
