import { keptShare, ratePercent } from '@/features/home/rates';
import { makeEntry } from '@/features/home/ticker';
import { multiplyDecimals } from '@/shared/decimal';

describe('an example of the ticker', () => {
  it('is computed like a real rebate, to the last digit, and hides the UID', () => {
    let seed = 3;
    const random = (): number => ((seed = (seed * 16807) % 2147483647), seed / 2147483647);
    for (let id = 0; id < 200; id += 1) {
      const entry = makeEntry(
        id,
        [
          { name: 'Deepcoin', rate: '0.5' },
          { name: 'OKX', rate: '0.3' },
        ],
        '0.0005',
        random,
      );
      expect(entry?.maskedUid).toMatch(/^\d\d••••\d\d$/);
      expect(entry?.rebate).toBe(
        multiplyDecimals(entry?.volume ?? '', '0.0005', entry?.exchange === 'OKX' ? '0.3' : '0.5'),
      );
    }
  });

  it('does not exist without an exchange', () => {
    expect(makeEntry(1, [], '0.0005', () => 0.5)).toBeUndefined();
  });
});

describe('a rebate rate', () => {
  it('is a fraction under 1 and percent above', () => {
    expect(ratePercent('0.45')).toBe('45%');
    expect(ratePercent('45')).toBe('45%');
    expect(ratePercent('1')).toBe('100%');
    expect(keptShare('0.6')).toBe('0.4');
  });
});
