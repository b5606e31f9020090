/**
 * The receipts of a member's facts, whichever module has them: read, kept, shared with strangers.
 *
 * Owns the tables receipts_kept and receipts_shares; nobody else reads or writes them.
 * - A receipt is read from the books when it is asked for. Of a kept one only number and day are stored, to search by.
 * - Number, seal and signature come from `platform/receipts`, where modules register their kinds.
 * - A public address is 128 random bits, stored as their hash. It shows what the kind's `open` says, and no amount unless
 *   the owner wants it. Unknown, revoked and closed addresses have one answer.
 * - Nothing that is shown or signed without amounts depends on them.
 */
export { ReceiptsModule } from './receipts.module.js';
