import { Format, Password } from '../../../platform/http/index.js';
import { fieldTexts } from '../auth.messages.js';
import { SecondFactor } from './second-factor.js';

/** How the member's login is protected. */
export class TwoFactorDto {
  /** Whether login asks for a code. */
  enabled: boolean;
  /** Since when. */
  enabledAt: string | null;
  /** Recovery codes that have not been used. */
  recoveryCodesLeft: number;
  /** Whether this account must have it. */
  required: boolean;
}

/** The password in force, asked again before the second factor changes. */
export class ProvePasswordDto {
  /** The password in force. */
  @Password({ missing: fieldTexts.required, long: fieldTexts.passwordTooLong })
  currentPassword: string;
}

/** What the authenticator app needs; shown once. */
export class TwoFactorSetupDto {
  /** Secret in base32, to type in by hand. */
  secret: string;
  /** The same for a QR code. */
  otpauthUrl: string;
}

/** A code of the authenticator app that proves that it was set up. */
export class EnableTwoFactorDto {
  /** 6 digits. */
  @Format(/^\d{6}$/, { message: fieldTexts.appCode })
  code: string;
}

/** What switching off needs. */
export class DisableTwoFactorDto extends ProvePasswordDto {
  /** Code of the app or a recovery code. */
  @SecondFactor()
  code: string;
}

/** Codes that each stand in once for the app; shown once. */
export class RecoveryCodesDto {
  /** All codes. */
  recoveryCodes: string[];
}
