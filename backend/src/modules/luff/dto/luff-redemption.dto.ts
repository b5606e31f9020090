import { ApiProperty, OmitType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsIn, IsOptional, IsString, IsUUID, Matches, MaxLength } from 'class-validator';
import type { Language } from '../../../platform/errors/index.js';
import { IsDayOrTime, PageQuery, VISIBLE_TEXT } from '../../../platform/http/index.js';
import { shortest } from '../../../platform/ledger/index.js';
import type { MemberView } from '../../auth/index.js';
import type { UserUidView } from '../../uid-rebate/index.js';
import {
  payoutUidOf,
  REDEMPTION_STATUSES,
  REDEMPTION_TYPES,
  type LuffRedemption,
  type RedemptionStatus,
  type RedemptionType,
} from '../entities/luff-redemption.entity.js';
import { fieldTexts } from '../luff.messages.js';
import { findingsOf, isAmong } from '../payout-findings.js';
import { PASS_STATUSES, type IndicatorTerms, type PassStatus } from '../indicator-terms.js';
import { IndicatorStepDto } from './indicator-step.dto.js';
import { OtherAccountDto } from './other-account.dto.js';
import { amountText, LUFF_AMOUNT, wire } from './luff-amount.js';

/** A payback to request. */
export class RequestPaybackDto {
  /** Luff to redeem: exactly USDT × 10; number or decimal string. @example "1000" */
  @ApiProperty({ oneOf: [{ type: 'string' }, { type: 'number' }] })
  @Matches(LUFF_AMOUNT, { message: fieldTexts.amount })
  @Transform(amountText)
  luffAmount: string;

  /** USDT to be paid, at least 100; number or decimal string. @example "100" */
  @ApiProperty({ oneOf: [{ type: 'string' }, { type: 'number' }] })
  @Matches(LUFF_AMOUNT, { message: fieldTexts.amount })
  @Transform(amountText)
  usdtAmount: string;

  /**
   * Which of the member's verified UIDs is paid to. Without it that with the most volume of the last 30 days, of equal ones
   * the oldest. @example "0198f6d2-8f5e-7c3a-9f0e-2d6c1b7a4e55"
   */
  @IsOptional()
  @IsUUID(undefined, { message: fieldTexts.payoutUid })
  uidId?: string;
}

/** A verified UID that the member had when they asked. */
export class RedemptionUidDto {
  /** @example "0198f6d2-8f5e-7c3a-9f0e-2d6c1b7a4e55" */
  id: string;
  /** @example "Deepcoin" */
  exchangeName: string;
  /** @example "36100001" */
  uid: string;
}

const UID_STATES = ['verified', 'notVerified'] as const;

/** A UID of a request, as it is now. */
export class AdminRedemptionUidDto extends RedemptionUidDto {
  /** verified while the member holds it; notVerified once it was given up, refused or moved to somebody else. @example "verified" */
  @ApiProperty({ enum: UID_STATES, enumName: 'RedemptionUidStatus' })
  status: (typeof UID_STATES)[number];
}

const TIMELINE_STEPS = ['requested', 'approved', 'rejected', 'cancelled', 'paid'] as const;

/** One thing that happened to a request. */
export class RedemptionStepDto {
  @ApiProperty({ enum: TIMELINE_STEPS, enumName: 'RedemptionStep' })
  step: (typeof TIMELINE_STEPS)[number];
  /** @example "2026-11-20T03:00:00.000Z" */
  at: string;
}

/** A member's request to redeem Luff. */
export class LuffRedemptionDto {
  /** @example "0198f6d2-8f5e-7c3a-9f0e-2d6c1b7a4e55" */
  id: string;
  @ApiProperty({ enum: REDEMPTION_TYPES, enumName: 'RedemptionType' })
  redemptionType: RedemptionType;
  @ApiProperty({ enum: REDEMPTION_STATUSES, enumName: 'RedemptionStatus' })
  status: RedemptionStatus;
  /** What a payback pays; null for an indicator. @example "100" */
  @ApiProperty({ type: String, nullable: true })
  usdtAmount: string | null;
  /** @example "1000" */
  luffAmount: string;
  /** Always null: a payback is paid to the registered exchange UID. */
  @ApiProperty({ type: String, nullable: true })
  walletAddress: string | null;
  /** The member's verified UIDs at the time of the request. */
  userUids: RedemptionUidDto[];
  /** The one of them that a payback is paid to; null for an indicator. */
  @ApiProperty({ type: RedemptionUidDto, nullable: true })
  payoutUid: RedemptionUidDto | null;
  /** For whom an indicator is; null for a payback. */
  @ApiProperty({ type: String, nullable: true })
  tradingviewId: string | null;
  /** Null for a payback without an expiry. @example null */
  expiresAt: string | null;
  /** @example "2026-11-20T03:00:00.000Z" */
  createdAt: string;
  /** When it was decided. @example null */
  processedAt: string | null;
  /** What the decision says, in the reader's language; null where there is nothing to say. @example null */
  adminNote: string | null;
  /** Proof of the payment; null until it is paid. @example "deepcoin-transfer-20261120-17" */
  payoutReference: string | null;
  /** When the payment was recorded. @example null */
  paidAt: string | null;
  /** What happened, in order. */
  timeline: RedemptionStepDto[];

