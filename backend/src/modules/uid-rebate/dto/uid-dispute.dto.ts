import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsNotEmpty, IsString, MaxLength } from 'class-validator';
import type { Language } from '../../../platform/errors/index.js';
import { DISPUTE_STATUSES, type DisputeStatus, type UidDispute } from '../entities/uid-dispute.entity.js';
import { fieldTexts, say } from '../uid-rebate.messages.js';
import { trimmed } from './text.js';
import { DECISIONS } from './verification-request.dto.js';

/** An admin's decision about a dispute. */
export class DecideUidDisputeDto {
  /** approved moves the UID to the claimant. @example "approved" */
  @ApiProperty({ enum: DECISIONS, enumName: 'RequestDecision' })
  @IsIn(DECISIONS)
  action: (typeof DECISIONS)[number];

  /** The evidence or the reason; the claimant reads it. @example "거래소 KYC 화면과 회원 이름이 일치합니다." */
  @MaxLength(1_000)
  @IsString()
  @IsNotEmpty({ message: fieldTexts.evidenceMissing })
  @Transform(trimmed)
  adminNote: string;
}

/** The answer to a new dispute. */
export class OpenedUidDisputeDto {
  /** @example "0198f6d2-8f5e-7c3a-9f0e-2d6c1b7a4e55" */
  id: string;
  /** To be seen beside the exchange's account page in the recording that proves the claim. @example "7K4Q2M" */
  proofCode: string;
  /** In the caller's language. @example "이의 제기가 접수되었습니다." */
  message: string;
}

/** A claim on a UID that another member holds, as the claimant sees it. */
export class UidDisputeDto {
  /** @example "0198f6d2-8f5e-7c3a-9f0e-2d6c1b7a4e55" */
  id: string;
  /** @example "Deepcoin" */
  exchangeName: string;
  /** @example "36100011" */
  uid: string;
  /** @example "가입 메일을 보낼 수 있습니다." */
  statement: string;
  /** To be seen beside the exchange's account page in the recording that proves the claim. @example "7K4Q2M" */
  proofCode: string;
  /** @example "pending" */
  @ApiProperty({ enum: DISPUTE_STATUSES, enumName: 'UidDisputeStatus' })
  status: DisputeStatus;
  /** Null while pending. @example null */
  adminNote: string | null;
  /** @example "2026-11-20T03:00:00.000Z" */
  createdAt: string;
  /** @example null */
  processedAt: string | null;

  static from(dispute: UidDispute, exchangeName: string, language: Language): UidDisputeDto {
    const reason = dispute.status === 'rejected' ? say(language, 'disputeDefaultReason') : null;
    return {
      id: dispute.id,
      exchangeName,
      uid: dispute.uid,
      statement: dispute.statement,
      proofCode: dispute.proofCode,
      status: dispute.status,
      adminNote: dispute.adminNote ?? reason,
      createdAt: dispute.createdAt.toISOString(),
      processedAt: dispute.decidedAt?.toISOString() ?? null,
    };
  }
}

/** One of the two members of a dispute. */
export class UidDisputePartyDto {
  /** @example "0198f6d2-8f5e-7c3a-9f0e-2d6c1b7a4e55" */
  id: string;
  /** @example "김하나" */
  name: string;
  /** @example "hana@example.com" */
  email: string;
}

/** The same as admins see it. */
export class AdminUidDisputeDto extends UidDisputeDto {
  /** Who says that the UID is theirs. */
  claimant: UidDisputePartyDto;
  /** Who held it when the dispute was opened. */
  holder: UidDisputePartyDto;
}
