import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { fieldTexts } from '../auth.messages.js';

/** Address and password of a member. */
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
  password: string;
}