  static from(redemption: LuffRedemption, language: Language): LuffRedemptionDto {
    const { id, redemptionType, status, userUids, payoutReference } = redemption;
    return {
      id,
      redemptionType,
      status,
      usdtAmount: redemption.usdtAmount === null ? null : shortest(redemption.usdtAmount),
      luffAmount: shortest(redemption.luffAmount),
      walletAddress: null,
      userUids: userUids.map(({ id: uidId, exchangeName, uid }) => ({ id: uidId, exchangeName, uid })),
      payoutUid: payoutUidOf(redemption),
      tradingviewId: redemption.tradingviewId,
      expiresAt: redemption.expiresAt?.toISOString() ?? null,
      createdAt: redemption.createdAt.toISOString(),
      processedAt: redemption.processedAt?.toISOString() ?? null,
      adminNote: redemption.reason?.[language] ?? null,
      payoutReference,
      paidAt: redemption.paidAt?.toISOString() ?? null,
      timeline: timelineOf(redemption),
    };
  }
}

function timelineOf(redemption: LuffRedemption): RedemptionStepDto[] {
  const { status, createdAt, processedAt, processedBy, userId, paidAt } = redemption;
  const decided: RedemptionStepDto['step'] | 'pending' =
    status === 'rejected' && processedBy === userId ? 'cancelled' : status;
  return [
    { step: 'requested', at: createdAt.toISOString() },
    ...(processedAt && decided !== 'pending' ? [{ step: decided, at: processedAt.toISOString() }] : []),
    ...(paidAt ? [{ step: 'paid' as const, at: paidAt.toISOString() }] : []),
  ];
}

/** What became of a request, and the sentence to show. */
export class RedemptionChangedDto {
  /** In the caller's language. @example "페이백 100 USDT를 신청했습니다." */
  message: string;
  redemption: LuffRedemptionDto;
}

/** What an admin has to know of a member beside the request. */
export interface MemberNow {
  readonly member: MemberView;
  /** Luff units that the member owes. */
  readonly clawback: bigint;
  /** The UIDs that the member holds. */
  readonly verifiedUids: readonly Pick<UserUidView, 'id' | 'exchangeName' | 'uid'>[];
}

/** What speaks against paying a payback. */
export class PayoutFindingDto {
  /** What an approval repeats to confirm it. @example "owes 500" */
  code: string;
  /** In the caller's language. @example "회수할 500 러프가 남아 있습니다. (신청 1,000 러프)" */
  message: string;
}

/** A request with the member who made it. */
export class AdminLuffRedemptionDto extends OmitType(LuffRedemptionDto, ['userUids']) {
  /** @example "0198f6d2-8f5e-7c3a-9f0e-2d6c1b7a4e55" */
  userId: string;
  /** @example "김하나" */
  userName: string;
  /** @example "hana@example.com" */
  userEmail: string;
  /** The member's verified UIDs at the time of the request, each as it is now. */
  userUids: AdminRedemptionUidDto[];
  /** Luff that the member owes now, after a downward correction of a report. @example "0" */
  clawback: string;
  /** Paybacks: what has to be confirmed to approve or to pay; empty where nothing speaks against it. */
  findings: PayoutFindingDto[];
  /** Indicators: end of the member's running pass; an approval may not end earlier. Otherwise null. @example null */
  @ApiProperty({ type: String, nullable: true })
  runningUntil: string | null;
  /** Indicators: the last day that the dialog proposes. Otherwise null. @example null */
  @ApiProperty({ type: String, nullable: true })
  proposedExpiresOn: string | null;
  /** Indicators: what the pass is now; null while there is none, and for paybacks. @example null */
  @ApiProperty({ enum: PASS_STATUSES, enumName: 'IndicatorPassStatus', nullable: true })
  passStatus: PassStatus | null;
  /** Indicators: the request and its pass to its end, as the member sees it. Null for paybacks. */
  @ApiProperty({ type: [IndicatorStepDto], nullable: true })
  passTimeline: IndicatorStepDto[] | null;
  /** Indicators: how many other accounts have asked for a pass for the same TradingView ID, the refused apart. Otherwise 0. @example 1 */
  otherAccountsCount: number;
  /** The ten latest of them. */
  otherAccounts: OtherAccountDto[];

