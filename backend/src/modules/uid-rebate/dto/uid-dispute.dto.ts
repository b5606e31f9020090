import type { Language } from '../../../platform/errors/index.js';
import { Choice, Note } from '../../../platform/http/index.js';
import { DISPUTE_STATUSES, type DisputeStatus, type UidDispute } from '../entities/uid-dispute.entity.js';
import { fieldTexts } from '../uid-rebate.messages.js';
import { DECISIONS } from './verification-request.dto.js';

/** An admin's decision about a dispute. */
export class DecideUidDisputeDto {
  /** approved moves the UID to the claimant. */
  @Choice(DECISIONS, { name: 'RequestDecision' })
  action: (typeof DECISIONS)[number];
  /** The evidence or the reason; the claimant reads it. */
  @Note({ max: 1_000, missing: fieldTexts.evidenceMissing })
  adminNote: string;
}

/** The answer to a new dispute. */
export class OpenedUidDisputeDto {
  /** Its id. */
  id: string;
  /** To be seen beside the exchange's account page in the recording that proves the claim. */
  proofCode: string;
  /** In the caller's language. */
  message: string;
}

/** A claim on a UID that another member holds, as the claimant sees it. */
export class UidDisputeDto {
  /** Its id. */
  id: string;
  /** Name of the exchange. */
  exchangeName: string;
  /** The UID. */
  uid: string;
  /** How one can see that the UID is the claimant's. */
  statement: string;
  /** To be seen beside the exchange's account page in the recording that proves the claim. */
  proofCode: string;
  /** Where it stands. */
  @Choice(DISPUTE_STATUSES, { name: 'UidDisputeStatus' })
  status: DisputeStatus;
  /** Null while pending. */
  adminNote: string | null;
  /** When it was made. */
  createdAt: string;
  /** When it was decided; null before. */
  processedAt: string | null;

  static from(dispute: UidDispute, exchangeName: string, language: Language): UidDisputeDto {
    return {
      id: dispute.id,
      exchangeName,
      uid: dispute.uid,
      statement: dispute.statement,
      proofCode: dispute.proofCode,
      status: dispute.status,
      adminNote: dispute.reason?.[language] ?? null,
      createdAt: dispute.createdAt.toISOString(),
      processedAt: dispute.processedAt?.toISOString() ?? null,
    };
  }
}

/** One of the two members of a dispute. */
export class UidDisputePartyDto {
  /** Id of the member. */
  id: string;
  /** Name of the member. */
  name: string;
  /** E-mail address of the member. */
  email: string;
}

/** The same as admins see it. */
export class AdminUidDisputeDto extends UidDisputeDto {
  /** Who says that the UID is theirs. */
  claimant: UidDisputePartyDto;
  /** Who held it when the dispute was opened. */
  holder: UidDisputePartyDto;
}
