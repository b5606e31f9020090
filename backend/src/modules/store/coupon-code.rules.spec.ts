import fc from 'fast-check';
import { COUPON_LENGTH, COUPON_SIGNS, couponCode } from './coupon-code.rules.js';

describe('the code of a coupon', () => {
  const random = fc.array(fc.integer({ min: 0, max: COUPON_SIGNS - 1 }), {
    minLength: COUPON_LENGTH,
    maxLength: COUPON_LENGTH,
  });

  it('has two groups of four signs, none of which looks like another', () => {
    fc.assert(
      fc.property(random, (numbers) => {
        expect(couponCode(numbers)).toMatch(/^LANCE-[234679ACDEFGHJKMNPQRTWXY]{4}-[234679ACDEFGHJKMNPQRTWXY]{4}$/);
      }),
    );
  });

  it('differs where the numbers differ', () => {
    fc.assert(
      fc.property(random, random, (a, b) => {
        expect(couponCode(a) === couponCode(b)).toBe(a.join() === b.join());
      }),
    );
  });

  it.each([[[]], [[1, 2, 3]], [[0, 0, 0, 0, 0, 0, 0, COUPON_SIGNS]]])('is not made of %j', (numbers) => {
    expect(() => couponCode(numbers)).toThrow(RangeError);
  });
});
