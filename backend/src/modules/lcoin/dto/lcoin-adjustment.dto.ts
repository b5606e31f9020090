import { Amount, Line, Optional } from '../../../platform/http/index.js';
import { fieldTexts } from '../lcoin.messages.js';

/** A grant or a deduction. */
export class AdjustLcoinDto {
  /** Whole L coin, not 0: positive grants, negative deducts; number or string. */
  @Amount(/^-?0*[1-9]\d{0,11}$/, fieldTexts.adjustment)
  amount: string;
  /** Why; the member reads it in the history. */
  @Optional()
  @Line({ max: 200, long: fieldTexts.adjustmentReason })
  description?: string;
}

/** A finished adjustment. */
export class LcoinAdjustedDto {
  /** In the caller's language. */
  message: string;
  /** What the member has now. */
  balance: string;
}
