import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { parse } from 'csv-parse/sync';
import { DataSource, type EntityManager } from 'typeorm';
import { seoulDay } from '../src/platform/clock/index.js';
import { baseDataSourceOptions, runInTransaction } from '../src/platform/database/index.js';
import { Ledger, type StatementFilter } from '../src/platform/ledger/index.js';
import { createAdmin, registerMember, type SignedIn } from './factories/member.js';
import { reportVolumes, verifiedUid } from './factories/uid.js';
import type { Schemas } from './support/contract-types.js';
import { startTestApp, type TestApp } from './support/test-app.js';

const START = '2026-11-21T03:00:00.000Z';
/** Enough that a file of it does not fit into the buffers between the service and a reader who takes nothing. */
const MANY = 60_000;

describe('statements', () => {
  let service: TestApp;
  let owner: DataSource;

  beforeAll(async () => {
    service = await startTestApp({ now: START });
    owner = new DataSource(baseDataSourceOptions(service.database.migrationUrl));
    await owner.initialize();
  });

  beforeEach(() => service.clock.set(START));

  afterAll(async () => {
    await owner.destroy();
    await service.close();
  });

  const historyOf = async ({ client }: SignedIn) => (await client.get('/api/lance-coins/history')).body;
  const receiptOf = async ({ client }: SignedIn, id: string | undefined) =>
    (await client.get(`/api/lance-coins/history/${id}/receipt`)).body;
  const rowsOf = ({ rows, sum }: Schemas['EntryReceiptDto']) =>
    [...rows, sum].map(({ label, value, unit }) => `${label}: ${value}${unit ?? ''}`);
  const file = async ({ client }: SignedIn, path: string) => {
    // One like all of them.
    const { status, headers, body } = await client.get(path as '/api/lance-coins/history.csv');
    return { status, headers, text: body, lines: parse(body, { bom: true }) };
  };
  const ledger = () => service.app.get(Ledger);

  /** Entries behind the doors of the ledger: `n` runs from 1. */
  const fill = async (member: SignedIn, count: number) => {
    await owner.transaction(async (tx) => {
      await tx.query('ALTER TABLE ledger.transfer DISABLE TRIGGER USER');
      await tx.query(
        `INSERT INTO ledger.transfer (owner_id, currency, id, account_version, kind, available, mint, available_after, held_after,
           clawback_after, scope, key, request_hash, params, at)
         SELECT $1, 'LCOIN', uuidv7(), n + 1, CASE WHEN n % 1000 = 0 THEN 'attendance' ELSE 'idle_mining' END, 1, -1, 1000 + n, 0, 0,
                'fill', n::text, sha256('x'), '{"day":"2024-01-01"}', '2024-01-01T00:00:00Z'::timestamptz + n * interval '20 minutes'
         FROM generate_series(1, $2::integer) n`,
        [member.id, count],
      );
      await tx.query('ALTER TABLE ledger.transfer ENABLE TRIGGER USER');
    });
    await owner.query('ANALYZE ledger.transfer');
  };

  it('are the same lines, filtered and paged in any way, wherever the clock was when they were booked', async () => {
    const member = await registerMember(service);
    const kinds = ['attendance', 'idle_mining', 'uid_verification_bonus', 'store_purchase'] as const;
    const typeOf = {
      attendance: 'earn',
      idle_mining: 'mining',
      uid_verification_bonus: 'bonus',
      store_purchase: 'spend',
    };
    const booked = [{ type: 'bonus', at: service.clock.now() }];
    await runInTransaction(service.dataSource, async (tx) => {
      for (let count = 0; count < 240; count += 1) {
        const kind = kinds[(count * 7 + (count % 3)) % kinds.length] ?? 'attendance';
        // Times go to and fro by hours, some are the same.
        const at = new Date(Date.parse(START) + (Math.floor(count / 4) * 60 - (count % 5) * 90) * 60_000);
        await ledger().post(tx, {
          ownerId: member.id,
          currency: 'LCOIN',
          kind,
          amount: 1n,
          scope: 'test',
          key: String(count),
          at,
        });
        booked.push({ type: typeOf[kind], at });
      }
    });
    const lines = booked.map((line, place) => ({ ...line, place }));
    const paged = async (query: string): Promise<string[]> => {
      const seen: string[] = [];
      for await (const { body } of member.client.pages(`/api/lance-coins/history?limit=17${query}`))
        seen.push(...body.map(({ type, createdAt }) => `${type} ${createdAt}`));
      return seen;
    };
    const expected = (types: string[] | null, from = '', to = '9999') => {
      const isFiltered = types !== null || from !== '' || to !== '9999';
      return lines
        .filter(({ type, at }) => (types?.includes(type) ?? true) && seoulDay(at) >= from && seoulDay(at) <= to)
        .sort((a, b) => (isFiltered ? b.at.getTime() - a.at.getTime() : 0) || b.place - a.place)
        .map(({ type, at }) => `${type} ${at.toISOString()}`);
    };
    expect(await paged('')).toEqual(expected(null));
    expect(await paged('&type=mining')).toEqual(expected(['mining']));
    expect(await paged('&type=earn,spend')).toEqual(expected(['earn', 'spend']));
    expect(await paged('&type=other')).toEqual([]);
    expect(await paged('&from=2026-11-22')).toEqual(expected(null, '2026-11-22'));
    expect(await paged('&to=2026-11-22')).toEqual(expected(null, '', '2026-11-22'));
    expect(await paged('&from=2026-11-22&to=2026-11-22')).toEqual(expected(null, '2026-11-22', '2026-11-22'));
    expect(await paged('&type=bonus,mining&from=2026-11-22&to=2026-11-23')).toEqual(
      expected(['bonus', 'mining'], '2026-11-22', '2026-11-23'),
    );
    expect(await paged('&from=2026-11-23&to=2026-11-22')).toEqual([]);
    // The file has them all, the oldest first.
    const { lines: csv } = await file(member, '/api/lance-coins/history.csv?type=spend,mining&to=2026-11-22');
    expect(csv).toHaveLength(1 + expected(['spend', 'mining'], '', '2026-11-22').length);
    const times = csv.slice(1).map(([time]) => time);
    expect(times).toEqual([...times].sort());
  });

  it.each([
    ['type=earnings', '유형은 earn, spend, bonus, mining, other 중에서 골라 주세요.'],
    ['type=earn,earn', ''],
    ['type=earn&type=spend', '유형은 earn, spend, bonus, mining, other 중에서 골라 주세요.'],
    ['from=2026-02-30', '날짜를 YYYY-MM-DD로 입력해 주세요.'],
    ['to=20261121', '날짜를 YYYY-MM-DD로 입력해 주세요.'],
    ['from=2026-11-21T00:00:00Z', '날짜를 YYYY-MM-DD로 입력해 주세요.'],
    ['cursor=-1', ''],
  ])('refuse the question %s', async (query, message) => {
    const member = await registerMember(service);
    for (const path of ['/api/lance-coins/history', '/api/lance-coins/history.csv']) {
      if (query.startsWith('cursor') && path.endsWith('csv')) continue;
      const answer = await member.client.get(`${path}?${query}`);
      expect({ path, status: answer.status }).toEqual({ path, status: 400 });
      expect(answer.body.message).toContain(message);
    }
  });

  it('come as a file that a spreadsheet reads, with the filters of the list, in the reader’s language', async () => {
    const member = await registerMember(service);
    const admin = await createAdmin(service);
    service.clock.advance({ minutes: 10 });
    await member.client.post('/api/idle-rewards/claim');
    await member.client.post('/api/attendance/check');
    await admin.client.post(`/api/admin/users/${member.id}/adjust-lance-coins`, {
      amount: -80,
      description: '=HYPERLINK("http://x"), "인용"',
    });
    const { status, headers, text, lines } = await file(member, '/api/lance-coins/history.csv');
    expect({ status, type: headers.get('content-type'), cache: headers.get('cache-control') }).toEqual({
      status: 200,
      type: 'text/csv; charset=utf-8',
      cache: 'no-store',
    });
    expect(headers.get('content-disposition')).toBe('attachment; filename=lance-lcoin-2026-11-21.csv');
    expect(text.endsWith('\r\n')).toBe(true);
    expect(lines.map((line) => line.slice(0, 5))).toEqual([
      ['일시 (한국 시간)', '유형', '내용', '수량 (L)', '사용 가능 잔액 (L)'],
      ['2026-11-21 12:00:00', '보너스', '회원가입 보너스', '1000', '1000'],
      ['2026-11-21 12:10:00', '채굴', '자동 채굴 12:00–12:10', '30', '1030'],
      ['2026-11-21 12:10:00', '적립', '출석 체크 11월 21일', '50', '1080'],
      ['2026-11-21 12:10:00', '기타', '관리자 차감 (=HYPERLINK("http://x"), "인용")', '-80', '1000'],
    ]);
    const raw = await fetch(`${service.url}/api/lance-coins/history.csv`, {
      headers: { cookie: cookieOf(member) },
    });
    expect([...new Uint8Array(await raw.arrayBuffer())].slice(0, 3)).toEqual([0xef, 0xbb, 0xbf]);
    const filtered = await file(member, '/api/lance-coins/history.csv?type=earn,mining');
    expect(filtered.lines.map((line) => line[3])).toEqual(['수량 (L)', '30', '50']);
    expect((await file(member, '/api/lance-coins/history.csv?from=2026-11-22')).lines).toHaveLength(1);
    await member.client.patch('/api/user/update', { language: 'en' });
    const english = await file(member, '/api/lance-coins/history.csv?type=mining');
    expect(english.lines.map((line) => line.slice(1, 4))).toEqual([
      ['Type', 'Description', 'Amount (L)'],
      ['Mining', 'Idle mining 12:00–12:10', '30'],
    ]);
  });

  const cookieOf = ({ client }: SignedIn) => `sid=${client.cookie('sid')}`;

  it('are not fetched by another site’s page', async () => {
    const member = await registerMember(service);
    for (const path of ['/api/lance-coins/history.csv', '/api/luff/transactions.csv']) {
      const { status, body } = await member.client.get(path, { 'sec-fetch-site': 'cross-site' });
      expect({ path, status, code: body.code }).toEqual({ path, status: 403, code: 'platform.foreignOrigin' });
    }
  });

  it.each([
    ['lance-coins', '/api/lance-coins/history', 'lcoin', 'LCOIN'],
    ['luff-transactions', '/api/luff/transactions', 'luff', 'LUFF'],
  ])(
    'are the same file for an administrator, who is named with the filters (%s)',
    async (path, own, name, currency) => {
      const member = await registerMember(service);
      const admin = await createAdmin(service);
      await reportVolumes(service, { uid: await verifiedUid(admin, member), day: '2026-11-21', volume: '1000' });
      await member.client.post('/api/attendance/check');
      const address = `/api/admin/users/${member.id}/${path}.csv`;
      for (const query of ['', '?type=earn&from=2026-11-01&to=2026-11-21']) {
        const { headers, text, lines } = await file(admin, `${address}${query}`);
        expect(text).toBe((await file(member, `${own}.csv${query}`)).text);
        expect(lines.length).toBeGreaterThan(1);
        expect(headers.get('content-disposition')).toBe(
          `attachment; filename=lance-${name}-2026-11-21-${member.id}.csv`,
        );
      }
      const before = await downloadsOf(member);
      expect(before).toEqual([
        { actor_id: admin.id, after: { currency } },
        { actor_id: admin.id, after: { currency, type: ['earn'], from: '2026-11-01', to: '2026-11-21' } },
      ]);
      for (const [refused, headers, status] of [
        [address, { 'sec-fetch-site': 'cross-site' }, 403],
        [`${address}?type=gift`, {}, 400],
        [`/api/admin/users/${randomUUID()}/${path}.csv`, {}, 404],
      ] as const)
        expect({ refused, ...(await admin.client.get(refused, headers)) }).toMatchObject({ refused, status });
      expect((await member.client.get(address)).status).toBe(403);
      expect(await downloadsOf(member)).toEqual(before);
    },
  );

  const downloadsOf = ({ id }: SignedIn): Promise<unknown[]> =>
    service.dataSource.query(
      `SELECT actor_id, after FROM platform_audit_events
       WHERE target_type = 'member' AND target_id = $1 AND action = 'statement.downloaded' ORDER BY at, id`,
      [id],
    );

  it('cost the same at the start and at the end of a long history, filtered or not', async () => {
    const member = await registerMember(service);
    await fill(member, MANY);
    /** Pages of the database that a page of the statement touches. */
    const touched = async (filter: StatementFilter, cursor?: string): Promise<{ pages: number; first?: string }> => {
      let pages = 0;
      const { manager } = service.dataSource;
      const watched = Object.assign(Object.create(manager) as EntityManager, {
        query: async (sql: string, values: unknown[]) => {
          const [plan]: { 'QUERY PLAN': { Plan: Record<string, number> }[] }[] = await manager.query(
            `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${sql}`,
            values,
          );
          const root = plan?.['QUERY PLAN'][0]?.Plan;
          pages += (root?.['Shared Hit Blocks'] ?? 0) + (root?.['Shared Read Blocks'] ?? 0);
          return manager.query<unknown[]>(sql, values);
        },
      });
      const { items } = await ledger().statement(watched, member.id, 'LCOIN', {
        limit: 10,
        ...filter,
        ...(cursor === undefined ? {} : { cursor }),
      });
      return { pages, ...(items[0] ? { first: items[0].transferId } : {}) };
    };
    const day = { since: new Date('2025-01-01T00:00:00Z'), until: new Date('2025-01-02T00:00:00Z') };
    const filters: Record<string, StatementFilter> = {
      none: {},
      common: { kinds: ['idle_mining'] },
      rare: { kinds: ['attendance'] },
      absent: { kinds: ['admin_grant', 'store_refund'] },
      period: day,
      'rare in a period': { ...day, kinds: ['attendance'] },
    };
    for (const [name, filter] of Object.entries(filters))
      for (const cursor of [undefined, String(MANY / 2), '30']) {
        const { pages } = await touched(filter, cursor);
        expect({ name, cursor, isSmall: pages < 400 }).toEqual({ name, cursor, isSmall: true });
      }
  });

  it('are sent to slow readers without holding a connection, to two at a time of one member, and to all others', async () => {
    const [member, other] = [await registerMember(service), await registerMember(service)];
    await fill(member, MANY);
    const leave = new AbortController();
    const begin = (signal?: AbortSignal) =>
      fetch(`${service.url}/api/lance-coins/history.csv`, {
        headers: { cookie: cookieOf(member), 'accept-encoding': 'identity' },
        ...(signal ? { signal } : {}),
      });
    const slow = [await begin(leave.signal), await begin(leave.signal)];
    expect(slow.map(({ status }) => status)).toEqual([200, 200]);
    await delay(300);
    const third = await begin();
    expect({ status: third.status, body: await third.json() }).toMatchObject({
      status: 503,
      body: { code: 'platform.busy' },
    });
    expect((await file(other, '/api/lance-coins/history.csv')).lines).toHaveLength(2);
    // A page may be read, a job may run at any one moment; a connection that is held would be busy at every one.
    const busy = (): Promise<unknown[]> =>
      service.dataSource.query(
        `SELECT state FROM pg_stat_activity
         WHERE datname = current_database() AND usename = 'lance_app' AND pid <> pg_backend_pid() AND state <> 'idle'`,
      );
    let seen = await busy();
    for (let tries = 0; tries < 100 && seen.length > 0; tries += 1) {
      await delay(50);
      seen = await busy();
    }
    expect(seen).toEqual([]);
    leave.abort();
    for (let tries = 0; tries < 50; tries += 1) {
      const again = await begin();
      const text = await again.text();
      if (again.status === 200) {
        expect(text.split('\r\n')).toHaveLength(MANY + 3);
        return;
      }
      await delay(100);
    }
    throw new Error('those who have left are still served');
  });

  it('tell for every act how its amount came about', async () => {
    const member = await registerMember(service, { emailConfirmed: true, tradingviewId: 'charts' });
    const admin = await createAdmin(service);
    const uid = await verifiedUid(admin, member);
    const adjust = (amount: number, description?: string) =>
      admin.client.post(`/api/admin/users/${member.id}/adjust-lance-coins`, { amount, description });
    await adjust(500, '이벤트 당첨');
    await adjust(-20);
    const items = (await member.client.get('/api/luff/mining-items')).body;
    const bought = await member.client.post('/api/luff/purchase-mining-item', { itemId: items[0]?.id ?? '' });
    expect(bought.status).toBeLessThan(300);
    const requested = await member.client.post('/api/indicator-purchase', {
      tradingviewId: 'charts',
    });
    expect(requested.status).toBeLessThan(300);
    const [purchase] = (await member.client.get('/api/indicator-purchases')).body;
    expect((await member.client.delete(`/api/indicator-purchases/${purchase?.id}`)).status).toBe(200);

    const told = new Map<string, Schemas['EntryReceiptDto']>();
    for (const { id, description } of await historyOf(member)) told.set(description, await receiptOf(member, id));
    const { number } = bought.body.order;
    expect(Object.fromEntries([...told].map(([description, receipt]) => [description, rowsOf(receipt)]))).toEqual({
      '회원가입 보너스': ['이전 사용 가능 잔액: 0L', '회원가입 보너스: 1,000L', '이후 사용 가능 잔액: 1,000L'],
      [`UID 인증 보너스 (Binance ${uid.slice(0, 2)}••••${uid.slice(-2)})`]: [
        '이전 사용 가능 잔액: 1,000L',
        '거래소: Binance',
        `UID: ${uid}`,
        'UID 인증 보너스: 1,000L',
        '이후 사용 가능 잔액: 2,000L',
      ],
      '관리자 지급 (이벤트 당첨)': [
        '이전 사용 가능 잔액: 2,000L',
        '처리: 관리자',
        '사유: 이벤트 당첨',
        '지급: 500L',
        '이후 사용 가능 잔액: 2,500L',
      ],
      '관리자 차감': ['이전 사용 가능 잔액: 2,500L', '처리: 관리자', '차감: −20L', '이후 사용 가능 잔액: 2,480L'],
      [`주문 ${number} · 스피드 부스터`]: [
        '이전 사용 가능 잔액: 2,480L',
        `주문 번호: ${number}`,
        '상품: 스피드 부스터',
        '결제: −200L',
        '이후 사용 가능 잔액: 2,280L',
      ],
      '지표 이용권 28일 구매 요청': [
        '이전 사용 가능 잔액: 2,280L',
        '이용 기간: 28일',
        '이용권 가격: −1,500L',
        '이후 사용 가능 잔액: 780L',
      ],
      '지표 이용권 28일 구매 요청 반환': [
        '이전 사용 가능 잔액: 780L',
        '이용 기간: 28일',
        '돌려받은 수량: 1,500L',
        '이후 사용 가능 잔액: 2,280L',
      ],
    });
    // A person of the back-office reads the same, and no name of theirs is told.
    const [newest] = await historyOf(member);
    const path = `/api/admin/users/${member.id}/lance-coins/${newest?.id}/receipt`;
    expect((await admin.client.get(path)).body).toEqual(await receiptOf(member, newest?.id));
    expect(JSON.stringify([...told.values()])).not.toContain(admin.name);
    await member.client.patch('/api/user/update', { language: 'en' });
    expect((await historyOf(member)).slice(0, 3).map(({ description }) => description)).toEqual([
      'Indicator pass, 28 days, request returned',
      'Indicator pass, 28 days requested',
      `Order ${number} · Speed Booster`,
    ]);
    expect((await member.client.get('/api/lance-coins/summary')).body).toEqual({
      earned: '2500',
      spent: '220',
      held: '0',
      owed: '0',
      count: 7,
      breakdown: [
        { type: 'bonus', label: 'Sign-up bonus', part: 'earned', amount: '1000', count: 1 },
        { type: 'bonus', label: 'UID verification bonuses', part: 'earned', amount: '1000', count: 1 },
        { type: 'earn', label: 'Granted by administrators', part: 'earned', amount: '500', count: 1 },
        { type: 'other', label: 'Deducted by administrators', part: 'spent', amount: '-20', count: 1 },
        { type: 'spend', label: 'Store purchases', part: 'spent', amount: '-200', count: 1 },
        { type: 'spend', label: 'Indicator passes requested', part: 'request', amount: '-1500', count: 1 },
        { type: 'earn', label: 'Indicator requests returned', part: 'request', amount: '1500', count: 1 },
      ],
    });
  });

  it('show nobody the receipt of somebody else', async () => {
    const [one, other] = [await registerMember(service), await registerMember(service)];
    const [entry] = await historyOf(one);
    for (const id of [entry?.id, randomUUID()]) {
      const { status, body } = await other.client.get(`/api/lance-coins/history/${id}/receipt`);
      expect({ status, code: body.code }).toEqual({ status: 404, code: 'lcoin.entryNotFound' });
    }
    expect((await other.client.get('/api/lance-coins/history/1/receipt')).status).toBe(400);
  });

  it('of Luff are filtered, sent and described the same way, the indicator pass included', async () => {
    const member = await registerMember(service, { emailConfirmed: true, tradingviewId: 'charts' });
    const uid = await verifiedUid(await createAdmin(service), member);
    await reportVolumes(service, { uid, day: '2026-11-21', volume: '50000000' });
    service.clock.set('2026-11-22T03:00:00Z');
    const requested = await member.client.post('/api/luff/purchase-indicator', { tradingviewId: 'charts' });
    expect(requested.status).toBeLessThan(300);
    const [redemption] = (await member.client.get('/api/luff/redemptions')).body;
    const list = async (query: string) =>
      (await member.client.get(`/api/luff/transactions?${query}`)).body.map(({ description, amount }) => [
        description,
        amount,
      ]);
    const hold = ['지표 이용권 28일 구매 요청', '-500'];
    expect(await list('type=spend')).toEqual([hold]);
    expect(await list('from=2026-11-22')).toEqual([hold]);
    expect(await list('to=2026-11-21')).toEqual([
      [`Binance ${uid.slice(0, 2)}••••${uid.slice(-2)} · 11월 21일 거래 적립`, '1000'],
    ]);
    expect(await list('type=earn&from=2026-11-22')).toEqual([]);
    const [entry] = (await member.client.get('/api/luff/transactions?type=spend')).body;
    expect((await member.client.get(`/api/luff/transactions/${entry?.id}/receipt`)).body).toMatchObject({
      reference: { type: 'luff_redemption', id: redemption?.id },
      rows: [
        { label: '이전 사용 가능 잔액', value: '1,000' },
        { label: '지표 이용권', value: '500', note: 'TradingView ID charts' },
        { label: '이번 변동', value: '−500' },
      ],
      sum: { value: '500' },
      note: null,
      paidInUsdt: false,
    });
    expect((await member.client.get('/api/luff/redemptions')).body).toMatchObject([
      {
        redemptionType: 'indicator_purchase',
        tradingviewId: 'charts',
        luffAmount: '500',
        usdtAmount: null,
        status: 'pending',
      },
    ]);
    await member.client.delete(`/api/luff/redemptions/${redemption?.id}`);
    const { headers, lines } = await file(member, '/api/luff/transactions.csv');
    expect(headers.get('content-disposition')).toBe('attachment; filename=lance-luff-2026-11-22.csv');
    expect(lines.map((line) => line.slice(0, 6))).toEqual([
      ['일시 (한국 시간)', '유형', '내용', '수량 (러프)', '사용 가능 잔액 (러프)', '회수 예정 (러프)'],
      [
        '2026-11-21 12:00:00',
        '적립',
        `Binance ${uid.slice(0, 2)}••••${uid.slice(-2)} · 11월 21일 거래 적립`,
        '1000',
        '1000',
        '0',
      ],
      ['2026-11-22 12:00:00', '사용', '지표 이용권 28일 구매 요청', '-500', '500', '0'],
      ['2026-11-22 12:00:00', '적립', '지표 이용권 28일 구매 요청 반환', '500', '1000', '0'],
    ]);
    expect((await file(member, '/api/luff/transactions.csv?type=spend')).lines).toHaveLength(2);
  });
});
