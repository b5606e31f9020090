import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { ZipFile } from 'yazl';
import { DomainError } from '../errors/index.js';
import { ScratchDisk } from '../scratch-disk/index.js';
import { MAX_STRINGS } from './reading/read-workbook.js';
import { MAX_CHARACTERS, MAX_ROWS, type TableRow } from './reading/table.js';
import { MAX_FILE_BYTES, TableFiles } from './table-files.service.js';

const files = new TableFiles(new ScratchDisk());
const readFile = (content: Buffer) =>
  files.receive([content], (file) =>
    files.read(file, async ({ format, headers, rows }) => {
      const all: TableRow[] = [];
      for await (const batch of rows) all.push(...batch);
      return { format, headers, rows: all };
    }),
  );
const csv = (text: string) => readFile(Buffer.from(text));
const codeOf = async (content: Buffer): Promise<string> => {
  const error: unknown = await readFile(content).catch((thrown: unknown) => thrown);
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

describe('a CSV file', () => {
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
    expect((await readFile(content)).headers).toEqual(['회원번호', '거래량']);
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
    const table = await readFile(
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
    const table = await readFile(
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
    expect(await codeOf(workbook(rows, { 'bomb.xml': 'x' }))).toBe('tableFile.brokenWorkbook');
  });

  it('is what its directory lists and nothing else', async () => {
    const another = `<worksheet><sheetData>${rowsOf('6666')}</sheetData></worksheet>`;
    const table = await readFile(workbook(rowsOf('3610'), {}, { 'xl/worksheets/sheet1.xml': another }));
    expect(table.rows.map(({ cells }) => cells[0])).toEqual(['3610']);
  });

  it.each([
    ['behind a ">" within quotes', '<c t=">" r="A99999999"><v>1</v></c>'],
    ['behind a place within quotes', `<c t=" r='A1'" r="A99999999"><v>1</v></c>`],
    ['in single quotes', "<c r='A99999999'><v>1</v></c>"],
    ['without a space before it', '<c s="0"r="A99999999"><v>1</v></c>'],
    ['behind much else', `<c s="${'0'.repeat(5_000)}" r="A99999999"><v>1</v></c>`],
  ])('with a cell far out is refused: %s', async (_, cell) => {
    expect(await codeOf(workbook(`<row r="1">${text('A1', 'UID')}${cell}</row>`))).toBe('tableFile.brokenWorkbook');
  });

  it('costs nothing for what lies between its cells and is not read', async () => {
    const ends = `<row r="1">${text('A1', 'UID')}${text('B1', 'Fee')}</row><row r="1000000">${number('A1000000', '7')}</row>`;
    const sheet = `<worksheet><sheetData>${ends}</sheetData></worksheet>`;
    const { rows } = await readFile(workbook(ends, { 'xl/worksheets/sheet2.xml': sheet }));
    expect(rows).toEqual([{ line: 1_000_000, cells: ['7', ''], hasSurplus: false }]);
    const named = '<Relationship Id="r" Type="t" Target="x"/>'.repeat(3_000);
    const relations = `<Relationships>${named}</Relationships>`;
    expect(await codeOf(workbook(rowsOf('3610'), { 'more.rels': relations }))).toBe('no error');
  });

  it('whose sheets, rows or parts together ask for too much is refused', async () => {
    const unnumbered = `${'<row/>'.repeat(200_000)}<row><c r="IV5"><v>1</v></c></row>`;
    expect(await codeOf(workbook(unnumbered))).toBe('tableFile.brokenWorkbook');
    expect(await codeOf(workbook('<row/>'.repeat(1_100_000)))).toBe('tableFile.brokenWorkbook');
    expect(await codeOf(workbook(`<row>${'<c/>'.repeat(300)}</row>`))).toBe('tableFile.brokenWorkbook');
    expect(await codeOf(workbook('<row>'.repeat(3_000)))).toBe('tableFile.brokenWorkbook');
    expect(await codeOf(workbook('<a>'.repeat(1_000_000)))).toBe('tableFile.brokenWorkbook');
    const named = '<Relationship Id="r" Type="t" Target="x"/>'.repeat(3_000);
    const relations = { 'xl/_rels/workbook.xml.rels': `<Relationships>${named}</Relationships>` };
    expect(await codeOf(workbook(rowsOf('3610'), relations))).toBe('tableFile.brokenWorkbook');
    const parts = Object.fromEntries(Array.from({ length: 2_001 }, (_, part) => [`${part}.xml`, '<a/>']));
    expect(await codeOf(workbook(rowsOf('3610'), parts))).toBe('tableFile.brokenWorkbook');
    expect(await codeOf(workbook(rowsOf('3610'), { 'stored.xml': 'x' }))).toBe('tableFile.brokenWorkbook');
    const entity = '<!DOCTYPE a [<!ENTITY b "cccccccccc">]><worksheet/>';
    expect(await codeOf(workbook('', { 'xl/worksheets/sheet1.xml': entity }))).toBe('tableFile.brokenWorkbook');
  });

  it('of megabytes is looked through once', async () => {
    expect(await codeOf(workbook('<c '.repeat(1_000_000)))).toBe('tableFile.brokenWorkbook');
    expect(await codeOf(workbook(`<c${' '.repeat(990)}/>`.repeat(9_000)))).toBe('tableFile.brokenWorkbook');
    const digits = `${'1'.repeat(200_000)}x`;
    const rows = `<row r="1">${text('A1', 'UID')}${text('B1', 'Fee')}</row><row r="2">${number('A2', digits)}${number('B2', '1')}</row>`;
    expect((await readFile(workbook(rows))).rows[0]?.cells[0]).toBe(`${'1'.repeat(500)}…`);
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
    expect(await codeOf(workbook(`<row r="1"><c r="A1">${long}</c></row>`))).toBe('tableFile.brokenWorkbook');
  });

  it('with comments, instructions and ">" in attributes is read', async () => {
    const rows = `<?a b?><!-- <c> --><row r="1" b="a>b">${text('A1', 'UID')}<!-- "> -->${text('B1', 'Fee')}</row>`;
    const read = await readFile(workbook(`${rows}<row r="2">${number('A2', '3610')}${number('B2', '1')}</row>`));
    expect(read.rows).toMatchObject([{ cells: ['3610', '1'] }]);
  });

  it('that is damaged is refused', async () => {
    expect(await codeOf(workbook('<row').subarray(0, 700))).toBe('tableFile.brokenWorkbook');
    expect(await codeOf(zip({ 'readme.txt': 'not a workbook' }))).toBe('tableFile.brokenWorkbook');
  });
});

describe('a file that is no table', () => {
  it.each([
    ['nothing', Buffer.alloc(0), 'tableFile.empty'],
    ['titles without rows', Buffer.from('UID,Fee\n'), 'tableFile.empty'],
    ['one column', Buffer.from('hello\nworld\n'), 'tableFile.empty'],
    ['an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]), 'tableFile.unsupported'],
    ['an image', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0]), 'tableFile.unsupported'],
    ['an open quote', Buffer.from('UID,Fee\n1,"2\n3,4\n'), 'tableFile.brokenQuotes'],
    ['more than 64 MB', Buffer.alloc(MAX_FILE_BYTES + 1, 0x20), 'tableFile.tooLarge'],
    ['more than 200,000 rows', Buffer.from(`UID,Fee\n${'1,2\n'.repeat(MAX_ROWS + 1)}`), 'tableFile.tooManyRows'],
    ['more than 200 columns', Buffer.from(`${'a,'.repeat(201)}a\n1\n`), 'tableFile.tooManyColumns'],
  ])('(%s) is refused with its reason', async (_, content, code) => {
    expect(await codeOf(content)).toBe(code);
  });
});

