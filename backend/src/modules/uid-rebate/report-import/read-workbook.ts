import { inflateRawSync } from 'node:zlib';
import { Decimal } from 'decimal.js';
import readXlsxFile from 'read-excel-file/node';
import { ReportFileErrors } from './report-file.errors.js';
import type { ReportLine } from './report-table.js';

/** What a workbook may unpack to: a small zip can hold a great deal of nothing. */
const MOST_UNPACKED_BYTES = 120 * 1024 * 1024;
const MOST_ENTRIES = 2_000;

type Cell = string | boolean | Date | null | undefined;

/** Rows of the first sheet that has any. */
export async function readWorkbook(content: Buffer): Promise<ReportLine[]> {
  if (!isReasonableZip(content)) throw ReportFileErrors.brokenWorkbook();
  let sheets: { data: Cell[][] }[];
  try {
    sheets = (await readXlsxFile<string>(content, { parseNumber: numberText, trim: false })) as { data: Cell[][] }[];
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
  if (!/^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d{1,2})?$/i.test(text)) return text;
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
const CELL_PLACES = /<(?:\w+:)?(?:row|c)\b[^>]*?\sr\s*=\s*["']([^"']*)["']/g;

/** Unpacks each part within the limit, whatever sizes the zip's directory claims, and looks at where its cells stand. */
function isReasonableZip(content: Buffer): boolean {
  const end = content.lastIndexOf('PK\u0005\u0006');
  if (end < 0 || end + 22 > content.length) return false;
  const entries = content.readUInt16LE(end + 10);
  if (entries > MOST_ENTRIES) return false;
  let at = content.readUInt32LE(end + 16);
  let unpacked = 0;
  for (let entry = 0; entry < entries; entry += 1) {
    if (at + 46 > content.length || content.readUInt32LE(at) !== 0x02014b50) return false;
    unpacked += content.readUInt32LE(at + 24);
    if (unpacked > MOST_UNPACKED_BYTES) return false;
    const part = unpackedPart(content, at);
    if (part === null || !isReasonablePart(part)) return false;
    at += 46 + content.readUInt16LE(at + 28) + content.readUInt16LE(at + 30) + content.readUInt16LE(at + 32);
  }
  return true;
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
  if (method === 0) return packed;
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, size) });
  } catch {
    return null;
  }
}

function isReasonablePart(part: Buffer): boolean {
  for (const [, place = ''] of part.toString('latin1').matchAll(CELL_PLACES)) {
    const [, letters, row] = /^([A-Z]{0,3})(\d{1,7})$/.exec(place) ?? [];
    if (letters === undefined || Number(row) > LAST_ROW || columnOf(letters) > LAST_COLUMN) return false;
  }
  return true;
}

const columnOf = (letters: string): number =>
  [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0);
