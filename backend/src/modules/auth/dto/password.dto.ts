import { IsNotEmpty, IsString, MaxLength, MinLength } from 'class-validator';
import { Transform } from 'class-transformer';
import { fieldTexts } from '../auth.messages.js';
import { composed, tidy } from './text.js';

/** Somebody who has forgotten a password. */
export class ForgotPasswordDto {
  /** E-mail address of the account. @example "hana@example.com" */
  @MaxLength(254, { message: fieldTexts.email })
  @IsString()
  @IsNotEmpty({ message: fieldTexts.required })
  @Transform(tidy)
  email: string;
}

/** A new password, by the token of a mailed link. */
export class ResetPasswordDto {
  /** Token of the mailed link. @example "q0Jm2l1xKcT7nEJ0Y6c4wRr3cY5n0s8dV9bQ1uZ2aXY" */
  @MaxLength(200, { message: fieldTexts.token })
  @IsString()
  @IsNotEmpty({ message: fieldTexts.token })
  token: string;

  /** 8 to 128 characters. @example "correct horse battery" */
  @MaxLength(128, { message: fieldTexts.passwordTooLong })
  @MinLength(8, { message: fieldTexts.resetPasswordTooShort })
  @IsString()
  @IsNotEmpty({ message: fieldTexts.allRequired })
  @Transform(composed)
  newPassword: string;
}

/** A reset link that still opens. */
export class ResetTokenDto {
  /** Always true; a token that does not open is answered 404. @example true */
  valid: boolean;
}

/** A new password, by the one in force. */
export class ChangePasswordDto {
  /** The password in force. @example "correct horse" */
  @MaxLength(128, { message: fieldTexts.passwordTooLong })
  @IsString()
  @IsNotEmpty({ message: fieldTexts.allRequired })
  @Transform(composed)
  currentPassword: string;

  /** 6 to 128 characters. @example "correct horse battery" */
  @MaxLength(128, { message: fieldTexts.passwordTooLong })
  @MinLength(6, { message: fieldTexts.passwordTooShort })
  @IsString()
  @IsNotEmpty({ message: fieldTexts.allRequired })
  @Transform(composed)
  newPassword: string;
}

/** The token of a mailed confirmation link. */
export class ConfirmEmailDto {
  /** Token of the mailed link. @example "q0Jm2l1xKcT7nEJ0Y6c4wRr3cY5n0s8dV9bQ1uZ2aXY" */
  @MaxLength(200, { message: fieldTexts.token })
  @IsString()
  @IsNotEmpty({ message: fieldTexts.token })
  token: string;
}
