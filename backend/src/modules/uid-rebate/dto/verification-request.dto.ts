import { LANGUAGES, type Language } from '../../../platform/errors/index.js';
import { Choice, Clearable, Note, Optional, PageQuery } from '../../../platform/http/index.js';
import { REVIEW_REASONS, type ReviewReason } from '../entities/verification-request.entity.js';
import type { RequestView } from '../uids/verification-requests.queries.js';

export const DECIDABLE_STATUSES = ['pending', 'approved', 'rejected'] as const;
export const DECISIONS = ['approved', 'rejected'] as const;

/** Which requests to list. */
export class RequestsQuery extends PageQuery {
  /** Only those in this state. */
  @Optional()
  @Choice(DECIDABLE_STATUSES, { name: 'RequestStatus' })
  status?: (typeof DECIDABLE_STATUSES)[number];
}

/** An admin's decision. */
export class DecideRequestDto {
  /** The decision. */
  @Choice(DECISIONS, { name: 'RequestDecision' })
  action: (typeof DECISIONS)[number];
  /** What the member reads; after a rejection without one a standard reason. */
  @Clearable()
  @Note({ max: 1_000 })
  adminNote?: string | null;
}

/** A request to verify a UID, as its member sees it. */
export class VerificationRequestDto {
  /** Its id. */
  id: string;
  /** Name of the exchange. */
  exchangeName: string;
  /** The UID. */
  uid: string;
  /** Where it stands. */
  @Choice(DECIDABLE_STATUSES, { name: 'RequestStatus' })
  status: (typeof DECIDABLE_STATUSES)[number];
  /** The admin's words or the standard reason, in the reader's language; null while pending. */
  adminNote: string | null;
  /** When it was made. */
  createdAt: string;
  /** When it was decided; null before. */
  processedAt: string | null;

  static from(view: RequestView, language: Language): VerificationRequestDto {
    return {
      id: view.id,
      exchangeName: view.exchangeName,
      uid: view.uid,
      status: view.status,
      adminNote: view.reason?.[language] ?? null,
      createdAt: view.createdAt.toISOString(),
      processedAt: view.processedAt?.toISOString() ?? null,
    };
  }
}

/** What the exchange said when the request was made. */
export class RequestEvidenceDto {
  /** Whether the UID is registered by our link. */
  registered: boolean;
  /** When it joined; null where the exchange does not say. */
  joinedAt: string | null;
  /** Whether its commission is frozen; null where the exchange does not say. */
  frozen: boolean | null;
  /** When the exchange was asked. */
  fetchedAt: string;
  /** It comes from the simulator. */
  simulated: boolean;
}

/** The same as admins see it. */
export class AdminVerificationRequestDto extends VerificationRequestDto {
  /** The member. */
  userId: string;
  /** Name of the member. */
  userName: string;
  /** E-mail address of the member. */
  userEmail: string;
  /** Language in which the member reads. */
  @Choice(LANGUAGES, { name: 'Language' })
  userLanguage: Language;
  /** Why a person has to decide. */
  @Choice(REVIEW_REASONS, { name: 'UidReviewReason' })
  reviewReason: ReviewReason;
  /** What the exchange said when the request was made; null when it was not asked. */
  evidence: RequestEvidenceDto | null;
  /** Another member holds this UID: it can only be settled as a dispute. */
  isHeldByAnother: boolean;

  static fromAdmin(
    view: RequestView,
    user: { name: string; email: string; language: Language },
    language: Language,
  ): AdminVerificationRequestDto {
    return {
      ...VerificationRequestDto.from(view, language),
      userId: view.userId,
      userName: user.name,
      userEmail: user.email,
      userLanguage: user.language,
      reviewReason: view.reviewReason,
      evidence: view.evidence,
      isHeldByAnother: view.isHeldByAnother,
    };
  }
}
