/** Standard normal quantile of a 95 % interval. */
const Z = 1.959_963_984_540_054;

/** Where a share of which `hits` in `count` were seen lies with 95 % certainty, by Wilson's score (1927); 0 to 1 without any. */
export function wilson(hits: number, count: number): { readonly low: number; readonly high: number } {
  if (count === 0) return { low: 0, high: 1 };
  const share = hits / count;
  const scale = 1 + Z ** 2 / count;
  const middle = (share + Z ** 2 / (2 * count)) / scale;
  const half = (Z / scale) * Math.sqrt((share * (1 - share)) / count + Z ** 2 / (4 * count ** 2));
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}
