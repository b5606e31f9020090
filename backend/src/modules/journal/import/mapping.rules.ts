import type { FillMarket } from './fill.js';
import { bareTitle, type Columns, type Format } from './formats.rules.js';

/** What a column of a file of no known format may say. */
export const MAPPED_FIELDS = [
  ...(['time', 'symbol', 'side', 'price', 'quantity'] as const),
  ...(['fee', 'feeCoin', 'result', 'tradeId', 'orderId'] as const),
] as const;
export type MappedField = (typeof MAPPED_FIELDS)[number];
export const NEEDED_FIELDS = ['time', 'symbol', 'side', 'price', 'quantity'] as const;
export type NeededField = (typeof NEEDED_FIELDS)[number];

/** How a member reads such a file. */
export interface HistoryMapping {
  readonly exchange: string;
  readonly market: FillMarket;
  /** Title of each field's column. */
  readonly columns: Readonly<Partial<Record<MappedField, string>>>;
}

/** Titles that usually mean a field. */
export type UsualTitles = Readonly<Record<MappedField, readonly string[]>>;

/** A first mapping by the titles; the market is futures where results are told. */
export function guessMapping(headers: readonly string[], usual: UsualTitles): HistoryMapping {
  const free = new Map(headers.map((title) => [bareTitle(title), title]));
  const columns: Partial<Record<MappedField, string>> = {};
  for (const field of MAPPED_FIELDS) {
    const name = usual[field].find((one) => free.has(one));
    const title = name === undefined ? undefined : free.get(name);
    if (name === undefined || title === undefined) continue;
    columns[field] = title;
    free.delete(name);
  }
  return { exchange: '', market: columns.result === undefined ? 'spot' : 'futures', columns };
}

/** Needed fields without a column of the file. */
export const missingFields = (headers: readonly string[], { columns }: HistoryMapping): NeededField[] =>
  NEEDED_FIELDS.filter((field) => {
    const title = columns[field];
    return title === undefined || !headers.includes(title);
  });

/** The format by which such a file is read. */
export function formatOfMapping({ exchange, market, columns }: HistoryMapping): {
  readonly format: Format;
  readonly columns: Columns;
} {
  const format: Format = {
    id: 'mapped',
    exchange: exchange === '' ? 'CSV' : exchange,
    market,
    titles: {},
    needs: NEEDED_FIELDS,
    zone: null,
    fee: 'paid',
    feeIn: 'quote',
  };
  return { format, columns };
}
