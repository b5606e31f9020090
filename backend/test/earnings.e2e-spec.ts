import { DataSource } from 'typeorm';
import { seoulDay } from '../src/platform/clock/index.js';
import { baseDataSourceOptions, runInTransaction } from '../src/platform/database/index.js';
import { Ledger } from '../src/platform/ledger/index.js';
import { rebateEntries } from '../src/modules/uid-rebate/reports/rebate-ledger.queries.js';
import { createAdmin, logIn, registerMember, type SignedIn } from './factories/member.js';
import { deliverReport, freshUid, reportVolumes, verifiedUid } from './factories/uid.js';
import type { Schemas } from './support/contract-types.js';
import { startTestApp, type TestApp } from './support/test-app.js';

const START = '2026-11-21T03:00:00.000Z';
type Earning = Schemas['EarningDto'];

describe('the earnings of a member', () => {
  let service: TestApp;
  let admin: SignedIn;
  let hana: SignedIn;
  let uid: string;

  /** All pages; `between` runs before each of the later ones. */
  const read = async (member: SignedIn, query: string, between?: (page: number) => Promise<void>) => {
    const found: Earning[] = [];
    let page = 0;
    for await (const { status, body } of member.client.pages(`/api/user/earnings?${query}` as '/api/user/earnings')) {
      expect(status).toBe(200);
      found.push(...body);
      page += 1;
      await between?.(page);
    }
    return found;
  };
  const keyOf = ({ kind, id }: Earning): string => `${kind} ${id}`;
  /** Exact, in units of 10^-18. */
  const unitsOf = (amount: string): bigint => {
    const [whole = '', decimals = ''] = amount.split('.');
    return BigInt(`${whole}${decimals.padEnd(18, '0')}`);
  };
  const sumOf = (entries: readonly Earning[], book: Earning['book']): bigint =>
    entries.filter((entry) => entry.book === book).reduce((sum, { amount }) => sum + unitsOf(amount), 0n);

  /** Goes to a time, with an administrator of that time: their sessions are short. */
  const goTo = async (time: string): Promise<void> => {
    service.clock.set(time);
    admin = await createAdmin(service);
  };

  beforeAll(async () => {
    service = await startTestApp({ now: START });
    // Luff is earned from the day of the verification on.
    await goTo('2026-11-09T05:00:00.000Z');
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
  });

  beforeEach(() => goTo(START));

  afterAll(() => service.close());

  it('stand in one ledger, newest first, and sum to the balances and the rebate', async () => {
    const entries = await read(hana, 'limit=100');
    expect(new Set(entries.map(({ book }) => book))).toEqual(new Set(['rebate', 'lcoin', 'luff']));
    const times = entries.map(({ at }) => at);
    expect(times).toEqual([...times].sort().reverse());
    const { body: lcoin } = await hana.client.get('/api/lance-coins/balance');
    const { body: luff } = await hana.client.get('/api/luff/balance');
    const { body: rebate } = await hana.client.get('/api/user/rebate-summary?days=30' as '/api/user/rebate-summary');
    expect(entries.find(({ book }) => book === 'rebate')?.description).toMatch(/^Binance 70••••\d\d · 현물 리베이트$/);
    expect(sumOf(entries, 'lcoin')).toBe(unitsOf(lcoin.balance));
    expect(sumOf(entries, 'luff')).toBe(unitsOf(luff.balance));
    expect(sumOf(entries, 'rebate')).toBe(unitsOf(rebate.totalRebate));
    expect(sumOf(entries, 'rebate')).toBeGreaterThan(0n);
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
    // What arrives is newer than the first page and on no later one.
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
    const some = await read(hana, 'limit=2&book=rebate&from=2026-11-12&to=2026-11-13');
    expect(some.map(({ id }) => id.slice(0, 10))).toEqual(['2026-11-13', '2026-11-13', '2026-11-12', '2026-11-12']);
    expect(await read(hana, 'type=bonus&book=rebate')).toEqual([]);
  });

  it('that were earned sum to the days of the chart', async () => {
    const granted = await admin.client.post(`/api/admin/users/${hana.id}/adjust-lance-coins`, { amount: '90000' });
    expect(granted.status).toBe(200);
    const bought = await hana.client.send('POST', '/api/purchase-chart-analysis-voucher');
    expect(bought.status).toBe(200);
    const earned = await read(hana, 'limit=3&only=earned');
    const { body: days } = await hana.client.get('/api/user/earnings/days?days=30' as '/api/user/earnings/days');
    for (const book of ['lcoin', 'luff'] as const)
      for (const day of days)
        expect(
          sumOf(
            earned.filter((entry) => entry.day === day.day),
            book,
          ),
        ).toBe(unitsOf(day[book]));
    const all = await read(hana, 'limit=100');
    const spent = (entries: Earning[]) => entries.filter(({ book, type }) => book === 'lcoin' && type === 'spend');
    expect(spent(all).length).toBeGreaterThan(0);
    expect(spent(earned)).toEqual([]);
    const bonuses = await read(hana, 'limit=100&only=earned&type=bonus&book=lcoin');
    expect(bonuses.map(keyOf)).toEqual(
      earned.filter(({ book, type }) => book === 'lcoin' && type === 'bonus').map(keyOf),
    );
  });

  it('lead to their receipts', async () => {
    const entries = await read(hana, 'limit=100');
    for (const book of ['rebate', 'lcoin', 'luff'] as const) {
      const entry = entries.find((candidate) => candidate.book === book);
      const receipt = await hana.client.get(`/api/receipts/${entry?.kind}/${entry?.id}` as '/api/receipts/{kind}/{id}');
      expect(receipt.status).toBe(200);
    }
  });

  it('are nobody else’s, also when a UID goes from one to the other', async () => {
    const [first, second] = [await registerMember(service), await registerMember(service)];
    const shared = await verifiedUid(admin, first);
    await reportVolumes(service, { uid: shared, day: '2026-11-22', volume: '9000', fee: '9' });
    await reportVolumes(service, { uid: shared, day: '2026-11-21', volume: '9000', fee: '9' });
    const { body: uids } = await first.client.get(`/api/user/${first.id}/uids` as '/api/user/{id}/uids');
    await goTo('2026-11-24T05:00:00.000Z');
    expect((await first.client.delete(`/api/user-uid/${uids[0]?.id}`)).status).toBe(200);
    await verifiedUid(admin, second, shared);
    await reportVolumes(service, { uid: shared, day: '2026-11-25', volume: '9000', fee: '9' });
    const ofFirst = await read(first, 'limit=2');
    const ofSecond = await read(second, 'limit=2');
    const rebates = (entries: Earning[]) => entries.filter(({ book }) => book === 'rebate').map(({ day }) => day);
    expect(rebates(ofFirst)).toEqual(['2026-11-22', '2026-11-21']);
    expect(rebates(ofSecond)).toEqual(['2026-11-25']);
    const strangers = new Set([...(await read(hana, '')), ...ofFirst].map(keyOf));
    expect(ofSecond.filter((entry) => strangers.has(keyOf(entry)))).toEqual([]);
    expect(ofSecond.length).toBeGreaterThan(2);
    // A cursor is a place and opens nothing: behind hana's the other's own entries are told.
    const { headers } = await hana.client.get('/api/user/earnings?limit=1' as '/api/user/earnings');
    const next = /<([^>]+)>/.exec(headers.get('link') ?? '')?.[1] as '/api/user/earnings';
    const { body: behind } = await second.client.get(next.replace('limit=1', 'limit=100') as '/api/user/earnings');
    expect(behind.filter((entry) => strangers.has(keyOf(entry)))).toEqual([]);
  });

  it.each([
    ...['x', 'a.b', '1.2.3', 'x_y.1.1', '=.1.1', '2026-11-20_binance_1.1.1', '2026-11-20_binance_1_spot.1.1'],
    ...[
      '2026-11-20_x_binance_1_spot.1.1',
      '2026-02-30_0_binance_1_spot.1.1',
      '.-.-1',
      '.0.1',
      '.1.9999999999999999999',
    ],
  ])('are refused behind a place that no page gave: %s', async (cursor) => {
    const refused = await hana.client.get(`/api/user/earnings?cursor=${cursor}` as '/api/user/earnings');
    expect(refused).toMatchObject({
      status: 400,
      body: { code: 'platform.cursorInvalid', message: '목록의 위치를 알 수 없습니다. 처음부터 다시 불러와 주세요.' },
    });
  });

  it('have sums by day that are those of the entries', async () => {
    const { body: days } = await hana.client.get('/api/user/earnings/days');
    expect(days).toHaveLength(30);
    expect(days.at(-1)?.day).toBe('2026-11-21');
    const eleventh = days.find(({ day }) => day === '2026-11-11');
    expect(eleventh?.lcoin).toBe('50');
    expect(days.find(({ day }) => day === '2026-11-01')).toMatchObject({ lcoin: '0', luff: '0' });
  });

  it.each([
    ['2026-11-18', '2026-10-20', '2026-11-18'],
    ['2026-12-24', '2026-10-23', '2026-11-21'],
  ])('have sums by day up to %s, but of no day to come', async (to, first, last) => {
    const days = await hana.client.get(`/api/user/earnings/days?to=${to}` as '/api/user/earnings/days');
    expect([days.body.at(0)?.day, days.body.at(-1)?.day, days.body.length]).toEqual([first, last, 30]);
    expect(days.body.find(({ day }) => day === '2026-11-11')?.lcoin).toBe('50');
  });

  it('are each of all books once in any filter and page, at equal times and wherever the clock was', async () => {
    const member = await registerMember(service);
    // Days that end at other hours: of the same label, those of Seoul's west later.
    const places = { binance: 'Binance', easterly: 'Easterly', westerly: 'Westerly' };
    for (const [id, reportOffsetHours] of [['easterly', 9] as const, ['westerly', -5] as const]) {
      const created = {
        id,
        name: places[id],
        referralLink: `https://${id}.example`,
        rebateRate: '0.3',
        reportOffsetHours,
      };
      expect((await admin.client.post('/api/admin/exchanges', created)).status).toBe(201);
    }
    await goTo('2026-11-01T05:00:00.000Z');
    const held: [string, string][] = [];
    for (const [id, name] of Object.entries(places))
      held.push([id, await verifiedUid(admin, member, freshUid(), name)]);
    held.push(['binance', await verifiedUid(admin, member)]);
    for (let day = 10; day < 18; day += 1) {
      // The reports come as the day ends, and again, smaller, so that Luff is corrected.
      for (const [hour, volume] of [
        ['00', '40000'],
        ['01', `${day}000`],
      ] as const) {
        service.clock.set(`2026-11-${day + 1}T${hour}:00:00.000Z`);
        for (const [exchange, uid] of held)
          await deliverReport(service, exchange, {
            source: 'import',
            rows: (['spot', 'futures'] as const).map((product) => ({
              uid,
              day: `2026-11-${day}`,
              volume,
              product,
              fee: volume,
            })),
          });
      }
    }
    const kinds = ['attendance', 'idle_mining', 'admin_grant', 'store_purchase'] as const;
    const post = (count: number, at: Date) =>
      runInTransaction(service.dataSource, (tx) =>
        service.app.get(Ledger).post(tx, {
          ownerId: member.id,
          currency: 'LCOIN',
          kind: kinds[count % 4] ?? 'attendance',
          amount: 1n,
          scope: 'test',
          key: String(count),
          at,
          ...(count % 4 === 2 ? { actorId: admin.id } : {}),
        }),
      );
    // To and fro by hours, at times at which days end at the exchanges.
    for (let count = 0; count < 60; count += 1)
      await post(
        count,
        new Date(Date.UTC(2026, 10, 11 + (count % 7), [0, 5, 15, 14, 9][count % 5], count % 3 === 0 ? 0 : 59)),
      );
    service.clock.set(START);

    const rows: { place: string }[] = await service.dataSource.query(
      `SELECT concat_ws('_', day, exchange_id, uid, product) AS place FROM uid_rebate_report_rows WHERE uid = ANY ($1)`,
      [held.map(([, uid]) => uid)],
    );
    const transfers: { currency: string; id: string; at: Date }[] = await service.dataSource.query(
      'SELECT currency, id FROM ledger.transfer WHERE owner_id = $1',
      [member.id],
    );
    const all = [
      ...rows.map(({ place }) => `rebate-row ${place}`),
      ...transfers.map(({ currency, id }) => `${currency.toLowerCase()} ${id}`),
    ].sort();
    const everything = await read(member, 'limit=100');
    expect(everything.map(keyOf).sort()).toEqual(all);
    expect(rows).toHaveLength(64);

    let arrived = 60;
    const wanted = [
      ['', () => true],
      ['&type=earn', ({ type }) => type === 'earn'],
      ['&type=spend,mining', ({ type }) => type === 'spend' || type === 'mining'],
      ['&type=other', ({ type }) => type === 'other'],
      ['&from=2026-11-13&to=2026-11-15', ({ day }) => day >= '2026-11-13' && day <= '2026-11-15'],
      ['&type=earn&to=2026-11-14', ({ type, day }) => type === 'earn' && day <= '2026-11-14'],
      ['&book=rebate', ({ book }) => book === 'rebate'],
      ['&book=luff&from=2026-11-14', ({ book, day }) => book === 'luff' && day >= '2026-11-14'],
    ] satisfies [string, (entry: Earning) => boolean][];
    for (const [query, isWanted] of wanted)
      for (const limit of [1, 2, 5, 17, 64]) {
        const known = new Set((await read(member, 'limit=100')).filter(isWanted).map(keyOf));
        const paged = await read(member, `limit=${limit}${query}`, async (page) => {
          // Something new, at a time before everything and at one behind.
          if (page === 1) await post((arrived += 1), new Date('2026-11-20T00:00:00.000Z'));
          if (page === 2) await post((arrived += 1), new Date('2026-11-10T20:00:00.000Z'));
        });
        const keys = paged.map(keyOf);
        expect([query, limit, keys.length - new Set(keys).size]).toEqual([query, limit, 0]);
        expect([query, limit, [...known].filter((key) => !keys.includes(key))]).toEqual([query, limit, []]);
        expect([query, limit, paged.filter((entry) => !isWanted(entry))]).toEqual([query, limit, []]);
        // With a filter, points are in the order of their times, too.
        if (query !== '') {
          const times = paged.map(({ at }) => at);
          expect([query, limit, times]).toEqual([query, limit, [...times].sort().reverse()]);
        }
      }

    // The sums by day are those of what was earned, less what was corrected; what was bought does not count.
    const { body: days } = await member.client.get('/api/user/earnings/days');
    const earned = (await read(member, 'limit=100')).filter(({ book, type }) => book === 'luff' || type !== 'spend');
    expect(earned.some(({ book, amount }) => book === 'luff' && amount.startsWith('-'))).toBe(true);
    for (const { day, lcoin, luff } of days) {
      const ofDay = earned.filter((entry) => entry.day === day);
      expect([day, unitsOf(lcoin)]).toEqual([day, sumOf(ofDay, 'lcoin')]);
      expect([day, unitsOf(luff)]).toEqual([day, sumOf(ofDay, 'luff')]);
    }
  }, 120_000);

  it('are 0 on a day whose report tells of no trades, and unknown on one without a report', async () => {
    await goTo('2026-11-18T05:00:00.000Z');
    const member = await registerMember(service);
    const own = await verifiedUid(admin, member);
    await goTo(START);
    const trades = { uid: own, volume: '1000', fee: '1', product: 'futures' } as const;
    await deliverReport(service, 'binance', {
      source: 'api',
      rows: [{ ...trades, day: '2026-11-18' }],
      completeDays: ['2026-11-18', '2026-11-19'],
    });
    const { body: summary } = await member.client.get('/api/user/rebate-summary');
    const told = summary.series.filter(({ day }) => day >= '2026-11-17').map(({ day, rebate }) => [day, rebate]);
    expect(told).toEqual([
      ['2026-11-17', null],
      ['2026-11-18', expect.stringMatching(/^0\.\d+$/)],
      ['2026-11-19', '0'],
      ['2026-11-20', null],
    ]);
  });

  it('say of a rebate and of the Luff of the same report that it is the simulator’s, and of no other entry', async () => {
    await goTo('2026-11-17T05:00:00.000Z');
    const mina = await registerMember(service);
    const hers = await verifiedUid(admin, mina);
    await goTo(START);
    const day = '2026-11-19';
    await reportVolumes(service, { uid: hers, day: '2026-11-18', volume: '100000', fee: '50' });
    const rows = [{ uid: hers, day, volume: '200000', fee: '50' }];
    await deliverReport(service, 'binance', { source: 'import', rows, simulated: true });
    await mina.client.post('/api/attendance/check');
    const entries = await read(mina, 'limit=100');
    const marks = (simulated: boolean) =>
      entries.filter((entry) => entry.simulated === simulated).map(({ book, type }) => `${book} ${type}`);
    expect(marks(true).sort()).toEqual(['luff earn', 'rebate earn']);
    expect(marks(false)).toEqual(expect.arrayContaining(['luff earn', 'rebate earn', 'lcoin earn']));
  });

  it('are of the day in Seoul', async () => {
    const member = await registerMember(service);
    for (const [index, time] of ['2026-11-18T14:59:59.999Z', '2026-11-18T15:00:00.000Z'].entries())
      await runInTransaction(service.dataSource, (tx) =>
        service.app.get(Ledger).post(tx, {
          ownerId: member.id,
          currency: 'LCOIN',
          kind: 'attendance',
          amount: BigInt(7 * 10 ** index),
          scope: 'test',
          key: time,
          at: new Date(time),
        }),
      );
    const { body: days } = await member.client.get('/api/user/earnings/days');
    const of = (wanted: string) => days.find(({ day }) => day === wanted)?.lcoin;
    expect([of('2026-11-18'), of('2026-11-19'), of('2026-11-20')]).toEqual(['7', '70', '0']);
    const entries = await read(member, 'from=2026-11-19&to=2026-11-19');
    expect(entries.map(({ amount, day, at }) => [amount, day, seoulDay(new Date(at))])).toEqual([
      ['70', '2026-11-19', '2026-11-19'],
    ]);
    const { body: wide } = await member.client.get('/api/user/earnings/days?days=90' as '/api/user/earnings/days');
    expect([wide.length, wide[0]?.day]).toEqual([90, '2026-08-24']);
    // The first day that is told begins at midnight in Seoul.
    service.clock.set('2026-12-18T14:59:59.999Z');
    const last = await (await logIn(service, member)).get('/api/user/earnings/days');
    expect([last.body[0], last.body.at(-1)?.day]).toEqual([
      { day: '2026-11-19', lcoin: '70', luff: '0' },
      '2026-12-18',
    ]);
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
        `EXPLAIN (ANALYZE, TIMING OFF, COSTS OFF, SUMMARY OFF) ${rebateEntries('<')}`,
        [rich.id, '-infinity', 'infinity', 51, '2020-01-01', '0', '', '', ''],
      );
      const read = plan.map((line) => line['QUERY PLAN']).join('\n');
      expect(read).toMatch(/Index Scan Backward/);
      expect(read).not.toMatch(/rows=\d{4,}/);
    } finally {
      await owner.destroy();
    }
  });
});
