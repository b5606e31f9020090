import type { ReportProduct } from '../exchanges/index.js';
import type { ReportTable, ReportTableRow } from './report-table.js';
import {
  type CellCause,
  type DayRules,
  decimalMarkOf,
  type DecimalMark,
  feeFrom,
  isBeyondLimit,
  isLarger,
  normalised,
  type Read,
  readAmount,
  readDay,
  readRate,
  readUid,
  sumOf,
} from './report-values.rules.js';

/** What a column of a report can mean. */
export const IMPORT_FIELDS = ['uid', 'day', 'product', 'volume', 'fee', 'commission', 'rate', 'asset'] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

/** How the columns of one exchange's files are read; saved per exchange. */
export interface ImportMapping {
  /** Title of the column of each field. `uid` and `commission` are needed, and `day` unless `fixedDay` is given. */
  readonly columns: Readonly<Partial<Record<ImportField, string>>>;
  /** The day of all rows, for files that cover one day and do not say which. */
  readonly fixedDay?: string;
  /** Product of all rows when no column says it. Default `other`. */
  readonly product?: ReportProduct;
  /** Order of dates with the year last. */
  readonly dayOrder?: DayRules['order'];
  /** Found out from the cells when not given. */
  readonly decimalMark?: DecimalMark;
  /** `refuse`: a UID may stand once per day and product. `sum`: its rows are parts, as in files by transaction. */
  readonly repeatedRows?: 'refuse' | 'sum';
}

/** Words by which columns and products are recognised, in lower case without spaces and marks. */
export interface ImportVocabulary {
  readonly columns: Readonly<Record<ImportField, readonly string[]>>;
  readonly products: Readonly<Record<ReportProduct, readonly string[]>>;
}

export interface ImportContext extends Omit<DayRules, 'order'> {
  readonly vocabulary: ImportVocabulary;
}

/** One good row. Amounts are plain decimal text in USDT. */
export interface ImportRow {
  /** First line it came from. */
  readonly line: number;
  readonly uid: string;
  readonly day: string;
  readonly product: ReportProduct;
  readonly volumeUsdt: string | null;
  readonly feeUsdt: string | null;
  readonly commissionUsdt: string;
  /** The file's own rows, by title. */
  readonly raw: readonly Readonly<Record<string, string>>[];
}

export type ImportCause =
  | CellCause
  | 'productUnknown'
  | 'assetNotUsdt'
  | 'commissionAboveFee'
  | 'surplusCells'
  | 'duplicateRow'
  | 'conflictingRow';

/** Why a line was left out. */
export interface ImportProblem {
  readonly line: number;
  readonly field: ImportField;
  /** Title of the column, null when the field has none. */
  readonly column: string | null;
  readonly cause: ImportCause;
  /** The cell as written, at most 80 characters. Text from outside: escape it wherever a spreadsheet may open it. */
  readonly value: string;
  /** For repeated rows: the line that has the same UID, day and product. */
  readonly otherLine?: number;
}

export interface ImportResult {
  readonly rows: readonly ImportRow[];
  readonly problems: readonly ImportProblem[];
}

/** Fields that a mapping lacks or whose column the file does not have. */
export function missingColumns(table: ReportTable, mapping: ImportMapping): ImportField[] {
  const absent = IMPORT_FIELDS.filter((field) => {
    const column = mapping.columns[field];
    return column !== undefined && !table.headers.includes(column);
  });
  const needed: ImportField[] = ['uid', 'commission'];
  if (!mapping.fixedDay) needed.push('day');
  return [...new Set([...absent, ...needed.filter((field) => mapping.columns[field] === undefined)])];
}

/** Columns recognised by their titles; each title is used once. */
export function guessColumns(headers: readonly string[], vocabulary: ImportVocabulary): ImportMapping['columns'] {
  const free = new Set(headers);
  const columns: Partial<Record<ImportField, string>> = {};
  for (const isMatch of [
    (title: string, word: string) => title === word,
    (title: string, word: string) => word.length > 2 && title.includes(word),
  ]) {
    for (const field of IMPORT_FIELDS) {
      if (columns[field] !== undefined) continue;
      const found = vocabulary.columns[field]
        .map((word) => [...free].find((title) => isMatch(bare(title), word)))
        .find((title) => title !== undefined);
      if (found === undefined) continue;
      columns[field] = found;
      free.delete(found);
    }
  }
  return columns;
}

