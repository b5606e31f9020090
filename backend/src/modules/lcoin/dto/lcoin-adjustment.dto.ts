import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { fieldTexts } from '../lcoin.messages.js';

const numberAsText = ({ value }: { value: unknown }): unknown => (typeof value === 'number' ? String(value) : value);
const nothingWhenBlank = ({ value }: { value: unknown }): unknown => {
  const text = typeof value === 'string' ? value.trim() : value;
  return text === '' || text === null ? undefined : text;
};

/** A grant or a deduction. */
export class AdjustLcoinDto {
  /** Whole L coin, not 0: positive grants, negative deducts; number or string. @example "500" */
  @ApiProperty({ oneOf: [{ type: 'string' }, { type: 'number' }] })
  @Matches(/^-?0*[1-9]\d{0,11}$/, { message: fieldTexts.adjustment })
  @Transform(numberAsText)
  amount: string;

  /** Why; the member reads it in the history. @example "이벤트 당첨" */
  @IsOptional()
  @MaxLength(200, { message: fieldTexts.adjustmentReason })
  @IsString()
  @Transform(nothingWhenBlank)
  description?: string;
}

/** A finished adjustment. */
export class LcoinAdjustedDto {
  /** In the caller's language. @example "500 L을 지급했습니다." */
  message: string;
  /** What the member has now. @example "1500" */
  balance: string;
}
