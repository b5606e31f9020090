/** Numbers from 0 to 1 that look like chance and are always the same, on every machine (Lehmer, 16807). */
export function sampleNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}