  static of(
    redemption: LuffRedemption,
    now: MemberNow,
    terms: IndicatorTerms | undefined,
    language: Language,
  ): AdminLuffRedemptionDto {
    const { member, clawback, verifiedUids } = now;
    const shown = LuffRedemptionDto.from(redemption, language);
    return {
      ...shown,
      userUids: shown.userUids.map((known) => ({
        ...known,
        status: isAmong(verifiedUids, known) ? 'verified' : 'notVerified',
      })),
      clawback: wire(clawback),
      findings: findingsOf(redemption, now).map(({ code, message }) => ({ code, message: message[language] })),
      runningUntil: terms?.runningUntil?.toISOString() ?? null,
      proposedExpiresOn: terms?.proposedExpiresOn ?? null,
      passStatus: terms?.passStatus ?? null,
      passTimeline: terms?.timeline.map((step) => IndicatorStepDto.from(step)) ?? null,
      otherAccountsCount: terms?.others.count ?? 0,
      otherAccounts: terms ? OtherAccountDto.allOf(terms.others) : [],
      userId: member.id,
      userName: member.name,
      userEmail: member.email,
    };
  }
}

/** A request that was decided. The answer is kept to be given again, so that it names nobody but its member. */
export class DecidedLuffRedemptionDto extends OmitType(AdminLuffRedemptionDto, ['otherAccounts']) {}

/** What became of a request, for the admin who decided. */
export class AdminRedemptionChangedDto {
  /** In the caller's language. @example "페이백 100 USDT를 승인했습니다." */
  message: string;
  redemption: DecidedLuffRedemptionDto;
}

/** Which requests to list. */
export class AdminRedemptionQuery extends PageQuery {
  /** Only requests in this state. @example "pending" */
  @ApiProperty({ enum: REDEMPTION_STATUSES, enumName: 'RedemptionStatus', required: false })
  @IsOptional()
  @IsIn(REDEMPTION_STATUSES)
  status?: RedemptionStatus;
}

const trimmed = ({ value }: { value: unknown }): unknown => (typeof value === 'string' ? value.trim() : value);
const nothingWhenBlank = ({ value }: { value: unknown }): unknown => {
  const text = trimmed({ value });
  return text === '' || text === null ? undefined : text;
};

/** Of a payback: what its administrator has seen. */
class ConfirmedFindingsDto {
  /** Paybacks: the codes of all findings, exactly as they are now. Needed where there are findings. @example ["owes 500"] */
  @IsOptional()
  @IsArray({ message: fieldTexts.confirmedFindings })
  @ArrayMaxSize(8, { message: fieldTexts.confirmedFindings })
  @IsString({ each: true, message: fieldTexts.confirmedFindings })
  @MaxLength(200, { each: true, message: fieldTexts.confirmedFindings })
  confirmedFindings?: string[];
}

/** An approval. */
export class ApproveRedemptionDto extends ConfirmedFindingsDto {
  /** Last day, `YYYY-MM-DD` or an ISO instant; ends 23:59:59 Asia/Seoul. An indicator needs it. @example "2026-12-18" */
  @IsOptional()
  @IsDayOrTime(fieldTexts.expiryDate)
  @IsString()
  @Transform(nothingWhenBlank)
  expiryDate?: string;

  /** Paybacks: proof of the payment when it has been made already. @example "deepcoin-transfer-20261120-17" */
  @IsOptional()
  @MaxLength(200, { message: fieldTexts.payoutReference })
  @Matches(VISIBLE_TEXT, { message: fieldTexts.payoutReference })
  @IsString()
  @Transform(nothingWhenBlank)
  payoutReference?: string;

  /** Note that the member reads. @example "11월 정산분과 함께 지급합니다." */
  @IsOptional()
  @MaxLength(1000, { message: fieldTexts.adminNote })
  @IsString()
  @Transform(nothingWhenBlank)
  adminNote?: string;
}

/** A rejection; also works without a body. */
export class RejectRedemptionDto {
  /** Reason that the member reads; without one a standard reason is stored. @example "UID가 다른 회원의 것으로 확인되었습니다." */
  @IsOptional()
  @MaxLength(1000, { message: fieldTexts.adminNote })
  @IsString()
  @Transform(nothingWhenBlank)
  adminNote?: string;
}

/** A payment that was made. */
export class RecordPayoutDto extends ConfirmedFindingsDto {
  /** Proof of the payment, e.g. a transfer id; no two payments have the same. @example "deepcoin-transfer-20261120-17" */
  @MaxLength(200, { message: fieldTexts.payoutReference })
  @Matches(VISIBLE_TEXT, { message: fieldTexts.payoutReference })
  @IsString({ message: fieldTexts.payoutReference })
  @Transform(trimmed)
  payoutReference: string;
}
