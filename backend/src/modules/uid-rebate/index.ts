/**
 * Exchanges, UIDs, and the rebates reported by exchanges.
 *
 * Owns the tables uid_rebate_*; nobody else reads or writes them.
 * - A verified (exchange, UID) has one holder at a time, by a unique key. Decisions about a UID first take its lock. Its
 *   report days count for the member who held it on the day, or for the member an administrator has moved it to since.
 * - The bonus of a verification is paid by lcoin in the transaction that verifies.
 * - Report rows are written only by `ReportWriter`, by difference, and never deleted; each change increments the revision
 *   and emits `ReportRowsChanged` in its transaction. An uploaded row replaces an API's, never the other way round.
 * - The network is only used outside transactions. Not knowing is an error, never a "no" and never an empty report.
 * - rebate = fee × the rebate rate in force at the end of the exchange's day; amounts are exact and cut to 18 decimals.
 */
export { UidRebateModule } from './uid-rebate.module.js';
export type { QuotableExchange } from './exchanges/quotable-exchanges.queries.js';
export { QuotableExchanges } from './exchanges/quotable-exchanges.queries.js';
export type { RebateDay, RebateExchange, ReportedDay } from './reports/rebate-days.queries.js';
export { RebateDays } from './reports/rebate-days.queries.js';
export { RebateLedger, rebatePlace } from './reports/rebate-ledger.queries.js';
export type { RegisteredExchange, RebateTotal } from './reports/rebate-totals.queries.js';
export { RebateTotals } from './reports/rebate-totals.queries.js';
export { ReportBackfill } from './reports/report-backfill.service.js';
export { ReportSync } from './reports/report-sync.service.js';
export type { DayVolume, UidDay } from './reports/report-volumes.queries.js';
export { ReportVolumes } from './reports/report-volumes.queries.js';
export { ReportRowsChanged, UidMoved, UidReleased, UidVerified } from './uid-rebate.events.js';
export { UidDecisions } from './uids/uid-decisions.service.js';
export { UidDisputes } from './uids/uid-disputes.service.js';
export type { UidHolding } from './uids/uid-holdings.queries.js';
export { UidHoldings } from './uids/uid-holdings.queries.js';
export { UidRegistration } from './uids/uid-registration.service.js';
export type { UserUidView } from './uids/user-uids.service.js';
export { UserUids } from './uids/user-uids.service.js';
