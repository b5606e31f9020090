import {
  tooLargeOf,
  type ImportCause,
  type ImportMapping,
  type ImportProblem,
  type ImportRow,
} from './report-import.rules.js';
import type { ReadBatch, ReadRow } from './report-rows.mapper.js';
import { sumOf } from './report-values.rules.js';

/** Maximum number of reported problems; all problem lines are counted. */
const MAX_PROBLEMS = 500;
/** Maximum bytes of original lines kept for a summed row; all of them stay in the file. */
const MAX_ROW_BYTES = 250_000;
/** Per batch: rows, and bytes of their lines. */
const BATCH_ROWS = 200;
const BATCH_BYTES = 250_000;

/** Stores the original lines of a file outside of memory. */
export interface LineStore {
  /** In bytes. */
  readonly size: number;
  /** Appends lines. Throws if there is no room. */
  append(lines: Buffer): Promise<void>;
  /** What was appended at `position`, in bytes. */
  readAt(position: number, length: number): Promise<Buffer>;
}

/** Location of a line in the store. */
interface StoredLine {
  readonly position: number;
  readonly length: number;
}

/** A valid row while the file is read. With 200,000 of them, each field costs megabytes. */
interface KeptRow extends Omit<ImportRow, 'raw' | 'volumeUsdt' | 'feeUsdt' | 'commissionUsdt'> {
  volumeUsdt: string | null;
  feeUsdt: string | null;
  commissionUsdt: string;
  /** Empty if lines are not stored. */
  readonly lines: StoredLine[];
  /** Of its stored lines. */
  bytes: number;
  /** Another line contradicts it, so neither is reliable. */
  isContested: boolean;
  /** Next row of the same UID and day with another product. */
  next: KeptRow | null;
}

/**
 * Collects the rows of a file and returns them in batches, so that neither blocks for long. An invalid row is reported
 * with line, column and cause and does not affect others.
 */
export class ReportRows {
  /** Of all valid rows, including those in no batch. */
  readonly uids = new Set<string>();
  /** By UID and day, the first of each product. */
  private readonly kept = new Map<string, KeptRow>();
  /** Shared strings of days. */
  private readonly days = new Map<string, string>();
  /** For sums: the first line with these cells, by their hash. */
  private readonly sameCells = new Map<string, number>();
  private readonly badLines = new Set<number>();
  private found: ImportProblem[] = [];

  /** Without a store rows have no `raw` lines. */
  constructor(
    private readonly mapping: ImportMapping,
    private readonly store?: LineStore,
  ) {}

  /** Throws errors of the store. */
  async add({ rows, problems, lines }: ReadBatch): Promise<void> {
    for (const problem of problems) this.note(problem);
    let position = this.store?.size ?? 0;
    for (const row of rows) {
      this.keep(row, { position, length: row.length });
      position += row.length;
    }
    await this.store?.append(Buffer.from(lines.buffer, lines.byteOffset, lines.byteLength));
  }

  /**
   * The valid rows, once, in batches that contain all rows of each of their UIDs and days. Skipped rows are among the
   * problems afterwards.
   */
  async *batches(): AsyncGenerator<ImportRow[]> {
    let batch: KeptRow[] = [];
    let bytes = 0;
    for (const first of this.kept.values()) {
      for (let row: KeptRow | null = first; row; row = row.next) {
        if (row.isContested) continue;
        const tooLarge = tooLargeOf(row);
        if (tooLarge) {
          this.note({ line: row.line, ...tooLarge, column: this.mapping.columns[tooLarge.field] ?? null });
          continue;
        }
        batch.push(row);
        bytes += row.bytes;
      }
      if (batch.length < BATCH_ROWS && bytes < BATCH_BYTES) continue;
      yield await this.written(batch);
      batch = [];
      bytes = 0;
    }
    if (batch.length > 0) yield await this.written(batch);
  }

  /** The first 500 by line. */
  get problems(): readonly ImportProblem[] {
    return this.found.sort((a, b) => a.line - b.line).slice(0, MAX_PROBLEMS);
  }

  /** Number of lines with a problem. */
  get bad(): number {
    return this.badLines.size;
  }

