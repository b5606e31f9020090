/**
 * What every receipt has: lines, a number, a seal. Owns no table.
 *
 * A module that has facts registers their kind; it seals what is the same in every language.
 */
export { ReceiptDto, ReceiptRowDto } from './receipt.dto.js';
export type { ReceiptMark } from './receipt.dto.js';
export { RECEIPT_KINDS, ReceiptKinds } from './receipt-kinds.service.js';
export type { ReceiptKind, ReceiptKindName, TitledReceipt } from './receipt-kinds.service.js';
export { ReceiptsPlatformModule } from './receipts.module.js';
export { Seals } from './seals.service.js';
