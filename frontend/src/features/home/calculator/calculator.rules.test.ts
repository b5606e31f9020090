import fc from 'fast-check';
import {
  type Estimate,
  type FeeBasis,
  type Offer,
  type Trading,
  compareOffers,
  dailyVolume,
  estimate,
  feeRateOf,
  inWon,
  mixedFeeRate,
  moveBetween,
  readAmount,
  readShare,
  readShareOrNone,
  readTrading,
  stepped,
} from '@/features/home/calculator/calculator.rules';
import { compareDecimals, multiplyDecimals, parseDecimal, subtractDecimals, sumDecimals } from '@/shared/decimal';

/** An independent model: an unreduced fraction of two integers. */
interface Fraction {
  n: bigint;
  d: bigint;
}
const fraction = (text: string): Fraction => {
  const [whole = '0', tail = ''] = text.replace('-', '').split('.');
  const n = BigInt(whole + tail);
  return { n: text.startsWith('-') ? -n : n, d: 10n ** BigInt(tail.length) };
};
const times = (...factors: Fraction[]): Fraction =>
  factors.reduce((a, b) => ({ n: a.n * b.n, d: a.d * b.d }), { n: 1n, d: 1n });
const minus = (a: Fraction, b: Fraction): Fraction => ({ n: a.n * b.d - b.n * a.d, d: a.d * b.d });
const order = (a: Fraction, b: Fraction): number => {
  const difference = a.n * b.d - b.n * a.d;
  return difference === 0n ? 0 : difference < 0n ? -1 : 1;
};
const one: Fraction = { n: 1n, d: 1n };
const isEqual = (text: string, model: Fraction): boolean => order(fraction(text), model) === 0;

const decimal = (most: bigint, decimals: number) =>
  fc.bigInt({ min: 1n, max: most * 10n ** BigInt(decimals) }).map((units) => {
    const digits = units.toString().padStart(decimals + 1, '0');
    return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
  });
const amount = fc.oneof(decimal(1_000_000_000n, 0), decimal(1_000_000n, 8), decimal(10n, 18));
const rate = fc.oneof(decimal(1n, 6), decimal(1n, 2));
const shareOrNone = fc.oneof(fc.constant('0'), rate);
const days = fc.integer({ min: 1, max: 31 }).map(String);
const trading = fc.record({ seed: amount, leverage: decimal(500n, 0), trades: decimal(1000n, 2) });
const terms = fc.record({ feeRate: rate, rebateRate: rate, monthDays: days });
const account = fc.record({ rebateRate: shareOrNone, discountRate: shareOrNone });
const published = fc.record({
  kind: fc.constant('published' as const),
  maker: rate,
  taker: rate,
  makerShare: shareOrNone,
});
const basisOfVolume = fc.record({ kind: fc.constant('volume' as const), rate });
const basis: fc.Arbitrary<FeeBasis> = fc.oneof(basisOfVolume, published);
const month = fc.record({ volume: amount, basis, monthDays: days });
const plus = (a: Fraction, b: Fraction): Fraction => ({ n: a.n * b.d + b.n * a.d, d: a.d * b.d });
const mixed = (maker: string, taker: string, makerShare: string): Fraction =>
  plus(times(fraction(maker), fraction(makerShare)), times(fraction(taker), minus(one, fraction(makerShare))));
/** Monthly cost of an account. */
const leftModel = (
  { volume, basis: of, monthDays }: { volume: string; basis: FeeBasis; monthDays: string },
  { rebateRate, discountRate }: { rebateRate: string; discountRate: string },
): Fraction =>
  times(
    fraction(volume),
    fraction(monthDays),
    of.kind === 'volume'
      ? fraction(of.rate)
      : times(mixed(of.maker, of.taker, of.makerShare), minus(one, fraction(discountRate))),
    minus(one, fraction(rebateRate)),
  );
const estimateAt = (
  entries: Trading,
  { feeRate, rebateRate, monthDays }: { feeRate: string; rebateRate: string; monthDays: string },
): Estimate =>
  estimate(entries, { basis: { kind: 'volume', rate: feeRate }, monthDays }, { rebateRate, discountRate: '0' });
