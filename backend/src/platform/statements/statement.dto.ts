import { IntersectionType } from '@nestjs/swagger';
import { Choice, CommaChoices, Day, Id, Optional, PageQuery } from '../http/index.js';
import { ReceiptDto } from '../receipts/index.js';
import { fieldTexts } from './statements.messages.js';

/** Type of an entry: earn, bonus and mining add; spend and other take or only note something. */
export const ENTRY_TYPES = ['earn', 'spend', 'bonus', 'mining', 'other'] as const;
export type EntryType = (typeof ENTRY_TYPES)[number];

/** A statement, or a part of it. */
export class StatementQuery {
  /** Only these types, with commas between. @example "earn,mining" */
  @Optional()
  @CommaChoices(ENTRY_TYPES, fieldTexts.type)
  type?: EntryType[];
  /** First day (Asia/Seoul) that counts. */
  @Optional()
  @Day()
  from?: string;
  /** Last day (Asia/Seoul) that counts. */
  @Optional()
  @Day()
  to?: string;
}

/** A page of a statement. */
export class StatementPageQuery extends IntersectionType(StatementQuery, PageQuery) {}

/** A member's entry in a path. */
export class MemberEntryParams {
  /** The member. */
  @Id()
  id: string;
  /** The entry of the statement. */
  @Id()
  entryId: string;
}

/** The business object behind an entry. */
export class EntryReferenceDto {
  /** What kind of object it is. */
  type: string;
  /** Its id there. */
  id: string;
}

/** One transfer of a member's points. */
export class EntryDto {
  /** Its id. */
  id: string;
  /** earn, bonus and mining add; spend and other take. */
  @Choice(ENTRY_TYPES, { name: 'EntryType' })
  type: EntryType;
  /** In the caller's language. */
  description: string;
  /** What it did to the points that can be spent, net of what is owed; negative takes. */
  amount: string;
  /** What could be spent after it. */
  balanceAfter: string;
  /** What was owed after it; L coin is never owed. @example "0" */
  clawbackAfter: string;
  /** Null when the transfer stands for itself. */
  reference: EntryReferenceDto | null;
  /** When it was made. */
  createdAt: string;
}

/** An entry with the rows that lead to its amount. */
export class EntryReceiptDto extends IntersectionType(EntryDto, ReceiptDto) {}
