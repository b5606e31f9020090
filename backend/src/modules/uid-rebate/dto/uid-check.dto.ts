import { Choice, Line, Uid } from '../../../platform/http/index.js';
import { fieldTexts } from '../uid-rebate.messages.js';
import { SealDto } from '../../../platform/receipts/index.js';
import { RebateCreditDto } from './exchange.dto.js';

/** A question about a UID. */
export class CheckUidDto {
  /** 4 to 20 digits. */
  @Uid({ missing: fieldTexts.uidMissing, message: fieldTexts.uidFormat })
  uid: string;
  /** Id or name of the exchange. */
  @Line({ max: 50, missing: fieldTexts.exchangeMissing })
  exchange: string;
}

/** What a monthly estimate is made of: the rebate of some report days, for 30 of them. */
export class UidEstimateDto {
  /** USDT by report, of the last 30 closed days. */
  rebate: string;
  /** Days with reports among them, from the UID's first row. */
  reportDays: number;
}

/** What a registered UID brings. */
export class UidCheckUserDto {
  /** Name of the exchange. */
  exchange: string;
  /** The exchange itself said just now that the UID is registered. */
  isRealTimeData: boolean;
  /** Share of the fee that goes back, 0 to 1. */
  rebateRate: string;
  /** USDT by report so far; null when it is not known or not shown to visitors. */
  totalRebate: string | null;
  /** USDT expected in 30 days, from the last 30 report days; null likewise. */
  estimatedRebate: string | null;
  /** Null without an estimate. */
  estimatedFrom: UidEstimateDto | null;
}

export const NEXT_STEPS = ['register', 'requestVerification', 'openAccount'] as const;

/** What the visitor may do now within the exchange's rules. */
export class UidCheckNextStepDto {
  /** register: sign up with it; requestVerification: an admin has to look; openAccount: a new account by our link. */
  @Choice(NEXT_STEPS, { name: 'UidCheckNextStep' })
  kind: (typeof NEXT_STEPS)[number];
  /** In the caller's language. */
  message: string;
  /** Address that opens an account by our link; null where that is not the step. */
  referralLink: string | null;
  /** Hours to wait between two accounts with KYC; null where none are known. */
  kycWaitHours: number | null;
}

/** The answer about a UID. It says nothing about who holds it. Number and seal are of this answer, which is kept nowhere. */
export class UidCheckDto extends SealDto {
  /** Whether the UID is registered by our link. */
  registered: boolean;
  /** `<exchange>_api` when the exchange answered, `report` when the uploaded reports did. */
  source: string;
  /** In the caller's language. */
  message: string;
  /** Null when the UID is not registered. */
  user: UidCheckUserDto | null;
  /** What to do now. */
  nextStep: UidCheckNextStepDto;
  /** How a rebate reaches the member. */
  rebateCredit: RebateCreditDto;
  /** When the source was asked. */
  fetchedAt: string;
  /** The answer comes from the simulator, not from an exchange. */
  simulated: boolean;
}