describe('what a cell of a workbook shows', () => {
  const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const TYPE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const sheetOf = (rows: string) => `<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`;
  const titles = `<row><c t="inlineStr"><is><t>A</t></is></c><c t="inlineStr"><is><t>B</t></is></c></row>`;
  const second = (...cells: string[]): string => `${titles}<row>${cells.join('')}</row>`;
  const cellsOf = async (content: Buffer) => (await readFile(content)).rows.map(({ cells }) => cells);
  const relations = (...parts: [type: string, target: string][]): Files => ({
    'xl/_rels/workbook.xml.rels': `<Relationships>${parts
      .map(([type, target], index) => `<Relationship Id="r${index + 1}" Type="${TYPE}/${type}" Target="${target}"/>`)
      .join('')}</Relationships>`,
  });

  it('is its shared text, in pieces and with a reading aid that is none', async () => {
    const strings = `<sst xmlns="${MAIN}"><si><t>plain</t></si><si><r><t>in </t></r><r><t>pieces</t></r><rPh sb="0" eb="1"><t>aid</t></rPh></si></sst>`;
    const content = workbook(second('<c t="s"><v>0</v></c>', '<c t="s"><v>1</v></c>'), {
      ...relations(['worksheet', '/xl/worksheets/sheet1.xml'], ['sharedStrings', 'texts.xml']),
      'xl/texts.xml': strings,
    });
    expect(await cellsOf(content)).toEqual([['plain', 'in pieces']]);
    expect(await codeOf(workbook(second('<c t="s"><v>0</v></c>')))).toBe('tableFile.brokenWorkbook');
  });

  it('is the stored result of its formula, its truth value or its error', async () => {
    const formula = '<c t="str"><f>A1&amp;"!"</f><v>done!</v></c>';
    const sum = '<c><f>1+1</f><v>2</v></c>';
    expect(await cellsOf(workbook(second(formula, sum)))).toEqual([['done!', '2']]);
    const others = second('<c t="b"><v>1</v></c>', '<c t="e"><v>#N/A</v></c>');
    expect(await cellsOf(workbook(others))).toEqual([['true', '#N/A']]);
  });

  it.each([
    ['14', '', '46327', '2026-11-01'],
    ['22', '', '46327.75', '2026-11-01 18:00:00'],
    ['20', '', '0.5', '12:00:00'],
    ['164', 'yyyy\\-mm\\-dd;@', '46327', '2026-11-01'],
    ['165', '[$-412]yyyy&quot;년&quot; m&quot;월&quot;', '46327', '2026-11-01'],
    ['166', '[h]:mm', '0.25', '06:00:00'],
    ['167', '#,##0.00 &quot;USD&quot;', '46327', '46327'],
    ['168', '[Red]0.00', '46327.5', '46327.5'],
    ['14', '', 'soon', 'soon'],
    ['14', '', '-1', '-1'],
  ])('in format %s %s is %s as %s', async (id, code, value, shown) => {
    const format = code === '' ? '' : `<numFmts><numFmt numFmtId="${id}" formatCode="${code}"/></numFmts>`;
    const styles = `<styleSheet xmlns="${MAIN}">${format}<cellStyleXfs><xf numFmtId="0"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="${id}"/></cellXfs></styleSheet>`;
    const content = workbook(second(`<c s="1"><v>${value}</v></c>`), { 'xl/styles.xml': styles });
    expect(await cellsOf(content)).toEqual([[shown, '']]);
  });

  it('counts its days from 1904 where the workbook says so', async () => {
    const book = `<workbook xmlns="${MAIN}" xmlns:r="${TYPE}"><workbookPr date1904="1"/><sheets><sheet name="a" sheetId="1" r:id="r1"/></sheets></workbook>`;
    const content = workbook(second('<c s="1"><v>44865</v></c>'), { 'xl/workbook.xml': book });
    expect(await cellsOf(content)).toEqual([['2026-11-01', '']]);
  });

  it('is of the first sheet that has anything in it, whatever prefix its names have', async () => {
    const book = `<workbook xmlns="${MAIN}" xmlns:r="${TYPE}"><sheets><sheet name="a" r:id="r1"/><sheet name="b" r:id="r3"/><sheet name="c" r:id="r2"/></sheets></workbook>`;
    const prefixed = sheetOf(second('<c><v>7</v></c>'))
      .replaceAll(/<(\/?)(?=\w)/g, '<$1x:')
      .replace('xmlns=', 'xmlns:x=');
    const content = workbook('<row r="1"><c r="A1" s="1"/></row>', {
      ...relations(
        ['worksheet', 'worksheets/sheet1.xml'],
        ['worksheet', 'worksheets/sheet2.xml'],
        ['worksheet', 'worksheets/sheet3.xml'],
      ),
      'xl/workbook.xml': book,
      'xl/worksheets/sheet2.xml': sheetOf(second('<c><v>6</v></c>')),
      'xl/worksheets/sheet3.xml': prefixed,
    });
    expect(await cellsOf(content)).toEqual([['7', '']]);
  });
});

