import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { LANGUAGES, type Language } from '../../../platform/errors/index.js';
import { PageQuery } from '../../../platform/http/index.js';
import { REVIEW_REASONS, type ReviewReason } from '../entities/verification-request.entity.js';
import { say } from '../uid-rebate.messages.js';
import type { RequestView } from '../verification-requests.queries.js';
import { trimmedOrNull } from './text.js';

export const DECIDABLE_STATUSES = ['pending', 'approved', 'rejected'] as const;
export const DECISIONS = ['approved', 'rejected'] as const;

/** Which requests to list. */
export class RequestsQuery extends PageQuery {
  /** Only those in this state. @example "pending" */
  @ApiProperty({ enum: DECIDABLE_STATUSES, enumName: 'RequestStatus', required: false })
  @IsIn(DECIDABLE_STATUSES)
  @IsOptional()
  status?: (typeof DECIDABLE_STATUSES)[number];
}

/** An admin's decision. */
export class DecideRequestDto {
  /** @example "approved" */
  @ApiProperty({ enum: DECISIONS, enumName: 'RequestDecision' })
  @IsIn(DECISIONS)
  action: (typeof DECISIONS)[number];

  /** What the member reads; after a rejection without one a standard reason. @example "KYC 화면으로 확인했습니다." */
  @MaxLength(1_000)
  @IsString()
  @IsOptional()
  @Transform(trimmedOrNull)
  adminNote?: string | null;
}

/** A request to verify a UID, as its member sees it. */
export class VerificationRequestDto {
  /** @example "0198f6d2-8f5e-7c3a-9f0e-2d6c1b7a4e55" */
  id: string;
  /** @example "Deepcoin" */
  exchangeName: string;
  /** @example "36100021" */
  uid: string;
  /** @example "pending" */
  @ApiProperty({ enum: DECIDABLE_STATUSES, enumName: 'RequestStatus' })
  status: (typeof DECIDABLE_STATUSES)[number];
  /** The admin's words or the standard reason, in the reader's language; null while pending. @example null */
  adminNote: string | null;
  /** @example "2026-11-20T03:00:00.000Z" */
  createdAt: string;
  /** @example null */
  processedAt: string | null;

  static from(view: RequestView, language: Language): VerificationRequestDto {
    const reason = view.status === 'rejected' ? say(language, 'requestDefaultReason') : null;
    return {
      id: view.id,
      exchangeName: view.exchangeName,
      uid: view.uid,
      status: view.status,
      adminNote: view.adminNote ?? reason,
      createdAt: view.createdAt.toISOString(),
      processedAt: view.decidedAt?.toISOString() ?? null,
    };
  }
}

/** What the exchange said when the request was made. */
export class RequestEvidenceDto {
  /** @example true */
  registered: boolean;
  /** @example "2023-03-01T00:00:00.000Z" */
  joinedAt: string | null;
  /** @example false */
  frozen: boolean | null;
  /** @example "2026-11-20T03:00:00.000Z" */
  fetchedAt: string;
  /** @example true */
  simulated: boolean;
}

/** The same as admins see it. */
export class AdminVerificationRequestDto extends VerificationRequestDto {
  /** @example "0198f6d2-8f5e-7c3a-9f0e-2d6c1b7a4e55" */
  userId: string;
  /** @example "김하나" */
  userName: string;
  /** @example "hana@example.com" */
  userEmail: string;
  /** Language in which the member reads. @example "ko" */
  @ApiProperty({ enum: LANGUAGES, enumName: 'Language' })
  userLanguage: Language;
  /** Why a person has to decide. @example "joinedLongAgo" */
  @ApiProperty({ enum: REVIEW_REASONS, enumName: 'UidReviewReason' })
  reviewReason: ReviewReason;
  evidence: RequestEvidenceDto | null;
  /** Another member holds this UID: it can only be settled as a dispute. @example false */
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
