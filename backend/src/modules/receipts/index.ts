/**
 * The receipts of a member's facts, whichever module has them.
 *
 * - A receipt is read from the books when it is asked for; nothing of it is kept.
 * - Number and seal come from `platform/receipts`, where modules register their kinds.
 */
export { ReceiptsModule } from './receipts.module.js';
