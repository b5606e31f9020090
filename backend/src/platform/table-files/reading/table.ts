import { Refusal } from './refusal.ts';

/** Rows of data in one file. */
export const MAX_ROWS = 200_000;
export const MAX_COLUMNS = 200;
/** Of all cells together: no workbook unpacks to more than the largest CSV could hold. */
export const MAX_CHARACTERS = 64 * 2 ** 20;
/** Far longer than any value that is read from a cell. */
const MAX_CELL_CHARACTERS = 500;
/** What crosses to the service at once: unpacking and reading it takes a few milliseconds there. */
const MAX_BATCH_ROWS = 250;
const MAX_BATCH_CELLS = 5_000;

export interface TableHead {
  readonly format: 'csv' | 'xlsx';
  /** Titles of the columns, each once. */
  readonly headers: readonly string[];
}

export interface TableRow {
  /** Line (CSV) or row (XLSX), counted from 1, the title row included. */
  readonly line: number;
  /** As many as there are headers; missing cells are "". Trimmed, otherwise exactly as written. */
  readonly cells: readonly string[];
  /** The line has filled cells beyond the last title: something in it was cut apart, 1,234.5 without quotes for example. */
  readonly hasSurplus: boolean;
}

/** Takes a batch, and comes back when the next may be made. */
export type Deliver = (head: TableHead, rows: TableRow[]) => Promise<void>;

/**
 * Makes a table of the lines of a file: the first with two or more filled cells is the title row, empty lines are skipped.
 */
export class Table {
  private readonly format: TableHead['format'];
  private readonly deliver: Deliver;
  private headers: string[] | null = null;
  private batch: TableRow[] = [];
  private rows = 0;
  private characters = 0;
  /** Whether any line had something in it. */
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
      if (filled < 2) return;
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

  /** Hands on what was added, a batch at a time and no sooner than it is wanted. */
  async flush(isLast = false): Promise<void> {
    if (!this.headers) return;
    const size = Math.max(1, Math.min(MAX_BATCH_ROWS, Math.floor(MAX_BATCH_CELLS / this.headers.length)));
    while (this.batch.length >= size || (isLast && this.batch.length > 0)) {
      const rows = this.batch.slice(0, size);
      this.batch = this.batch.slice(size);
      await this.deliver({ format: this.format, headers: this.headers }, rows);
    }
  }

  /** Hands on the rest. Throws `empty` when there was no row of data. */
  async end(): Promise<void> {
    if (this.rows === 0) throw new Refusal('empty');
    await this.flush(true);
  }
}

/**
 * A text that is too long is cut, and marked so that it is no number, day or UID any more. What no database stores (NUL, half
 * of a surrogate pair) becomes the replacement character, which no number and no UID has.
 */
export function tidied(cell: string): string {
  const text = cell.trim();
  const bounded = text.length > MAX_CELL_CHARACTERS ? `${text.slice(0, MAX_CELL_CHARACTERS)}…` : text;
  return bounded.replaceAll('\u0000', '\ufffd').toWellFormed();
}

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
