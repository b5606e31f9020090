import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsNotEmpty, IsString, Matches, MaxLength, MinLength } from 'class-validator';
import { UID_STATUSES, type UidStatus } from '../entities/user-uid.entity.js';
import { fieldTexts } from '../uid-rebate.messages.js';
import { UID_FORMAT, wireStatusOf } from '../uid.rules.js';
import type { UserUidView } from '../user-uids.service.js';
import { trimmed } from './text.js';

/** A UID and its exchange. */
export class ExchangeUidDto {
  /** Name or id of the exchange, in upper or lower case. @example "Deepcoin" */
  @MaxLength(50)
  @IsString()
  @IsNotEmpty({ message: fieldTexts.exchangeMissing })
  @Transform(trimmed)
  exchangeName: string;

  /** 4 to 20 digits. @example "36100011" */
  @Matches(UID_FORMAT, { message: fieldTexts.uidFormat })
  @IsString()
  @IsNotEmpty({ message: fieldTexts.uidMissing })
  @Transform(trimmed)
  uid: string;
}

/** A claim on a UID that another member holds. */
export class OpenUidDisputeDto extends ExchangeUidDto {
  /** How one can see that the UID is the claimant's. @example "가입 메일과 KYC 화면을 보낼 수 있습니다." */
  @MaxLength(1_000)
  @MinLength(1, { message: fieldTexts.statementMissing })
  @IsString()
  @IsNotEmpty({ message: fieldTexts.statementMissing })
  @Transform(trimmed)
  statement: string;
}

/** What became of a UID that was registered. */
export class UidRegistrationDto {
  /** @example "0198f6d2-8f5e-7c3a-9f0e-2d6c1b7a4e55" */
  id: string;
  /** It is verified and may be used at once. @example true */
  autoVerified: boolean;
  /** An admin has to approve it. @example false */
  requiresApproval: boolean;
  /** L coin paid for the verification, whole number; "0" for none. @example "1000" */
  bonus: string;
  /** In the caller's language. @example "UID가 인증되어 1,000 L이 지급되었습니다." */
  message: string;
}

export const UID_WIRE_STATUSES = ['success', 'error', 'pending'] as const;

/** A UID that a member has registered. */
export class UserUidDto {
  /** @example "0198f6d2-8f5e-7c3a-9f0e-2d6c1b7a4e55" */
  id: string;
  /** @example "Deepcoin" */
  exchangeName: string;
  /** @example "deepcoin" */
  exchange: string;
  /** @example "36100011" */
  uid: string;
  /** success: verified; error: refused; pending: anything else. @example "success" */
  @ApiProperty({ enum: UID_WIRE_STATUSES, enumName: 'UserUidStatus' })
  status: (typeof UID_WIRE_STATUSES)[number];
  /** The same in more detail. @example "verified" */
  @ApiProperty({ enum: UID_STATUSES, enumName: 'UserUidState' })
  state: UidStatus;
  /** The exchange's day from which it earns Luff; null before it is verified. @example "2026-11-20" */
  verifiedOn: string | null;
  /** @example "2026-11-20T03:00:00.000Z" */
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
