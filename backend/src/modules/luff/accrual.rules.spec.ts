import fc from 'fast-check';
import { CURRENCIES, formatAmount, parseAmount } from '../../platform/ledger/index.js';
import {
  earnerOf,
  LUFF_DECIMALS,
  luffTarget,
  nextStep,
  paidOutOf,
  type EarningSpan,
  type PostedAccrual,
} from './accrual.rules.js';
import { groupAmount, luffCost, usdtWorth } from './luff-amount.rules.js';

const toUnits = (text: string): bigint => parseAmount(text, LUFF_DECIMALS);
const fromUnits = (units: bigint): string => formatAmount(units, LUFF_DECIMALS);

const volume = fc
  .tuple(fc.bigInt({ min: 0n, max: 10n ** 20n }), fc.integer({ min: 0, max: 18 }))
  .map(([digits, scale]) => {
    const text = digits.toString().padStart(scale + 1, '0');
    return scale === 0 ? text : `${text.slice(0, -scale)}.${text.slice(-scale)}`;
  });

describe('Luff of a report day', () => {
  it.each([
    ['80000000', '0.00002', '1600'],
    ['50000', '0.00002', '1'],
    ['0.0004', '0.00002', '0.00000000'],
    ['0.0005', '0.00002', '0.00000001'],
    ['123456.789012345678', '0.00002', '2.46913578'],
    ['90100000000000.01', '0.00002', '1802000000.0000002'],
    ['0', '0.00002', '0'],
    ['100', '0', '0'],
  ])('for a volume of %s at a rate of %s is %s', (traded, rate, luff) => {
    expect(luffTarget(traded, rate)).toBe(toUnits(luff));
  });

  it('is the largest number of 8 decimals that is not above volume × rate', () => {
    fc.assert(
      fc.property(volume, fc.bigInt({ min: 0n, max: 10n ** 8n }), (traded, rateUnits) => {
        const [whole = '', fraction = ''] = traded.split('.');
        const scaledVolume = BigInt(whole + fraction);
        const scale = 10n ** BigInt(fraction.length);
        const exact = scaledVolume * rateUnits;
        const target = luffTarget(traded, fromUnits(rateUnits));
        expect(target * scale <= exact && exact < (target + 1n) * scale).toBe(true);
      }),
    );
  });

  it.each(['-1', 'NaN', 'Infinity'])('refuses a volume of %s', (traded) => {
    expect(() => luffTarget(traded, '0.00002')).toThrow();
  });

  it('is posted as the difference, so that any series of corrections ends at the last target', () => {
    fc.assert(
      fc.property(fc.array(fc.bigInt({ min: 0n, max: 10n ** 15n }), { maxLength: 30 }), (targets) => {
        let posted: Omit<PostedAccrual, 'paidOut'> | undefined;
        let sum = 0n;
        for (const target of targets) {
          const step = nextStep(target, posted);
          if (step) {
            expect(step.revision).toBe((posted?.revision ?? 0) + 1);
            sum += step.difference;
            posted = { revision: step.revision, target: step.target };
          }
          expect(nextStep(target, posted)).toBeNull();
          expect(sum).toBe(target);
        }
      }),
    );
  });
});

describe('what was paid out of days that are taken back', () => {
  const days = (...posted: bigint[]) =>
    posted.map((units, index) => ({ day: `2026-11-2${index}`, posted: units, paidOut: 0n }));

  it('is what was paid beyond all that is earned otherwise, the oldest days first', () => {
    const parts = (paid: bigint, otherwise: bigint) => [...paidOutOf(days(100n, 50n, 70n), paid, otherwise).values()];
    expect(parts(0n, 0n)).toEqual([0n, 0n, 0n]);
    expect(parts(120n, 0n)).toEqual([100n, 20n, 0n]);
    expect(parts(120n, 30n)).toEqual([90n, 0n, 0n]);
    expect(parts(120n, 120n)).toEqual([0n, 0n, 0n]);
    expect(parts(900n, 30n)).toEqual([100n, 50n, 70n]);
  });

  it('is never more than a day stood at, less what was found before, and in all the least that fits', () => {
    const units = fc.bigInt({ min: 0n, max: 1_000n });
    const taken = fc.array(fc.record({ posted: units, paidOut: units }), { maxLength: 8 });
    fc.assert(
      fc.property(taken, units, units, (some, paid, otherwise) => {
        const back = some.map((one, index) => ({ ...one, day: `2026-11-1${index}` }));
        const parts = paidOutOf([...back].reverse(), paid, otherwise);
        let room = 0n;
        let sum = 0n;
        for (const { day, posted, paidOut } of back) {
          const left = posted > paidOut ? posted - paidOut : 0n;
          expect(parts.get(day)).toBeLessThanOrEqual(left);
          room += left;
          sum += parts.get(day) ?? 0n;
        }
        const beyond = paid > otherwise ? paid - otherwise : 0n;
        expect(sum).toBe(beyond < room ? beyond : room);
      }),
    );
  });
});

describe('who earns a day', () => {
  const span = (userId: string, verifiedOn: string, releasedOn: string | null = null): EarningSpan => ({
    userId,
    verifiedOn,
    releasedOn,
  });

  it('is nobody before the UID was verified, and the member from that day on', () => {
    const spans = [span('a', '2026-11-10')];
    expect(earnerOf('2026-11-09', spans)).toBeNull();
    expect(earnerOf('2026-11-10', spans)).toBe('a');
    expect(earnerOf('2027-01-01', spans)).toBe('a');
  });

  it('is the new holder from the day on which the UID moved, and the former one before', () => {
    const spans = [span('b', '2026-11-15'), span('a', '2026-11-10', '2026-11-15')];
    expect(earnerOf('2026-11-14', spans)).toBe('a');
    expect(earnerOf('2026-11-15', spans)).toBe('b');
  });

  it('is nobody from the day on which the member gave the UID up', () => {
    const spans = [span('a', '2026-11-10', '2026-11-12')];
    expect(earnerOf('2026-11-11', spans)).toBe('a');
    expect(earnerOf('2026-11-12', spans)).toBeNull();
  });

  it('is nobody when the UID was given up on the day on which it was verified', () => {
    expect(earnerOf('2026-11-10', [span('a', '2026-11-10', '2026-11-10')])).toBeNull();
  });
});

describe('Luff amounts', () => {
  it('have the decimals of the ledger', () => {
    expect(LUFF_DECIMALS).toBe(CURRENCIES.LUFF);
  });

  it('are worth what they cost, and a part of a unit is never given away', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 18n }), fc.integer({ min: 1, max: 1_000_000 }), (luff, rate) => {
        expect(usdtWorth(luffCost(luff, rate), rate)).toBe(luff);
        expect(luffCost(usdtWorth(luff, rate), rate) <= luff).toBe(true);
      }),
    );
  });

  it.each([
    ['1234567.899', 2, '1,234,567.89'],
    ['1234567.899', 0, '1,234,567'],
    ['100', 2, '100.00'],
    ['0.00000001', 2, '0.00'],
    ['-0.00000001', 2, '0.00'],
    ['-1234.5', 1, '-1,234.5'],
    ['999.99999999', 8, '999.99999999'],
  ])('show %s with %i decimals as %s', (amount, digits, shown) => {
    expect(groupAmount(amount, digits)).toBe(shown);
  });
});
