/** Most bars that are drawn broken, with their figures beside them, so that the others do not look flat. */
const MOST_BROKEN = 3;
/** A bar this many times as high as the next one is broken. */
const OUTSHINES = 4;

/** Indexes of the bars that are drawn broken. */
export function outshining(lengths: readonly number[]): number[] {
  const sorted = [...lengths].sort((a, b) => b - a);
  const count = sorted.findIndex((length, index) => length > OUTSHINES * (sorted[index + 1] ?? length)) + 1;
  const [least = 0] = sorted.slice(count - 1);
  const others = sorted.slice(count).filter((length) => length > 0).length;
  if (count === 0 || count > MOST_BROKEN || others <= count) return [];
  return lengths.flatMap((length, index) => (length >= least ? [index] : []));
}
