/** Of 95 % on both sides together, for 1 to 10 degrees of freedom (Student, 1908; NIST/SEMATECH e-Handbook, 1.3.6.7.2). */
const QUANTILES = [
  12.706_204_736, 4.302_652_73, 3.182_446_305, 2.776_445_105, 2.570_581_836, 2.446_911_851, 2.364_624_252,
  2.306_004_135, 2.262_157_163, 2.228_138_852,
];

/** Standard normal quantile of a 95 % interval. */
const Z = 1.959_963_984_540_054;

/**
 * By how many standard errors the mean of `count` values may be off with 95 % certainty: Student's t of `count` − 1 degrees of freedom,
 * above ten of them by the expansion of Abramowitz and Stegun (26.7.5), which is right to five decimals there. Infinite for fewer than
 * two values.
 */
export function studentT(count: number): number {
  const freedom = count - 1;
  if (freedom < 1) return Infinity;
  return (
    QUANTILES[freedom - 1] ??
    Z +
      (Z ** 3 + Z) / (4 * freedom) +
      (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / (96 * freedom ** 2) +
      (3 * Z ** 7 + 19 * Z ** 5 + 17 * Z ** 3 - 15 * Z) / (384 * freedom ** 3) +
      (79 * Z ** 9 + 776 * Z ** 7 + 1482 * Z ** 5 - 1920 * Z ** 3 - 945 * Z) / (92_160 * freedom ** 4)
  );
}
