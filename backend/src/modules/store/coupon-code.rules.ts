/** Unambiguous letters and digits: no 0, O, 1, I, L, 5, S, 8, B, U, V, and no Z beside 2. */
const SIGNS = '234679ACDEFGHJKMNPQRTWXY';
const GROUP = 4;

/** Number of values `couponCode` accepts: one per character. */
export const COUPON_SIGNS = SIGNS.length;
export const COUPON_LENGTH = 2 * GROUP;

/** Code of a coupon, e.g. `LANCE-7K2M-9QXD`, from eight random integers below `COUPON_SIGNS`. */
export function couponCode(random: readonly number[]): string {
  const signs = random.map((index) => SIGNS.charAt(index)).join('');
  if (signs.length !== COUPON_LENGTH) throw new RangeError(`a coupon code has ${COUPON_LENGTH} signs`);
  return `LANCE-${signs.slice(0, GROUP)}-${signs.slice(GROUP)}`;
}
