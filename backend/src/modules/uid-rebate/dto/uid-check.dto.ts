import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsNotEmpty, IsString, Matches, MaxLength } from 'class-validator';
import { fieldTexts } from '../uid-rebate.messages.js';
import { UID_FORMAT } from '../uid.rules.js';
import { RebateCreditDto } from './exchange.dto.js';
import { trimmed } from './text.js';

/** A question about a UID. */
export class CheckUidDto {
  /** 4 to 20 digits. @example "36100011" */
  @Matches(UID_FORMAT, { message: fieldTexts.uidFormat })
  @IsString()
  @IsNotEmpty({ message: fieldTexts.uidMissing })
  @Transform(trimmed)
  uid: string;

  /** Id or name of the exchange. @example "Deepcoin" */
  @MaxLength(50)
  @IsString()
  @IsNotEmpty({ message: fieldTexts.exchangeMissing })
  @Transform(trimmed)
  exchange: string;
}

/** What a registered UID brings. */
export class UidCheckUserDto {
  /** @example "Deepcoin" */
  exchange: string;
  /** The exchange itself said just now that the UID is registered. @example true */
  isRealTimeData: boolean;
  /** Share of the fee that goes back, 0 to 1. @example "0.5" */
  rebateRate: string;
  /** USDT by report so far; null when it is not known or not shown to visitors. @example "120.5" */
  totalRebate: string | null;
  /** USDT expected in 30 days, from the last 30 report days; null likewise. @example "61.2" */
  estimatedRebate: string | null;
}

export const NEXT_STEPS = ['register', 'requestVerification', 'openAccount'] as const;

/** What the visitor may do now within the exchange's rules. */
export class UidCheckNextStepDto {
  /** register: sign up with it; requestVerification: an admin has to look; openAccount: a new account by our link. @example "openAccount" */
  @ApiProperty({ enum: NEXT_STEPS, enumName: 'UidCheckNextStep' })
  kind: (typeof NEXT_STEPS)[number];
  /** In the caller's language. */
  message: string;
  /** @example "https://www.deepcoin.com/en/register?invitationCode=lance" */
  referralLink: string | null;
  /** Hours to wait between two accounts with KYC; null where none are known. @example 24 */
  kycWaitHours: number | null;
}

/** The answer about a UID. It says nothing about who holds it. */
export class UidCheckDto {
  /** @example true */
  registered: boolean;
  /** `<exchange>_api` when the exchange answered, `report` when the uploaded reports did. @example "deepcoin_api" */
  source: string;
  /** In the caller's language. @example "Deepcoin에서 리베이트를 받을 수 있는 UID입니다." */
  message: string;
  /** Null when the UID is not registered. */
  user: UidCheckUserDto | null;
  nextStep: UidCheckNextStepDto;
  rebateCredit: RebateCreditDto;
  /** When the source was asked. @example "2026-11-20T03:00:00.000Z" */
  fetchedAt: string;
  /** The answer comes from the simulator, not from an exchange. @example true */
  simulated: boolean;
}
