import { crc32, gzipSync } from 'node:zlib';
import { createAdmin, registerMember, type SignedIn } from './factories/member.js';
import type { Schemas } from './support/contract-types.js';
import { startTestApp, type TestApp } from './support/test-app.js';

/** A workbook with one sheet, stored without compression. */
function workbook(sheet: string): Buffer {
  const office = 'http://schemas.openxmlformats.org';
  const relation = (type: string, target: string) =>
    `<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="r1" Type="${office}/officeDocument/2006/relationships/${type}" Target="${target}"/></Relationships>`;
  const parts: [string, string][] = [
    ['[Content_Types].xml', `<Types xmlns="${office}/package/2006/content-types"/>`],
    ['_rels/.rels', relation('officeDocument', 'xl/workbook.xml')],
    [
      'xl/workbook.xml',
      `<workbook xmlns="${office}/spreadsheetml/2006/main" xmlns:r="${office}/officeDocument/2006/relationships"><sheets><sheet name="a" sheetId="1" r:id="r1"/></sheets></workbook>`,
    ],
    ['xl/_rels/workbook.xml.rels', relation('worksheet', 'worksheets/sheet1.xml')],
    [
      'xl/worksheets/sheet1.xml',
      `<worksheet xmlns="${office}/spreadsheetml/2006/main"><sheetData>${sheet}</sheetData></worksheet>`,
    ],
  ];
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of parts) {
    const [path, content] = [Buffer.from(name), Buffer.from(text)];
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt32LE(crc32(content), 14);
    local.writeUInt32LE(content.length, 18);
    local.writeUInt32LE(content.length, 22);
    local.writeUInt16LE(path.length, 26);
    const record = Buffer.alloc(46);
    record.writeUInt32LE(0x02014b50, 0);
    local.copy(record, 16, 14, 28);
    record.writeUInt32LE(offset, 42);
    bodies.push(local, path, content);
    directory.push(record, path);
    offset += 30 + path.length + content.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, ...directory, end]);
}

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
      const { status, body: answer } = await member.client.send('POST', '/api/user-uid', body);
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
    const upload = (content: Buffer, mapping?: Schemas['ImportMappingDto']) =>
      admin.client.post('/api/admin/report-imports', {
        exchange: 'Binance',
        fileName: 'report.csv',
        content: content.toString('base64'),
        mapping,
      });
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
        { repeatedRows: 'sum' as const },
      ],
    ])('an amount that only grows too large as %s is named before anything is written', async (_, csv, more) => {
      const { status, body } = await upload(Buffer.from(csv), { columns, ...more });
      expect(status).toBe(200);
      expect(body.problems).toEqual([expect.objectContaining({ line: 2, cause: 'amountTooLarge' })]);
      expect((await commit(body.id)).body.code).toBe('uidRebate.importEmpty');
    });

    const textCell = (place: string, text: string) => `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;
    const titles = `<row r="1">${['UID', 'Date', 'Volume', 'Commission'].map((text, at) => textCell(`${'ABCD'[at] ?? ''}1`, text)).join('')}</row>`;

    it.each([
      ['in row 999,999,999', `${titles}<row r="999999999"><c r="A999999999"><v>1</v></c></row>`],
      ['with its row written as entities', `${titles}<row r="&#57;99999999"><c r="A&#57;99999999"><v>1</v></c></row>`],
      ['in column ZZZZZZ', `${titles}<row r="2"><c r="ZZZZZZ2"><v>1</v></c></row>`],
    ])('a cell %s costs no memory', async (_, sheet) => {
      expect((await upload(workbook(sheet), { columns })).body).toMatchObject({ code: 'tableFile.brokenWorkbook' });
    });

    it('a cell that claims to be a number and is none costs its line only', async () => {
      const line = (row: number, volume: string) =>
        `<row r="${row}">${textCell(`A${row}`, `7000001${row}`)}${textCell(`B${row}`, day)}<c r="C${row}"><v>${volume}</v></c><c r="D${row}"><v>1</v></c></row>`;
      const sheet = [titles, line(2, 'NaN'), line(3, '1e-999999999'), line(4, '1e400'), line(5, '10')].join('');
      const { status, body } = await upload(workbook(sheet), { columns });
      expect(status).toBe(200);
      expect(body.problems.map(({ line: at, cause }) => [at, cause])).toEqual([
        [2, 'amountInvalid'],
        [3, 'amountInvalid'],
        [4, 'amountInvalid'],
      ]);
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

  it('null is no value for what an exchange must have', async () => {
    const fields = [
      'name',
      'color',
      'referralLink',
      'travelRuleUpbit',
      'rebateRate',
      'isActive',
      'hiddenLanguages',
      'sort',
    ];
    for (const field of fields) {
      const { status, body } = await admin.client.patch('/api/admin/exchanges/okx', { [field]: null });
      expect({ field, status, code: body.code }).toEqual({ field, status: 400, code: 'platform.validationFailed' });
    }
  });

  it('a vendor that announces a UID and does not list it is not taken for a "no"', async () => {
    service.simulator.control.addFault({ vendor: 'ourbit', kind: 'lost-rows', count: 0 });
    const { status, body } = await service.client().post('/api/uid/check', { exchange: 'Ourbit', uid: '42470011' });
    service.simulator.control.clearFaults();
    expect({ status, code: body.code }).toEqual({ status: 503, code: 'uidRebate.checkUnavailable' });
  });

  it('leaves nothing of the API in a cache', async () => {
    const { headers } = await member.client.get('/api/luff/balance');
    expect(headers.get('cache-control')).toBe('no-store');
    const refused = await service.client().get('/api/me');
    expect(refused.headers.get('cache-control')).toBe('no-store');
  });
});
