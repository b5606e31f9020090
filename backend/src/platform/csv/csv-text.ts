import { stringify } from 'csv-stringify/sync';
import { csvCell, type CsvCell } from './csv-cell.js';

/** Rows in one piece of text: pieces of a row each would cost more than the rows. */
const PIECE = 200;
const BOM = '\uFEFF';

/** Items as they come, some hundred at once. */
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
  /** Read in pages. */
  readonly rows: AsyncIterable<Row>;
  /** What stands under the titles. */
  cellsOf(row: Row): readonly CsvCell[];
}

/**
 * A file as spreadsheets read it: UTF-8 with a byte order mark, CRLF, a row of titles, and no cell that would be run as a
 * formula. Comes in pieces and never holds more than one.
 */
export async function* csvText<Row>(table: CsvTable<Row>): AsyncGenerator<string> {
  const lines = (cells: readonly (readonly string[])[]): string => stringify([...cells], { record_delimiter: '\r\n' });
  yield BOM + lines([table.titles]);
  for await (const piece of inPieces(table.rows)) yield lines(piece.map((row) => table.cellsOf(row).map(csvCell)));
}
