import { EmailToCompare, MayBeMissing, Password } from '../../../platform/http/index.js';
import { fieldTexts } from '../auth.messages.js';
import { SecondFactor } from './second-factor.js';

/** Address and password of a member, and the second factor where there is one. */
export class LoginDto {
  /** E-mail address. */
  @EmailToCompare({ missing: fieldTexts.loginRequired })
  email: string;
  /** Password. */
  @Password({ missing: fieldTexts.loginRequired })
  password: string;
  /** Code of the authenticator app (6 digits) or a recovery code; only for members with two-factor login. */
  @MayBeMissing()
  @SecondFactor()
  code?: string;
}
