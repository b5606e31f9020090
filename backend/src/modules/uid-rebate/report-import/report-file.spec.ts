import { crc32 } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { DomainError } from '../../../platform/errors/index.js';
import { MOST_BYTES, readReportFile } from './report-file.js';

const csv = (text: string) => readReportFile(Buffer.from(text));
const codeOf = async (content: Buffer): Promise<string> => {
  const error: unknown = await readReportFile(content).catch((thrown: unknown) => thrown);
  return error instanceof DomainError ? error.code : 'no error';
};

type Files = Readonly<Record<string, string>>;

const SAID_SIZES: Readonly<Record<string, number>> = { 'bomb.xml': 2_000_000_000, 'stored.xml': 0 };

/**
 * A zip without compression, which is all a workbook needs. The file `bomb.xml` says that it unpacks to 2 GB, `stored.xml`
 * to nothing; of the `unlisted` its directory says nothing.
 */
function zip(files: Files, unlisted: Files = {}): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of [...Object.entries(files), ...Object.entries(unlisted)]) {
    const data = Buffer.from(text);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt32LE(crc32(data), 10);
    common.writeUInt32LE(data.length, 14);
    common.writeUInt32LE(SAID_SIZES[name] ?? data.length, 18);
    common.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), common, Buffer.from(name), data]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(
      Buffer.concat([Buffer.from('PK\u0001\u0002'), Buffer.from([20, 0]), common, rest, Buffer.from(name)]),
    );
    bodies.push(local);
    offset += local.length;
  }
  directory.length -= Object.keys(unlisted).length;
  const end = Buffer.alloc(18);
  end.writeUInt16LE(directory.length, 4);
  end.writeUInt16LE(directory.length, 6);
  end.writeUInt32LE(Buffer.concat(directory).length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...bodies, ...directory, Buffer.from('PK\u0005\u0006'), end]);
}

/** A workbook of one sheet; `rows` is the XML of its rows. Style 1 is a date. */
function workbook(rows: string, extra: Files = {}, unlisted: Files = {}): Buffer {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const types = 'http://schemas.openxmlformats.org/package/2006';
  return zip(
    {
      '[Content_Types].xml': `<Types xmlns="${types}/content-types"/>`,
      '_rels/.rels': `<Relationships xmlns="${types}/relationships"><Relationship Id="r1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
      'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="Report" sheetId="1" r:id="r1"/></sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${types}/relationships"><Relationship Id="r1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
      'xl/styles.xml': `<styleSheet xmlns="${main}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
      'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
      ...extra,
    },
    unlisted,
  );
}
const text = (ref: string, value: string) => `<c r="${ref}" t="inlineStr"><is><t>${value}</t></is></c>`;
const number = (ref: string, value: string, style = 0) => `<c r="${ref}" s="${style}"><v>${value}</v></c>`;

const rowsOf = (uid: string): string =>
  `<row r="1">${text('A1', 'UID')}${text('B1', 'Fee')}</row><row r="2">${text('A2', uid)}${number('B2', '1')}</row>`;

describe('a CSV report', () => {
  it('is read with titles, lines and cells', async () => {
    expect(await csv('UID,Date\n1234,2026-11-01\n')).toEqual({
      format: 'csv',
      headers: ['UID', 'Date'],
      rows: [{ line: 2, cells: ['1234', '2026-11-01'], hasSurplus: false }],
    });
  });

  it.each([
    ['semicolons', 'UID;Volume\n1234;"1.234,5"\n'],
    ['tabs', 'UID\tVolume\n1234\t1.234,5\n'],
    ['bars', 'UID|Volume\n1234|1.234,5\n'],
    ['a declared separator', 'sep=;\nUID;Volume\n1234;1.234,5\n'],
  ])('is read with %s', async (_, content) => {
    const table = await csv(content);
    expect(table.headers).toEqual(['UID', 'Volume']);
    expect(table.rows[0]?.cells).toEqual(['1234', '1.234,5']);
  });

  it.each([
    ['UTF-8', Buffer.from('회원번호,거래량\n1234,5\n')],
    ['UTF-8 with a byte order mark', Buffer.from('\uFEFF회원번호,거래량\n1234,5\n')],
    ['UTF-16', Buffer.from('\uFEFF회원번호,거래량\n1234,5\n', 'utf16le')],
    [
      'CP949',
      Buffer.concat([
        Buffer.from([0xc8, 0xb8, 0xbf, 0xf8, 0xb9, 0xf8, 0xc8, 0xa3, 0x2c]),
        Buffer.from([0xb0, 0xc5, 0xb7, 0xa1, 0xb7, 0xae]),
        Buffer.from('\n1234,5\n'),
      ]),
    ],
  ])('is read in %s', async (_, content) => {
    expect((await readReportFile(content)).headers).toEqual(['회원번호', '거래량']);
  });

  it('counts lines as an editor does: empty ones, mixed line ends and cells over two lines included', async () => {
    const table = await csv('Report of November\n\nUID,Note\r\n1234,"two\nlines"\r\n\r\n5678,one\n');
    expect(table.headers).toEqual(['UID', 'Note']);
    expect(table.rows.map(({ line, cells }) => [line, cells[0]])).toEqual([
      [4, '1234'],
      [7, '5678'],
    ]);
  });

  it('tells a line that was cut apart by an unquoted thousands mark', async () => {
    const table = await csv('UID,Volume\n1234,1,234.5\n5678,9,\n');
    expect(table.rows.map((row) => row.hasSurplus)).toEqual([true, false]);
  });

  it('keeps formulas as the text they are', async () => {
    expect((await csv('UID,Note\n1234,=HYPERLINK("x")\n')).rows[0]?.cells[1]).toBe('=HYPERLINK("x")');
  });

  it('names untitled and repeated columns', async () => {
    expect((await csv('UID,,Fee,Fee\n1,2,3,4\n')).headers).toEqual(['UID', '#2', 'Fee', 'Fee (2)']);
  });
});

