import fc from 'fast-check';
import { Ratio } from './ratio.rules.js';

const fraction = fc.tuple(fc.bigInt(0n, 10n ** 12n), fc.bigInt(1n, 10n ** 6n));

describe('an exact fraction', () => {
  it('adds, takes away and multiplies without losing anything', () => {
    fc.assert(
      fc.property(fraction, fraction, ([a, b], [c, d]) => {
        const [one, other] = [Ratio.of(a, b), Ratio.of(c, d)];
        expect(one.plus(other).minus(other)).toEqual(one);
        expect(one.plus(other)).toEqual(Ratio.of(a * d + c * b, b * d));
        expect(one.times(other)).toEqual(Ratio.of(a * c, b * d));
        expect(one.isAtLeast(other)).toBe(a * d >= c * b);
        expect(one.atMost(other)).toEqual(a * d >= c * b ? other : one);
      }),
    );
  });

  it('rounds down, up, and cuts decimals instead of rounding them', () => {
    expect([Ratio.of(7n, 2n).floor(), Ratio.of(7n, 2n).ceil(), Ratio.of(8n, 2n).ceil()]).toEqual([3n, 4n, 4n]);
    expect([Ratio.of(2n, 3n).toText(6), Ratio.of(1n, 8n).toText(6), Ratio.of(36n).toText(6)]).toEqual([
      '0.666666',
      '0.125',
      '36',
    ]);
  });

  it('reads what a numeric column says', () => {
    expect(Ratio.parse('20.0000').toText(4)).toBe('20');
    expect(Ratio.parse('1.5000')).toEqual(Ratio.of(3n, 2n));
  });

  it.each(['', '-1', '1e3', '1.', '.5', 'NaN', '1,5'])('refuses %j', (text) => {
    expect(() => Ratio.parse(text)).toThrow(RangeError);
  });

  it('is never less than nothing', () => {
    expect(() => Ratio.of(1n, 3n).minus(Ratio.of(1n, 2n))).toThrow(RangeError);
    expect(() => Ratio.of(1n, 0n)).toThrow(RangeError);
  });
});
