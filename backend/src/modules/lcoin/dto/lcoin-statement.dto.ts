import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayUnique, IsIn, IsISO8601, IsOptional, IsUUID, Matches } from 'class-validator';
import { PageQuery } from '../../../platform/http/index.js';
import { fieldTexts, LCOIN_HISTORY_TYPES, type LcoinHistoryType } from '../lcoin.messages.js';
import { LcoinEntryDto } from './lcoin.dto.js';

const DAY = /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const listOf = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' ? value.split(',').filter((part) => part !== '') : value;

/** Which entries of a statement. */
export class LcoinStatementQuery extends PageQuery {
  /** Only these types, with commas between. @example "earn,mining" */
  @ApiProperty({ required: false, type: String })
  @IsOptional()
  @ArrayUnique()
  @IsIn(LCOIN_HISTORY_TYPES, { each: true, message: fieldTexts.historyType })
  @Transform(listOf)
  type?: LcoinHistoryType[];

  /** First day (Asia/Seoul) that counts. @example "2026-11-01" */
  @IsOptional()
  @Matches(DAY, { message: fieldTexts.day })
  @IsISO8601({ strict: true }, { message: fieldTexts.day })
  from?: string;

  /** Last day (Asia/Seoul) that counts. @example "2026-11-30" */
  @IsOptional()
  @Matches(DAY, { message: fieldTexts.day })
  @IsISO8601({ strict: true }, { message: fieldTexts.day })
  to?: string;
}

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
  /** @example "0198f6d2-8f5e-7c3a-9f0e-2d6c1b7a4e55" */
  @IsUUID()
  id: string;

  /** @example "0198f6d2-8f5e-7c3a-9f0e-2d6c1b7a4e55" */
  @IsUUID()
  entryId: string;
}
