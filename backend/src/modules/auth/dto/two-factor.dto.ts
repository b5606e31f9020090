import { Transform } from 'class-transformer';
import { IsNotEmpty, IsString, Matches, MaxLength } from 'class-validator';
import { fieldTexts } from '../auth.messages.js';
import { composed } from './text.js';

/** How the member's login is protected. */
export class TwoFactorDto {
  /** Whether login asks for a code. @example true */
  enabled: boolean;
  /** Since when. @example "2026-11-20T03:00:00.000Z" */
  enabledAt: string | null;
  /** Recovery codes that have not been used. @example 10 */
  recoveryCodesLeft: number;
  /** Whether this account must have it. @example false */
  required: boolean;
}

/** The password in force, asked again before the second factor changes. */
export class ProvePasswordDto {
  /** The password in force. @example "correct horse" */
  @MaxLength(128, { message: fieldTexts.passwordTooLong })
  @IsString()
  @IsNotEmpty({ message: fieldTexts.required })
  @Transform(composed)
  currentPassword: string;
}

/** What the authenticator app needs; shown once. */
export class TwoFactorSetupDto {
  /** Secret in base32, to type in by hand. @example "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP" */
  secret: string;
  /** The same for a QR code. @example "otpauth://totp/Lance:hana%40example.com?secret=JBSWY3DPEHPK3PXP&issuer=Lance" */
  otpauthUrl: string;
}

/** A code of the authenticator app that proves that it was set up. */
export class EnableTwoFactorDto {
  /** 6 digits. @example "123456" */
  @Matches(/^\d{6}$/, { message: fieldTexts.appCode })
  @IsString()
  @IsNotEmpty({ message: fieldTexts.appCode })
  code: string;
}

/** What switching off needs. */
export class DisableTwoFactorDto extends ProvePasswordDto {
  /** Code of the app or a recovery code. @example "123456" */
  @Matches(/^[0-9A-Za-z -]{6,40}$/, { message: fieldTexts.code })
  @IsString()
  @IsNotEmpty({ message: fieldTexts.code })
  code: string;
}

/** Codes that each stand in once for the app; shown once. */
export class RecoveryCodesDto {
  /** @example ["7KQ2MX-PD9R4T-W8ZC5N-HJ3V6B"] */
  recoveryCodes: string[];
}
