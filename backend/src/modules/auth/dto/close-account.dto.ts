import { MayBeMissing } from '../../../platform/http/index.js';
import { SecondFactor } from './second-factor.js';
import { ProvePasswordDto } from './two-factor.dto.js';

/** Closing the account needs the password again, and the second factor where there is one. */
export class CloseAccountDto extends ProvePasswordDto {
  /** Code of the app or a recovery code; only with two-factor login. */
  @MayBeMissing()
  @SecondFactor()
  code?: string;
}
