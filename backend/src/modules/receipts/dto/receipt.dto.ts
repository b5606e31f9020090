import { Choice, Format } from '../../../platform/http/index.js';
import { RECEIPT_KINDS, ReceiptDto, type ReceiptKindName } from '../../../platform/receipts/index.js';
import { fieldTexts } from '../receipts.messages.js';

/** A fact in a path. */
export class ReceiptParams {
  /** lcoin and luff: an entry of that point; rebate-day: the rebates of a report day. */
  @Choice(RECEIPT_KINDS, { name: 'ReceiptKind' })
  kind: ReceiptKindName;
  /** Id of the entry, or the day. @example "2026-11-20" */
  @Format(/^[0-9a-fA-F-]{10,36}$/, { max: 36, message: fieldTexts.id })
  id: string;
}

/** The receipt of a fact. */
export class FactReceiptDto extends ReceiptDto {
  /** What it is of. */
  @Choice(RECEIPT_KINDS, { name: 'ReceiptKind' })
  kind: ReceiptKindName;
  /** Id of the entry, or the day. @example "2026-11-20" */
  id: string;
  /** Its name, in the caller's language. */
  title: string;
}
