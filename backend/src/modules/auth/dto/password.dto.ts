import { EmailToCompare, Line, Password } from '../../../platform/http/index.js';
import { fieldTexts } from '../auth.messages.js';

/** Somebody who has forgotten a password. */
export class ForgotPasswordDto {
  /** E-mail address of the account. */
  @EmailToCompare({ missing: fieldTexts.required, long: fieldTexts.email })
  email: string;
}

/** A new password, by the token of a mailed link. */
export class ResetPasswordDto {
  /** Token of the mailed link. */
  @Line({ max: 200, message: fieldTexts.token })
  token: string;
  /** 8 to 128 characters. */
  @Password({
    missing: fieldTexts.allRequired,
    min: [8, fieldTexts.resetPasswordTooShort],
    long: fieldTexts.passwordTooLong,
  })
  newPassword: string;
}

/** A reset link that still opens. */
export class ResetTokenDto {
  /** Always true; a token that does not open is answered 404. */
  valid: boolean;
}

/** A new password, by the one in force. */
export class ChangePasswordDto {
  /** The password in force. */
  @Password({ missing: fieldTexts.allRequired, long: fieldTexts.passwordTooLong })
  currentPassword: string;
  /** 6 to 128 characters. */
  @Password({
    missing: fieldTexts.allRequired,
    min: [6, fieldTexts.passwordTooShort],
    long: fieldTexts.passwordTooLong,
  })
  newPassword: string;
}

/** The token of a mailed confirmation link. */
export class ConfirmEmailDto {
  /** Token of the mailed link. */
  @Line({ max: 200, message: fieldTexts.token })
  token: string;
}
