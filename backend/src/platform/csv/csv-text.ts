import { stringify } from 'csv-stringify/sync';
import { csvCell, type CsvCell } from './csv-cell.js';

/** Rows per chunk: one chunk per row would cost more than the rows. */
const PIECE = 200;
const BOM = '\uFEFF';

/** Groups items into chunks of some hundred. */
export async function* inPieces<T>(items: AsyncIterable<T>): AsyncGenerator<T[]> {
  let piece: T[] = [];
  for await (const item of items) {
    piece.push(item);
    if (piece.length < PIECE) continue;
    yield piece;
    piece = [];
  }
  if (piece.length > 0) yield piece;
}

/** A table of any length. */
export interface CsvTable<Row> {
  readonly titles: readonly string[];
  /** Read page by page. */
  readonly rows: AsyncIterable<Row>;
  /** Data rows. */
  cellsOf(row: Row): readonly CsvCell[];
}

/**
 * Streams a CSV file for spreadsheets: UTF-8 with byte order mark, CRLF, a title row, and no cell that is run as a
 * formula. Holds one chunk at a time.
 */
export async function* csvText<Row>(table: CsvTable<Row>): AsyncGenerator<string> {
  // By itself it would quote no cell that has only a part of the delimiter.
  const lines = (cells: readonly (readonly string[])[]): string =>
    stringify([...cells], { record_delimiter: '\r\n', quoted_match: /[\r\n]/ });
  yield BOM + lines([table.titles]);
  for await (const piece of inPieces(table.rows)) yield lines(piece.map((row) => table.cellsOf(row).map(csvCell)));
}
