/** Letters and digits that nobody takes for one another: no 0, O, 1, I, L, 5, S, 8, B, U, V, and no Z beside 2. */
const SIGNS = '234679ACDEFGHJKMNPQRTWXY';
const GROUP = 4;

/** How many values `couponCode` may be given: each is one sign. */
export const COUPON_SIGNS = SIGNS.length;
export const COUPON_LENGTH = 2 * GROUP;

/** The code of a coupon, e.g. `LANCE-7K2M-9QXD`, from eight random whole numbers below `COUPON_SIGNS`. */
export function couponCode(random: readonly number[]): string {
  const signs = random.map((index) => SIGNS.charAt(index)).join('');
  if (signs.length !== COUPON_LENGTH) throw new RangeError(`a coupon code has ${COUPON_LENGTH} signs`);
  return `LANCE-${signs.slice(0, GROUP)}-${signs.slice(GROUP)}`;
}