  private keep(read: ReadRow, stored: StoredLine): void {
    if (read.cells !== null && this.isRepeatedLine(read, read.cells)) return;
    const { line, uid, product, volumeUsdt, feeUsdt, commissionUsdt } = read;
    this.uids.add(uid);
    const key = `${uid} ${read.day}`;
    const first = this.kept.get(key) ?? null;
    let last: KeptRow | null = null;
    let earlier = first;
    while (earlier && earlier.product !== product) {
      last = earlier;
      earlier = earlier.next;
    }
    if (earlier && this.mapping.repeatedRows !== 'sum') return this.noteRow(earlier, read);
    if (earlier) {
      addTo(earlier, read);
      this.storeLine(earlier, stored);
      return;
    }
    const amounts = { volumeUsdt, feeUsdt, commissionUsdt };
    const row = {
      line,
      uid,
      day: this.sameText(read.day),
      product,
      ...amounts,
      lines: [],
      bytes: 0,
      isContested: false,
      next: null,
    };
    this.storeLine(row, stored);
    if (last) last.next = row;
    else this.kept.set(key, row);
  }

  private storeLine(row: KeptRow, stored: StoredLine): void {
    const isTooLong = row.lines.length > 0 && row.bytes + stored.length > MAX_ROW_BYTES;
    if (!this.store || isTooLong) return;
    row.lines.push(stored);
    row.bytes += stored.length;
  }

  /** A line with identical cells is a duplicate and not a part of a sum. */
  private isRepeatedLine(read: ReadRow, cells: string): boolean {
    const earlier = this.sameCells.get(cells);
    if (earlier === undefined) this.sameCells.set(cells, read.line);
    else this.noteRepeated('duplicateRow', read, earlier);
    return earlier !== undefined;
  }

  private sameText(day: string): string {
    const known = this.days.get(day) ?? day;
    this.days.set(day, known);
    return known;
  }

  /** Identical rows are dropped; contradicting rows are all dropped. */
  private noteRow(earlier: KeptRow, row: ReadRow): void {
    if (hasSameAmounts(earlier, row)) return this.noteRepeated('duplicateRow', row, earlier.line);
    if (!earlier.isContested) this.noteRepeated('conflictingRow', earlier, row.line);
    earlier.isContested = true;
    this.noteRepeated('conflictingRow', row, earlier.line);
  }

  private noteRepeated(
    cause: ImportCause,
    { line, uid }: { readonly line: number; readonly uid: string },
    otherLine: number,
  ): void {
    this.note({ line, field: 'uid', column: this.mapping.columns.uid ?? null, cause, value: uid, otherLine });
  }

  private note(problem: ImportProblem): void {
    this.badLines.add(problem.line);
    this.found.push(problem);
    if (this.found.length >= 2 * MAX_PROBLEMS) this.found = [...this.problems];
  }

  private async written(rows: readonly KeptRow[]): Promise<ImportRow[]> {
    return Promise.all(
      rows.map(async ({ line, uid, day, product, volumeUsdt, feeUsdt, commissionUsdt, lines }) => {
        const raw = await Promise.all(lines.map((stored) => this.storedText(stored)));
        return { line, uid, day, product, volumeUsdt, feeUsdt, commissionUsdt, raw };
      }),
    );
  }

  private async storedText({ position, length }: StoredLine): Promise<string> {
    const text = await this.store?.readAt(position, length);
    return text?.toString() ?? '';
  }
}

type Amounts = Pick<ImportRow, 'volumeUsdt' | 'feeUsdt' | 'commissionUsdt'>;

const hasSameAmounts = (a: Amounts, b: Amounts): boolean =>
  a.volumeUsdt === b.volumeUsdt && a.feeUsdt === b.feeUsdt && a.commissionUsdt === b.commissionUsdt;

function addTo(sum: KeptRow, part: Amounts): void {
  const plus = (a: string | null, b: string | null) => (a !== null && b !== null ? sumOf(a, b) : (a ?? b));
  sum.volumeUsdt = plus(sum.volumeUsdt, part.volumeUsdt);
  sum.feeUsdt = plus(sum.feeUsdt, part.feeUsdt);
  sum.commissionUsdt = sumOf(sum.commissionUsdt, part.commissionUsdt);
}
