import { addAbortSignal, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { CsvCell } from './csv-cell.js';
import { inPieces, type CsvTable } from './csv-text.js';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
export const XLSX_TYPE = `${TYPE}.sheet`;

/** What is the same in every workbook with one sheet. */
const PARTS = {
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Lance" sheetId="1" r:id="r1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
};

/** As a number is written that reads back as the same text. */
const NUMBER = /^-?(0|[1-9]\d*)(\.\d*[1-9])?$/;
/** Digits that a double keeps of every number. */
const SAFE_DIGITS = 15;
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' };

/**
 * Streams an XLSX file with the cells of a CSV file. Texts are stored as texts, which no program runs as a formula; a number that a
 * double would change is a text, too. Holds some hundred rows at a time.
 */
export function workbookOf<Row>(table: CsvTable<Row>): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const ended = new AbortController();
  output.once('close', () => ended.abort());
  zip.on('error', (error: Error) => output.destroy(error));
  for (const [name, content] of Object.entries(PARTS)) zip.addBuffer(Buffer.from(XML + content), name);
  zip.addReadStreamLazy('xl/worksheets/sheet1.xml', (use) => {
    const sheet = addAbortSignal(ended.signal, Readable.from(sheetOf(table), { objectMode: false }));
    // Without this handler an error would leave the file open for ever.
    sheet.on('error', (error) => output.destroy(error));
    use(null, sheet);
  });
  zip.end();
  return output;
}

async function* sheetOf<Row>(table: CsvTable<Row>): AsyncGenerator<string> {
  yield `${XML}<worksheet xmlns="${MAIN}"><sheetData>${rowOf(table.titles)}`;
  for await (const piece of inPieces(table.rows)) yield piece.map((row) => rowOf(table.cellsOf(row))).join('');
  yield '</sheetData></worksheet>';
}

const rowOf = (cells: readonly CsvCell[]): string => `<row>${cells.map(cellOf).join('')}</row>`;

function cellOf(value: CsvCell): string {
  if (value === null || value === '') return '<c/>';
  const text = value instanceof Date ? value.toISOString() : String(value);
  if (NUMBER.test(text) && text.replace(/^-?[0.]*|\./g, '').length <= SAFE_DIGITS) return `<c><v>${text}</v></c>`;
  // Other control characters and these two noncharacters are not allowed in XML.
  const escaped = text
    .replace(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, '')
    .replace(/[&<>\r]/g, (found) => ENTITIES[found] ?? found);
  return `<c t="inlineStr"><is><t xml:space="preserve">${escaped}</t></is></c>`;
}
