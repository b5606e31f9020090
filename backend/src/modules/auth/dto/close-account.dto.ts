import { IsString, Matches } from 'class-validator';
import { MayBeMissing } from '../../../platform/http/index.js';
import { fieldTexts } from '../auth.messages.js';
import { ProvePasswordDto } from './two-factor.dto.js';

/** Closing the account needs the password again, and the second factor where there is one. */
export class CloseAccountDto extends ProvePasswordDto {
  /** Code of the app or a recovery code; only with two-factor login. @example "123456" */
  @Matches(/^[0-9A-Za-z -]{6,40}$/, { message: fieldTexts.code })
  @IsString()
  @MayBeMissing()
  code?: string;
}
