/**
 * The trading journal: what members write down of their days, trades, deposits and withdrawals, and what follows from it.
 *
 * Owns the tables journal_days, journal_trades, journal_cash_flows, journal_fills and journal_imports with its pieces and mappings;
 * nobody else reads or writes them. Moves no points.
 * - One definition of a day's result (`day-results.queries.ts`) serves calendar, performance, statistics, receipts and files:
 *   they agree to the last digit. A result is without fees and funding, which stand beside it.
 * - A typed trade's result is computed here from its prices, whatever a client sends, and kept with it.
 * - Keys of exchanges (`sync`, table journal_connections) may only read: any other is refused and deleted. They are kept encrypted and
 *   told to nobody. What they bring is imported like a file.
 * - Imported trades follow from the imported rows and from nothing else: whatever files these came in, in whatever order. They keep what
 *   the exchange realised, with fees and funding beside it.
 * - Pictures (`pictures`, table journal_pictures) are kept re-encoded alone, and follow their trades.
 * - Templates of notes (`note-templates`, table journal_note_templates) are texts to begin with: what was written with one stays.
 * - Whatever stands on a day has a row of that day, which keeps the KRW rate of the first moment it was written to: deleting and
 *   writing again loses nothing.
 * - Rebates stand beside the results and are part of none; they are read through the door of uid-rebate and kept nowhere here.
 * - Days are Seoul's; amounts are exact decimals and rounded by no sum.
 * - Everything is the member's own and ends with the account.
 */
export { CashFlows } from './cash-flows.service.js';
export { JournalDays } from './journal-days.service.js';
export { JournalModule } from './journal.module.js';
export { Trades } from './trades.service.js';
