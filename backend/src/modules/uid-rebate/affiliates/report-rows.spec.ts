import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { z } from 'zod';
import { uidText, UpstreamFailure } from '../../../platform/upstream/index.js';
import { Amount, believable, believableRate, plain } from './amounts.js';
import { type Contribution, ReportRows } from './report-rows.js';

const amount = (text: string) => new Amount(text);
const part = (over: Partial<Contribution>): Contribution => ({
  uid: '3610',
  product: 'spot',
  volume: amount('100'),
  fee: amount('1'),
  commission: amount('0.5'),
  raw: {},
  ...over,
});
const finished = (...parts: Contribution[]) => {
  const rows = new ReportRows('2026-11-17');
  for (const each of parts) rows.add(each);
  return rows.finish();
};

describe('the rows of a day', () => {
  it('are one for each UID and product, with all vendor rows kept behind it', () => {
    const report = finished(
      part({ raw: 1 }),
      part({ raw: 2 }),
      part({ product: 'futures', raw: 3 }),
      part({ uid: '3611' }),
    );
    expect(report.rows.map(({ uid, product, volumeUsdt, raw }) => [uid, product, volumeUsdt, raw])).toEqual([
      ['3610', 'futures', '100', { rows: [3] }],
      ['3610', 'spot', '200', { rows: [1, 2] }],
      ['3611', 'spot', '100', { rows: [{}] }],
    ]);
  });

  it('know no volume or fee that no vendor row told, and do not show it as zero', () => {
    expect(finished(part({ volume: null, fee: null })).rows[0]).toMatchObject({ volumeUsdt: null, feeUsdt: null });
    expect(finished(part({ volume: null }), part({})).rows[0]).toMatchObject({ volumeUsdt: '100' });
  });

  it('leave out what is nothing but zeros', () => {
    const zero = amount('0');
    expect(finished(part({ volume: zero, fee: zero, commission: zero }), part({ uid: '3611' })).rows).toHaveLength(1);
  });

  it.each([
    ['fee', { fee: amount('101') }],
    ['commission', { commission: amount('1.01') }],
  ])('leave out the whole UID when its %s is larger than what it is a part of', (path, over) => {
    const report = finished(part({ ...over, product: 'spot' }), part({ product: 'futures' }), part({ uid: '3611' }));
    expect(report.rows.map((row) => row.uid)).toEqual(['3611']);
    expect(report.problems).toMatchObject([{ uid: '3610', path }]);
  });

  it('name the coins that were converted, and the price when there was one', () => {
    const btc = { converted: { coin: 'BTC', price: '60000' } };
    const eth = { converted: { coin: 'ETH', price: '3000' } };
    expect(finished(part(btc), part({})).rows[0]).toMatchObject({ coin: 'BTC', priceUsed: '60000' });
    const [both] = finished(part(btc), part(eth)).rows;
    expect(both).toMatchObject({ coin: 'BTC,ETH', raw: { prices: { BTC: '60000', ETH: '3000' } } });
    expect(both).not.toHaveProperty('priceUsed');
  });

  it('add up exactly, in any order', () => {
    const cents = fc.bigInt({ min: 0n, max: 10n ** 17n });
    fc.assert(
      fc.property(fc.array(cents, { minLength: 1, maxLength: 50 }), (volumes) => {
        const total = volumes.reduce((sum, volume) => sum + volume, 0n);
        const zero = amount('0');
        const parts = volumes.map((volume) => part({ volume: amount(`${volume}e-2`), fee: zero, commission: zero }));
        const { rows } = finished(...parts);
        expect(rows[0]?.volumeUsdt ?? '0').toBe(plain(amount(`${total}e-2`)));
        expect(finished(...parts.reverse()).rows[0]?.volumeUsdt ?? '0').toBe(rows[0]?.volumeUsdt ?? '0');
      }),
    );
  });

  it('divide a sum into parts and back without losing a unit', () => {
    const commission = fc.bigInt({ min: 1n, max: 10n ** 15n });
    fc.assert(
      fc.property(
        commission,
        fc.integer({ min: 1, max: 100 }),
        fc.integer({ min: 1, max: 9 }),
        (units, percent, orders) => {
          const rate = amount(`0.${String(percent).padStart(3, '0')}`);
          const fee = amount(`${units}e-8`);
          const shares = Array.from({ length: orders }, () => fee.times(rate).div(orders).div(rate));
          expect(plain(shares.reduce((sum, share) => sum.plus(share)))).toBe(plain(fee));
        },
      ),
    );
  });
});

describe('vendor rows that cannot be read', () => {
  const schema = z.looseObject({ uid: uidText, fee: z.string() });
  const read = (...vendorRows: unknown[]) => {
    const rows = new ReportRows('2026-11-17');
    rows.readEach(schema, vendorRows, (row, raw) =>
      rows.add(part({ uid: row.uid, fee: believable(row.fee, 'fee'), volume: null, commission: amount('0'), raw })),
    );
    return rows;
  };

  it('take their UID out of the report and no other', () => {
    const report = read(
      { uid: '3610', fee: '1' },
      { uid: '3610' },
      { uid: '3611', fee: '-2' },
      { uid: '3612', fee: '3' },
    ).finish();
    expect(report.rows.map((row) => row.uid)).toEqual(['3612']);
    expect(report.problems.map(({ uid, path }) => [uid, path])).toEqual([
      ['3610', 'fee'],
      ['3611', 'fee'],
    ]);
  });

  it('without a readable UID are told without one', () => {
    const report = read({ uid: 'x', fee: '1' }, { uid: '3612', fee: '3' }).finish();
    expect(report.problems).toMatchObject([{ uid: null, path: 'uid' }]);
  });

  it('are a changed form when not one could be read', () => {
    expect(() => read({ uid: '3610' }, { member: '3611' }).finish()).toThrow(UpstreamFailure);
    expect(read().finish()).toEqual({ day: '2026-11-17', rows: [], problems: [] });
  });
});

describe('an amount from a vendor', () => {
  it.each(['-0.01', '1e20', '100000000000000000000'])('%s is not believed', (value) => {
    expect(() => believable(value, 'volume')).toThrow(UpstreamFailure);
  });
  it.each(['0', '-0', '99999999999999999999.99999999'])('%s is believed', (value) => {
    expect(plain(believable(value, 'volume'))).toBe(value.replace('-', ''));
  });
  it.each(['0', '-0.1', '1.0001'])('%s is no rate', (value) => {
    expect(() => believableRate(value, 'rate')).toThrow(UpstreamFailure);
  });
});
