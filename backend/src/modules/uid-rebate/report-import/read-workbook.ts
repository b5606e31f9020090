import { buffer } from 'node:stream/consumers';
import { inflateRawSync } from 'node:zlib';
import { Decimal } from 'decimal.js';
import readXlsxFile from 'read-excel-file/node';
import { ZipFile } from 'yazl';
import { ReportFileErrors } from './report-file.errors.js';
import type { ReportLine } from './report-table.js';

/** What a workbook may unpack to: a small zip can hold a great deal of nothing. */
const MOST_UNPACKED_BYTES = 120 * 1024 * 1024;
const MOST_ENTRIES = 2_000;

type Cell = string | boolean | Date | null | undefined;

/** Rows of the first sheet that has any. */
export async function readWorkbook(content: Buffer): Promise<ReportLine[]> {
  const parts = reasonableParts(content);
  if (!parts) throw ReportFileErrors.brokenWorkbook();
  let sheets: { data: Cell[][] }[];
  try {
    const options = { parseNumber: numberText, trim: false };
    sheets = (await readXlsxFile<string>(await repacked(parts), options)) as { data: Cell[][] }[];
  } catch (cause) {
    throw ReportFileErrors.brokenWorkbook({}, { cause });
  }
  const filled = sheets.find((sheet) => sheet.data.length > 0);
  return (filled?.data ?? []).map((cells, index) => ({ line: index + 1, cells: cells.map(textOf) }));
}

/**
 * Excel keeps 15 digits and stores a double, so 0.3 may be written 0.30000000000000004: rounded to 15 digits. A whole
 * number of 16 or more digits has lost digits already and is shown with its exponent, which no UID passes.
 */
function numberText(text: string): string {
  // What is no number, or one with more digits than anybody could mean, stays as it is for the column to refuse.
  if (!/^[-+]?(\d{1,40}(\.\d{0,40})?|\.\d{1,40})(e[-+]?\d{1,2})?$/i.test(text)) return text;
  const number = new Decimal(text);
  if (number.isInteger() && number.abs().gte(1e15)) return number.toExponential();
  return number.toSignificantDigits(15, Decimal.ROUND_HALF_UP).toFixed();
}

/** Dates in cells have no zone: what is written is what is meant. */
function textOf(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  if (!(cell instanceof Date)) return String(cell);
  if (Number.isNaN(cell.getTime())) return '';
  const [day = '', time = ''] = cell.toISOString().slice(0, 19).split('T');
  return time === '00:00:00' ? day : `${day} ${time}`;
}

/** Cells further out than this are refused: the library fills everything before a cell, and one cell could ask for a billion rows. */
const LAST_ROW = 110_000;
const LAST_COLUMN = 256;
/** It fills every sheet, each as far as its last row and column: all of them together are no more than the largest one. */
const MOST_FILLED = LAST_ROW * LAST_COLUMN;
/** Rows and cells of all sheets, with something in them or not: more than a report of the largest size has. */
const MOST_PLACED = 4_000_000;

interface Part {
  readonly name: string;
  readonly content: Buffer;
}

/**
 * The parts of a workbook that hold XML, each unpacked within the limit, whatever sizes the zip's directory claims, and
 * with no cell too far out. Null when it is damaged or asks for too much.
 */
function reasonableParts(content: Buffer): Part[] | null {
  const end = content.lastIndexOf('PK\u0005\u0006');
  if (end < 0 || end + 22 > content.length) return null;
  const entries = content.readUInt16LE(end + 10);
  if (entries > MOST_ENTRIES) return null;
  const parts: Part[] = [];
  let at = content.readUInt32LE(end + 16);
  let unpacked = 0;
  const asked = { placed: 0, filled: 0, sheets: 0 };
  for (let entry = 0; entry < entries; entry += 1) {
    if (at + 46 > content.length || content.readUInt32LE(at) !== 0x02014b50) return null;
    const nameEnd = at + 46 + content.readUInt16LE(at + 28);
    const name = content.toString('utf8', at + 46, nameEnd);
    if (/\.(xml|rels)$/i.test(name)) {
      unpacked += content.readUInt32LE(at + 24);
      if (unpacked > MOST_UNPACKED_BYTES) return null;
      const part = unpackedPart(content, at);
      if (part === null) return null;
      const xml = part.toString('latin1');
      if (!isInPieces(xml) || !isReasonable(xml, asked)) return null;
      parts.push({ name, content: part });
    }
    at = nameEnd + content.readUInt16LE(at + 30) + content.readUInt16LE(at + 32);
  }
  return parts;
}