/** Reads every row of a table; a bad row is named with line, column and cause and loses no other row. */
export function mapReport(table: ReportTable, mapping: ImportMapping, context: ImportContext): ImportResult {
  const cellsOf = cellReader(table, mapping);
  const mark = mapping.decimalMark ?? decimalMarkOf(amountCells(table, cellsOf));
  const problems: ImportProblem[] = [];
  const rows: ImportRow[] = [];
  for (const row of table.rows) {
    const read = readRow(table, row, (field) => cellsOf(row, field), mapping, mark, context);
    if ('problems' in read) problems.push(...read.problems);
    else rows.push(read.row);
  }
  const merged = mapping.repeatedRows === 'sum' ? summed(rows) : withoutRepeated(rows);
  const all = [...problems, ...merged.problems.map((problem) => ({ ...problem, column: mapping.columns.uid ?? null }))];
  const fitting = merged.rows.filter((row) => {
    const tooLarge = tooLargeOf(row);
    if (tooLarge) all.push({ line: row.line, ...tooLarge, column: mapping.columns[tooLarge.field] ?? null });
    return !tooLarge;
  });
  return { rows: fitting, problems: all.sort((a, b) => a.line - b.line) };
}

/** The smallest rebate rate above zero: by it a commission is divided where the fee has to be derived. */
const SMALLEST_REBATE_RATE = '0.000001';

/** What of a row is too large to be kept, once its parts are added up and its fee is derived; null when all of it fits. */
function tooLargeOf(row: ImportRow): Pick<ImportProblem, 'field' | 'cause' | 'value'> | null {
  const { volumeUsdt, feeUsdt, commissionUsdt } = row;
  const refuse = (field: ImportField, value: string) => ({ field, cause: 'amountTooLarge' as const, value });
  if (volumeUsdt !== null && isBeyondLimit(volumeUsdt)) return refuse('volume', volumeUsdt);
  const largestFee = feeUsdt ?? feeFrom(commissionUsdt, SMALLEST_REBATE_RATE);
  if (isBeyondLimit(largestFee) || isBeyondLimit(commissionUsdt)) return refuse('commission', commissionUsdt);
  return null;
}

type CellReader = (row: ReportTableRow, field: ImportField) => string | null;

function cellReader(table: ReportTable, mapping: ImportMapping): CellReader {
  const indexes = new Map(IMPORT_FIELDS.map((field) => [field, table.headers.indexOf(mapping.columns[field] ?? '')]));
  return (row, field) => {
    const index = indexes.get(field) ?? -1;
    return index < 0 ? null : (row.cells[index] ?? '');
  };
}

function* amountCells(table: ReportTable, cellsOf: CellReader): Iterable<string> {
  for (const row of table.rows) {
    for (const field of ['volume', 'fee', 'commission'] as const) yield cellsOf(row, field) ?? '';
  }
}

function readRow(
  table: ReportTable,
  { line, cells, hasSurplus }: ReportTableRow,
  cellOf: (field: ImportField) => string | null,
  mapping: ImportMapping,
  mark: DecimalMark,
  context: ImportContext,
): { readonly row: ImportRow } | { readonly problems: ImportProblem[] } {
  const problems: ImportProblem[] = [];
  const reject = (field: ImportField, cause: ImportCause): null => {
    const value = (cellOf(field) ?? '').slice(0, 80);
    problems.push({ line, field, column: mapping.columns[field] ?? null, cause, value });
    return null;
  };
  const required = <T>(field: ImportField, read: Read<T>): T | null =>
    'value' in read ? read.value : reject(field, read.cause);
  const optional = (field: ImportField, read: (cell: string) => Read<string>): string | null => {
    const cell = cellOf(field);
    const result = cell === null ? null : read(cell);
    if (!result || ('cause' in result && result.cause === 'missing')) return null;
    return required(field, result);
  };

  // The cells behind the cut stand in wrong columns, so none of them is to be believed.
  if (hasSurplus) {
    reject('uid', 'surplusCells');
    return { problems };
  }
  const dayRules = { order: mapping.dayOrder, offsetHours: context.offsetHours, today: context.today };
  const uid = required('uid', readUid(cellOf('uid') ?? ''));
  const day = required('day', readDay(cellOf('day') ?? mapping.fixedDay ?? '', dayRules));
  const productCell = cellOf('product');
  const named = productCell ? productOf(productCell, context.vocabulary) : (mapping.product ?? 'other');
  const product = named ?? reject('product', 'productUnknown');
  const volume = optional('volume', (cell) => readAmount(cell, mark));
  const commission = required('commission', readAmount(cellOf('commission') ?? '', mark));
  const mappedFee = optional('fee', (cell) => readAmount(cell, mark));
  const rate = optional('rate', (cell) => readRate(cell, mark));
  const fee = mappedFee ?? (commission && rate ? feeFrom(commission, rate) : null);
  const asset = cellOf('asset');
  if (asset && !/^USD[TC]?$/i.test(normalised(asset))) reject('asset', 'assetNotUsdt');
  if (mappedFee && commission && isLarger(commission, mappedFee)) reject('commission', 'commissionAboveFee');

  if (problems.length > 0 || uid === null || day === null || product === null || commission === null)
    return { problems };
  const raw = Object.fromEntries(table.headers.map((title, index) => [title, cells[index] ?? '']));
  const amounts = { volumeUsdt: volume, feeUsdt: fee, commissionUsdt: commission };
  return { row: { line, uid, day, product, ...amounts, raw: [raw] } };
}

