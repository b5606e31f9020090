import { IntersectionType } from '@nestjs/swagger';
import { Choice, Day, Flag, Format, Optional, PageQuery } from '../../../platform/http/index.js';
import { RECEIPT_KINDS, type ReceiptKindName } from '../../../platform/receipts/index.js';
import type { ReceiptShare } from '../entities/receipt-share.entity.js';
import { fieldTexts } from '../receipts.messages.js';

class KeptFilter {
  /** Part of a number, in either case, with or without hyphens. @example "7K3M" */
  @Optional()
  @Format(/^[0-9A-Za-z-]{1,20}$/, { max: 20, message: fieldTexts.search })
  search?: string;
  /** Only receipts of this kind. */
  @Optional()
  @Choice(RECEIPT_KINDS, { name: 'ReceiptKind' })
  kind?: ReceiptKindName;
  /** First day (Asia/Seoul) of the facts. */
  @Optional()
  @Day()
  from?: string;
  /** Last day (Asia/Seoul) of the facts. */
  @Optional()
  @Day()
  to?: string;
}

/** A page of the kept receipts. */
export class KeptReceiptsQuery extends IntersectionType(KeptFilter, PageQuery) {}

/** A public address of a receipt. The address itself is known to whoever has it alone. */
export class ReceiptShareDto {
  /** Its id. */
  id: string;
  /** Whether strangers see the amounts. */
  withAmounts: boolean;
  /** When it was made. */
  sharedAt: string;
  /** When the member ended it; null while it is open. @example "2026-11-22T05:10:00.000Z" */
  revokedAt: string | null;

  static from({ id, withAmounts, sharedAt, revokedAt }: ReceiptShare): ReceiptShareDto {
    return { id, withAmounts, sharedAt: sharedAt.toISOString(), revokedAt: revokedAt && revokedAt.toISOString() };
  }
}

/** A receipt that a member keeps. */
export class KeptReceiptDto {
  /** Its id. */
  id: string;
  /** What it is of. */
  @Choice(RECEIPT_KINDS, { name: 'ReceiptKind' })
  kind: ReceiptKindName;
  /** Id of the entry, or the day. @example "2026-11-20" */
  factId: string;
  /** Number of the receipt. @example "R-7K3M-9QX2" */
  number: string;
  /** Name of the fact as the books have it now; null if they have it no more. */
  title: string | null;
  /** What it comes to now; null if the books have it no more. @example "+50" */
  amount: string | null;
  /** Unit of the amount; null without. */
  unit: string | null;
  /** Its seal as the books are now, see the receipt; null if they have it no more. @example "6f1c0c2b6b1f7d3be1b7a0a1f0e5a6dbb0c9a7bd0b8b2f4a1e6f3d7c5a4b9e80" */
  seal: string | null;
  /** When the fact was. */
  factAt: string;
  /** When it was put aside. */
  keptAt: string;
  /** Its public addresses, the newest first. */
  shares: ReceiptShareDto[];
}

/** What strangers shall see. */
export class ShareReceiptDto {
  /** Whether they see the amounts; not unless it is said. @example true */
  @Optional()
  @Flag()
  withAmounts?: boolean;
}

/** A new public address. Its token is told this once. */
export class NewShareDto extends ReceiptShareDto {
  /** 128 random bits in base64url. @example "Zr3lJ0yQx1sV7nB2cD4eFg" */
  token: string;
  /** The page for everybody who has it. @example "/r/Zr3lJ0yQx1sV7nB2cD4eFg" */
  path: string;
}
