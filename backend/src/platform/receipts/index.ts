/**
 * What every receipt has: lines, a number, a seal. Owns no table.
 *
 * A module that has facts registers their kind; it seals what is the same in every language.
 */
export { RECEIPT_OPERATORS, RECEIPT_MARKS, ReceiptDto, ReceiptRowDto, SealDto } from './receipt.dto.js';
export type { ReceiptMark } from './receipt.dto.js';
export { RECEIPT_KINDS } from './receipt-kind-names.js';
export type { ReceiptKindName } from './receipt-kind-names.js';
export { receiptRow } from './receipt-row.js';
export { ReceiptKinds } from './receipt-kinds.service.js';
export type { OpenReceipt, OpenReceiptRow, ReceiptKind, TitledReceipt } from './receipt-kinds.service.js';
export { isRowId } from './row-id.js';
export { openRows } from './open-rows.rules.js';
export { ReceiptsPlatformModule } from './receipts.module.js';
export { Seals } from './seals.service.js';
export { Signatures } from './signatures.service.js';
export type { PublicKey } from './signatures.service.js';