function productOf(cell: string, vocabulary: ImportVocabulary): ReportProduct | null {
  const word = bare(cell);
  const products: readonly ReportProduct[] = ['futures', 'spot', 'other'];
  return (
    products.find((product) => vocabulary.products[product].includes(word)) ??
    products.find((product) =>
      vocabulary.products[product].some((known) => known.length > 3 && word.includes(known)),
    ) ??
    null
  );
}

/** Lower case, letters and digits only. */
const bare = (text: string): string =>
  normalised(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

type Repeated = Omit<ImportProblem, 'column'>;
const keyOf = ({ uid, day, product }: ImportRow): string => `${uid} ${day} ${product}`;
const sameAmounts = (a: ImportRow, b: ImportRow): boolean =>
  a.volumeUsdt === b.volumeUsdt && a.feeUsdt === b.feeUsdt && a.commissionUsdt === b.commissionUsdt;
const repeated = (cause: ImportCause, row: ImportRow, otherLine: number): Repeated => ({
  line: row.line,
  field: 'uid',
  cause,
  value: row.uid,
  otherLine,
});

/** A row that says the same again is dropped; rows that contradict each other are all dropped, since none is known to be right. */
function withoutRepeated(rows: readonly ImportRow[]): { rows: ImportRow[]; problems: Repeated[] } {
  const first = new Map<string, ImportRow>();
  const contested = new Set<string>();
  const problems: Repeated[] = [];
  for (const row of rows) {
    const key = keyOf(row);
    const earlier = first.get(key);
    if (!earlier) first.set(key, row);
    else if (sameAmounts(earlier, row)) problems.push(repeated('duplicateRow', row, earlier.line));
    else {
      if (!contested.has(key)) problems.push(repeated('conflictingRow', earlier, row.line));
      contested.add(key);
      problems.push(repeated('conflictingRow', row, earlier.line));
    }
  }
  return { rows: [...first.values()].filter((row) => !contested.has(keyOf(row))), problems };
}

/** Adds up the parts of each UID, day and product; a line identical in every cell is a duplicate and not a part. */
function summed(rows: readonly ImportRow[]): { rows: ImportRow[]; problems: Repeated[] } {
  const sums = new Map<string, ImportRow>();
  const seen = new Map<string, number>();
  const problems: Repeated[] = [];
  for (const row of rows) {
    const wholeLine = JSON.stringify(row.raw);
    const earlierLine = seen.get(wholeLine);
    if (earlierLine !== undefined) {
      problems.push(repeated('duplicateRow', row, earlierLine));
      continue;
    }
    seen.set(wholeLine, row.line);
    const sum = sums.get(keyOf(row));
    sums.set(keyOf(row), sum ? added(sum, row) : row);
  }
  return { rows: [...sums.values()], problems };
}

function added(sum: ImportRow, part: ImportRow): ImportRow {
  const plus = (a: string | null, b: string | null) => (a !== null && b !== null ? sumOf(a, b) : (a ?? b));
  return {
    ...sum,
    volumeUsdt: plus(sum.volumeUsdt, part.volumeUsdt),
    feeUsdt: plus(sum.feeUsdt, part.feeUsdt),
    commissionUsdt: sumOf(sum.commissionUsdt, part.commissionUsdt),
    raw: [...sum.raw, ...part.raw],
  };
}
