/** What one row of a trade history is about: an execution, a payment of funding, or a fee that stands in a row of its own. */
export type FillKind = 'trade' | 'funding' | 'fee';
export type FillSide = 'buy' | 'sell';
export type FillMarket = 'spot' | 'futures';
export type FillLane = 'long' | 'short';

/** A row of a trade history as it is kept. Amounts are plain decimal strings. */
export interface Fill {
  /** The same for the same row of any file: from the exchange's id, else from the content and its occurrence in the file. */
  readonly id: string;
  /** Exchange, market and symbol, whose fills are grouped together. */
  readonly book: string;
  /** ISO instant. */
  readonly at: string;
  readonly kind: FillKind;
  /** Null for funding and fees. */
  readonly side: FillSide | null;
  /** The position of a hedged account that it belongs to; null where the file does not tell. */
  readonly lane: FillLane | null;
  /** In `quote`. */
  readonly price: string | null;
  /** In coins or, where the exchange tells only those, in contracts. */
  readonly quantity: string | null;
  readonly quote: string;
  /** What the exchange realised, without fees; of funding what was received, negative when paid. Null where the file has none. */
  readonly result: string | null;
  /** Positive when paid, in `feeCoin`. */
  readonly fee: string | null;
  readonly feeCoin: string | null;
  readonly orderId: string | null;
  /** The exchange's number of the execution, which orders those of one instant. */
  readonly tradeId: string | null;
}

/** Why a row was not taken. */
export type RowCause =
  | 'missing'
  | 'timeInvalid'
  | 'timeSkipped'
  | 'timeInFuture'
  | 'amountInvalid'
  | 'amountTooLarge'
  | 'amountNotPositive'
  | 'formula'
  | 'sideUnknown'
  | 'symbolUnknown'
  | 'quoteUnsupported'
  | 'unitUnknown'
  | 'surplusCells';

/** A row that was left out. */
export interface RowProblem {
  readonly line: number;
  /** Title of the column; null if the file has none. */
  readonly column: string | null;
  readonly cause: RowCause;
  /** The cell as written, at most 80 characters. */
  readonly value: string;
}

/** Exchange, market and symbol of a book. */
export interface BookName {
  readonly exchange: string;
  readonly market: FillMarket;
  readonly symbol: string;
}

export const bookOf = ({ exchange, market, symbol }: BookName): string => [exchange, market, symbol].join('|');

export function namesOfBook(book: string): BookName {
  const [exchange = '', market = '', symbol = ''] = book.split('|');
  return { exchange, market: market === 'spot' ? 'spot' : 'futures', symbol };
}

/** Whether the exchange's files count contracts, each of a power of ten of coins. */
export const countsContracts = ({ exchange, market }: Pick<BookName, 'exchange' | 'market'>): boolean =>
  market === 'futures' && exchange === 'OKX';
