import { hash } from 'node:crypto';
import type { RowMapper } from '../../../platform/table-files/index.js';
import {
  decimalMarkOfRows,
  type ImportContext,
  type ImportMapping,
  type ImportProblem,
  type ImportRow,
  RowReader,
} from './report-import.rules.ts';
import type { DecimalMark } from './report-values.rules.ts';

export interface ReadingOptions {
  readonly mapping: ImportMapping;
  readonly mark: DecimalMark;
  readonly context: ImportContext;
  /** Whether the original lines are returned. */
  readonly withLines: boolean;
}

/** A valid row of a file. */
export interface ReadRow extends Omit<ImportRow, 'raw'> {
  /** Its byte range within `lines`. */
  readonly length: number;
  /** Hash of all its cells, if lines are compared. */
  readonly cells: string | null;
}

/** Result of a batch of lines. */
export interface ReadBatch {
  readonly rows: readonly ReadRow[];
  readonly problems: readonly ImportProblem[];
  /** Cells by title of each valid row as JSON, in UTF-8; empty without lines. */
  readonly lines: Uint8Array;
  /** Decimal mark that the amounts indicate. */
  readonly mark: DecimalMark | null;
}

/** Parses the lines of a report inside the reading worker. */
export const mapper: RowMapper<ReadingOptions, ReadBatch> = (headers, { mapping, mark, context, withLines }) => {
  const reader = new RowReader(headers, mapping, mark, context);
  const isSum = mapping.repeatedRows === 'sum';
  const titles = headers.map((title) => JSON.stringify(title));
  /** Serialized by hand: an object with that many titles is several times slower. */
  const textOf = (cells: readonly string[]) =>
    `{${titles.map((title, index) => `${title}:${JSON.stringify(cells[index] ?? '')}`).join(',')}}`;
  return (batch) => {
    const rows: ReadRow[] = [];
    const problems: ImportProblem[] = [];
    const lines: Buffer[] = [];
    for (const row of batch) {
      const read = reader.read(row);
      if ('problems' in read) {
        problems.push(...read.problems);
        continue;
      }
      const line = withLines || isSum ? Buffer.from(textOf(row.cells)) : null;
      if (line && withLines) lines.push(line);
      rows.push({
        ...read,
        length: withLines ? (line?.length ?? 0) : 0,
        cells: line && isSum ? hash('sha256', line, 'base64') : null,
      });
    }
    return { rows, problems, lines: Buffer.concat(lines), mark: decimalMarkOfRows(batch, headers, mapping) };
  };
};
