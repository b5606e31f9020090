import { dateText, numberText } from './cell-values.ts';
import { Refusal } from './refusal.ts';
import type { Table } from './table.ts';
import type { WorkbookParts } from './workbook-parts.ts';

/** Excel's row limit. Rows in between are not created, so a row far down costs nothing. */
const LAST_ROW = 1_048_576;
/** Cells further to the right are refused, because all cells before them are filled. */
const LAST_COLUMN = 256;
/** Maximum characters kept of a cell while reading. */
const MAX_KEPT_CHARACTERS = 250_000;

/** Data of the workbook that cells refer to. */
export interface SheetContext {
  readonly strings: readonly string[];
  /** Indexes of styles that format a number as a date. */
  readonly dateStyles: ReadonlySet<string>;
  readonly isFrom1904: boolean;
}

/** Adds the rows of a sheet to the table. Each cell and row must have a valid position or follow the previous one. */
export async function readSheet(
  parts: WorkbookParts,
  sheet: string,
  context: SheetContext,
  table: Table,
): Promise<void> {
  let row = 0;
  let cells: string[] | null = null;
  let cell: { column: number; type: string; style: string } | null = null;
  let column = 0;
  let value = '';
  let isValue = false;
  let phonetic = 0;

  const openRow = (place: string | undefined): void => {
    const next = place === undefined ? row + 1 : Number(place);
    if (cells || !Number.isInteger(next) || next <= row || next > LAST_ROW) throw new Refusal('brokenWorkbook');
    row = next;
    column = 0;
    cells = [];
  };
  const openCell = (place: string | undefined, type = 'n', style = '0'): void => {
    if (!cells || cell) throw new Refusal('brokenWorkbook');
    column = place === undefined ? column + 1 : columnOf(place, row);
    if (column > LAST_COLUMN) throw new Refusal('brokenWorkbook');
    cell = { column, type, style };
    value = '';
  };
  const closeCell = (): void => {
    if (!cells || !cell) throw new Refusal('brokenWorkbook');
    while (cells.length < cell.column) cells.push('');
    cells[cell.column - 1] = valueOf(cell, value, context);
    cell = null;
  };

  await parts.read(sheet, {
    open: (name, { r, t, s }) => {
      if (name === 'row') openRow(r);
      else if (name === 'c') openCell(r, t, s);
      else if (name === 'rPh') phonetic += 1;
      isValue = cell !== null && phonetic === 0 && (name === 'v' || name === 't');
    },
    text: (found) => {
      if (isValue && value.length < MAX_KEPT_CHARACTERS) value += found;
    },
    close: (name) => {
      isValue = false;
      if (name === 'c') closeCell();
      else if (name === 'rPh') phonetic -= 1;
      else if (name === 'row') {
        table.add(row, cells ?? []);
        cells = null;
      }
    },
    pause: () => table.flush(),
  });
}

function valueOf({ type, style }: { type: string; style: string }, value: string, context: SheetContext): string {
  switch (type) {
    case 's': {
      const text = context.strings[Number(value)];
      if (value !== '' && text === undefined) throw new Refusal('brokenWorkbook');
      return text ?? '';
    }
    case 'b':
      return value === '' ? '' : String(value === '1' || value === 'true');
    case 'n':
      return context.dateStyles.has(style) ? dateText(value, context.isFrom1904) : numberText(value);
    default:
      return value;
  }
}

/** Column of a reference like B12, which must be in this row. */
function columnOf(place: string, row: number): number {
  const [, letters, digits] = /^([A-Z]{1,3})(\d{1,7})$/.exec(place) ?? [];
  if (letters === undefined || Number(digits) !== row) throw new Refusal('brokenWorkbook');
  let column = 0;
  for (let at = 0; at < letters.length; at += 1) column = column * 26 + letters.charCodeAt(at) - 64;
  return column;
}
