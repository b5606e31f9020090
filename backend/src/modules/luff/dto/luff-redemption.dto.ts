import { OmitType } from '@nestjs/swagger';
import type { Language } from '../../../platform/errors/index.js';
import {
  AlwaysNull,
  Amount,
  Choice,
  DayOrTime,
  Id,
  Line,
  Lines,
  Note,
  Optional,
  PageQuery,
} from '../../../platform/http/index.js';
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
import { PASS_STATUSES, type IndicatorTerms, type PassStatus } from '../indicator-terms.js';
import { fieldTexts } from '../luff.messages.js';
import { findingsOf, isAmong } from '../payout-findings.js';
import { IndicatorStepDto } from './indicator-step.dto.js';
import { LUFF_AMOUNT, wire } from './luff-amount.js';
import { OtherAccountDto } from './other-account.dto.js';

/** A payback to request. */
export class RequestPaybackDto {
  /** Luff to redeem: exactly USDT × 10; number or decimal string. */
  @Amount(LUFF_AMOUNT, fieldTexts.amount)
  luffAmount: string;
  /** USDT to be paid, at least 100; number or decimal string. */
  @Amount(LUFF_AMOUNT, fieldTexts.amount)
  usdtAmount: string;
  /**
   * Which of the member's verified UIDs is paid to. Without it that with the most volume of the last 30 days, of
   * equal ones the oldest.
   */
  @Optional()
  @Id(fieldTexts.payoutUid)
  uidId?: string;
}

/** A verified UID that the member had when they asked. */
export class RedemptionUidDto {
  /** Its id. */
  id: string;
  /** Name of the exchange. */
  exchangeName: string;
  /** The UID. */
  uid: string;
}

const UID_STATES = ['verified', 'notVerified'] as const;

/** A UID of a request, as it is now. */
export class AdminRedemptionUidDto extends RedemptionUidDto {
  /** verified while the member holds it; notVerified once it was given up, refused or moved to somebody else. */
  @Choice(UID_STATES, { name: 'RedemptionUidStatus' })
  status: (typeof UID_STATES)[number];
}

const TIMELINE_STEPS = ['requested', 'approved', 'rejected', 'cancelled', 'paid'] as const;

/** One thing that happened to a request. */
export class RedemptionStepDto {
  /** What happened. */
  @Choice(TIMELINE_STEPS, { name: 'RedemptionStep' })
  step: (typeof TIMELINE_STEPS)[number];
  /** When. */
  at: string;
}

/** A member's request to redeem Luff. */
export class LuffRedemptionDto {
  /** Its id. */
  id: string;
  /** What it is redeemed for. */
  @Choice(REDEMPTION_TYPES, { name: 'RedemptionType' })
  redemptionType: RedemptionType;
  /** Where the request stands. */
  @Choice(REDEMPTION_STATUSES, { name: 'RedemptionStatus' })
  status: RedemptionStatus;
  /** What a payback pays; null for an indicator. */
  usdtAmount: string | null;
  /** Luff to redeem. */
  luffAmount: string;
  /** Always null: a payback is paid to the registered exchange UID. */
  @AlwaysNull()
  walletAddress: string | null;
  /** The member's verified UIDs at the time of the request. */
  userUids: RedemptionUidDto[];
  /** The one of them that a payback is paid to; null for an indicator. */
  payoutUid: RedemptionUidDto | null;
  /** For whom an indicator is; null for a payback. */
  tradingviewId: string | null;
  /** Null for a payback without an expiry. */
  expiresAt: string | null;
  /** When it was made. */
  createdAt: string;
  /** When it was decided. */
  processedAt: string | null;
  /** What the decision says, in the reader's language; null where there is nothing to say. */
  adminNote: string | null;
  /** Proof of the payment; null until it is paid. */
  payoutReference: string | null;
  /** When the payment was recorded. */
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
  /** In the caller's language. */
  message: string;
  /** The request as it is now. */
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
  /** In the caller's language. */
  message: string;
}

/** A request with the member who made it. */
export class AdminLuffRedemptionDto extends OmitType(LuffRedemptionDto, ['userUids']) {
  /** The member. */
  userId: string;
  /** Name of the member. */
  userName: string;
  /** E-mail address of the member. */
  userEmail: string;
  /** The member's verified UIDs at the time of the request, each as it is now. */
  userUids: AdminRedemptionUidDto[];
  /** Luff that the member owes now, after a downward correction of a report. */
  clawback: string;
  /** Paybacks: what has to be confirmed to approve or to pay; empty where nothing speaks against it. */
  findings: PayoutFindingDto[];
  /** Indicators: end of the member's running pass; an approval may not end earlier. Otherwise null. */
  runningUntil: string | null;
  /** Indicators: the last day that the dialog proposes. Otherwise null. */
  proposedExpiresOn: string | null;
  /** Indicators: what the pass is now; null while there is none, and for paybacks. */
  @Choice(PASS_STATUSES, { name: 'IndicatorPassStatus' })
  passStatus: PassStatus | null;
  /** Indicators: the request and its pass to its end, as the member sees it. Null for paybacks. */
  passTimeline: IndicatorStepDto[] | null;
  /** Indicators: how many other accounts have asked for a pass for the same TradingView ID, the refused apart. Otherwise 0. */
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
  /** In the caller's language. */
  message: string;
  /** The request as it is now. */
  redemption: DecidedLuffRedemptionDto;
}

/** Which requests to list. */
export class AdminRedemptionQuery extends PageQuery {
  /** Only requests in this state. */
  @Optional()
  @Choice(REDEMPTION_STATUSES, { name: 'RedemptionStatus' })
  status?: RedemptionStatus;
}

/** Of a payback: what its administrator has seen. */
class ConfirmedFindingsDto {
  /** Paybacks: the codes of all findings, exactly as they are now. Needed where there are findings. @example ["owes 500"] */
  @Optional()
  @Lines({ most: 8, message: fieldTexts.confirmedFindings, of: { max: 200, message: fieldTexts.confirmedFindings } })
  confirmedFindings?: string[];
}

/** An approval. */
export class ApproveRedemptionDto extends ConfirmedFindingsDto {
  /** Last day, `YYYY-MM-DD` or an ISO instant; ends 23:59:59 Asia/Seoul. An indicator needs it; of a payback it is ignored. @example "2026-12-18" */
  @Optional()
  @DayOrTime(fieldTexts.expiryDate)
  expiryDate?: string;
  /** Paybacks: proof of the payment when it has been made already. */
  @Optional()
  @Line({ max: 200, message: fieldTexts.payoutReference })
  payoutReference?: string;
  /** Note that the member reads. */
  @Optional()
  @Note({ max: 1000, long: fieldTexts.adminNote })
  adminNote?: string;
}

/** A rejection; also works without a body. */
export class RejectRedemptionDto {
  /** Reason that the member reads; without one a standard reason is stored. */
  @Optional()
  @Note({ max: 1000, long: fieldTexts.adminNote })
  adminNote?: string;
}

/** A payment that was made. */
export class RecordPayoutDto extends ConfirmedFindingsDto {
  /** Proof of the payment, e.g. a transfer id; no two payments have the same. */
  @Line({ max: 200, message: fieldTexts.payoutReference })
  payoutReference: string;
}