const check = (property: Parameters<typeof fc.assert>[0]): void => void fc.assert(property, { numRuns: 300 });

describe('reading what was entered', () => {
  it.each([
    ['1000', '1000'],
    ['1,000', '1000'],
    ['1,000 USDT', '1000'],
    ['1,000usdt', '1000'],
    ['1 000 000', '1000000'],
    ['\u00a01,000\u00a0', '1000'],
    ['１，０００', '1000'],
    ['２．５', '2.5'],
    ['0.5', '0.5'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['+5', '5'],
    ['007', '7'],
    ['0.123456789012', '0.123456789012'],
    ['999999999', '999999999'],
  ])('takes %j as %s', (text, read) => expect(readAmount(text, ['USDT'])).toBe(read));

  it.each([
    ...[
      '',
      ' ',
      '.',
      ',',
      '0',
      '0.00',
      '-5',
      '\u22125',
      '1e9',
      '1E3',
      '1e30',
      '1,5',
      '1,00',
      '10,00,000',
      '1.2.3',
      '1..2',
    ],
    ...[
      'NaN',
      'Infinity',
      '0x10',
      '1/2',
      'abc',
      '1000 KRW',
      '1,000 USDT USDT',
      '1000000000',
      '٣',
      '1_000',
      `1${'0'.repeat(30)}`,
    ],
    ...[`0.${'0'.repeat(18)}1`, '1\n2', '$1,000', 'USDT'],
  ])('refuses %j', (text) => expect(readAmount(text, ['USDT'])).toBeUndefined());

  it('takes a share up to 100 percent, and none only where none is an answer', () => {
    expect(['60', '60%', '６０％', '100', '0.5', '12.3456'].map(readShare)).toEqual([
      ...['0.6', '0.6', '0.6', '1', '0.005', '0.123456'],
    ]);
    expect(['0', '100.000001', '101', '-1', '', 'x'].map(readShare)).toEqual(Array(6).fill(undefined));
    expect([readShareOrNone('0'), readShareOrNone('0 %'), readShareOrNone('')]).toEqual(['0', '0', undefined]);
  });

  it('names every field that is meant, and answers only when all are right', () => {
    expect(readTrading({ seed: '', leverage: '10', trades: '-1' })).toEqual({ wrong: ['seed', 'trades'] });
    expect(readTrading({ seed: '1,000', leverage: '10', trades: '0.5' })).toEqual({
      trading: { seed: '1000', leverage: '10', trades: '0.5' },
      wrong: [],
    });
  });

  it('never throws and never answers anything but a positive plain decimal', () => {
    const text = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom(...'0123456789,. +-eE%USDT０９．，−'.split('')), maxLength: 40 }),
      fc.double().map(String),
    );
    check(
      fc.property(text, (entered) => {
        for (const read of [readAmount(entered), readAmount(entered, ['USDT', '%']), readShare(entered)]) {
          if (read === undefined) continue;
          expect(read).toMatch(/^\d{1,9}(\.\d{1,20})?$/);
          expect(compareDecimals(read, 0)).toBe(1);
        }
      }),
    );
  });

  it('reads a number the same however it is grouped', () => {
    check(
      fc.property(fc.integer({ min: 1, max: 999_999_999 }), (number) => {
        const grouped = number.toLocaleString('en-US');
        expect(readAmount(grouped)).toBe(String(number));
        expect(readAmount(grouped.replaceAll(',', ' '))).toBe(String(number));
      }),
    );
  });
});