/** The content of the entry whose directory record begins at `at`; null when it is broken or larger than it says. */
function unpackedPart(content: Buffer, at: number): Buffer | null {
  const method = content.readUInt16LE(at + 10);
  const packedSize = content.readUInt32LE(at + 20);
  const size = content.readUInt32LE(at + 24);
  const local = content.readUInt32LE(at + 42);
  if (local + 30 > content.length) return null;
  const start = local + 30 + content.readUInt16LE(local + 26) + content.readUInt16LE(local + 28);
  const packed = content.subarray(start, start + packedSize);
  if (method === 0) return packed.length === size ? packed : null;
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, size) });
  } catch {
    return null;
  }
}

/** A zip of these parts alone: the library reads a zip front to back and would see what its directory does not tell. */
async function repacked(parts: readonly Part[]): Promise<Buffer> {
  const zip = new ZipFile();
  for (const { name, content } of parts) zip.addBuffer(content, name, { compress: false });
  zip.end();
  return buffer(zip.outputStream);
}

/** A cell holds 32,767 characters at most, each written with up to six. */
const LONGEST_TEXT = 250_000;
const LONGEST_MARKUP = 65_536;

/**
 * Whether no text and no tag is long: the library's reader begins anew with whatever it has not seen the end of, so that
 * one long piece would keep the service busy for minutes.
 */
function isInPieces(xml: string): boolean {
  for (let at = 0; at < xml.length;) {
    const opening = xml.indexOf('<', at);
    const text = (opening < 0 ? xml.length : opening) - at;
    if (text > LONGEST_TEXT) return false;
    if (opening < 0) return true;
    const length = markupLength(xml.slice(opening, opening + LONGEST_MARKUP));
    if (length === 0) return false;
    at = opening + length;
  }
  return true;
}

/** Length of the tag, comment or instruction with which a piece of XML begins; 0 when it has no end there. */
function markupLength(piece: string): number {
  const special = [
    ['<!--', '-->'],
    ['<![CDATA[', ']]>'],
    ['<?', '?>'],
  ].find(([opening = '']) => piece.startsWith(opening));
  if (special) {
    const [opening = '', closing = ''] = special;
    const end = piece.indexOf(closing, opening.length);
    return end < 0 ? 0 : end + closing.length;
  }
  let quote = '';
  for (let at = 0; at < piece.length; at += 1) {
    const sign = piece.charAt(at);
    if (quote !== '') quote = sign === quote ? '' : quote;
    else if (sign === '>') return at + 1;
    else if (sign === '"' || sign === "'") quote = sign;
  }
  return 0;
}

const PLACED_TAG = /<(?:[^\s<>:/]+:)?(row|c|sheet|Relationship)(?=[\s/>])/g;
const ATTRIBUTE = /(?<!\s)\s+([\w:.-]+)\s*=\s*(?:"([^"<>]*)"|'([^'<>]*)')/g;
/** What a spreadsheet program writes into such a tag is far shorter. */
const LONGEST_TAG = 1_000;

/** What the parts of a workbook ask for together. */
interface Asked {
  placed: number;
  filled: number;
  sheets: number;
}

/**
 * Whether every cell and row of one more part says plainly where it stands, none too far out, and all parts together still
 * ask for no more than a report may. A tag that could be read in two ways, as with a ">" within quotes, is refused: no
 * spreadsheet program writes one.
 */
function isReasonable(xml: string, asked: Asked): boolean {
  let rows = 0;
  let last: Place = { row: 0, column: 0 };
  for (const { index, 0: opening, 1: tag } of xml.matchAll(PLACED_TAG)) {
    asked.placed += 1;
    if (asked.placed > MOST_PLACED) return false;
    if (tag === 'sheet' || tag === 'Relationship') {
      asked.sheets += 1;
      if (asked.sheets > MOST_ENTRIES) return false;
      continue;
    }
    if (tag === 'row') rows += 1;
    const from = index + opening.length;
    const [attributes, end] = xml.slice(from, from + LONGEST_TAG).split('>', 2);
    if (end === undefined || attributes === undefined) return false;
    if (!/^\s*\/?$/.test(attributes.replaceAll(ATTRIBUTE, ''))) return false;
    for (const [, name, quoted, single] of attributes.matchAll(ATTRIBUTE)) {
      if (name !== 'r') continue;
      const place = reasonablePlace(quoted ?? single ?? '');
      if (place === null) return false;
      last = { row: Math.max(last.row, place.row), column: Math.max(last.column, place.column) };
    }
  }
  // A row need not say which it is; then it follows the one before it.
  asked.filled += Math.max(rows, last.row) * last.column;
  return asked.filled <= MOST_FILLED;
}

interface Place {
  readonly row: number;
  readonly column: number;
}

function reasonablePlace(place: string): Place | null {
  const [, letters, row] = /^([A-Z]{0,3})(\d{1,7})$/.exec(place) ?? [];
  if (letters === undefined) return null;
  const found = { row: Number(row), column: columnOf(letters) };
  return found.row <= LAST_ROW && found.column <= LAST_COLUMN ? found : null;
}

const columnOf = (letters: string): number =>
  [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0);
