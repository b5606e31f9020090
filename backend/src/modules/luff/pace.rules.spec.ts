import fc from 'fast-check';
import { daysToReach } from './pace.rules.js';

describe('the pace towards the smallest payback', () => {
  it('is the first whole day on which nothing is missing', () => {
    const positive = fc.bigInt({ min: 1n, max: 10n ** 15n });
    fc.assert(
      fc.property(positive, positive, (missing, perDay) => {
        const days = BigInt(daysToReach(missing, perDay) ?? -1);
        expect(days * perDay >= missing && (days - 1n) * perDay < missing).toBe(true);
      }),
    );
  });

  it('has arrived when nothing is missing, and cannot be told when nothing is earned', () => {
    expect(daysToReach(0n, null)).toBe(0);
    expect(daysToReach(-5n, 3n)).toBe(0);
    expect(daysToReach(5n, null)).toBeNull();
    expect(daysToReach(5n, 0n)).toBeNull();
  });
});
