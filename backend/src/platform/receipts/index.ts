/**
 * What every receipt has: lines, a number, a seal. Owns no table.
 *
 * A module that has facts registers their kind; it seals what is the same in every language.
 */
export { ReceiptDto, ReceiptRowDto } from './receipt.dto.js';
export type { ReceiptMark } from './receipt.dto.js';
export { RECEIPT_KINDS } from './receipt-kind-names.js';
export type { ReceiptKindName } from './receipt-kind-names.js';
export { receiptRow } from './receipt-row.js';
export { ReceiptKinds } from './receipt-kinds.service.js';
export type { ReceiptKind, TitledReceipt } from './receipt-kinds.service.js';
export { ReceiptsPlatformModule } from './receipts.module.js';
export { Seals } from './seals.service.js';
