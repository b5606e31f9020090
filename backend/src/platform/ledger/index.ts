/**
 * Points of members: L coin (whole numbers) and Luff (8 decimals).
 *
 * Owns the schema `ledger` and the table `platform_reconciliation_findings`.
 *
 * Invariants, enforced by database constraints and triggers:
 * - a transfer moves one currency of one member, is double entry (its legs sum to zero) and is never changed or deleted;
 * - no balance is ever below zero; what a correction cannot take is owed (clawback) and filled by later accruals;
 * - the same scope and key of a member is booked once, a hold is decided once, a payout settled once, a transfer reversed
 *   once;
 * - the rule of its kind defines which accounts a transfer may move and in which direction.
 *
 * Modules write only through `Ledger`, in their own transactions and scopes. The service's database role cannot write the
 * tables in any other way. Keys are per member: what must happen once across members (a bonus per exchange UID) needs a
 * unique row in the module that owns the rule.
 */
export type { Difference, Recent, ReconciliationCheck } from './ledger-checks.js';
export { Ledger } from './ledger.service.js';
export type { AccruingCurrency } from './ledger.service.js';
export type { StatementFilter, StatementLine, StatementQuery, Totals } from './ledger-reads.js';
export { LedgerErrors } from './ledger.errors.js';
export { LedgerModule } from './ledger.module.js';
export { MAX_MINOR_UNITS, formatAmount, parseAmount, shortest } from './money.js';
export { Reconciliation } from './reconciliation.js';
export type { Finding } from './reconciliation.js';
export { CURRENCIES, mintingKinds, ruleOf } from './transfer-kinds.js';
export type { Currency, TransferKind } from './transfer-kinds.js';
export type {
  AccrualOutcome,
  AccrualRow,
  Balances,
  ConcludeRequest,
  HoldRequest,
  PostRequest,
  Receipt,
  TransferNote,
  TransferParams,
} from './transfer-requests.js';
