import { ReportFileErrors } from './report-file.errors.js';
import { readCsv } from './read-csv.js';
import { readWorkbook } from './read-workbook.js';
import type { ReportLine, ReportTable, ReportTableRow } from './report-table.js';

export const MOST_BYTES = 10 * 1024 * 1024;
const MOST_ROWS = 100_000;
const MOST_COLUMNS = 200;
/** Far longer than any value that is read from a cell. */
const MOST_CHARACTERS = 500;

/**
 * Opens an uploaded report, CSV or XLSX by its content and not by its name. The first row with two or more filled cells
 * is the title row; empty rows are skipped. Nothing is evaluated: a formula is text, or its stored result in XLSX.
 * Throws `reportFile.*`.
 */
export async function readReportFile(content: Buffer): Promise<ReportTable> {
  if (content.length > MOST_BYTES) throw ReportFileErrors.tooLarge({ megabytes: MOST_BYTES / 1024 / 1024 });
  const isWorkbook = content.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'));
  const isOldWorkbook = content.subarray(0, 4).equals(Buffer.from([0xd0, 0xcf, 0x11, 0xe0]));
  if (isOldWorkbook) throw ReportFileErrors.unsupported();
  const lines = isWorkbook ? await readWorkbook(content) : readCsv(content);
  return toTable(isWorkbook ? 'xlsx' : 'csv', lines);
}

function toTable(format: ReportTable['format'], lines: Iterable<ReportLine>): ReportTable {
  let headers: string[] | null = null;
  const rows: ReportTableRow[] = [];
  for (const { line, cells } of lines) {
    const trimmed = cells.map((cell) => storable(bounded(cell.trim())));
    const filled = trimmed.filter((cell) => cell !== '').length;
    if (filled === 0) continue;
    if (!headers) {
      if (filled < 2) continue;
      if (trimmed.length > MOST_COLUMNS) throw ReportFileErrors.tooManyColumns({ columns: MOST_COLUMNS });
      headers = uniqueTitles(trimmed);
      continue;
    }
    if (rows.length === MOST_ROWS) throw ReportFileErrors.tooManyRows({ rows: MOST_ROWS });
    const hasSurplus = trimmed.slice(headers.length).some((cell) => cell !== '');
    rows.push({ line, cells: headers.map((_, index) => trimmed[index] ?? ''), hasSurplus });
  }
  if (!headers || rows.length === 0) throw ReportFileErrors.empty();
  return { format, headers, rows };
}

/** A longer text is cut, and marked so that it is no number, day or UID any more. */
const bounded = (cell: string): string => (cell.length > MOST_CHARACTERS ? `${cell.slice(0, MOST_CHARACTERS)}…` : cell);

/** What no database stores (NUL, half of a surrogate pair) becomes the replacement character, which no number and no UID has. */
const storable = (cell: string): string => cell.replaceAll('\u0000', '\ufffd').toWellFormed();

/** Columns are chosen by title, so an untitled one is called by its number and a repeated title gets a number behind it. */
function uniqueTitles(cells: readonly string[]): string[] {
  const used = new Set<string>();
  return cells.map((cell, index) => {
    const title = cell || `#${index + 1}`;
    let unique = title;
    for (let copy = 2; used.has(unique); copy += 1) unique = `${title} (${copy})`;
    used.add(unique);
    return unique;
  });
}
