import { DataSource } from 'typeorm';
import { baseDataSourceOptions } from '../src/platform/database/index.js';
import { REBATE_ENTRIES } from '../src/modules/uid-rebate/reports/rebate-ledger.queries.js';
import { createAdmin, registerMember, type SignedIn } from './factories/member.js';
import { reportVolumes, verifiedUid } from './factories/uid.js';
import type { Schemas } from './support/contract-types.js';
import { startTestApp, type TestApp } from './support/test-app.js';

const START = '2026-11-21T03:00:00.000Z';
type Earning = Schemas['EarningDto'];

describe('the earnings of a member', () => {
  let service: TestApp;
  let admin: SignedIn;
  let hana: SignedIn;
  let uid: string;

  const nextOf = (headers: Headers): string | undefined => /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1];

  /** All pages; `between` runs before each of the later ones. */
  const read = async (member: SignedIn, query: string, between?: (page: number) => Promise<void>) => {
    const found: Earning[] = [];
    let path: string | undefined = `/api/user/earnings?${query}`;
    for (let page = 0; path !== undefined; page += 1) {
      if (page > 0) await between?.(page);
      const { status, headers, body } = await member.client.get(path as '/api/user/earnings');
      expect(status).toBe(200);
      found.push(...body);
      path = nextOf(headers);
    }
    return found;
  };
  const keyOf = ({ kind, id }: Earning): string => `${kind} ${id}`;
  const sumOf = (entries: readonly Earning[], book: Earning['book']): number =>
    entries.filter((entry) => entry.book === book).reduce((sum, { amount }) => sum + Number(amount), 0);

  beforeAll(async () => {
    service = await startTestApp({ now: START });
    // Luff is earned from the day of the verification on.
    service.clock.set('2026-11-09T05:00:00.000Z');
    admin = await createAdmin(service);
    hana = await registerMember(service);
    uid = await verifiedUid(admin, hana);
    for (let day = 10; day < 20; day += 1) {
      service.clock.set(`2026-11-${day}T05:00:00.000Z`);
      await reportVolumes(
        service,
        { uid, day: `2026-11-${day}`, volume: '100000', fee: '50', product: 'futures' },
        { uid, day: `2026-11-${day}`, volume: '1000', fee: '1', product: 'spot' },
      );
      await hana.client.post('/api/attendance/check');
    }
    service.clock.set(START);
    // The session of an administrator ends sooner than a member's.
    admin = await createAdmin(service);
  });

  afterAll(() => service.close());

  it('stand in one ledger, newest first, and sum to the balances and the rebate', async () => {
    const entries = await read(hana, 'limit=100');
    expect(new Set(entries.map(({ book }) => book))).toEqual(new Set(['rebate', 'lcoin', 'luff']));
    const times = entries.map(({ at }) => at);
    expect(times).toEqual([...times].sort().reverse());
    const { body: lcoin } = await hana.client.get('/api/lance-coins/balance');
    const { body: luff } = await hana.client.get('/api/luff/balance');
    const { body: rebate } = await hana.client.get('/api/user/rebate-summary?days=30' as '/api/user/rebate-summary');
    expect(sumOf(entries, 'lcoin')).toBe(Number(lcoin.balance));
    expect(sumOf(entries, 'luff')).toBeCloseTo(Number(luff.balance), 8);
    expect(sumOf(entries, 'rebate')).toBeCloseTo(Number(rebate.totalRebate), 8);
    expect(sumOf(entries, 'rebate')).toBeGreaterThan(0);
  });

  it.each([1, 3, 7])('come once each in pages of %d, whatever arrives meanwhile', async (limit) => {
    const before = await read(hana, 'limit=100');
    const paged = await read(hana, `limit=${limit}`, async (page) => {
      if (page > 4) return;
      await reportVolumes(service, { uid, day: `2026-11-20`, volume: `${page}${limit}`, fee: '2', product: 'other' });
      const paid = await admin.client.post(`/api/admin/users/${hana.id}/adjust-lance-coins`, {
        amount: `${page}${limit}`,
      });
      expect(paid.status).toBe(200);
    });
    const keys = paged.map(keyOf);
    // What arrives is newer than the first page, and is on no later one.
    expect(keys).toEqual(before.map(keyOf));
    const after = await read(hana, 'limit=100');
    expect(new Set(after.map(keyOf)).size).toBeGreaterThan(before.length);
  });

  it.each(['rebate', 'lcoin', 'luff'] as const)('are told of one book alone: %s', async (book) => {
    const all = await read(hana, 'limit=100');
    const own = await read(hana, `limit=4&book=${book}`);
    expect(own.map(keyOf)).toEqual(all.filter((entry) => entry.book === book).map(keyOf));
  });

  it('are told of a type and a period', async () => {
    const spent = await read(hana, 'type=spend');
    expect(spent.filter(({ type }) => type !== 'spend')).toEqual([]);
    const some = await read(hana, 'limit=2&book=rebate&from=2026-11-12&to=2026-11-13');
    expect(some.map(({ id }) => id.slice(0, 10))).toEqual(['2026-11-13', '2026-11-13', '2026-11-12', '2026-11-12']);
    expect(await read(hana, 'type=bonus&book=rebate')).toEqual([]);
  });

  it('lead to their receipts', async () => {
    const entries = await read(hana, 'limit=100');
    for (const book of ['rebate', 'lcoin', 'luff'] as const) {
      const entry = entries.find((candidate) => candidate.book === book);
      const receipt = await hana.client.get(`/api/receipts/${entry?.kind}/${entry?.id}` as '/api/receipts/{kind}/{id}');
      expect(receipt.status).toBe(200);
    }
  });

  it('are nobody else’s', async () => {
    const other = await registerMember(service);
    const own = (await read(hana, 'limit=100')).map(keyOf);
    expect((await read(other, 'limit=100')).filter((entry) => own.includes(keyOf(entry)))).toEqual([]);
    expect((await read(other, 'book=rebate')).length).toBe(0);
    const days = await other.client.get('/api/user/earnings/days');
    expect(days.body.every(({ rebate, luff }) => rebate === null && Number(luff) === 0)).toBe(true);
  });

  it.each(['x', 'a.b', '1.2.3', 'x_y.1.1', '2026-11-20_binance_1.1.1'])(
    'are refused behind a place that no page gave: %s',
    async (cursor) => {
      const { status } = await hana.client.get(`/api/user/earnings?cursor=${cursor}` as '/api/user/earnings');
      expect(status).toBe(400);
    },
  );

  it('have sums by day that are those of the entries', async () => {
    const { body: days } = await hana.client.get('/api/user/earnings/days');
    expect(days).toHaveLength(30);
    expect(days.at(-1)?.day).toBe('2026-11-21');
    const eleventh = days.find(({ day }) => day === '2026-11-11');
    expect(Number(eleventh?.rebate)).toBeGreaterThan(0);
    expect(eleventh?.lcoin).toBe('50');
    expect(days.find(({ day }) => day === '2026-11-01')).toMatchObject({ rebate: null, luff: '0' });
  });

  it('cost a page no more than its rows, after 100,000 of them', async () => {
    const owner = new DataSource(baseDataSourceOptions(service.database.migrationUrl));
    await owner.initialize();
    const rich = await registerMember(service);
    const busy = await verifiedUid(admin, rich);
    try {
      await reportVolumes(service, { uid: busy, day: '2026-11-15', volume: '1000', fee: '1' });
      const columns: { list: string }[] = await owner.query(
        `SELECT string_agg(quote_ident(column_name), ', ') AS list FROM information_schema.columns
         WHERE table_name = 'uid_rebate_report_rows' AND column_name <> 'day'`,
      );
      const list = columns[0]?.list ?? '';
      await owner.query(
        `INSERT INTO uid_rebate_report_rows (day, ${list})
         SELECT date '2026-11-14' - n, ${list} FROM uid_rebate_report_rows, generate_series(1, 100000) n
         WHERE uid = $1 AND day = '2026-11-15'`,
        [busy],
      );
      await owner.query(`UPDATE uid_rebate_uids SET counted_from_on = NULL WHERE uid = $1`, [busy]);
      await owner.query('ANALYZE uid_rebate_report_rows');
      const page = await rich.client.get('/api/user/earnings?book=rebate&limit=50' as '/api/user/earnings');
      expect(page.body).toHaveLength(50);
      const plan: { 'QUERY PLAN': string }[] = await owner.query(
        `EXPLAIN (ANALYZE, TIMING OFF, COSTS OFF, SUMMARY OFF) ${REBATE_ENTRIES}`,
        [rich.id, '-infinity', 'infinity', 51, '2020-01-01', '', '', ''],
      );
      const read = plan.map((line) => line['QUERY PLAN']).join('\n');
      expect(read).toMatch(/Index Scan Backward/);
      expect(read).not.toMatch(/rows=\d{4,}/);
    } finally {
      await owner.destroy();
    }
  });
});
