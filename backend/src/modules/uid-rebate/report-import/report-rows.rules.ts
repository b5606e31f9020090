import type { TableRow } from '../../../platform/table-files/index.js';
import {
  RowReader,
  tooLargeOf,
  type ImportCause,
  type ImportContext,
  type ImportMapping,
  type ImportProblem,
  type ImportRow,
} from './report-import.rules.js';
import { sumOf, type DecimalMark } from './report-values.rules.js';

/** Problems that are kept; the lines of all are counted. */
const MAX_PROBLEMS = 500;
/** Of the lines that are added up to one row so much is kept word for word, in characters; all of them stay in the file. */
const MAX_WORDS = 250_000;
/** In one batch: rows, and characters of their lines. */
const BATCH_ROWS = 500;
const BATCH_WORDS = 250_000;

/** A good row while the file is read: its own words are one text of JSON, which takes a fraction of the memory. */
interface KeptRow extends Omit<ImportRow, 'raw' | 'volumeUsdt' | 'feeUsdt' | 'commissionUsdt'> {
  volumeUsdt: string | null;
  feeUsdt: string | null;
  commissionUsdt: string;
  readonly raw: string[];
  /** Length of `raw`. */
  words: number;
  /** Another line says otherwise, so neither is known to be right. */
  isContested: boolean;
}

/**
 * The rows of one file, added as they are read and taken out in batches, so that neither takes long at once. A bad row is named
 * with line, column and cause and loses no other row.
 */
export class ReportRows {
  private readonly reader: RowReader;
  /** Of all good rows, also of those that no batch has. */
  readonly uids = new Set<string>();
  /** By UID and day, of each product one. */
  private readonly kept = new Map<string, KeptRow[]>();
  /** Of sums: the first line that has these cells. */
  private readonly lines = new Map<string, number>();
  private readonly badLines = new Set<number>();
  private found: ImportProblem[] = [];

  constructor(
    private readonly headers: readonly string[],
    private readonly mapping: ImportMapping,
    mark: DecimalMark,
    context: ImportContext,
  ) {
    this.reader = new RowReader(headers, mapping, mark, context);
  }

  add(rows: readonly TableRow[]): void {
    for (const row of rows) {
      const read = this.reader.read(row);
      if ('problems' in read) for (const problem of read.problems) this.note(problem);
      else this.keep(read, JSON.stringify(row.cells));
    }
  }

  /**
   * The good rows, in batches that have all rows of each of their UIDs and days, once. What a batch leaves out is among the
   * problems afterwards.
   */
  *batches(): Generator<ImportRow[]> {
    let batch: ImportRow[] = [];
    let words = 0;
    for (const group of this.kept.values()) {
      for (const row of group) {
        if (row.isContested) continue;
        const tooLarge = tooLargeOf(row);
        if (tooLarge) {
          this.note({ line: row.line, ...tooLarge, column: this.mapping.columns[tooLarge.field] ?? null });
          continue;
        }
        batch.push(this.written(row));
        words += row.words;
      }
      if (batch.length < BATCH_ROWS && words < BATCH_WORDS) continue;
      yield batch;
      batch = [];
      words = 0;
    }
    if (batch.length > 0) yield batch;
  }

  /** The first 500 by line. */
  get problems(): readonly ImportProblem[] {
    return this.found.sort((a, b) => a.line - b.line).slice(0, MAX_PROBLEMS);
  }

  /** Lines with a problem. */
  get bad(): number {
    return this.badLines.size;
  }

  private keep(read: Omit<ImportRow, 'raw'>, raw: string): void {
    const isSum = this.mapping.repeatedRows === 'sum';
    // A line that is the same in every cell is a duplicate and not a part.
    const sameLine = isSum ? this.lines.get(raw) : undefined;
    if (sameLine !== undefined) return this.noteRepeated('duplicateRow', read, sameLine);
    if (isSum) this.lines.set(raw, read.line);
    this.uids.add(read.uid);
    const key = `${read.uid} ${read.day}`;
    const group = this.kept.get(key) ?? [];
    const earlier = group.find(({ product }) => product === read.product);
    if (group.length === 0) this.kept.set(key, group);
    if (!earlier) group.push({ ...read, raw: [raw], words: raw.length, isContested: false });
    else if (isSum) addTo(earlier, read, raw);
    else this.noteRow(earlier, read);
  }

  /** A row that says the same again is dropped; rows that contradict each other are all dropped. */
  private noteRow(earlier: KeptRow, row: Omit<ImportRow, 'raw'>): void {
    if (hasSameAmounts(earlier, row)) return this.noteRepeated('duplicateRow', row, earlier.line);
    if (!earlier.isContested) this.noteRepeated('conflictingRow', earlier, row.line);
    earlier.isContested = true;
    this.noteRepeated('conflictingRow', row, earlier.line);
  }

  private noteRepeated(cause: ImportCause, { line, uid }: Omit<ImportRow, 'raw'>, otherLine: number): void {
    this.note({ line, field: 'uid', column: this.mapping.columns.uid ?? null, cause, value: uid, otherLine });
  }

  private note(problem: ImportProblem): void {
    this.badLines.add(problem.line);
    this.found.push(problem);
    if (this.found.length >= 2 * MAX_PROBLEMS) this.found = [...this.problems];
  }

  private written({ raw, line, uid, day, product, volumeUsdt, feeUsdt, commissionUsdt }: KeptRow): ImportRow {
    const words = raw.map((text) => {
      const cells = JSON.parse(text) as string[];
      return Object.fromEntries(this.headers.map((title, index) => [title, cells[index] ?? '']));
    });
    return { line, uid, day, product, volumeUsdt, feeUsdt, commissionUsdt, raw: words };
  }
}

type Amounts = Pick<ImportRow, 'volumeUsdt' | 'feeUsdt' | 'commissionUsdt'>;

const hasSameAmounts = (a: Amounts, b: Amounts): boolean =>
  a.volumeUsdt === b.volumeUsdt && a.feeUsdt === b.feeUsdt && a.commissionUsdt === b.commissionUsdt;

function addTo(sum: KeptRow, part: Amounts, raw: string): void {
  const plus = (a: string | null, b: string | null) => (a !== null && b !== null ? sumOf(a, b) : (a ?? b));
  sum.volumeUsdt = plus(sum.volumeUsdt, part.volumeUsdt);
  sum.feeUsdt = plus(sum.feeUsdt, part.feeUsdt);
  sum.commissionUsdt = sumOf(sum.commissionUsdt, part.commissionUsdt);
  if (sum.words + raw.length > MAX_WORDS) return;
  sum.raw.push(raw);
  sum.words += raw.length;
}
