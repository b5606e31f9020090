/**
 * How often a value of the first sample is above one of the second, ties counting half: 0.5 when both come from one
 * distribution, whatever its shape and outliers (the statistic of Mann and Whitney over the number of pairs).
 */
export function shareAbove(first: readonly number[], second: readonly number[]): number {
  let above = 0;
  for (const one of first) for (const other of second) above += one > other ? 1 : one === other ? 0.5 : 0;
  return above / (first.length * second.length);
}
