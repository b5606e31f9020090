import { gzipSync } from 'node:zlib';
import { createAdmin, registerMember, type SignedIn } from './factories/member.js';
import { startTestApp, type TestApp } from './support/test-app.js';

/** What hostile callers send: each is refused by name, never a failure of ours, and changes nothing. */
describe('hostile requests', () => {
  let service: TestApp;
  let admin: SignedIn;
  let member: SignedIn;

  beforeAll(async () => {
    service = await startTestApp();
    admin = await createAdmin(service);
    member = await registerMember(service);
  });

  afterAll(() => service.close());

  describe('with content that cannot be read', () => {
    const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

    it.each([
      ['a NUL', '{"exchangeName":"OKX\\u0000","uid":"83544916"}'],
      ['half of a surrogate pair', '{"exchangeName":"OKX\\ud800","uid":"83544916"}'],
      ['a NUL in the name of a field', '{"uid\\u0000":"83544916"}'],
      ['40,000 levels of lists', nested(40_000)],
    ])('a body with %s', async (_, body) => {
      const { status, body: answer } = await member.client.post('/api/user-uid', body);
      expect({ status, code: answer.code }).toEqual({ status: 400, code: 'platform.malformedBody' });
    });

    it.each([
      '/api/admin/users?search=%00',
      '/api/admin/report-import-mappings/okx%00',
      '/api/admin/job-runs?job=a%00',
    ])('an address with a NUL: %s', async (address) => {
      const { status, body } = await admin.client.get(address);
      expect({ status, code: body.code }).toEqual({ status: 400, code: 'platform.malformedBody' });
    });

    it('a body that says it is compressed and is not, and one that unpacks beyond the limit', async () => {
      const send = async (body: Uint8Array) => {
        const response = await fetch(`${service.url}/api/login`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
          body: Buffer.from(body),
        });
        return { status: response.status, code: ((await response.json()) as { code: string }).code };
      };
      expect(await send(Buffer.from('{"email":"a"}'))).toEqual({ status: 400, code: 'platform.malformedBody' });
      const bomb = gzipSync(JSON.stringify({ email: 'x'.repeat(5_000_000) }));
      expect(await send(bomb)).toEqual({ status: 400, code: 'platform.bodyTooLarge' });
    });
  });

  describe('in a report file', () => {
    const upload = (content: Buffer, mapping?: object) =>
      admin.client.post<{ id: string | null; problems: { line: number; field: string; cause: string }[] }>(
        '/api/admin/report-imports',
        { exchange: 'Binance', fileName: 'report.csv', content: content.toString('base64'), mapping },
      );
    const commit = (id: string | null) => admin.client.post(`/api/admin/report-imports/${id ?? ''}/commit`);
    const columns = { uid: 'UID', day: 'Date', volume: 'Volume', commission: 'Commission' };
    const day = '2026-11-10';

    it.each([
      [
        'a fee derived from our rebate rate',
        `UID,Date,Volume,Commission\n70000001,${day},1,99999999999999999999\n`,
        {},
      ],
      [
        'a fee derived from the rate of the line',
        `UID,Date,Volume,Commission,Rate\n70000001,${day},1,99999999999999999999,0.0000001\n`,
        { columns: { ...columns, rate: 'Rate' } },
      ],
      [
        'the sum of parts',
        `UID,Date,Volume,Commission\n70000001,${day},90000000000000000000,1\n70000001,${day},90000000000000000000,2\n`,
        { repeatedRows: 'sum' },
      ],
    ])('an amount that only grows too large as %s is named before anything is written', async (_, csv, more) => {
      const { status, body } = await upload(Buffer.from(csv), { columns, ...more });
      expect(status).toBe(200);
      expect(body.problems).toEqual([expect.objectContaining({ line: 2, cause: 'amountTooLarge' })]);
      expect((await commit(body.id)).body.code).toBe('uidRebate.importEmpty');
    });

    it('a NUL costs the UID it stands in and nothing else', async () => {
      const csv = `UID,Date,Volume,Com\u0000mission,Commission\n7000\u00000002,${day},1,a\u0000b,1\n70000003,${day},1,a\u0000b,1\n`;
      const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(csv, 'utf16le')]);
      const { status, body } = await upload(utf16, { columns });
      expect(status).toBe(200);
      expect(body.problems).toEqual([expect.objectContaining({ line: 2, field: 'uid', cause: 'uidInvalid' })]);
      expect((await commit(body.id)).status).toBe(200);
    });
  });

  it('leaves nothing of the API in a cache', async () => {
    const { headers } = await member.client.get('/api/luff/balance');
    expect(headers.get('cache-control')).toBe('no-store');
    const refused = await service.client().get('/api/me');
    expect(refused.headers.get('cache-control')).toBe('no-store');
  });
});
