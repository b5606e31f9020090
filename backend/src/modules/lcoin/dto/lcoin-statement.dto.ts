import { IntersectionType } from '@nestjs/swagger';
import { CommaChoices, Id, Optional, PageQuery, StatementQuery } from '../../../platform/http/index.js';
import { fieldTexts, LCOIN_HISTORY_TYPES, type LcoinHistoryType } from '../lcoin.messages.js';
import { LcoinEntryDto } from './lcoin.dto.js';

/** Which entries of a statement. */
export class LcoinStatementQuery extends StatementQuery {
  /** Only these types, with commas between. @example "earn,mining" */
  @Optional()
  @CommaChoices(LCOIN_HISTORY_TYPES, fieldTexts.historyType)
  type?: LcoinHistoryType[];
}

/** A page of them. */
export class LcoinStatementPageQuery extends IntersectionType(LcoinStatementQuery, PageQuery) {}

/** One line of a receipt, ready to show in the reader's language. */
export class ReceiptRowDto {
  /** What the row is about. */
  label: string;
  /** Its figure or words. */
  value: string;
  /** Unit of the figure; null without. */
  unit: string | null;
  /** What is to be known of it; null without. */
  note: string | null;
}

/** The act behind an entry, as rows that lead to its amount. */
export class LcoinReceiptDto extends LcoinEntryDto {
  /** From what was before the entry, over how its amount came about. */
  rows: ReceiptRowDto[];
  /** What is to be known beside the rows, e.g. that fractions of an L are not paid. */
  note: string | null;
}

/** A member's entry in a path. */
export class MemberEntryParams {
  /** The member. */
  @Id()
  id: string;
  /** The entry of the history. */
  @Id()
  entryId: string;
}