describe('an estimate', () => {
  it('is the example that anybody can follow', () => {
    const { volume, amounts } = estimateAt(
      { seed: '1000', leverage: '10', trades: '4' },
      { feeRate: '0.0005', rebateRate: '0.6', monthDays: '30' },
    );
    expect(volume).toBe('40000');
    expect(amounts).toEqual({
      day: { fee: '20', rebate: '12', left: '8' },
      month: { fee: '600', rebate: '360', left: '240' },
      year: { fee: '7300', rebate: '4380', left: '2920' },
    });
    expect(inWon(amounts.month.rebate, '1380')).toBe('496800');
  });

  it('is the same as fractions give', () => {
    check(
      fc.property(trading, terms, (entries, conditions) => {
        const { amounts } = estimateAt(entries, conditions);
        const fee = times(
          ...[entries.seed, entries.leverage, entries.trades, conditions.feeRate].map(fraction),
          fraction('365'),
        );
        expect(isEqual(amounts.year.fee, fee)).toBe(true);
        expect(isEqual(amounts.year.rebate, times(fee, fraction(conditions.rebateRate)))).toBe(true);
      }),
    );
  });

  it('has a month of as many days as it says', () => {
    check(
      fc.property(trading, terms, (entries, conditions) => {
        const { amounts } = estimateAt(entries, conditions);
        for (const part of ['fee', 'rebate', 'left'] as const) {
          expect(compareDecimals(amounts.month[part], multiplyDecimals(amounts.day[part], conditions.monthDays))).toBe(
            0,
          );
          expect(compareDecimals(amounts.year[part], multiplyDecimals(amounts.day[part], 365))).toBe(0);
        }
      }),
    );
  });

  it('gives back and leaves exactly the fee, to the last digit', () => {
    check(
      fc.property(trading, terms, (entries, conditions) => {
        for (const { fee, rebate, left } of Object.values(estimateAt(entries, conditions).amounts)) {
          expect(compareDecimals(sumDecimals([rebate, left]), fee)).toBe(0);
          expect(compareDecimals(left, 0)).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('grows with everything that is entered, save that a higher rebate rate leaves less', () => {
    check(
      fc.property(
        trading,
        terms,
        amount,
        fc.constantFrom('seed' as const, 'leverage' as const, 'trades' as const),
        (entries, conditions, more, field) => {
          const small = estimateAt(entries, conditions).amounts.month;
          const large = estimateAt({ ...entries, [field]: sumDecimals([entries[field], more]) }, conditions).amounts
            .month;
          expect(compareDecimals(large.fee, small.fee)).toBe(1);
          expect(compareDecimals(large.rebate, small.rebate)).toBe(1);
          expect(compareDecimals(large.left, small.left)).toBeGreaterThanOrEqual(0);
        },
      ),
    );
    check(
      fc.property(trading, terms, rate, (entries, conditions, other) => {
        const [low = '0', high = '0'] = [conditions.rebateRate, other].sort(compareDecimals);
        const at = (rebateRate: string) => estimateAt(entries, { ...conditions, rebateRate }).amounts.month;
        const direction = compareDecimals(high, low);
        expect(compareDecimals(at(high).rebate, at(low).rebate)).toBe(direction);
        expect(compareDecimals(at(low).left, at(high).left)).toBe(direction);
      }),
    );
  });

  it('scales: ten times the seed is ten times each figure', () => {
    check(
      fc.property(trading, terms, fc.integer({ min: 2, max: 1000 }), (entries, conditions, factor) => {
        const once = estimateAt(entries, conditions).amounts.month;
        const scaled = estimateAt({ ...entries, seed: multiplyDecimals(entries.seed, factor) }, conditions).amounts
          .month;
        for (const part of ['fee', 'rebate', 'left'] as const)
          expect(compareDecimals(scaled[part], multiplyDecimals(once[part], factor))).toBe(0);
      }),
    );
  });

  it('is in won what it is in USDT times the rate', () => {
    check(
      fc.property(trading, terms, decimal(100_000n, 4), (entries, conditions, wonPerUsdt) => {
        const { rebate } = estimateAt(entries, conditions).amounts.month;
        expect(isEqual(inWon(rebate, wonPerUsdt), times(fraction(rebate), fraction(wonPerUsdt)))).toBe(true);
      }),
    );
  });
});

describe('the comparison of exchanges', () => {
  const bitget: Offer = { id: 'bitget', name: 'Bitget', rebateRate: '0.5', discountRate: '0.1' };
  const deepcoin: Offer = { id: 'deepcoin', name: 'Deepcoin', rebateRate: '0.5', discountRate: '0' };
  const ourbit: Offer = { id: 'ourbit', name: 'Ourbit', rebateRate: '0.6', discountRate: '0' };
  const taker: FeeBasis = { kind: 'published', maker: '0.0002', taker: '0.0004', makerShare: '0' };
  const common = { volume: '40000', basis: taker, monthDays: '30' };

  it('takes the discount off the fee first, and the rebate from what is then paid', () => {
    const costs = compareOffers(common, [bitget, deepcoin, ourbit], 'bitget');
    expect(
      costs.map(({ id, fee, rebate, left, overBest, overChosen }) => [id, fee, rebate, left, overBest, overChosen]),
    ).toEqual([
      ['ourbit', '480', '288', '192', '0', '-24'],
      ['bitget', '432', '216', '216', '24', '0'],
      ['deepcoin', '480', '240', '240', '48', '24'],
    ]);
  });

  it('differs by the rebate rates alone where one share of the volume is the fee', () => {
    const costs = compareOffers({ ...common, basis: { kind: 'volume', rate: '0.0005' } }, [bitget, deepcoin, ourbit]);
    expect(costs.map(({ id, feeRate, discountRate, fee, left }) => [id, feeRate, discountRate, fee, left])).toEqual([
      ['ourbit', '0.0005', '0', '600', '240'],
      ['bitget', '0.0005', '0', '600', '300'],
      ['deepcoin', '0.0005', '0', '600', '300'],
    ]);
  });

  it('keeps the offered order where exchanges cost the same', () => {
    const twins = ['b', 'a', 'd', 'c'].map((id) => ({ ...deepcoin, id }));
    expect(compareOffers(common, twins).map(({ id }) => id)).toEqual(['b', 'a', 'd', 'c']);
    expect(compareOffers(common, [])).toEqual([]);
  });

  it('is ordered as fractions order it, and every difference is the difference', () => {
    const offers = fc
      .array(account, { maxLength: 12 })
      .map((list) => list.map((conditions, place) => ({ ...conditions, id: String(place), name: `E${place}` })));
    check(
      fc.property(month, offers, fc.nat(12), (conditions, list, chosen) => {
        const slow = list
          .map(({ id, rebateRate, discountRate }) => ({
            id,
            left: leftModel(conditions, { rebateRate, discountRate }),
          }))
          .sort((a, b) => order(a.left, b.left) || Number(a.id) - Number(b.id));
        const costs = compareOffers(conditions, list, String(chosen));
        expect(costs.map(({ id }) => id)).toEqual(slow.map(({ id }) => id));
        const chosenLeft = slow.find(({ id }) => id === String(chosen))?.left;
        costs.forEach((cost, place) => {
          const model = slow[place]?.left ?? one;
          expect(isEqual(cost.left, model)).toBe(true);
          expect(isEqual(cost.overBest, minus(model, slow[0]?.left ?? one))).toBe(true);
          expect(cost.overChosen === undefined).toBe(chosenLeft === undefined);
          if (chosenLeft) expect(isEqual(cost.overChosen ?? '', minus(model, chosenLeft))).toBe(true);
        });
      }),
    );
  });

  it('mixes maker and taker by the share of the volume, and stays between the two', () => {
    expect(mixedFeeRate({ maker: '0.0002', taker: '0.0004' }, '0')).toBe('0.0004');
    expect(mixedFeeRate({ maker: '0.0002', taker: '0.0004' }, '0.25')).toBe('0.00035');
    expect(mixedFeeRate({ maker: '0.0002', taker: '0.0004' }, '1')).toBe('0.0002');
    check(
      fc.property(rate, rate, shareOrNone, (maker, taker, makerShare) => {
        const [low = '0', high = '0'] = [maker, taker].sort(compareDecimals);
        const rateOfMix = mixedFeeRate({ maker, taker }, makerShare);
        expect(isEqual(rateOfMix, mixed(maker, taker, makerShare))).toBe(true);
        expect(compareDecimals(rateOfMix, low)).toBeGreaterThanOrEqual(0);
        expect(compareDecimals(rateOfMix, high)).toBeLessThanOrEqual(0);
      }),
    );
  });
});

describe('what a move would have kept', () => {
  const common = {
    volume: dailyVolume({ seed: '1000', leverage: '10', trades: '4' }),
    basis: { kind: 'published', maker: '0.0002', taker: '0.0004', makerShare: '0' } as const,
    monthDays: '30',
  };

  it('is the old cost less the new one, for each month and in all', () => {
    const moved = moveBetween(
      common,
      '12',
      { rebateRate: '0', discountRate: '0' },
      { rebateRate: '0.5', discountRate: '0.1' },
    );
    expect(moved.before).toEqual({ feeRate: '0.0004', discountRate: '0', fee: '480', rebate: '0', left: '480' });
    expect(moved.after).toEqual({ feeRate: '0.00036', discountRate: '0.1', fee: '432', rebate: '216', left: '216' });
    expect([moved.keptMonthly, moved.paid, moved.wouldHavePaid, moved.kept]).toEqual(['264', '5760', '2592', '3168']);
  });

  it('adds up for any terms, is nothing without a change, and turns its sign when the way is turned', () => {
    check(
      fc.property(month, decimal(600n, 2), account, account, (conditions, months, before, after) => {
        const there = moveBetween(conditions, months, before, after);
        const back = moveBetween(conditions, months, after, before);
        expect(compareDecimals(there.kept, subtractDecimals(there.paid, there.wouldHavePaid))).toBe(0);
        expect(compareDecimals(there.kept, multiplyDecimals(there.keptMonthly, months))).toBe(0);
        expect(parseDecimal(sumDecimals([there.kept, back.kept]))?.units).toBe(0n);
        expect(moveBetween(conditions, months, before, before).kept).toBe('0');
      }),
    );
  });

  it('is the same as fractions give', () => {
    check(
      fc.property(month, decimal(600n, 2), account, account, (conditions, months, before, after) => {
        const moved = moveBetween(conditions, months, before, after);
        const [old, next] = [leftModel(conditions, before), leftModel(conditions, after)];
        expect(isEqual(moved.before.left, old)).toBe(true);
        expect(isEqual(moved.after.left, next)).toBe(true);
        expect(isEqual(moved.keptMonthly, minus(old, next))).toBe(true);
        expect(isEqual(moved.paid, times(old, fraction(months)))).toBe(true);
        expect(isEqual(moved.wouldHavePaid, times(next, fraction(months)))).toBe(true);
        expect(isEqual(moved.kept, times(minus(old, next), fraction(months)))).toBe(true);
      }),
    );
  });
});

it('says the same of one exchange in all three views, to the last digit', () => {
  const list = fc.array(account, { minLength: 1, maxLength: 6 });
  check(
    fc.property(trading, basis, days, list, fc.nat(5), account, (entries, of, monthDays, accounts, place, before) => {
      const offers = accounts.map((conditions, at) => ({ ...conditions, id: String(at), name: `E${at}` }));
      const offer = offers[place % offers.length] as Offer;
      const conditions = { volume: dailyVolume(entries), basis: of, monthDays };
      const own = estimate(entries, { basis: of, monthDays }, offer);
      const row = compareOffers(conditions, offers, offer.id).find(({ id }) => id === offer.id);
      const { after } = moveBetween(conditions, '12', before, offer);
      const { feeRate, discountRate } = own;
      const said = { ...own.amounts.month, feeRate, discountRate };
      expect(row).toMatchObject(said);
      expect(after).toEqual(said);
      if (of.kind === 'volume') expect(compareDecimals(feeRate, feeRateOf(of))).toBe(0);
    }),
  );
});

describe('a step', () => {
  it.each([
    ['seed', '1,000', 1, '2000'],
    ['seed', '1,000', -1, '900'],
    ['seed', '10,000 USDT', 1, '20000'],
    ['seed', '950.5', 1, '1050.5'],
    ['seed', '100', -1, undefined],
    ['seed', '', 1, '100'],
    ['seed', '999999999', 1, undefined],
    ['trades', '4', 1, '5'],
    ['trades', '1', -1, undefined],
    ['trades', '1.5', -1, '0.5'],
    ['trades', 'many', 1, undefined],
  ] as const)('%s %p by %p is %p', (field, text, direction, next) => {
    expect(stepped(field, text, direction, ['USDT'])).toBe(next);
  });
});
