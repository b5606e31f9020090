import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { encodingOf, textOf } from './csv-encoding.ts';
import { Refusal } from './refusal.ts';
import { MAX_COLUMNS, type Table } from './table.ts';

const DELIMITERS = [',', ';', '\t', '|'] as const;
/** Bytes at the beginning that determine the delimiter. */
const SAMPLE_CHARACTERS = 20_000;
/** A longer record has an unclosed quote. */
const MAX_RECORD_BYTES = 10 * 1024 * 1024;
/** Excel's column limit. The parser's `max_record_size` ignores empty cells, which would otherwise exhaust memory. */
const MAX_RECORD_CELLS = 16_384;

interface ParsedRecord {
  readonly record: string[];
  readonly info: { readonly lines: number };
}

/** Reads a CSV in any encoding and with any delimiter that spreadsheets write. Throws `Refusal`. */
export async function readCsv(file: number, table: Table): Promise<void> {
  const encoding = encodingOf(file);
  const beginning = beginningOf(textOf(file, encoding));
  const declared = /^sep=(.)\n/i.exec(beginning);
  const skipped = declared?.[0].length ?? 0;
  const parser = parse({
    delimiter: declared?.[1] ?? delimiterOf(beginning),
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: MAX_RECORD_BYTES,
    cast: (cell, { index }) => {
      if (index >= MAX_RECORD_CELLS) throw new Refusal('tooManyColumns', { columns: MAX_COLUMNS });
      return cell;
    },
    info: true,
  });
  const records = Readable.from(without(skipped, textOf(file, encoding))).pipe(parser) as AsyncIterable<ParsedRecord>;
  try {
    for await (const { record, info } of records) {
      table.add(info.lines - lineEndsIn(record) + (declared ? 1 : 0), record);
      await table.flush();
    }
  } catch (error) {
    if (error instanceof CsvError) throw new Refusal('brokenQuotes', { line: Number(error.lines ?? 1) }, error);
    throw error;
  }
}

/** Line breaks within quotes: number of lines from a record's start to its last line. */
const lineEndsIn = (record: readonly string[]): number =>
  record.reduce((count, cell) => (cell.includes('\n') ? count + cell.split('\n').length - 1 : count), 0);

function beginningOf(pieces: Iterable<string>): string {
  let text = '';
  for (const piece of pieces) {
    text += piece;
    if (text.length >= SAMPLE_CHARACTERS) break;
  }
  return text;
}

function* without(characters: number, pieces: Iterable<string>): Generator<string> {
  let left = characters;
  for (const piece of pieces) {
    if (piece.length > left) yield piece.slice(left);
    left = Math.max(0, left - piece.length);
  }
}

/** The delimiter with the highest median count outside quotes in the first lines. */
function delimiterOf(text: string): string {
  const sample = text
    .slice(0, SAMPLE_CHARACTERS)
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
