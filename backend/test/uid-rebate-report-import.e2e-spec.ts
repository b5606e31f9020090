import { createHash } from 'node:crypto';
import { readdir, readlink } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { uidsOf } from '../simulator/index.js';
import { ReportSync } from '../src/modules/uid-rebate/index.js';
import { createAdmin, registerMember, type SignedIn } from './factories/member.js';
import { freshUid, verifiedUid } from './factories/uid.js';
import { startTestApp, type TestApp } from './support/test-app.js';

describe('report files', () => {
  let service: TestApp;
  let admin: SignedIn;

  beforeAll(async () => {
    // As V8 treats a process that has compiled many regular expressions: greedy ones run out of stack on large texts.
    setFlagsFromString('--no-regexp-optimization');
    service = await startTestApp();
    admin = await createAdmin(service);
  });
  afterAll(async () => {
    setFlagsFromString('--regexp-optimization');
    await service.close();
  });

  const upload = (csv: string | Buffer, overrides: Record<string, unknown> = {}, by = admin) =>
    by.client.post('/api/admin/report-imports', {
      exchange: 'Binance',
      fileName: 'report.csv',
      content: Buffer.from(csv).toString('base64'),
      ...overrides,
    });
  const act = (id: string | null, verb: 'commit' | 'undo', by = admin) =>
    by.client.post(`/api/admin/report-imports/${id ?? ''}/${verb}`);
  const rowsOf = async (uid: string): Promise<Record<string, unknown>[]> =>
    service.dataSource.query(
      `SELECT day::text AS day, product, volume, fee, commission, rebate, estimated, source, revision, is_withdrawn
       FROM uid_rebate_report_rows WHERE uid = $1 ORDER BY day, product`,
      [uid],
    );
  const allRows = async (): Promise<unknown> =>
    service.dataSource.query(`SELECT * FROM uid_rebate_report_rows ORDER BY exchange_id, uid, day, product`);

  it('are previewed without writing anything, and each bad line is named with its cause', async () => {
    const uid = freshUid();
    const csv = [
      'UID,Date,Trading Volume,Fee,Commission',
      `${uid},2026-11-18,"1,000.50",0.5,0.2`,
      `abc12,2026-11-18,1000,0.5,0.2`,
      `${freshUid()},2026-13-40,1000,0.5,0.2`,
      `${freshUid()},2026-11-18,zehn,0.5,0.2`,
      `${freshUid()},2026-11-18,-5,0.5,0.2`,
      `${freshUid()},2026-11-20,1000,0.5,0.2`,
      `8.35E+17,2026-11-18,1000,0.5,0.2`,
      `${freshUid()},2026-11-18,1000,0.1,0.2`,
      `${uid},2026-11-18,"1,000.50",0.5,0.2`,
      `${uid},2026-11-19,500,0.25,0.1`,
    ].join('\r\n');
    const before = await allRows();
    const { status, body } = await upload(csv);
    expect(status).toBe(200);
    expect(body.problems.map(({ line, field, cause }) => [line, field, cause])).toEqual([
      [3, 'uid', 'uidInvalid'],
      [4, 'day', 'dayInvalid'],
      [5, 'volume', 'amountInvalid'],
      [6, 'volume', 'amountNegative'],
      [7, 'day', 'dayOutOfRange'],
      [8, 'uid', 'uidPrecisionLost'],
      [9, 'commission', 'commissionAboveFee'],
      [10, 'uid', 'duplicateRow'],
    ]);
    for (const problem of body.problems) expect(problem.message).toMatch(/[가-힣]/);
    expect(body.problems[2]).toMatchObject({ value: 'zehn', column: 'Trading Volume' });
    expect(body).toMatchObject({
      counts: { good: 2, bad: 8, new: 2, changed: 0, duplicate: 0, unknownUids: 1 },
      totals: { rows: 2, volume: '1500.5', commission: '0.3', rebate: '0.15' },
      stored: { days: 2, rows: 0, volume: '0', commission: '0', rebate: '0' },
      unknownUids: [uid],
    });
    expect(await allRows()).toEqual(before);
  });

  it('count for the member once committed; the same file again adds nothing', async () => {
    const member = await registerMember(service);
    const uid = await verifiedUid(admin, member);
    const csv = `UID,Date,Volume,Fee,Commission\n${uid},2026-11-18,1000,0.5,0.2\n${uid},2026-11-19,2000,1,0.4\n`;
    const preview = await upload(csv);
    const committed = await act(preview.body.id, 'commit');
    expect(committed).toMatchObject({
      status: 200,
      body: { message: '리포트 2행을 반영했습니다.', import: { status: 'committed', written: { new: 2, changed: 0 } } },
    });
    const summary = async () => (await member.client.get('/api/user/rebate-summary?days=7')).body;
    const first = await summary();
    expect(first).toMatchObject({
      totalVolume: '3000',
      totalRebate: '0.3',
      estimatedMonthly: '4.5',
      reportDays: 2,
      simulated: false,
      exchanges: [{ exchange: 'binance', source: 'import', nextReportDue: null, dayTimeZone: 'UTC' }],
    });
    const again = await upload(csv);
    expect(again.body.counts).toMatchObject({ new: 0, changed: 0, duplicate: 2 });
    expect((await act(again.body.id, 'commit')).body.import.written).toMatchObject({
      new: 0,
      changed: 0,
      unchanged: 2,
    });
    expect(await summary()).toEqual({ ...first, exchanges: expect.any(Array) });
    expect((await act(preview.body.id, 'commit')).body.code).toBe('uidRebate.importNotOpen');
    const check = await service.client().post('/api/uid/check', { uid, exchange: 'binance' });
    expect(check.body).toMatchObject({
      registered: true,
      source: 'report',
      user: { isRealTimeData: false, totalRebate: '0.3' },
    });
    const unknown = await service.client().post('/api/uid/check', { uid: '31415926', exchange: 'binance' });
    expect(unknown.body).toMatchObject({
      registered: false,
      source: 'report',
      nextStep: { kind: 'requestVerification' },
    });
  });

  it('change rows by the difference and can be undone, but not over what came later', async () => {
    const uid = freshUid();
    const file = (volume: number) => `UID,Date,Volume,Fee,Commission\n${uid},2026-11-17,${volume},0.5,0.2\n`;
    const commit = async (volume: number) => {
      const { body } = await upload(file(volume));
      await act(body.id, 'commit');
      return body.id;
    };
    await commit(1000);
    const second = await commit(1500);
    expect(await rowsOf(uid)).toMatchObject([{ volume: '1500', revision: 2, is_withdrawn: false }]);
    expect(await act(second, 'undo')).toMatchObject({
      status: 200,
      body: { message: '리포트 반영을 취소했습니다. 1행이 되돌려졌습니다.', import: { status: 'undone' } },
    });
    expect(await rowsOf(uid)).toMatchObject([{ volume: '1000', revision: 3, is_withdrawn: false }]);
    expect((await act(second, 'undo')).status).toBe(409);

    const third = await commit(1700);
    const fourth = await commit(1900);
    expect((await act(third, 'undo')).body.message).toContain('0행');
    expect(await rowsOf(uid)).toMatchObject([{ volume: '1900' }]);
    await act(fourth, 'undo');
    expect(await rowsOf(uid)).toMatchObject([{ volume: '1000', revision: 6 }]);
  });

  it('of more than 31 days are not compared with what is stored', async () => {
    const csv = (days: number): string => {
      const day = (at: number): string => new Date(Date.UTC(2026, 8, 1 + at)).toISOString().slice(0, 10);
      const rows = Array.from({ length: days }, (_, at) => `${freshUid()},${day(at)},1\n`);
      return `UID,Date,Commission\n${rows.join('')}`;
    };
    expect((await upload(csv(31))).body.stored).toMatchObject({ days: 31 });
    const { body } = await upload(csv(32));
    expect(body.counts).toMatchObject({ good: 32 });
    expect(body.stored).toBeNull();
  });

  it('are compared with what is stored for their own days, and say what an undo would change', async () => {
    const [one, two, three] = [freshUid(), freshUid(), freshUid()];
    const file = (rows: string[]) => ['UID,Date,Volume,Fee,Commission', ...rows].join('\n');
    const commit = async (rows: string[], overrides = {}) => {
      const { body } = await upload(file(rows), overrides);
      await act(body.id, 'commit');
      return body.id;
    };
    const undoOf = async (id: string | null) =>
      (await admin.client.get(`/api/admin/report-imports/${id ?? ''}`)).body.undo;
    await commit([`${one},2026-09-01,100,0.5,0.2`, `${two},2026-09-01,200,1,0.4`, `${one},2026-09-02,7,0.5,0.2`]);
    await commit([`${one},2026-09-01,999,0.5,0.2`], { exchange: 'okx' });
    const changes = [`${one},2026-09-01,150,0.8,0.7`, `${two},2026-09-01,200,1,0.4`, `${three},2026-09-03,9,0.5,0.3`];
    const preview = await upload(file(changes));
    expect(preview.body).toMatchObject({
      counts: { good: 3, new: 1, changed: 1, duplicate: 1 },
      totals: { rows: 3, volume: '359', commission: '1.4' },
      stored: { days: 2, rows: 2, volume: '300', commission: '0.6' },
    });
    expect(await undoOf(preview.body.id)).toBeNull();
    await act(preview.body.id, 'commit');
    const [firstDay, lastDay] = ['2026-09-01', '2026-09-03'];
    expect(await undoOf(preview.body.id)).toEqual({ rows: 2, firstDay, lastDay, commission: '-0.8', rebate: '-0.16' });
    await commit([`${three},2026-09-03,9,0.5,0.1`]);
    const left = { rows: 1, firstDay, lastDay: firstDay, commission: '-0.5', rebate: '-0.06' };
    expect(await undoOf(preview.body.id)).toEqual(left);
    expect((await act(preview.body.id, 'undo')).body.message).toContain(' 1행');
    expect(await undoOf(preview.body.id)).toBeNull();
    expect(await rowsOf(one)).toMatchObject([{ commission: '0.2' }, { commission: '0.2' }, { commission: '0.2' }]);
  });

  it('that brought a row which nobody had take it out of every sum when undone, and their days with it', async () => {
    const member = await registerMember(service);
    const uid = await verifiedUid(admin, member);
    const { body } = await upload(`UID,Date,Volume,Fee,Commission\n${uid},2026-08-01,9,0.5,0.2\n`);
    await act(body.id, 'commit');
    expect((await member.client.get('/api/user/rebate-rows?day=2026-08-01')).body).toHaveLength(1);
    await act(body.id, 'undo');
    expect((await member.client.get('/api/user/rebate-rows?day=2026-08-01')).body).toEqual([]);
    expect(await rowsOf(uid)).toMatchObject([{ volume: '0', is_withdrawn: true, revision: 2 }]);
    const days: unknown[] = await service.dataSource.query(
      `SELECT 1 FROM uid_rebate_report_days WHERE exchange_id = 'binance' AND day = '2026-08-01'`,
    );
    expect(days).toEqual([]);
  });

  it('replace the estimated rows of an exchange and stand against its later readings', async () => {
    service.clock.set('2026-11-20T05:00:00.000Z');
    admin = await createAdmin(service);
    const [uid = ''] = uidsOf('deepcoin', 'fresh');
    await service.app.get(ReportSync).syncDue();
    const [estimated] = (await rowsOf(uid)).filter((row) => row.day === '2026-11-19');
    expect(estimated).toMatchObject({ estimated: true, source: 'api' });
    const csv = `UID,Date,Volume,Fee,Commission\n${uid},2026-11-19,123456.78,61.7,40\n`;
    const { body } = await upload(csv, { exchange: 'Deepcoin' });
    expect(body.counts).toMatchObject({ new: 0, changed: 1 });
    await act(body.id, 'commit');
    const stands = { volume: '123456.78', rebate: '30.85', estimated: false, source: 'import', revision: 2 };
    expect((await rowsOf(uid)).find((row) => row.day === '2026-11-19')).toMatchObject(stands);
    service.clock.advance({ days: 1 });
    await service.app.get(ReportSync).syncDue();
    expect((await rowsOf(uid)).find((row) => row.day === '2026-11-19')).toMatchObject(stands);
    admin = await createAdmin(service);
    await act(body.id, 'undo');
    expect((await rowsOf(uid)).find((row) => row.day === '2026-11-19')).toMatchObject({
      ...estimated,
      revision: 3,
    });
  });

  it('remember the mapping of the exchange, and ask for columns that they cannot find', async () => {
    const csv = `번호;언제;얼마\n700000999;18.11.2026;1,5\n`;
    const asked = await upload(csv, { exchange: 'Ourbit' });
    expect(asked).toMatchObject({ status: 200, body: { id: null, headers: ['번호', '언제', '얼마'] } });
    expect(asked.body.missingFields).toEqual(expect.arrayContaining(['uid', 'commission', 'day']));
    const mapping = { columns: { uid: '번호', day: '언제', commission: '얼마' }, dayOrder: 'dmy', product: 'futures' };
    const mapped = await upload(csv, { exchange: 'Ourbit', mapping });
    expect(mapped.body).toMatchObject({
      counts: { good: 1, derivedFees: 1 },
      totals: { commission: '1.5', rebate: '1.5' },
    });
    await act(mapped.body.id, 'commit');
    expect((await admin.client.get('/api/admin/report-import-mappings/ourbit')).body).toEqual({
      exchange: 'ourbit',
      mapping,
    });
    const next = await upload(csv.replace('18.11', '17.11'), { exchange: 'Ourbit' });
    expect(next.body).toMatchObject({ mapping, counts: { good: 1, new: 1 } });
  });

  it('do not lose a column that earlier files of the exchange did not have', async () => {
    const uid = freshUid();
    const without = await upload(`UID,Date,Commission\n${uid},2026-11-10,10\n`);
    expect((await act(without.body.id, 'commit')).status).toBe(200);
    const { body } = await upload(`UID,Date,Commission,Fee\n${uid},2026-11-11,10,14\n`);
    expect(body).toMatchObject({
      mapping: { columns: { commission: 'Commission', fee: 'Fee' } },
      counts: { good: 1, derivedFees: 0 },
    });
    const undone = await act(without.body.id, 'undo', await createAdmin(service, 'en'));
    expect(undone.body.message).toBe('The import has been undone. Rows set back: 1.');
  });

  it('say nothing of members who are not in them', async () => {
    const [named, absent] = [await registerMember(service), await registerMember(service)];
    const uid = await verifiedUid(admin, named);
    await verifiedUid(admin, absent);
    const { body } = await upload(`UID,Date,Commission,Fee,Volume\n${uid},2026-11-19,10,14,20000\n`);
    await act(body.id, 'commit');
    const summaryOf = async (member: SignedIn) => (await member.client.get('/api/user/rebate-summary?days=7')).body;
    const known = await summaryOf(named);
    expect(known.series.find(({ day }) => day === '2026-11-19')).toMatchObject({ volume: '20000' });
    expect(known.exchanges).toMatchObject([{ volume: '20000', lastReportDay: '2026-11-19', source: 'import' }]);
    const unknown = await summaryOf(absent);
    expect(unknown).toMatchObject({ reportDays: 0, estimatedMonthly: null });
    expect(unknown.series.find(({ day }) => day === '2026-11-19')).toMatchObject({ volume: null, rebate: null });
    expect(unknown.exchanges).toMatchObject([{ volume: null, rebate: null, lastReportDay: null }]);
  });

  it('are listed newest first and readable one by one', async () => {
    const { body } = await admin.client.get('/api/admin/report-imports?exchange=ourbit');
    expect(body).toMatchObject([
      { status: 'previewed', written: null, lastDay: '2026-11-17' },
      { status: 'committed', written: { new: 1 }, exchangeName: 'Ourbit' },
    ]);
    const one = await admin.client.get(`/api/admin/report-imports/${String(body[0]?.id)}`);
    expect(one.body).toMatchObject({ id: body[0]?.id, preview: { headers: ['번호', '언제', '얼마'] } });
    expect((await admin.client.get('/api/admin/report-imports/0198f6d2-8f5e-7c3a-9f0e-2d6c1b7a4e55')).status).toBe(404);
  });

  it.each([
    ['no file', { content: '' }],
    ['what is no base64', { content: 'no base64 !' }],
    ['an unknown exchange', { exchange: 'ftx' }],
    ['an old workbook', { content: Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2, 3]).toString('base64') }],
    ['a broken workbook', { content: Buffer.from('PK\u0003\u0004nonsense').toString('base64') }],
    ['titles without rows', { content: Buffer.from('UID,Date,Commission\n').toString('base64') }],
    ['a list as a mapping', { mapping: [] }],
    ['a list with a mapping', { mapping: [{ columns: { uid: 'UID' } }] }],
    ['a list of columns', { mapping: { columns: ['UID'] } }],
    ['a mapping with unknown fields', { mapping: { columns: { uid: 'UID', profit: 'x' } } }],
    ['a file of more than 10 MB', { content: Buffer.alloc(10_600_000, 'UID,Date\n').toString('base64') }],
    ['a body of more than 16 MB', { content: 'A'.repeat(17_000_000) }],
  ])('refuse %s with a reason and keep nothing', async (_, overrides) => {
    const count = async () =>
      (await service.dataSource.query('SELECT 1 FROM uid_rebate_report_imports')).length as number;
    const before = await count();
    const answer = await upload('UID,Date,Commission\n700000001,2026-11-18,1\n', overrides);
    expect(answer.status).toBe(400);
    expect(answer.body.message).toMatch(/[가-힣]/);
    expect(await count()).toBe(before);
  });

  it.each([
    ['digits', '1'.repeat(9_000_000)],
    ['blanks within', `1${' '.repeat(9_000_000)}1`],
  ])('with a cell of nine million %s have one bad line', async (_, cell) => {
    const { status, body } = await upload(`UID,Date,Commission\n${freshUid()},2026-11-18,${cell}\n`);
    expect(status).toBe(200);
    expect(body.problems).toMatchObject([{ line: 2, field: 'commission' }]);
    expect(body.problems[0]?.value.length).toBeLessThan(1_000);
  });

  describe('sent as they are', () => {
    const address = (query: Record<string, string> = {}) =>
      `/api/admin/report-imports/file?${new URLSearchParams({ exchange: 'Binance', fileName: 'report.csv', ...query }).toString()}` as const;
    const scratchFiles = async (): Promise<string[]> => {
      const open = (await readdir('/proc/self/fd')).map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => ''));
      return (await Promise.all(open)).filter((target) => target.includes('lance-scratch-'));
    };
    const send = (content: string | Buffer, query?: Record<string, string>, headers: Record<string, string> = {}) =>
      admin.client.send('POST', address(query), Buffer.from(content), headers);

    it('give the same preview as within JSON, and what is committed is what was sent', async () => {
      const [uid, day] = [freshUid(), '2026-11-18'];
      // More than one piece of what is kept.
      const note = 'x'.repeat(400);
      const rows = Array.from({ length: 6_000 }, (_, at) => `${Number(uid) + at},${day},1000,0.5,0.2,${note}`);
      const csv = `UID,Date,Volume,Fee,Commission,Note\n${rows.join('\n')}\n`;
      const [asJson, asFile] = [await upload(csv), await send(csv)];
      expect(asFile.status).toBe(200);
      expect({ ...asFile.body, id: null }).toEqual({ ...asJson.body, id: null });
      expect(asFile.body.counts).toMatchObject({ good: 6_000, new: 6_000, bad: 0 });
      const kept: { hash: string; same: boolean; pieces: number }[] = await service.dataSource.query(
        `SELECT encode(sha256(string_agg(p.content, '' ORDER BY p.number)), 'hex') AS hash, count(*)::int AS pieces,
           sha256(string_agg(p.content, '' ORDER BY p.number)) = i.file_hash AS same
         FROM uid_rebate_report_imports i JOIN uid_rebate_report_import_pieces p ON p.import_id = i.id
         WHERE i.id = $1 GROUP BY i.id`,
        [asFile.body.id],
      );
      expect(kept).toEqual([{ hash: createHash('sha256').update(csv).digest('hex'), same: true, pieces: 3 }]);
      expect((await act(asFile.body.id, 'commit')).body.import.written).toMatchObject({ new: 6_000 });
      const [row] = await service.dataSource.query<{ raw: unknown }[]>(
        'SELECT raw FROM uid_rebate_report_rows WHERE uid = $1',
        [String(Number(uid) + 5_999)],
      );
      const words = { UID: String(Number(uid) + 5_999), Date: day, Volume: '1000', Fee: '0.5', Commission: '0.2' };
      expect(row?.raw).toEqual({ line: 6_001, rows: [{ ...words, Note: note }] });
    });

    it('are read with the mapping in their address', async () => {
      const columns = { uid: 'A', day: 'B', commission: 'C' };
      const mapping = JSON.stringify({ columns, dayOrder: 'dmy' });
      const { status, body } = await send(`A;B;C\n${freshUid()};18.11.2026;1,5\n`, { mapping });
      expect({ status, good: body.counts['good'], commission: body.totals['commission'] }).toEqual({
        status: 200,
        good: 1,
        commission: '1.5',
      });
      for (const wrong of ['[]', '{"columns":[]}', '{"columns":{"uid":7}}', 'no JSON', '7', '{"columns":{},"other":1}'])
        expect(await send('A;B;C\n1;2;3\n', { mapping: wrong })).toMatchObject({
          status: 400,
          body: { code: 'platform.validationFailed' },
        });
    });

    it('are refused to another site, as a form or as anything else, and to members', async () => {
      const csv = `UID,Date,Commission\n${freshUid()},2026-11-18,1\n`;
      const foreign = await send(csv, {}, { 'sec-fetch-site': 'cross-site' });
      expect(foreign).toMatchObject({ status: 403, body: { code: 'platform.foreignOrigin' } });
      const elsewhere = await send(csv, {}, { origin: 'https://evil.example' });
      expect(elsewhere).toMatchObject({ status: 403, body: { code: 'platform.foreignOrigin' } });
      for (const type of [
        'text/plain',
        'multipart/form-data; boundary=x',
        'application/x-www-form-urlencoded',
        'text/csv',
      ])
        expect(await send(csv, {}, { 'content-type': type })).toMatchObject({
          status: 400,
          body: { code: 'platform.jsonOnly' },
        });
      expect(await admin.client.send('POST', address(), {})).toMatchObject({
        status: 400,
        body: { code: 'platform.fileOnly' },
      });
      const binary = { 'content-type': 'application/octet-stream' };
      const login = await service.client().send('POST', '/api/login', Buffer.from('{}'), binary);
      expect(login).toMatchObject({ status: 400, body: { code: 'platform.jsonOnly' } });
      const member = await registerMember(service);
      expect((await member.client.send('POST', address(), Buffer.from(csv))).status).toBe(403);
      expect((await service.client().send('POST', address(), Buffer.from(csv))).status).toBe(401);
    });

    it.each([
      ['nothing', Buffer.alloc(0), 'tableFile.empty'],
      ['more than 64 MB', Buffer.alloc(64 * 2 ** 20 + 1, 0x20), 'tableFile.tooLarge'],
      ['a broken workbook', Buffer.from('PK\u0003\u0004nonsense'), 'tableFile.brokenWorkbook'],
    ])('are refused with a reason and leave nothing behind: %s', async (_, content, code) => {
      const before = await allRows();
      expect(await send(content)).toMatchObject({ status: 400, body: { code } });
      expect(await allRows()).toEqual(before);
      expect(await scratchFiles()).toEqual([]);
    });

    it('break off without harm and leave nothing behind', async () => {
      const target = new URL(service.url);
      const headers = { cookie: `sid=${admin.client.cookie('sid')}`, 'content-type': 'application/octet-stream' };
      const request = httpRequest({
        ...{ host: target.hostname, port: target.port },
        method: 'POST',
        path: address(),
        headers,
      });
      request.on('error', () => undefined);
      request.write(Buffer.alloc(1_000_000, 'UID,Date\n'));
      while ((await scratchFiles()).length === 0) await sleep(20);
      request.destroy();
      while ((await scratchFiles()).length > 0) await sleep(20);
      expect((await send(`UID,Date,Commission\n${freshUid()},2026-11-18,1\n`)).status).toBe(200);
    });

    it('of 100,000 rows answer while the service goes on', async () => {
      const first = Number(freshUid());
      const csv = `UID,Date,Commission\n${Array.from({ length: 100_000 }, (_, at) => `${first + at},2026-11-18,1\n`).join('')}`;
      let isUnderWay = true;
      let answered = 0;
      const upload = send(csv).finally(() => (isUnderWay = false));
      while (isUnderWay) {
        await service.client().get('/api/site-settings');
        answered += 1;
      }
      expect(answered).toBeGreaterThan(20);
      expect((await upload).body.counts).toMatchObject({ good: 100_000, unknownUids: 100_000 });
    });
  });

  it('cannot be committed without a good row, twice at once, or by a member', async () => {
    const bad = await upload('UID,Date,Commission\nabc,2026-11-18,1\n');
    expect((await act(bad.body.id, 'commit')).body.code).toBe('uidRebate.importEmpty');
    const good = await upload(`UID,Date,Commission\n${freshUid()},2026-11-18,1\n`);
    const member = await registerMember(service);
    expect((await act(good.body.id, 'commit', member)).status).toBe(403);
    const answers = await Promise.all([act(good.body.id, 'commit'), act(good.body.id, 'commit')]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
  });
});
