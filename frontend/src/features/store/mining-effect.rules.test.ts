import { effectOf, gainOf, missingOf, soonestBack, withoutItem } from '@/features/store/mining-effect.rules';

const formula = {
  reward: '30',
  intervalSeconds: 600,
  ratePercent: '0',
  rateMultiplier: '1',
  perInterval: '30',
  baseCap: 1,
  capMultiplier: '1',
  cap: '1',
};
const speed = {
  price: 200,
  durationHours: 24,
  effectType: 'speed_boost',
  effectValue: '20',
  rateMultiplier: '1',
  capMultiplier: '1',
} as const;
const cap = { ...speed, price: 300, effectType: 'cap_boost', effectValue: '3' } as const;
const premium = {
  ...speed,
  price: 1500,
  durationHours: 168,
  effectType: 'premium',
  effectValue: '0',
  rateMultiplier: '1.5',
  capMultiplier: '6',
} as const;

describe('what an item would do for a member', () => {
  it('adds its percent to the rate: 30 L become 36 L, and 200 L are back after 5.6 hours', () => {
    const gain = gainOf(speed, formula);
    expect(gain.perInterval).toEqual({ now: '30', with: '36' });
    expect([gain.perHour, gain.inAll, gain.breakEvenHours]).toEqual(['36', '864', '5.6']);
    expect([gain.perAbsence, gain.breakEvenAbsences]).toEqual(['0', undefined]);
  });

  it('multiplies the cap and leaves the rate: what pays is being away', () => {
    const gain = gainOf(cap, formula);
    expect(gain.most).toEqual({ now: '30', with: '90' });
    expect([gain.perHour, gain.breakEvenHours]).toEqual(['0', undefined]);
    expect([gain.perAbsence, gain.breakEvenAbsences]).toEqual(['60', '5']);
  });

  it('does both as premium', () => {
    const gain = gainOf(premium, formula);
    expect(gain.perInterval.with).toBe('45');
    expect(gain.most.with).toBe('270');
    expect([gain.perHour, gain.inAll, gain.breakEvenHours]).toEqual(['90', '15120', '16.7']);
  });

  it('takes any other type as premium', () => {
    expect(effectOf({ ...premium, effectType: 'something' as 'premium' })).toEqual({
      ratePercent: '0',
      rateMultiplier: '1.5',
      capMultiplier: '6',
    });
  });

  it('counts on top of what already works: percents add, multipliers multiply', () => {
    const boosted = {
      ...formula,
      ratePercent: '20',
      rateMultiplier: '1.5',
      perInterval: '54',
      capMultiplier: '6',
      cap: '6',
    };
    expect(gainOf(speed, boosted).perInterval).toEqual({ now: '54', with: '63' });
    expect(gainOf(cap, boosted).cap).toEqual({ now: '6', with: '18' });
  });

  it('never promises the price back too early', () => {
    const slow = { ...formula, reward: '7', perInterval: '7' };
    const { perHour, breakEvenHours } = gainOf(speed, slow);
    expect(perHour).toBe('8.4');
    expect(Number(breakEvenHours) * Number(perHour)).toBeGreaterThanOrEqual(200);
    expect((Number(breakEvenHours) - 0.1) * Number(perHour)).toBeLessThan(200);
  });

  it('brings nothing back while the reward is 0', () => {
    expect(gainOf(speed, { ...formula, reward: '0', perInterval: '0' }).breakEvenHours).toBeUndefined();
  });
});

describe('what is missing', () => {
  it('is the part that the balance does not cover, and nothing when it does', () => {
    expect(missingOf(200, '150')).toBe('50');
    expect(missingOf(500, '499.99999999')).toBe('0.00000001');
    expect(missingOf(200, '200')).toBeUndefined();
  });
});

describe('an item that is on', () => {
  it.each([speed, cap, premium])('adds to the formula without it what makes the one with it ($effectType)', (item) => {
    const { perInterval, cap: caps } = gainOf(item, formula);
    const effect = effectOf(item);
    const on = {
      ...formula,
      ratePercent: effect.ratePercent,
      rateMultiplier: effect.rateMultiplier,
      capMultiplier: effect.capMultiplier,
      perInterval: perInterval.with,
      cap: caps.with,
    };
    expect(withoutItem(item, on)).toEqual(formula);
    expect(gainOf(item, withoutItem(item, on))).toEqual(gainOf(item, formula));
  });
});

describe('the item that stands out', () => {
  const offer = (id: string, price: number, hours: string | undefined, onUntil: string | null = null) => ({
    item: { id, price, durationHours: 24, onUntil },
    gain: { breakEvenHours: hours },
  });

  it.each([
    ['is the one that has its price back first', [offer('slow', 100, '9'), offer('fast', 100, '5')], 'fast'],
    ['is none while that one is on', [offer('fast', 100, '5', '2026-11-29T13:49:00.000Z'), offer('slow', 100, '9')]],
    ['is none while that one cannot be paid', [offer('fast', 5000, '5'), offer('slow', 100, '9')]],
    ['is none if that one expires before', [offer('late', 100, '30')]],
    ['is none that only raises the cap', [offer('cap', 100, undefined)]],
  ])('%s', (_which, offers, id = undefined) => {
    expect(soonestBack(offers, '1000')?.id).toBe(id);
  });
});
