import { Choice, Format } from '../../../platform/http/index.js';
import { RECEIPT_KINDS, ReceiptDto, type ReceiptKindName } from '../../../platform/receipts/index.js';
import { PICTURE_FORMATS, type PictureFormat } from '../receipt-picture.js';
import { fieldTexts } from '../receipts.messages.js';
import { SharedReceiptRowDto } from './shared-receipt.dto.js';

/** A fact in a path. */
export class ReceiptParams {
  /**
   * lcoin and luff: an entry of that point; rebate-day, rebate-month and rebate-row: the rebates of a report day, of a
   * calendar month, of one row; order: a purchase in the store; payback: a request for USDT; uid-verification: of a UID.
   */
  @Choice(RECEIPT_KINDS, { name: 'ReceiptKind' })
  kind: ReceiptKindName;
  /**
   * Id of the entry, order or payback; the day or month; a row as day, exchange, UID and product, a UID as exchange and
   * UID, with _ between. @example "2026-11-20"
   */
  @Format(/^[0-9A-Za-z_-]{7,80}$/, { max: 80, message: fieldTexts.id })
  id: string;
}

/** How a receipt is drawn. */
export class ReceiptPictureQuery {
  /** whole: the receipt on its paper, at twice its size; story: 1080 by 1920 pixels. */
  @Choice(PICTURE_FORMATS, { name: 'ReceiptPictureFormat' })
  format: PictureFormat = 'whole';
}

/** What a receipt says to others: of an entry its amount, where the owner's receipt goes on to the balance. */
export class SharedPreviewDto {
  /** What it is of, in the caller's language. @example "Store purchase" */
  title: string;
  /** What it comes to. */
  sum: SharedReceiptRowDto;
}

/** The receipt of a fact. */
export class FactReceiptDto extends ReceiptDto {
  /** What it is of. */
  @Choice(RECEIPT_KINDS, { name: 'ReceiptKind' })
  kind: ReceiptKindName;
  /** Which one. @example "2026-11-20" */
  id: string;
  /** Its name, in the caller's language. */
  title: string;
  /** What others would see of it with its amounts; null where it may not be shown to them. */
  shared: SharedPreviewDto | null;
  /** Whether the member keeps it. */
  kept: boolean;
}
