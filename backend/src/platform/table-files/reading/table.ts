import { Refusal } from './refusal.ts';

/** Maximum data rows of a file. */
export const MAX_ROWS = 200_000;
export const MAX_COLUMNS = 200;
/** Maximum characters of all cells: no workbook unpacks to more than the largest CSV. */
export const MAX_CHARACTERS = 64 * 2 ** 20;
/** Far longer than any expected cell. */
const MAX_CELL_CHARACTERS = 500;
/** Size of a batch: the service unpacks it in a few milliseconds. */
const MAX_BATCH_ROWS = 250;
const MAX_BATCH_CELLS = 5_000;
const MAX_NOTES = 10;
/** `Account Type:Main` says something of the whole file, as no title does. */
const NOTE = /^\p{L}[^:]{0,40}:/u;

export interface TableHead {
  readonly format: 'csv' | 'xlsx';
  /** Unique column titles. */
  readonly headers: readonly string[];
  /** Lines above the titles, such as `기간 : 2026-01` and `UID:1,Time Zone:UTC+8`; at most 10. */
  readonly notes: readonly string[];
}

export interface TableRow {
  /** Line (CSV) or row (XLSX), counted from 1, the title row included. */
  readonly line: number;
  /** One per header; missing cells are "". Trimmed, otherwise unchanged. */
  readonly cells: readonly string[];
  /** The line has filled cells after the last title: a value was split, for example an unquoted 1,234.5. */
  readonly hasSurplus: boolean;
}

/** Takes a batch and resolves when the next one may be created. */
export type Deliver = (head: TableHead, rows: TableRow[]) => Promise<void>;

/**
 * Builds a table from the lines of a file: the first line with two or more filled cells is the title row, empty lines are
 * skipped, and so are lines above it whose cells are all of the form `name: value`.
 */
export class Table {
  private readonly format: TableHead['format'];
  private readonly deliver: Deliver;
  private headers: string[] | null = null;
  private readonly notes: string[] = [];
  private batch: TableRow[] = [];
  private rows = 0;
  private characters = 0;
  /** Whether any line had content. */
  isFilled = false;

  constructor(format: TableHead['format'], deliver: Deliver) {
    this.format = format;
    this.deliver = deliver;
  }

  /** Throws `tooManyColumns`, `tooManyRows` and `tooDemanding`. */
  add(line: number, written: readonly string[]): void {
    const cells = written.map(tidied);
    const filled = cells.reduce((count, cell) => (cell === '' ? count : count + 1), 0);
    if (filled === 0) return;
    this.isFilled = true;
    if (!this.headers) {
      if (filled < 2 || cells.every((cell) => cell === '' || NOTE.test(cell))) {
        if (this.notes.length < MAX_NOTES) this.notes.push(cells.filter((cell) => cell !== '').join(', '));
        return;
      }
      if (cells.length > MAX_COLUMNS) throw new Refusal('tooManyColumns', { columns: MAX_COLUMNS });
      this.headers = uniqueTitles(cells);
      return;
    }
    if (this.rows === MAX_ROWS) throw new Refusal('tooManyRows', { rows: MAX_ROWS });
    this.rows += 1;
    for (const cell of cells) this.characters += cell.length;
    if (this.characters > MAX_CHARACTERS) throw new Refusal('tooDemanding');
    const hasSurplus = cells.slice(this.headers.length).some((cell) => cell !== '');
    this.batch.push({ line, cells: this.headers.map((_, index) => cells[index] ?? ''), hasSurplus });
  }

  /** Passes on added rows in batches, on demand. */
  async flush(isLast = false): Promise<void> {
    if (!this.headers) return;
    const size = Math.max(1, Math.min(MAX_BATCH_ROWS, Math.floor(MAX_BATCH_CELLS / this.headers.length)));
    while (this.batch.length >= size || (isLast && this.batch.length > 0)) {
      const rows = this.batch.slice(0, size);
      this.batch = this.batch.slice(size);
      await this.deliver({ format: this.format, headers: this.headers, notes: this.notes }, rows);
    }
  }

  /** Passes on the rest. Throws `empty` without data rows. */
  async end(): Promise<void> {
    if (this.rows === 0) throw new Refusal('empty');
    await this.flush(true);
  }
}

/**
 * Truncates long text and marks it, so that it is no valid number, day or UID. Characters that the database cannot store
 * (NUL, unpaired surrogates) become the replacement character.
 */
export function tidied(cell: string): string {
  const text = cell.trim();
  const bounded = text.length > MAX_CELL_CHARACTERS ? `${text.slice(0, MAX_CELL_CHARACTERS)}…` : text;
  return bounded.replaceAll('\u0000', '\ufffd').toWellFormed();
}

/** Columns are chosen by title, so untitled ones are named by their number and repeated titles get a suffix. */
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
