import type { Currency, KindAt } from './transfer-kinds.js';

/** Values that a statement line is put into words from, in the reader's language. */
export type TransferParams = Readonly<Record<string, string | number | boolean | null>>;

/** What every write says about itself. */
export interface TransferNote {
  /**
   * The intent. The same scope and key of one member is booked once: again with the same content it answers the first
   * transfer, with other content it is refused (`at` and `actorId` are not content). Derive both from the business fact,
   * e.g. scope `attendance`, key `2026-11-20`.
   */
  readonly scope: string;
  readonly key: string;
  /** When it takes effect; from the Clock, never the database's. */
  readonly at: Date;
  /** The admin who acted; required by the kinds that need one. */
  readonly actorId?: string;
  readonly reason?: string;
  /** The business object it belongs to, e.g. `{ type: 'luff_redemption', id }`. */
  readonly reference?: { readonly type: string; readonly id: string };
  readonly params?: TransferParams;
}

export interface PostRequest<C extends Currency = Currency> extends TransferNote {
  readonly ownerId: string;
  readonly currency: C;
  readonly kind: KindAt<C, 'post'>;
  /** Minor units, above 0; the kind decides the direction. */
  readonly amount: bigint;
}

export interface HoldRequest<C extends Currency = Currency> extends TransferNote {
  readonly ownerId: string;
  readonly currency: C;
  readonly kind: KindAt<C, 'hold'>;
  /** Minor units, above 0. */
  readonly amount: bigint;
}

/** Concludes an earlier transfer of the same member; the amount is that transfer's own. */
export interface ConcludeRequest extends TransferNote {
  readonly ownerId: string;
  readonly currency: Currency;
}

export interface AccrualRow {
  readonly ownerId: string;
  /** Minor units. Positive earns, negative takes back; not 0. */
  readonly amount: bigint;
  readonly key: string;
  readonly reference?: { readonly type: string; readonly id: string };
  readonly params?: TransferParams;
}

/** The balances of one member in one currency, in minor units. */
export interface Balances {
  /** Can be spent. */
  readonly available: bigint;
  /** Waits for a decision; part of the balance, cannot be spent. */
  readonly held: bigint;
  /** Owed after a downward correction; later accruals fill it first. */
  readonly clawback: bigint;
}

export interface Receipt extends Balances {
  readonly transferId: string;
  /** The transfer was there before; the balances are those it left then. */
  readonly replayed: boolean;
}

/** What became of one row of an accrual, in the order of the rows. Only `posted` and `replayed` are in the books. */
export interface AccrualOutcome extends Balances {
  readonly outcome: 'posted' | 'replayed' | 'key_reused' | 'frozen' | 'no_account';
  readonly transferId: string | null;
}
