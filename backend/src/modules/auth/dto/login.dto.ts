import { Transform } from 'class-transformer';
import { IsNotEmpty, IsString, Matches, MaxLength } from 'class-validator';
import { MayBeMissing } from '../../../platform/http/index.js';
import { fieldTexts } from '../auth.messages.js';
import { composed } from './text.js';

/** Address and password of a member, and the second factor where there is one. */
export class LoginDto {
  /** E-mail address. @example "hana@example.com" */
  @MaxLength(254)
  @IsString()
  @IsNotEmpty({ message: fieldTexts.loginRequired })
  email: string;

  /** Password. @example "correct horse" */
  @MaxLength(128)
  @IsString()
  @IsNotEmpty({ message: fieldTexts.loginRequired })
  @Transform(composed)
  password: string;

  /** Code of the authenticator app (6 digits) or a recovery code; only for members with two-factor login. @example "123456" */
  @Matches(/^[0-9A-Za-z -]{6,40}$/, { message: fieldTexts.code })
  @IsString()
  @MayBeMissing()
  code?: string;
}