describe('a text without a byte order mark', () => {
  const table = '회원번호,Fee\n1234,5\n';
  const bigEndian = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16();

  it.each([
    ['UTF-16 of little ends', Buffer.from(table, 'utf16le')],
    ['UTF-16 of big ends', bigEndian(table)],
    ['UTF-16 of big ends, marked', bigEndian(`\uFEFF${table}`)],
    ['UTF-16 over several pieces', Buffer.from(`${table}${'1234,5\n'.repeat(20_000)}`, 'utf16le')],
  ])('is read as %s', async (_, content) => {
    const { headers, rows } = await readFile(content);
    expect(headers).toEqual(['회원번호', 'Fee']);
    expect(rows[0]?.cells).toEqual(['1234', '5']);
  });

  it.each([
    ['a NUL among UTF-8', Buffer.from('UID,Fee\n12\u000034,5\n')],
    ['NULs on both sides', Buffer.from([0x41, 0, 0, 0x41, 0x42, 0])],
    ['half of a pair in UTF-16', Buffer.concat([Buffer.from(table, 'utf16le'), Buffer.from([0x00, 0xd8])])],
    ['half of a character in UTF-16', Buffer.concat([Buffer.from(table, 'utf16le'), Buffer.from([0x31])])],
    ['what CP949 has not', Buffer.from([0x41, 0x2c, 0x42, 0x0a, 0xff, 0xff, 0x2c, 0x31, 0x0a])],
  ])('is refused with %s', async (_, content) => {
    expect(await codeOf(content)).toBe('tableFile.unsupported');
  });

  it('keeps characters and line ends that lie across pieces', async () => {
    const filler = 'x'.repeat(65_536 - 'UID,Note\r\n'.length - 1);
    const { rows } = await csv(`UID,Note\r\n${filler}가나,1\r\n2,${'y'.repeat(65_530)}\r\n3,4\r\n`);
    expect(rows.map(({ line, cells }) => [line, cells[0]?.length])).toEqual([
      [2, 501],
      [3, 1],
      [4, 1],
    ]);
  });
});

