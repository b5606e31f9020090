import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayUnique, IsIn, IsOptional, IsUUID } from 'class-validator';
import { commaList, PageQuery, StatementQuery } from '../../../platform/http/index.js';
import { fieldTexts, LCOIN_HISTORY_TYPES, type LcoinHistoryType } from '../lcoin.messages.js';
import { LcoinEntryDto } from './lcoin.dto.js';

/** Which entries of a statement. */
export class LcoinStatementQuery extends StatementQuery {
  /** Only these types, with commas between. @example "earn,mining" */
  @ApiProperty({ required: false, type: String })
  @IsOptional()
  @ArrayUnique()
  @IsIn(LCOIN_HISTORY_TYPES, { each: true, message: fieldTexts.historyType })
  @Transform(commaList)
  type?: LcoinHistoryType[];
}

/** A page of them. */
export class LcoinStatementPageQuery extends IntersectionType(LcoinStatementQuery, PageQuery) {}

/** One line of a receipt, ready to show in the reader's language. */
export class ReceiptRowDto {
  /** @example "11월 21일 12:10–12:20" */
  label: string;
  /** @example "36" */
  value: string;
  /** @example "L" */
  @ApiProperty({ type: String, nullable: true })
  unit: string | null;
  /** @example "스피드 부스터 +20%" */
  @ApiProperty({ type: String, nullable: true })
  note: string | null;
}

/** The act behind an entry, as rows that lead to its amount. */
export class LcoinReceiptDto extends LcoinEntryDto {
  /** From what was before the entry, over how its amount came about. */
  rows: ReceiptRowDto[];
  /** What is to be known beside the rows, e.g. that fractions of an L are not paid. */
  @ApiProperty({ type: String, nullable: true })
  note: string | null;
}

/** A member's entry in a path. */
export class MemberEntryParams {
  /** The member. @example "0198f6d2-8f5e-7c3a-9f0e-2d6c1b7a4e55" */
  @IsUUID()
  id: string;

  /** The entry of the history. @example "0198f6d2-8f5e-7c3a-9f0e-2d6c1b7a4e55" */
  @IsUUID()
  entryId: string;
}
