import type { FillKind, FillLane, FillMarket, FillSide } from './fill.ts';

/** What a column may say. */
export const FILL_FIELDS = [
  ...(['time', 'symbol', 'side', 'price', 'quantity', 'amount', 'fee', 'feeCoin', 'result', 'lane'] as const),
  ...(['tradeId', 'orderId', 'market', 'unit', 'coin', 'settled'] as const),
] as const;
export type FillField = (typeof FILL_FIELDS)[number];

/** What a word of the column `side` says of a row; `skip` where it is neither a trade nor a cost of one. */
export interface Action {
  readonly kind: FillKind;
  readonly side?: FillSide;
  readonly lane?: FillLane;
}

/** The trade history of one exchange: how it is recognized and what its columns are. */
export interface Format {
  readonly id: string;
  readonly exchange: string;
  /** Null where a column tells it. */
  readonly market: FillMarket | null;
  /** Titles of each field as `bareTitle` writes them, the preferred first. */
  readonly titles: Readonly<Partial<Record<FillField, readonly string[]>>>;
  /** Fields without which it is another file. */
  readonly needs: readonly FillField[];
  /** Zone of its times where neither file nor member can tell another; null where it has to be asked. */
  readonly zone: string | null;
  /** `paid`: a fee is positive. `signed`: it is negative when paid. */
  readonly fee: 'paid' | 'signed';
  /** Coin of a fee that names none: the quote, or what was received. */
  readonly feeIn: 'quote' | 'received';
  /** Words of the column `side` besides the usual ones. */
  readonly actions?: Readonly<Record<string, Action>>;
  /** Rows whose word is not known are no trades, rather than mistakes. */
  readonly hasOthers?: boolean;
  /** Orders of which nothing was executed are no trades. */
  readonly isOrders?: boolean;
}

/** A title without zone, case, blanks and punctuation: `Timestamp (UTC+0)` is `timestamp`. */
export const bareTitle = (title: string): string =>
  title
    .normalize('NFC')
    .replace(/\((?:UTC|GMT|Local)[^)]*\)/gi, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}&#]+/gu, '');

export type Columns = Readonly<Partial<Record<FillField, string>>>;

/** Column of each field of a format; null if the file is of another kind. */
function columnsFor(headers: readonly string[], { titles, needs }: Format): Columns | null {
  const bare = headers.map(bareTitle);
  const columns: Partial<Record<FillField, string>> = {};
  for (const [field, names] of Object.entries(titles)) {
    const index = names.map((name) => bare.indexOf(name)).find((at) => at >= 0);
    const title = index === undefined ? undefined : headers[index];
    if (title !== undefined) columns[field as FillField] = title;
  }
  return needs.every((field) => columns[field] !== undefined) ? columns : null;
}

/** The format that the titles are of; of two that fit, the first. */
export function formatOf(
  headers: readonly string[],
  formats: readonly Format[],
): { readonly format: Format; readonly columns: Columns } | null {
  for (const format of formats) {
    const columns = columnsFor(headers, format);
    if (columns) return { format, columns };
  }
  return null;
}

/** The name of the first file whose titles are all there. */
export function fileWith<Name extends string>(
  headers: readonly string[],
  files: Readonly<Record<Name, readonly string[]>>,
): Name | null {
  const bare = new Set(headers.map(bareTitle));
  const found = Object.entries<readonly string[]>(files).find(([, titles]) => titles.every((title) => bare.has(title)));
  return (found?.[0] as Name | undefined) ?? null;
}
