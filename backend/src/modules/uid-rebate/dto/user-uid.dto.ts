import { Choice, Line, Note, Uid } from '../../../platform/http/index.js';
import { UID_STATUSES, type UidStatus } from '../entities/user-uid.entity.js';
import { fieldTexts } from '../uid-rebate.messages.js';
import { wireStatusOf } from '../uids/uid.rules.js';
import type { UserUidView } from '../uids/user-uids.service.js';

/** A UID and its exchange. */
export class ExchangeUidDto {
  /** Name or id of the exchange, in upper or lower case. */
  @Line({ max: 50, missing: fieldTexts.exchangeMissing })
  exchangeName: string;
  /** 4 to 20 digits. */
  @Uid({ missing: fieldTexts.uidMissing, message: fieldTexts.uidFormat })
  uid: string;
}

/** A claim on a UID that another member holds. */
export class OpenUidDisputeDto extends ExchangeUidDto {
  /** How one can see that the UID is the claimant's. */
  @Note({ min: 1, max: 1_000, missing: fieldTexts.statementMissing })
  statement: string;
}

/** What became of a UID that was registered. */
export class UidRegistrationDto {
  /** Its id. */
  id: string;
  /** It is verified and may be used at once. */
  autoVerified: boolean;
  /** An admin has to approve it. */
  requiresApproval: boolean;
  /** L coin paid for the verification, whole number; "0" for none. */
  bonus: string;
  /** In the caller's language. */
  message: string;
}

export const UID_WIRE_STATUSES = ['success', 'error', 'pending'] as const;

/** A UID that a member has registered. */
export class UserUidDto {
  /** Its id. */
  id: string;
  /** Name of the exchange. */
  exchangeName: string;
  /** Id of the exchange. */
  exchange: string;
  /** The UID. */
  uid: string;
  /** success: verified; error: refused; pending: anything else. */
  @Choice(UID_WIRE_STATUSES, { name: 'UserUidStatus' })
  status: (typeof UID_WIRE_STATUSES)[number];
  /** The same in more detail. */
  @Choice(UID_STATUSES, { name: 'UserUidState' })
  state: UidStatus;
  /** The exchange's day from which it earns Luff; null before it is verified. */
  verifiedOn: string | null;
  /** When it was made. */
  createdAt: string;

  static from(view: UserUidView): UserUidDto {
    return {
      id: view.id,
      exchangeName: view.exchangeName,
      exchange: view.exchangeId,
      uid: view.uid,
      status: wireStatusOf(view.status),
      state: view.status,
      verifiedOn: view.verifiedOn,
      createdAt: view.createdAt.toISOString(),
    };
  }
}
