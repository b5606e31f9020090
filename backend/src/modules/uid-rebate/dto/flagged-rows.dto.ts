import { Transform } from 'class-transformer';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { PageQuery } from '../../../platform/http/index.js';
import { trimmed } from './text.js';

/** Which flagged rows to list. */
export class FlaggedRowsQuery extends PageQuery {
  /** Name or id. @example "deepcoin" */
  @MaxLength(50)
  @IsString()
  @IsOptional()
  @Transform(trimmed)
  exchange?: string;
}
