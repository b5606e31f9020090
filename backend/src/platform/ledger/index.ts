/**
 * The points of members: L coin (whole numbers) and Luff (8 decimals).
 *
 * Owns the schema `ledger` and the table `platform_reconciliation_findings`.
 *
 * Invariants, carried by constraints and triggers of the database:
 * - a transfer moves one currency of one member, is double entry (its legs sum to zero) and is never changed or deleted;
 * - no balance is ever below zero; what a correction cannot take is owed (clawback) and filled by later accruals;
 * - the same scope and key of a member is booked once, a hold is decided once, a payout settled once, a transfer reversed once;
 * - the rule of its kind says which accounts a transfer may move and in which direction.
 *
 * Who may write: modules, through `Ledger`, in a transaction of theirs; each uses scopes of its own. The service's
 * database role can reach the tables in no other way. Keys are per member: what must happen once among all members (a
 * bonus per exchange UID) needs a unique row in the module that owns the rule.
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
export { CURRENCIES, ruleOf } from './transfer-kinds.js';
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
