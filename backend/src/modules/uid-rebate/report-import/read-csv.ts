import { CsvError, parse } from 'csv-parse/sync';
import { ReportFileErrors } from './report-file.errors.js';
import type { ReportLine } from './report-table.js';

const DELIMITERS = [',', ';', '\t', '|'] as const;

/** Lines of a CSV in whatever encoding and with whatever delimiter spreadsheets write it. */
export function readCsv(content: Buffer): ReportLine[] {
  // One kind of line end, since a file may mix them, within quotes too.
  const text = decoded(content).replace(/\r\n?/g, '\n');
  const declared = /^sep=(.)\n/i.exec(text);
  const records = parsed(declared ? text.slice(declared[0].length) : text, declared?.[1] ?? delimiterOf(text));
  let line = declared ? 2 : 1;
  return records.map(({ record, info }) => {
    const row = { line, cells: record };
    // A quoted cell may span lines: the next record begins after the last line of this one.
    line = info.lines + (declared ? 2 : 1);
    return row;
  });
}

interface ParsedRecord {
  readonly record: string[];
  readonly info: { readonly lines: number };
}

function parsed(text: string, delimiter: string): ParsedRecord[] {
  try {
    return parse(text, {
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      info: true,
    }) as unknown as ParsedRecord[];
  } catch (error) {
    const line = error instanceof CsvError && typeof error.lines === 'number' ? error.lines : 1;
    throw ReportFileErrors.brokenQuotes({ line }, { cause: error });
  }
}

/** UTF-8 and UTF-16 with a byte order mark, UTF-8 without, else the Korean Windows encoding (CP949, of which EUC-KR is a part). */
function decoded(content: Buffer): string {
  if (content[0] === 0xff && content[1] === 0xfe) return new TextDecoder('utf-16le').decode(content);
  if (content[0] === 0xfe && content[1] === 0xff) return new TextDecoder('utf-16be').decode(content);
  if (content.includes(0)) throw ReportFileErrors.unsupported();
  for (const encoding of ['utf-8', 'euc-kr']) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(content);
    } catch {
      // Not this encoding.
    }
  }
  throw ReportFileErrors.unsupported();
}

/** The delimiter that stands most often outside quotes in a middling one of the first lines. */
function delimiterOf(text: string): string {
  const sample = text
    .slice(0, 20_000)
    .replace(/"(?:[^"]|"")*"/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 20);
  const score = (delimiter: string): number => {
    const counts = sample.map((line) => line.split(delimiter).length - 1).sort((a, b) => a - b);
    return counts[Math.floor((counts.length - 1) / 2)] ?? 0;
  };
  return DELIMITERS.reduce<string>((best, delimiter) => (score(delimiter) > score(best) ? delimiter : best), ',');
}
