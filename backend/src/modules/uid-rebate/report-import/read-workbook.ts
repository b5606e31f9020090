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

/** Adds up the sizes in the zip's directory before anything is unpacked. */
function isReasonableZip(content: Buffer): boolean {
  const end = content.lastIndexOf('PK\u0005\u0006');
  if (end < 0 || end + 22 > content.length) return false;
  const entries = content.readUInt16LE(end + 10);
  let at = content.readUInt32LE(end + 16);
  let unpacked = 0;
  for (let entry = 0; entry < entries; entry += 1) {
    if (at + 46 > content.length || content.readUInt32LE(at) !== 0x02014b50) return false;
    unpacked += content.readUInt32LE(at + 24);
    at += 46 + content.readUInt16LE(at + 28) + content.readUInt16LE(at + 30) + content.readUInt16LE(at + 32);
  }
  return entries <= MOST_ENTRIES && unpacked <= MOST_UNPACKED_BYTES;
}