describe('a large file', () => {
  /** A workbook of so many rows with `texts` different texts, each cell the number of its row unless said otherwise; written as it is made. */
  function sheet({
    rows,
    columns,
    texts = 0,
    cell,
  }: {
    rows: number;
    columns: number;
    texts?: number;
    cell?: string;
  }): AsyncIterable<Buffer> {
    const zipped = new ZipFile();
    const add = (name: string, ...content: (string | Iterable<string>)[]): void =>
      zipped.addReadStream(Readable.from(joined(content)), name);
    const joined = function* (parts: (string | Iterable<string>)[]): Generator<string> {
      for (const part of parts) yield* typeof part === 'string' ? [part] : part;
    };
    /** In pieces of some thousand. */
    const repeated = function* (times: number, make: (at: number) => string): Generator<string> {
      for (let from = 0; from < times; from += 2_000)
        yield Array.from({ length: Math.min(2_000, times - from) }, (_, at) => make(from + at)).join('');
    };
    const types = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
    const related = (...parts: [string, string][]): string =>
      `<Relationships>${parts.map(([type, target], id) => `<Relationship Id="r${id}" Type="${types}/${type}" Target="${target}"/>`).join('')}</Relationships>`;
    add('_rels/.rels', related(['officeDocument', 'xl/workbook.xml']));
    add('xl/workbook.xml', `<workbook xmlns:r="${types}"><sheets><sheet name="a" r:id="r0"/></sheets></workbook>`);
    add('xl/_rels/workbook.xml.rels', related(['worksheet', 'sheet.xml'], ['sharedStrings', 'texts.xml']));
    add(
      'xl/texts.xml',
      '<sst>',
      repeated(texts, (at) => `<si><t>text ${at}</t></si>`),
      '</sst>',
    );
    const titles = `<row>${'<c t="inlineStr"><is><t>title</t></is></c>'.repeat(columns)}</row>`;
    const data = repeated(rows, (row) => `<row>${(cell ?? `<c><v>${row}</v></c>`).repeat(columns)}</row>`);
    add('xl/sheet.xml', '<worksheet><sheetData>', titles, data, '</sheetData></worksheet>');
    zipped.end();
    return zipped.outputStream as AsyncIterable<Buffer>;
  }
  const csvOf = (rows: number, columns: number) =>
    (function* () {
      yield Buffer.from(`${Array.from({ length: columns }, (_, column) => `title ${column}`).join(',')}\n`);
      for (let row = 0; row < rows; row += 100) {
        const lines = Array.from({ length: 100 }, (_, at) => `${`${row + at},`.repeat(columns - 1)}1\n`);
        yield Buffer.from(lines.join(''));
      }
    })();
  const countOf = (content: AsyncIterable<Buffer> | Iterable<Buffer>) =>
    files.receive(content, (file) =>
      files.read(file, async ({ headers, rows }) => {
        const found = { rows: 0, cells: 0, lastLine: 0, largestBatch: 0, columns: headers.length };
        for await (const batch of rows) {
          found.rows += batch.length;
          for (const { cells, line } of batch) {
            found.cells += cells.length;
            found.lastLine = line;
          }
          found.largestBatch = Math.max(found.largestBatch, batch.length);
        }
        return found;
      }),
    );

  it.each([
    ['a CSV', () => csvOf(MAX_ROWS, 3)],
    ['a workbook', () => sheet({ rows: MAX_ROWS, columns: 3 })],
  ])('of 200,000 rows is read in batches: %s', async (_, content) => {
    expect(await countOf(content())).toEqual({
      rows: MAX_ROWS,
      cells: 3 * MAX_ROWS,
      lastLine: MAX_ROWS + 1,
      largestBatch: 250,
      columns: 3,
    });
  });

  it('of one row more than 200,000, or with one text more, is refused', async () => {
    await expect(countOf(sheet({ rows: MAX_ROWS + 1, columns: 2 }))).rejects.toMatchObject({
      code: 'tableFile.tooManyRows',
    });
    expect(await countOf(sheet({ rows: 1, columns: 2, texts: MAX_STRINGS }))).toMatchObject({ rows: 1 });
    await expect(countOf(sheet({ rows: 1, columns: 2, texts: MAX_STRINGS + 1 }))).rejects.toMatchObject({
      code: 'tableFile.tooManyStrings',
      params: { strings: MAX_STRINGS },
    });
  });

  it('that unpacks to more text than the largest CSV has is refused', async () => {
    const cell = `<c t="inlineStr"><is><t>${'x'.repeat(500)}</t></is></c>`;
    const rows = Math.floor(MAX_CHARACTERS / 500 / 20);
    expect(await countOf(sheet({ rows, columns: 20, cell }))).toMatchObject({ rows });
    await expect(countOf(sheet({ rows: rows + 1, columns: 20, cell }))).rejects.toMatchObject({
      code: 'tableFile.tooDemanding',
    });
  });

  it('of a title row and millions of blank lines is read while the service goes on', async () => {
    let turns = 0;
    const ticking = setInterval(() => (turns += 1), 1);
    const { rows } = await csv(`UID,Fee\n${'\n'.repeat(9_900_000)}1,2\n`);
    clearInterval(ticking);
    expect(rows).toEqual([{ line: 9_900_002, cells: ['1', '2'], hasSurplus: false }]);
    expect(turns).toBeGreaterThan(10);
  });

  it.each([
    ['in a line', ','],
    ['over lines within quotes', ',"\n"'],
  ])('of twenty million bytes that are all cells %s is refused before they are all in memory', async (_, cell) => {
    const endless = Buffer.from(`UID,Fee\n${cell.repeat(20_000_000 / cell.length)}`);
    await expect(countOf([endless])).rejects.toMatchObject({ code: 'tableFile.tooManyColumns' });
  });

  it('whose quote is never closed is refused before it is all in memory', async () => {
    const open = Buffer.from(`UID,Fee\n1,"${'2\n'.repeat(6_000_000)}`);
    await expect(countOf([open])).rejects.toMatchObject({ code: 'tableFile.brokenQuotes' });
  });
});

