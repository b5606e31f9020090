import type { FillLane } from './fill.js';

/** A position from flat to flat. Amounts are in the quote, results without fees and funding. */
export interface RoundTrip {
  /** Of the fill it began with, by which it is known when it is built again. */
  readonly first: string;
  readonly type: FillLane;
  readonly openedAt: string;
  readonly closedAt: string;
  readonly entryPrice: string;
  readonly exitPrice: string;
  readonly quantity: string;
  readonly result: string;
  /** What fees took, as far as they are in the quote or the coin itself. */
  readonly fee: string;
  /** Fees in other coins. */
  readonly otherFees: Readonly<Record<string, string>>;
  /** What funding gave, negative when paid. */
  readonly funding: string;
  readonly fills: number;
  /** Price change in percent of the entry, reversed for a short, 2 decimals: files tell no margin. */
  readonly percent: string;
  /** It was opened before the first row that is known. */
  readonly isIncomplete: boolean;
}

/** A position that is not flat yet. */
export interface OpenPosition {
  /** Of the fill it began with. */
  readonly first: string;
  readonly type: FillLane;
  readonly openedAt: string;
  /** What is held now. */
  readonly quantity: string;
  /** What was paid for what is held now, by unit: of coins first in, first out; of futures by average cost. */
  readonly entryPrice: string;
  readonly fee: string;
  readonly funding: string;
}

/** What did not become a trip. */
export interface Remainder {
  /** Positions that are not flat yet. */
  readonly open: number;
  /** Sales of coins whose purchase is not known, and trips that no trade can hold. */
  readonly unmatched: number;
  /** Payments of funding without a position. */
  readonly unassigned: number;
}
