import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import {
  canonical,
  estimateMonth,
  exceedsCommission,
  feeAfterRebate,
  feeFromRebateRate,
  feeRateOf,
  rateInForce,
  rebateOf,
  summarize,
  totalOf,
} from './rebate.rules.js';

const Exact = Decimal.clone({ precision: 100, toExpNeg: -100, toExpPos: 100 });

/** Amounts below 1e20 with at most 18 decimals, as exchanges report them. */
const amount = fc
  .tuple(fc.bigInt({ min: 0n, max: 10n ** 20n - 1n }), fc.bigInt({ min: 0n, max: 10n ** 18n - 1n }))
  .map(([whole, part]) => canonical(`${whole}.${part.toString().padStart(18, '0')}`));
const rate = fc.integer({ min: 0, max: 1_000_000 }).map((millionths) => new Exact(millionths).div(1_000_000).toFixed());

describe('the rebate of a row', () => {
  it('is fee × rate, cut to 18 decimals and never more than exact', () => {
    fc.assert(
      fc.property(amount, rate, (fee, rebateRate) => {
        const rebate = new Exact(rebateOf(fee, rebateRate) ?? 'NaN');
        const exact = new Exact(fee).times(rebateRate);
        expect(rebate.lte(exact)).toBe(true);
        expect(exact.minus(rebate).lt('1e-18')).toBe(true);
      }),
    );
  });

  it('is not known without a fee', () => {
    expect(rebateOf(null, '0.5')).toBeNull();
  });

  it('keeps digits that a float would lose', () => {
    expect(rebateOf('90071992547409931.123456789012345678', '0.1')).toBe('9007199254740993.112345678901234567');
  });

  it('of a derived fee never promises more than the commission', () => {
    fc.assert(
      fc.property(amount, rate, (commission, rebateRate) => {
        const rebate = rebateOf(feeFromRebateRate(commission, rebateRate), rebateRate);
        expect(exceedsCommission(rebate, commission)).toBe(false);
      }),
    );
    expect(feeFromRebateRate('1', '0')).toBeNull();
  });

  it('is flagged above the commission and not at it', () => {
    expect(exceedsCommission('0.000000000000000002', '0.000000000000000001')).toBe(true);
    expect(exceedsCommission('1.0', '1')).toBe(false);
    expect(exceedsCommission(null, '0')).toBe(false);
  });
});

describe('the rate in force', () => {
  const from = (day: string, rebateRate: string) => ({ effectiveAt: new Date(`${day}T00:00:00Z`), rebateRate });
  const rates = [from('2026-03-01', '0.4'), from('2026-01-01', '0.5'), from('2026-02-01', '0.6')];

  it('is the last that has begun, its first instant included', () => {
    expect(rateInForce(rates, new Date('2026-01-31T23:59:59.999Z'))).toBe('0.5');
    expect(rateInForce(rates, new Date('2026-02-01T00:00:00Z'))).toBe('0.6');
    expect(rateInForce(rates, new Date('2026-12-01T00:00:00Z'))).toBe('0.4');
  });

  it('is the first for days before it', () => {
    expect(rateInForce(rates, new Date('2025-01-01T00:00:00Z'))).toBe('0.5');
  });

  it('does not exist without rates', () => {
    expect(() => rateInForce([], new Date('2026-01-01T00:00:00Z'))).toThrow(RangeError);
  });
});

describe('the summary', () => {
  const day = fc.record({ day: fc.constant('2026-11-01'), volume: amount, rebate: amount, estimated: fc.boolean() });

  it('is the exact sum of its days in any order', () => {
    fc.assert(
      fc.property(fc.array(day, { maxLength: 90 }), fc.integer({ min: 1, max: 90 }), (days, reportDays) => {
        const sums = summarize(days, reportDays);
        expect(summarize([...days].reverse(), reportDays)).toEqual(sums);
        expect(sums.totalVolume).toBe(totalOf(days.map((one) => one.volume)));
        expect(sums.totalRebate).toBe(totalOf(days.map((one) => one.rebate)));
        const month = new Exact(sums.totalRebate).times(30).div(reportDays);
        expect(
          month
            .minus(sums.estimatedMonthly ?? 'NaN')
            .abs()
            .lt('1e-8'),
        ).toBe(true);
      }),
    );
  });

  it('estimates a month from the days with a report, and nothing from none', () => {
    expect(estimateMonth('12', 3)).toBe('120');
    expect(estimateMonth('10', 7)).toBe('42.85714285');
    expect(estimateMonth('0', 5)).toBe('0');
    expect(estimateMonth('5', 0)).toBeNull();
  });
});

describe('amounts as text', () => {
  it('have no exponent and no trailing zeros', () => {
    expect(canonical('0.000000000000000010')).toBe('0.00000000000000001');
    expect(canonical('1e3')).toBe('1000');
    expect(canonical('0.000')).toBe('0');
  });

  it('of a fee rate are those by which a volume gives its fee, and say where they are rounded', () => {
    expect(feeRateOf('33.76873', '67537.46')).toEqual({ share: '0.0005', isExact: true });
    expect(feeRateOf('0.00018921', '0.378427')).toEqual({ share: '0.0005', isExact: true });
    expect(feeRateOf('17', '40000')).toEqual({ share: '0.000425', isExact: true });
    expect(feeRateOf('10', '30000')).toEqual({ share: '0.000333', isExact: false });
    expect(feeRateOf('1', '0')).toBeNull();
  });

  it('of fees after the rebate are exact', () => {
    expect(feeAfterRebate('0.0002', '0.5')).toBe('0.0001');
    expect(feeAfterRebate('0.0004', '0.6')).toBe('0.00016');
    expect(feeAfterRebate('0.0004', '1')).toBe('0');
  });
});
