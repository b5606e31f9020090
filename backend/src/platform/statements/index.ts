/**
 * Statements of points: lists, files and receipts of a member's transfers. Owns no table.
 *
 * A module describes its point with a `Book`: the words of each kind of transfer and the rows behind an amount.
 */
export { describe, figureText } from './book.js';
export type { Book, KindText, SummedKindText, ReceiptParts, TransferWords } from './book.js';
export { EntryDto, EntryReceiptDto, MemberEntryParams, StatementPageQuery, StatementQuery } from './statement.dto.js';
export { ENTRY_TYPES } from './statement.dto.js';
export type { EntryType } from './statement.dto.js';
export { PointSummaryDto } from './point-summary.dto.js';
export { Statements } from './statements.service.js';
export { StatementsModule } from './statements.module.js';