describe('a worker', () => {
  const small = Buffer.from('UID,Fee\n1,2\n');
  const limited = (limits: { megabytes: number; milliseconds: number }): TableFiles =>
    Object.assign(new TableFiles(new ScratchDisk()), { limits });
  const readAll = (by: TableFiles, content: Buffer) =>
    by.receive([content], (file) =>
      by.read(file, async ({ rows }) => {
        let count = 0;
        for await (const batch of rows) count += batch.length;
        return count;
      }),
    );
  const texts = Array.from({ length: 120_000 }, (_, at) => `<si><t>${at}${'x'.repeat(400)}</t></si>`).join('');
  const hungry = workbook(rowsOf('3610'), {
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="r1" Type="a/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="a/sharedStrings" Target="s.xml"/></Relationships>`,
    'xl/s.xml': `<sst>${texts}</sst>`,
  });

  it('that needs more memory than it may have is ended, with a reason, and the next one works', async () => {
    const few = limited({ megabytes: 24, milliseconds: 60_000 });
    await expect(readAll(few, hungry)).rejects.toMatchObject({ code: 'tableFile.tooDemanding' });
    expect(await readAll(few, small)).toBe(1);
  });

  it('that takes more time than it may is ended, with a reason', async () => {
    const hasty = limited({ megabytes: 96, milliseconds: 1 });
    await expect(readAll(hasty, small)).rejects.toMatchObject({ code: 'tableFile.tooSlow' });
  });

  it('that crashes ends nothing but itself', async () => {
    const closed = await files.receive([small], (file) => Promise.resolve(file));
    await expect(files.read(closed, () => Promise.resolve())).rejects.toMatchObject({ code: 'tableFile.unreadable' });
    expect(await readAll(files, small)).toBe(1);
  });

  it('makes no rows that nobody asks for, and ends with whoever reads', async () => {
    const many = Buffer.from(`UID,Fee\n${'1,2\n'.repeat(MAX_ROWS + 1)}`);
    const first = await files.receive([many], (file) =>
      files.read(file, async ({ rows }) => {
        for await (const batch of rows) return batch.length;
        return 0;
      }),
    );
    // All of it would have been refused: it has a row too many.
    expect(first).toBe(250);
    await expect(
      files.receive([small], (file) => files.read(file, () => Promise.reject(new Error('thought better of it')))),
    ).rejects.toThrow('thought better of it');
    expect(process.getActiveResourcesInfo().filter((name) => name.includes('Worker'))).toEqual([]);
  });

  it('is one of two, eight files wait, and the others are refused at once', async () => {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    let settled: Promise<PromiseSettledResult<void>[]> = Promise.resolve([]);
    let refused = 0;
    const twoAreRefused = new Promise<void>((resolve) => {
      const count = (error: unknown): never => {
        refused += 1;
        if (refused === 2) resolve();
        throw error;
      };
      settled = Promise.allSettled(
        Array.from({ length: 12 }, () =>
          files.receive([small], (file) => files.read(file, () => released)).catch(count),
        ),
      );
    });
    // Which of them reach the disk first is open. Another one is refused at once only when ten of them are in.
    await twoAreRefused;
    await expect(readAll(files, small)).rejects.toMatchObject({ code: 'platform.busy' });
    release();
    const outcomes = (await settled).map(({ status }) => status);
    expect(outcomes.filter((status) => status === 'fulfilled')).toHaveLength(10);
    expect(await readAll(files, small)).toBe(1);
  });
});
