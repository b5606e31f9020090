import type { Currency, KindAt } from './transfer-kinds.js';

/** Params for the text of a statement line in the reader's language. */
export type TransferParams = Readonly<Record<string, string | number | boolean | null>>;

/** Common fields of every write. */
export interface TransferNote {
  /**
   * Idempotency: the same scope and key of one member is booked once. Repeated with the same content it returns the first
   * transfer, with other content it is refused (`at` and `actorId` do not count). Derive both from the business fact,
   * e.g. scope `attendance`, key `2026-11-20`.
   */
  readonly scope: string;
  readonly key: string;
  /** Effective time; from the Clock, never the database. */
  readonly at: Date;
  /** The acting administrator; required by some kinds. */
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

/** Concludes an earlier transfer of the same member, with that transfer's amount. */
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

/** Balances of one member in one currency, in minor units. */
export interface Balances {
  /** Spendable. */
  readonly available: bigint;
  /** Waiting for a decision; part of the balance, not spendable. */
  readonly held: bigint;
  /** Owed after a downward correction; filled first by later accruals. */
  readonly clawback: bigint;
}

export interface Receipt extends Balances {
  readonly transferId: string;
  /** The transfer existed already; the balances are as of then. */
  readonly replayed: boolean;
}

/** Outcome of one row of an accrual, in row order. Only `posted` and `replayed` are booked. */
export interface AccrualOutcome extends Balances {
  readonly outcome: 'posted' | 'replayed' | 'key_reused' | 'frozen' | 'no_account';
  readonly transferId: string | null;
}
