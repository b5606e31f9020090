import { randomBytes, randomUUID } from 'node:crypto';
import { readdir, readlink } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { PersonalDataExport } from '../src/modules/auth/index.js';
import type { CsvCell } from '../src/platform/csv/index.js';
import { ScratchDisk } from '../src/platform/scratch-disk/index.js';
import { createAdmin, registerMember, type SignedIn } from './factories/member.js';
import { freshUid, reportVolumes, verifiedUid } from './factories/uid.js';
import { withoutHoldAfterNewUid } from './support/luff.js';
import { startTestApp, type TestApp } from './support/test-app.js';
import { unzip } from './support/unzip.js';

jest.setTimeout(180_000);

const TODAY = '2026-11-20';
const MANY = 1_000_000;

type Row = Record<string, CsvCell>;
interface Document {
  member: { id: string; email: string; name: string };
  exportedAt: string;
  tables: Record<string, Row[]>;
}

/** A table that a test fills while it is being read. */
interface Probe {
  rows: number;
  /** Rows that were asked for so far. */
  read: number;
  failAt: number;
  /** Whether its text does not compress. */
  isRandom: boolean;
  /** Called when the table is read. */
  onStart: () => Promise<void>;
}

describe('the download of own data', () => {
  let service: TestApp;
  let admin: SignedIn;
  let probe: Probe;

  beforeAll(async () => {
    service = await startTestApp();
    await withoutHoldAfterNewUid(service);
    service.app.get(PersonalDataExport).contribute({
      name: 'probe',
      about: { ko: '시험', en: 'Probe' },
      columns: ['number', 'text'],
      async *rows(em) {
        await probe.onStart();
        for (let number = 0; number < probe.rows; number += 1) {
          if (number === probe.failAt) throw new Error('the probe breaks');
          probe.read += 1;
          // As real tables do with each page; a transaction that is silent for long is ended by the database.
          if (number % 10_000 === 0) await em.query('SELECT 1');
          yield {
            number,
            text: `row ${number} ${probe.isRandom ? randomBytes(300).toString('base64') : 'x'.repeat(40)}`,
          };
        }
      },
    });
  });

  beforeEach(async () => {
    admin = await createAdmin(service);
    probe = { rows: 0, read: 0, failAt: -1, isRandom: false, onStart: () => Promise.resolve() };
  });

  // A download's transaction ends a moment after its last byte.
  afterEach(() => settled());

  afterAll(() => service.close());

  const request = (member: SignedIn, signal?: AbortSignal): Promise<Response> =>
    fetch(`${service.url}/api/user/data-export`, {
      headers: { cookie: `sid=${member.client.cookie('sid')}`, 'accept-language': 'ko' },
      ...(signal ? { signal } : {}),
    });
  const download = async (member: SignedIn) => {
    const response = await request(member);
    expect(response.status).toBe(200);
    const files = unzip(Buffer.from(await response.arrayBuffer()));
    return { response, files, document: JSON.parse(files.get('data.json') ?? '') as Document };
  };
  /** A CSV file as rows of text by column. */
  const csvOf = (files: Map<string, string>, name: string): Record<string, string>[] =>
    parse(files.get(`${name}.csv`) ?? '', { bom: true, columns: true });
  const openTransactions = async (): Promise<number> => {
    const [row]: { count: string }[] = await service.dataSource.query(
      `SELECT count(*) FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid() AND xact_start IS NOT NULL`,
    );
    return Number(row?.count);
  };
  const until = async (condition: () => Promise<boolean>): Promise<void> => {
    for (let tries = 0; !(await condition()); tries += 1) {
      if (tries > 200) throw new Error('it never came to that');
      await sleep(25);
    }
  };
  const settled = (): Promise<void> => until(async () => (await openTransactions()) === 0);
  /** Downloads that lie on the disk: files without a name, which only this process can see. */
  const filesInUse = async (): Promise<number> => {
    const handles = await readdir('/proc/self/fd');
    const targets = await Promise.all(handles.map((handle) => readlink(`/proc/self/fd/${handle}`).catch(() => '')));
    return targets.filter((target) => target.includes('lance-scratch-')).length;
  };

  it('is a file with the day in its name and its size before it, that no cache keeps', async () => {
    const member = await registerMember(service);
    const { response } = await download(member);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-length': expect.stringMatching(/^\d+$/),
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename=lance-data-2026-11-20.zip',
      'cache-control': 'no-store',
    });
  });

  it('holds everything that is kept about the member, the same in JSON and CSV', async () => {
    const member = await registerMember(service, {
      name: '=HYPERLINK("x")',
      phone: '+82 10-1234-5678',
      tradingviewId: '@hana',
      agreementMarketing: true,
      emailConfirmed: true,
    });
    const uid = await verifiedUid(admin, member);
    const given = freshUid();
    const { body: registered } = await member.client.post('/api/user-uid', {
      exchangeName: 'Binance',
      uid: given,
    });
    await member.client.delete(`/api/user-uid/${registered.id}`);
    await reportVolumes(service, { uid, day: TODAY, volume: '200000000.123456789' });
    await reportVolumes(service, { uid, day: TODAY, volume: '100000000.1' });
    const other = await registerMember(service);
    const otherUid = await verifiedUid(admin, other);
    await reportVolumes(service, { uid: otherUid, day: TODAY, volume: '7777.77' });
    await member.client.post('/api/uid-disputes', {
      exchangeName: 'Binance',
      uid: otherUid,
      statement: '-내 것, "맞음"',
    });
    const payback = await member.client.post(
      '/api/luff/request-payback',
      { usdtAmount: '100', luffAmount: '1000' },
      { 'idempotency-key': randomUUID() },
    );
    await admin.client.post(`/api/admin/luff-redemptions/${payback.body.redemption.id}/reject`, { adminNote: '다시' });

    await member.client.post('/api/indicator-purchase', { tradingviewId: '=hana' });

    // Written to an address, whoever is known there.
    for (const { email } of [member, other])
      await service.client().post('/api/forgot-password', { email: email.toUpperCase() });

    const { files, document } = await download(member);
    const { tables } = document;
    expect(document).toMatchObject({
      member: { id: member.id, email: member.email, name: '=HYPERLINK("x")' },
      exportedAt: service.clock.now().toISOString(),
    });
    expect(Object.keys(tables).sort()).toEqual(
      [
        ...[
          'account',
          'account-events',
          'chart-analyses',
          'chart-coupons',
          'chart-model-consent',
          'chart-pictures',
          'favourite-coins',
          'idle-claims',
          'indicator-purchases',
          'kept-receipts',
          'known-browsers',
          'lcoin-entries',
          'luff-entries',
          'luff-redemptions',
        ],
        ...['market-alert-firings', 'market-alerts', 'push-browsers'],
        ...['journal-cash-flows', 'journal-connections', 'journal-days', 'journal-fills', 'journal-import-mappings'],
        ...['journal-imports', 'journal-note-templates', 'journal-pictures', 'journal-positions', 'journal-trades'],
        ...['mail-preferences', 'mails', 'mining-items', 'probe', 'rebate-rows', 'sessions', 'shared-receipts'],
        'store-orders',
        ...['uid-disputes', 'uids'],
        'verification-requests',
      ].sort(),
    );
    expect(tables.account).toEqual([
      expect.objectContaining({
        id: member.id,
        email: member.email,
        name: '=HYPERLINK("x")',
        phone: '+82 10-1234-5678',
        tradingviewId: '@hana',
        isAdmin: false,
        createdAt: service.clock.now().toISOString(),
        agreedMarketingAt: service.clock.now().toISOString(),
      }),
    ]);
    expect(tables['lcoin-entries']).toMatchObject([
      { kind: 'signup_bonus', description: '회원가입 보너스', amount: '1000', balanceAfter: '1000' },
      { kind: 'uid_verification_bonus', amount: '1000', balanceAfter: '2000' },
      { kind: 'indicator_hold', amount: '-1500', balanceAfter: '2000', heldAfter: '1500' },
    ]);
    expect(tables['indicator-purchases']).toMatchObject([
      {
        tradingviewId: '=hana',
        paidWith: 'LCOIN',
        paidAmount: '1500',
        passDays: 28,
        status: 'pending',
        expiresAt: null,
      },
    ]);
    expect(tables['luff-entries']).toMatchObject([
      { kind: 'accrual', amount: '4000.00000246', balanceAfter: '4000.00000246' },
      { kind: 'accrual_correction', amount: '-2000.00000046', balanceAfter: '2000.000002' },
      { kind: 'payback_hold', amount: '-1000', heldAfter: '1000', balanceAfter: '2000.000002' },
      { kind: 'payback_void', amount: '1000', heldAfter: '0' },
    ]);
    expect(tables['luff-redemptions']).toMatchObject([
      { status: 'rejected', usdtAmount: '100', luffAmount: '1000', reason: '다시', uids: `Binance ${uid}` },
    ]);
    expect(tables.uids).toMatchObject([
      { exchange: 'Binance', uid, status: 'verified', releasedAt: null },
      { exchange: 'Binance', uid: given, status: 'released', releaseReason: 'deleted' },
    ]);
    expect(tables['verification-requests']).toMatchObject([
      { uid, status: 'approved' },
      { uid: given, status: 'withdrawn' },
    ]);
    expect(tables['uid-disputes']).toMatchObject([{ uid: otherUid, statement: '-내 것, "맞음"', status: 'pending' }]);
    expect(tables['rebate-rows']).toMatchObject([
      { exchange: 'Binance', uid, day: TODAY, product: 'futures', volume: '100000000.1', revision: 2 },
    ]);
    expect(tables.sessions).toHaveLength(1);
    expect(tables['mail-preferences']).toContainEqual({ topic: 'payback', enabled: true });
    expect(tables.mails).toContainEqual(expect.objectContaining({ kind: 'luff.paybackRejected', status: 'waiting' }));
    expect(tables.mails?.filter(({ kind }) => kind === 'auth.passwordReset')).toHaveLength(1);
    expect(tables['account-events']).toContainEqual(
      expect.objectContaining({ action: 'member.data-downloaded', byMember: true }),
    );

    for (const [name, rows] of Object.entries(tables)) {
      const undefused = csvOf(files, name).map((row) =>
        Object.fromEntries(Object.entries(row).map(([column, cell]) => [column, cell.replace(/^'(?=[=+\-@])/, '')])),
      );
      const asText = rows.map((row) =>
        Object.fromEntries(Object.entries(row).map(([column, value]) => [column, String(value ?? '')])),
      );
      expect(undefused).toEqual(asText);
    }
    const [account] = csvOf(files, 'account');
    expect(account).toMatchObject({ name: `'=HYPERLINK("x")`, phone: `'+82 10-1234-5678`, tradingviewId: `'@hana` });
    expect(csvOf(files, 'luff-entries')[1]).toMatchObject({ amount: '-2000.00000046' });
    expect(files.get('account.csv')?.codePointAt(0)).toBe(0xfeff);
    const readme = files.get('README.txt') ?? '';
    for (const name of Object.keys(tables)) expect(readme.split(`- ${name}.csv: `)).toHaveLength(3);
    expect(readme).toContain('러프로 신청한 페이백과 지표 이용권, 처리 결과');
    expect(readme).toContain('paybacks and indicator passes, and what became of it');
    // Nothing of anybody else, and nothing that opens an account.
    const everything = [...files.values()].join('\n');
    // With its point, which no id has.
    expect(everything).not.toContain('7777.77');
    expect(everything).not.toContain(other.email);
    expect(everything).not.toContain('argon2');
  });

  it('is of one moment, whatever is written while it is read', async () => {
    const member = await registerMember(service);
    let changes = 0;
    probe.onStart = async () => {
      changes += 1;
      await member.client.patch('/api/user/update', { tradingviewId: `changed_${changes}` });
    };
    const { files, document } = await download(member);
    expect(changes).toBe(2);
    expect(document.tables.account).toMatchObject([{ tradingviewId: null }]);
    expect(csvOf(files, 'account')).toMatchObject([{ tradingviewId: '' }]);
  });

  it('of a million entries takes no more memory than one of few', async () => {
    const member = await registerMember(service);
    probe.rows = MANY;
    const before = process.memoryUsage().heapUsed;
    let peak = 0;
    let bytes = 0;
    const { status, body } = await request(member);
    expect(status).toBe(200);
    for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
      bytes += chunk.length;
      peak = Math.max(peak, process.memoryUsage().heapUsed - before);
    }
    expect(probe.read).toBe(2 * MANY);
    expect(bytes).toBeGreaterThan(1_000_000);
    // All rows together are some 200 MB as objects.
    expect(peak / 2 ** 20).toBeLessThan(100);
  });

  it('sent to slow readers holds up nobody, and nothing of it is left once they are gone', async () => {
    Object.assign(probe, { rows: 30_000, isRandom: true });
    const leave = new AbortController();
    for (let reader = 0; reader < 4; reader += 1) {
      const { status, body } = await request(await registerMember(service), leave.signal);
      expect(status).toBe(200);
      await body?.getReader().read();
    }
    await settled();
    expect(await filesInUse()).toBe(4);
    probe.rows = 0;
    await download(await registerMember(service));
    leave.abort();
    await until(async () => (await filesInUse()) === 0);
  });

  it('of somebody who leaves while it is written is not written to its end', async () => {
    const member = await registerMember(service);
    probe.rows = MANY;
    const leave = new AbortController();
    const gone = expect(request(member, leave.signal)).rejects.toThrow();
    await until(() => Promise.resolve(probe.read > 0));
    leave.abort();
    await gone;
    await settled();
    expect(probe.read).toBeLessThan(MANY);
    await until(async () => (await filesInUse()) === 0);
  });

  it('is written for one member once at a time', async () => {
    const member = await registerMember(service);
    let release = (): void => undefined;
    probe.onStart = () => new Promise((resolve) => (release = resolve));
    const first = request(member);
    await until(async () => (await openTransactions()) > 0);
    expect(await member.client.get('/api/user/data-export')).toMatchObject({
      status: 503,
      body: { code: 'platform.busy' },
    });
    probe.onStart = () => Promise.resolve();
    release();
    expect((await first).status).toBe(200);
  });

  it.each([0, 20_000])('says so when it fails at row %i, and sends nothing', async (failAt) => {
    const member = await registerMember(service);
    Object.assign(probe, { rows: 30_000, failAt });
    expect((await request(member)).status).toBe(500);
    expect(await filesInUse()).toBe(0);
  });

  it.each([
    [{ largest: 5_000 }, 503],
    [{ room: 5_000 }, 503],
    [{ folder: '/nowhere' }, 503],
    [{ largest: 500_000, room: 500_000 }, 200],
  ])('asked for where the disk has %j is answered %i', async (bounds, status) => {
    const disk = service.app.get(ScratchDisk);
    const usual = { ...disk };
    Object.assign(disk, bounds);
    Object.assign(probe, { rows: 100, isRandom: true });
    const answers = [];
    // What one took is free for the next.
    for (let time = 0; time < 4; time += 1) {
      const response = await request(await registerMember(service));
      answers.push({ status: response.status, hasCode: (await response.text()).includes('"platform.busy"') });
    }
    Object.assign(disk, usual);
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([JSON.stringify({ status, hasCode: status === 503 })]),
    );
    expect(await filesInUse()).toBe(0);
  });

  it('may be asked for again by who has all of it, however long its file takes to close', async () => {
    const member = await registerMember(service);
    const disk = service.app.get(ScratchDisk);
    const open = disk.open.bind(disk);
    const opened = jest.spyOn(disk, 'open').mockImplementation(async () => {
      const file = await open();
      const close = file.close.bind(file);
      return Object.assign(file, { close: () => close().then(() => sleep(200)) });
    });
    await download(member);
    await download(member);
    opened.mockRestore();
  });

  it('is given five times an hour, and noted each time', async () => {
    const member = await registerMember(service);
    for (let time = 0; time < 5; time += 1) await download(member);
    const refused = await member.client.get('/api/user/data-export');
    expect(refused).toMatchObject({ status: 429, body: { code: 'auth.tooManyAttempts' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const noted: unknown[] = await service.dataSource.query(
      `SELECT 1 FROM platform_audit_events WHERE action = 'member.data-downloaded' AND actor_id = $1`,
      [member.id],
    );
    expect(noted).toHaveLength(5);
    service.clock.advance({ minutes: 61 });
    await download(member);
  });

  it('that another site asks for is refused, and neither counted nor noted', async () => {
    const member = await registerMember(service);
    for (let time = 0; time < 6; time += 1)
      expect(await member.client.get('/api/user/data-export', { 'sec-fetch-site': 'cross-site' })).toMatchObject({
        status: 403,
        body: { code: 'platform.foreignOrigin' },
      });
    const noted: unknown[] = await service.dataSource.query(
      `SELECT 1 FROM platform_audit_events WHERE action = 'member.data-downloaded' AND actor_id = $1`,
      [member.id],
    );
    expect(noted).toEqual([]);
    await download(member);
  });

  it('asked for by many at once is refused to some and starves nobody else', async () => {
    const members = await Promise.all(Array.from({ length: 12 }, () => registerMember(service)));
    probe.rows = 100_000;
    const answers = members.map(async (member) => {
      const response = await request(member);
      await response.arrayBuffer();
      return response.status;
    });
    expect((await admin.client.get('/api/health')).status).toBe(200);
    const statuses = await Promise.all(answers);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
  });

  it('shows a UID’s reports only for the days on which it was the member’s', async () => {
    const [first, second] = [await registerMember(service), await registerMember(service)];
    const uid = await verifiedUid(admin, first);
    const { body: uids } = await first.client.get(`/api/user/${first.id}/uids`);
    service.clock.advance({ days: 1 });
    await first.client.delete(`/api/user-uid/${uids[0]?.id}`);
    await verifiedUid(await createAdmin(service), second, uid);
    await reportVolumes(service, { uid, day: TODAY, volume: '20' }, { uid, day: '2026-11-21', volume: '21' });
    const daysOf = async (member: SignedIn) =>
      (await download(member)).document.tables['rebate-rows']?.map(({ day, volume }) => [day, volume]);
    expect(await daysOf(first)).toEqual([[TODAY, '20']]);
    expect(await daysOf(second)).toEqual([['2026-11-21', '21']]);
  });
});
