import fc from 'fast-check';
import {
  planMerge,
  type Delivery,
  type IncomingRow,
  type MergePlan,
  type RowFigures,
  type RowKey,
  type StoredRow,
} from './report-merge.rules.js';

const DAY = '2026-11-19';
const figures = (volume: string, overrides: Partial<RowFigures> = {}): RowFigures => ({
  volume,
  fee: '1',
  commission: '0.7',
  frozenCommission: '0',
  rebate: '0.5',
  rebateRate: '0.5',
  estimated: false,
  coin: null,
  priceUsed: null,
  ...overrides,
});
const incoming = (uid: string, product: string, volume: string, overrides: Partial<RowFigures> = {}): IncomingRow => ({
  uid,
  day: DAY,
  product,
  ...figures(volume, overrides),
  raw: '{}',
});
const api = (rows: IncomingRow[], overrides: Partial<Delivery> = {}): Delivery => ({
  source: 'api',
  rows,
  completeDays: [DAY],
  unreadUids: new Set(),
  ...overrides,
});
const upload = (rows: IncomingRow[]): Delivery => ({
  source: 'import',
  rows,
  completeDays: [],
  unreadUids: new Set(),
});

const keyOf = ({ uid, day, product }: RowKey) => `${uid} ${day} ${product}`;

/** The rows after a plan was written. */
function written(known: readonly StoredRow[], plan: MergePlan, source: 'api' | 'import'): StoredRow[] {
  const rows = new Map(known.map((row) => [keyOf(row), row]));
  for (const { row, revision, isWithdrawn } of plan.writes)
    rows.set(keyOf(row), { ...row, revision, isWithdrawn, source });
  return [...rows.values()];
}
const deliver = (known: readonly StoredRow[], delivery: Delivery): StoredRow[] =>
  written(known, planMerge(known, delivery), delivery.source);
const volumesOf = (rows: readonly StoredRow[]) =>
  Object.fromEntries(rows.filter((row) => !row.isWithdrawn).map((row) => [`${row.uid} ${row.product}`, row.volume]));

describe('a delivery', () => {
  it('writes what is new and nothing the second time', () => {
    const delivery = api([incoming('1001', 'spot', '10'), incoming('1002', 'futures', '20.50')]);
    const first = planMerge([], delivery);
    expect(first.writes.map((write) => [write.effect, write.revision])).toEqual([
      ['new', 1],
      ['new', 1],
    ]);
    const again = planMerge(written([], first, 'api'), api([...delivery.rows].reverse()));
    expect(again).toEqual({ writes: [], unchanged: 2, kept: 0 });
  });

  it('compares amounts and not their texts', () => {
    const known = deliver([], api([incoming('1001', 'spot', '10.500')]));
    expect(planMerge(known, api([incoming('1001', 'spot', '10.5')])).writes).toEqual([]);
  });

  it('raises the revision with every correction', () => {
    let rows = deliver([], api([incoming('1001', 'spot', '10')]));
    rows = deliver(rows, api([incoming('1001', 'spot', '12')]));
    rows = deliver(rows, api([incoming('1001', 'spot', '11')]));
    expect(rows).toMatchObject([{ volume: '11', revision: 3 }]);
  });

  it('takes back what the exchange no longer reports, but not of a UID it could not read', () => {
    const known = deliver([], api([incoming('1001', 'spot', '10'), incoming('1002', 'spot', '20')]));
    const rows = deliver(known, api([], { unreadUids: new Set(['1002']) }));
    expect(volumesOf(rows)).toEqual({ '1002 spot': '20' });
    expect(rows.find((row) => row.uid === '1001')).toMatchObject({ isWithdrawn: true, volume: '0', revision: 2 });
  });

  it('takes nothing back when it does not say everything about the day', () => {
    const known = deliver([], api([incoming('1001', 'spot', '10')]));
    expect(planMerge(known, api([], { completeDays: [] })).writes).toEqual([]);
  });
});

describe('an uploaded row', () => {
  it('replaces an estimated one by the difference', () => {
    const known = deliver([], api([incoming('1001', 'other', '10', { estimated: true })]));
    const rows = deliver(known, upload([incoming('1001', 'other', '12')]));
    expect(rows).toMatchObject([{ volume: '12', estimated: false, source: 'import', revision: 2 }]);
  });

  it('replaces all products when it does not tell them apart, and is replaced by those that do', () => {
    const known = deliver([], api([incoming('1001', 'spot', '10'), incoming('1001', 'futures', '20')]));
    const whole = deliver(known, upload([incoming('1001', 'other', '31')]));
    expect(volumesOf(whole)).toEqual({ '1001 other': '31' });
    const parts = deliver(whole, upload([incoming('1001', 'spot', '11'), incoming('1001', 'futures', '20')]));
    expect(volumesOf(parts)).toEqual({ '1001 spot': '11', '1001 futures': '20' });
  });

  it('stands against every later reading of the API', () => {
    const known = deliver([], upload([incoming('1001', 'spot', '12')]));
    const plan = planMerge(known, api([incoming('1001', 'spot', '10'), incoming('1001', 'futures', '5')]));
    expect(plan.kept).toBe(1);
    expect(volumesOf(written(known, plan, 'api'))).toEqual({ '1001 spot': '12', '1001 futures': '5' });
    expect(planMerge(known, api([])).writes).toEqual([]);
  });
});

describe('any sequence of deliveries', () => {
  const row = fc
    .record({
      uid: fc.constantFrom('1001', '1002'),
      product: fc.constantFrom('spot', 'futures', 'other'),
      volume: fc.integer({ min: 0, max: 3 }).map(String),
      estimated: fc.boolean(),
    })
    .map(({ uid, product, volume, estimated }) => incoming(uid, product, volume, { estimated }));
  const delivery = fc
    .tuple(fc.boolean(), fc.uniqueArray(row, { selector: keyOf, maxLength: 4 }))
    .map(([isApi, rows]) => (isApi ? api(rows) : upload(rows.filter(tellsLikeFirstOf(rows)))));
  /** A file either tells the products of a UID apart or does not. */
  const tellsLikeFirstOf = (rows: readonly IncomingRow[]) => (one: IncomingRow) =>
    (rows.find((first) => first.uid === one.uid)?.product === 'other') === (one.product === 'other');

  it('never lowers a revision, repeats nothing, and never counts the same trading twice across sources', () => {
    fc.assert(
      fc.property(fc.array(delivery, { maxLength: 6 }), (deliveries) => {
        let rows: StoredRow[] = [];
        for (const one of deliveries) {
          const plan = planMerge(rows, one);
          const before = new Map(rows.map((stored) => [keyOf(stored), stored.revision]));
          for (const write of plan.writes) expect(write.revision).toBe((before.get(keyOf(write.row)) ?? 0) + 1);
          rows = written(rows, plan, one.source);
          expect(planMerge(rows, one).writes).toEqual([]);
          const live = rows.filter((stored) => !stored.isWithdrawn);
          for (const stored of live)
            for (const other of live)
              if (stored.uid === other.uid && stored.source !== other.source)
                expect([stored.product, other.product]).not.toContain('other');
        }
      }),
    );
  });
});
