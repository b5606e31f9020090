import type { TableRow } from '../../../platform/table-files/index.js';
import type { ReportProduct } from '../affiliates/index.js';
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
} from './report-values.rules.ts';

/** Possible meanings of a column. */
export const IMPORT_FIELDS = ['uid', 'day', 'product', 'volume', 'fee', 'commission', 'rate', 'asset'] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

/** How columns of an exchange's files are read; saved per exchange. */
export interface ImportMapping {
  /** Column title of each field. `uid` and `commission` are required, and `day` unless `fixedDay` is given. */
  readonly columns: Readonly<Partial<Record<ImportField, string>>>;
  /** Day of all rows, for files of one day that do not contain it. */
  readonly fixedDay?: string;
  /** Product of all rows if no column has it. Default `other`. */
  readonly product?: ReportProduct;
  /** Order of dates with the year last. */
  readonly dayOrder?: DayRules['order'];
  /** Detected from the cells if not given. */
  readonly decimalMark?: DecimalMark;
  /** `refuse`: a UID may occur once per day and product. `sum`: its rows are parts, as in files by transaction. */
  readonly repeatedRows?: 'refuse' | 'sum';
}

/** Words that identify columns and products, in lower case without spaces and punctuation. */
export interface ImportVocabulary {
  readonly columns: Readonly<Record<ImportField, readonly string[]>>;
  readonly products: Readonly<Record<ReportProduct, readonly string[]>>;
}

export interface ImportContext extends Omit<DayRules, 'order'> {
  readonly vocabulary: ImportVocabulary;
}

/** A valid row. Amounts are plain decimal strings in USDT. */
export interface ImportRow {
  /** Its first line. */
  readonly line: number;
  readonly uid: string;
  readonly day: string;
  readonly product: ReportProduct;
  readonly volumeUsdt: string | null;
  readonly feeUsdt: string | null;
  readonly commissionUsdt: string;
  /** The original rows, cells by title as JSON; of a sum the first ones. */
  readonly raw: readonly string[];
}

export type ImportCause =
  | CellCause
  | 'productUnknown'
  | 'assetNotUsdt'
  | 'commissionAboveFee'
  | 'surplusCells'
  | 'duplicateRow'
  | 'conflictingRow';

/** Why a line was skipped. */
export interface ImportProblem {
  readonly line: number;
  readonly field: ImportField;
  /** Title of the column; null if the field has none. */
  readonly column: string | null;
  readonly cause: ImportCause;
  /** The original cell, at most 80 characters. External text: escape it wherever a spreadsheet may open it. */
  readonly value: string;
  /** For repeated rows: the line with the same UID, day and product. */
  readonly otherLine?: number;
}

/** Fields without a mapped column, or whose column the file lacks. */
export function missingColumns(headers: readonly string[], mapping: ImportMapping): ImportField[] {
  const absent = IMPORT_FIELDS.filter((field) => {
    const column = mapping.columns[field];
    return column !== undefined && !headers.includes(column);
  });
  const needed: ImportField[] = ['uid', 'commission'];
  if (!mapping.fixedDay) needed.push('day');
  return [...new Set([...absent, ...needed.filter((field) => mapping.columns[field] === undefined)])];
}

/** Columns recognized by their titles; each title is used once. */
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

/** The smallest rebate rate above zero, by which a commission is divided to derive the fee. */
const SMALLEST_REBATE_RATE = '0.000001';

/** The field whose value is too large to store, after parts are added up and the fee is derived; null if all fit. */
export function tooLargeOf(row: Omit<ImportRow, 'raw'>): Pick<ImportProblem, 'field' | 'cause' | 'value'> | null {
  const { volumeUsdt, feeUsdt, commissionUsdt } = row;
  const refuse = (field: ImportField, value: string) => ({ field, cause: 'amountTooLarge' as const, value });
  if (volumeUsdt !== null && isBeyondLimit(volumeUsdt)) return refuse('volume', volumeUsdt);
  const largestFee = feeUsdt ?? feeFrom(commissionUsdt, SMALLEST_REBATE_RATE);
  if (isBeyondLimit(largestFee) || isBeyondLimit(commissionUsdt)) return refuse('commission', commissionUsdt);
  return null;
}

/** Options for reading the rows of a file. */
export class RowReader {
  private readonly indexes: ReadonlyMap<ImportField, number>;
  private readonly mapping: ImportMapping;
  private readonly mark: DecimalMark;
  private readonly context: ImportContext;

  constructor(headers: readonly string[], mapping: ImportMapping, mark: DecimalMark, context: ImportContext) {
    this.indexes = indexesOf(headers, mapping);
    this.mapping = mapping;
    this.mark = mark;
    this.context = context;
  }

  /** A valid row without its original text, or its problem. */
  read(row: TableRow): Omit<ImportRow, 'raw'> | { readonly problems: ImportProblem[] } {
    const { mapping, mark, context } = this;
    const { line, hasSurplus } = row;
    const problems: ImportProblem[] = [];
    const cellOf = (field: ImportField) => cellAt(row, this.indexes.get(field));
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

    // Cells after the break are in wrong columns, so none of them is valid.
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
    return { line, uid, day, product, volumeUsdt: volume, feeUsdt: fee, commissionUsdt: commission };
  }
}

/** Decimal mark that the amounts of these rows indicate; see `decimalMarkOf`. */
export function decimalMarkOfRows(
  rows: readonly TableRow[],
  headers: readonly string[],
  mapping: ImportMapping,
): DecimalMark | null {
  const indexes = indexesOf(headers, mapping);
  const amounts = (['volume', 'fee', 'commission'] as const).map((field) => indexes.get(field));
  return decimalMarkOf(rows.flatMap((row) => amounts.map((index) => cellAt(row, index) ?? '')));
}

function indexesOf(headers: readonly string[], mapping: ImportMapping): Map<ImportField, number> {
  return new Map(IMPORT_FIELDS.map((field) => [field, headers.indexOf(mapping.columns[field] ?? '')]));
}

const cellAt = ({ cells }: TableRow, index = -1): string | null => (index < 0 ? null : (cells[index] ?? ''));

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

/** Keeps letters and digits, in lower case. */
const bare = (text: string): string =>
  normalised(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
