/** Whole days until `missing` is earned at `perDay`; 0 if nothing is missing, null if it never will be. */
export function daysToReach(missing: bigint, perDay: bigint | null): number | null {
  if (missing <= 0n) return 0;
  if (perDay === null || perDay <= 0n) return null;
  return Number((missing + perDay - 1n) / perDay);
}
