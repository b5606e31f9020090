import { IntersectionType } from '@nestjs/swagger';
import { Choice, Choices, CommaChoices, Day, Id, Optional, PageQuery } from '../http/index.js';
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

const OPERATORS = ['×', '−', '+'] as const;
const MARKS = ['simulated', 'estimated'] as const;
export type ReceiptMark = (typeof MARKS)[number];

/** The last line of a receipt: what the rows lead to. */
export class ReceiptSumDto {
  /** What the line is about. */
  label: string;
  /** Its figure or words, ready to show. */
  value: string;
  /** Unit of the figure; null without. */
  unit: string | null;
}

/** One line of a receipt, in the reader's language. */
export class ReceiptRowDto extends ReceiptSumDto {
  /** How it is combined with the line above; null where it only informs. @example "×" */
  @Choice(OPERATORS, { name: 'ReceiptOperator' })
  operator: (typeof OPERATORS)[number] | null;
  /** What is to be known of it; null without. */
  note: string | null;
  /** estimated: derived from another figure, because the source does not name it. @example "estimated" */
  @Choice(MARKS, { name: 'ReceiptMark' })
  mark: ReceiptMark | null;
}

/** An entry with the rows that lead to its amount. */
export class EntryReceiptDto extends EntryDto {
  /** From what was before the entry, over how its amount came about. */
  rows: ReceiptRowDto[];
  /** What they lead to. */
  sum: ReceiptSumDto;
  /** What is to be known beside the rows, e.g. that fractions of an L are not paid; null without. */
  note: string | null;
  /** Where the figures come from. */
  source: string;
  /** When they were read there. */
  at: string;
  /** simulated: the figures come from the simulator; estimated: one of them is an estimate. @example ["simulated"] */
  @Choices(MARKS, { name: 'ReceiptMark' })
  marks: ReceiptMark[];
  /** The amount is, or leads to, USDT that Lance pays out. */
  paidInUsdt: boolean;
}