describe('a workbook', () => {
  it('is read like a CSV, numbers exact and dates as days', async () => {
    const table = await readReportFile(
      workbook(
        `<row r="1">${text('A1', 'UID')}${text('B1', 'Date')}${text('C1', 'Fee')}</row>` +
          `<row r="3">${text('A3', '835449167911924693')}${number('B3', '46327', 1)}${number('C3', '0.30000000000000004')}</row>` +
          `<row r="4">${number('A4', '36100001')}${number('B4', '46328')}${number('C4', '1234.5')}</row>`,
      ),
    );
    expect(table.format).toBe('xlsx');
    expect(table.rows).toEqual([
      { line: 3, cells: ['835449167911924693', '2026-11-01', '0.3'], hasSurplus: false },
      { line: 4, cells: ['36100001', '46328', '1234.5'], hasSurplus: false },
    ]);
  });

  it('shows that a UID stored as a number has lost its last digits', async () => {
    const table = await readReportFile(
      workbook(
        `<row r="1">${text('A1', 'UID')}${text('B1', 'Fee')}</row><row r="2">${number('A2', '835449167911924736')}${number('B2', '1')}</row>`,
      ),
    );
    expect(table.rows[0]?.cells[0]).toMatch(/e\+17$/);
  });

  it('that would unpack to more than memory is refused before it is unpacked', async () => {
    const rows =
      `<row r="1">${text('A1', 'UID')}${text('B1', 'Fee')}</row>` +
      `<row r="2">${text('A2', '3610')}${number('B2', '1')}</row>`;
    expect(await codeOf(workbook(rows, { harmless: 'x' }))).toBe('no error');
    expect(await codeOf(workbook(rows, { 'bomb.xml': 'x' }))).toBe('reportFile.brokenWorkbook');
  });

  it('is what its directory lists and nothing else', async () => {
    const another = `<worksheet><sheetData>${rowsOf('6666')}</sheetData></worksheet>`;
    const table = await readReportFile(workbook(rowsOf('3610'), {}, { 'xl/worksheets/sheet1.xml': another }));
    expect(table.rows.map(({ cells }) => cells[0])).toEqual(['3610']);
  });

  it.each([
    ['behind a ">" within quotes', '<c t=">" r="A99999999"><v>1</v></c>'],
    ['behind a place within quotes', `<c t=" r='A1'" r="A99999999"><v>1</v></c>`],
    ['in single quotes', "<c r='A99999999'><v>1</v></c>"],
    ['without a space before it', '<c s="0"r="A99999999"><v>1</v></c>'],
    ['behind much else', `<c s="${'0'.repeat(5_000)}" r="A99999999"><v>1</v></c>`],
  ])('with a cell far out is refused: %s', async (_, cell) => {
    expect(await codeOf(workbook(`<row r="1">${text('A1', 'UID')}${cell}</row>`))).toBe('reportFile.brokenWorkbook');
  });

  it('whose sheets, rows or parts together would fill the memory is refused', async () => {
    const ends = `<row r="1">${text('A1', 'UID')}${text('B1', 'Fee')}</row><row r="100000">${number('IV100000', '1')}</row>`;
    const sheet = `<worksheet><sheetData>${ends}</sheetData></worksheet>`;
    expect(await codeOf(workbook(ends, { 'xl/worksheets/sheet2.xml': sheet }))).toBe('reportFile.brokenWorkbook');
    const unnumbered = `${'<row/>'.repeat(200_000)}<row><c r="IV5"><v>1</v></c></row>`;
    expect(await codeOf(workbook(unnumbered))).toBe('reportFile.brokenWorkbook');
    const named = '<Relationship Id="r" Type="t" Target="x"/>'.repeat(3_000);
    expect(await codeOf(workbook(rowsOf('3610'), { 'more.rels': named }))).toBe('reportFile.brokenWorkbook');
    expect(await codeOf(workbook(rowsOf('3610'), { 'stored.xml': 'x' }))).toBe('reportFile.brokenWorkbook');
  });

  it('of megabytes is looked through once', async () => {
    expect(await codeOf(workbook('<c '.repeat(1_000_000)))).toBe('reportFile.brokenWorkbook');
    expect(await codeOf(workbook(`<c${' '.repeat(990)}/>`.repeat(9_000)))).toBe('reportFile.brokenWorkbook');
    const digits = `${'1'.repeat(200_000)}x`;
    const rows = `<row r="1">${text('A1', 'UID')}${text('B1', 'Fee')}</row><row r="2">${number('A2', digits)}${number('B2', '1')}</row>`;
    expect((await readReportFile(workbook(rows))).rows[0]?.cells[0]).toBe(`${'1'.repeat(500)}…`);
  });

  it.each([
    ['a text', `<v>${'a'.repeat(9_000_000)}</v>`],
    ['signs', `<v>${'&amp;'.repeat(1_500_000)}</v>`],
    ['a comment', `<!--${'<v>1</v>'.repeat(900_000)}-->`],
    ['a text without tags', `<![CDATA[${'<v>1</v>'.repeat(900_000)}]]>`],
    ['an instruction', `<?a ${'<v>1</v>'.repeat(900_000)}?>`],
    ['an open quote', `<v a="${'<v>1</v>'.repeat(900_000)}`],
    ['an attribute', `<v a="${'>'.repeat(70_000)}"/>`],
  ])('with %s that is far too long is refused', async (_, long) => {
    expect(await codeOf(workbook(`<row r="1"><c r="A1">${long}</c></row>`))).toBe('reportFile.brokenWorkbook');
  });

  it('with comments, instructions and ">" in attributes is read', async () => {
    const rows = `<?a b?><!-- <c> --><row r="1" b="a>b">${text('A1', 'UID')}<!-- "> -->${text('B1', 'Fee')}</row>`;
    expect(await codeOf(workbook(`${rows}<row r="2">${number('A2', '3610')}${number('B2', '1')}</row>`))).toBe(
      'reportFile.brokenWorkbook',
    );
    const plain = rows.replace(' b="a>b"', '');
    const read = await readReportFile(workbook(`${plain}<row r="2">${number('A2', '3610')}${number('B2', '1')}</row>`));
    expect(read.rows).toMatchObject([{ cells: ['3610', '1'] }]);
  });

  it('that is damaged is refused', async () => {
    expect(await codeOf(workbook('<row').subarray(0, 700))).toBe('reportFile.brokenWorkbook');
    expect(await codeOf(zip({ 'readme.txt': 'not a workbook' }))).toBe('reportFile.brokenWorkbook');
  });
});

describe('a file that is no report', () => {
  it.each([
    ['nothing', Buffer.alloc(0), 'reportFile.empty'],
    ['titles without rows', Buffer.from('UID,Fee\n'), 'reportFile.empty'],
    ['one column', Buffer.from('hello\nworld\n'), 'reportFile.empty'],
    ['an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]), 'reportFile.unsupported'],
    ['an image', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0]), 'reportFile.unsupported'],
    ['an open quote', Buffer.from('UID,Fee\n1,"2\n3,4\n'), 'reportFile.brokenQuotes'],
    ['more than 10 MB', Buffer.alloc(MOST_BYTES + 1, 0x20), 'reportFile.tooLarge'],
    ['more than 100,000 rows', Buffer.from(`UID,Fee\n${'1,2\n'.repeat(100_001)}`), 'reportFile.tooManyRows'],
    ['more than 200 columns', Buffer.from(`${'a,'.repeat(201)}a\n1\n`), 'reportFile.tooManyColumns'],
  ])('(%s) is refused with its reason', async (_, content, code) => {
    expect(await codeOf(content)).toBe(code);
  });
});
