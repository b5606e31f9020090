import { OmitType } from '@nestjs/swagger';
import type { Language } from '../../../platform/errors/index.js';
import {
  Choice,
  DayOrTime,
  Integer,
  Line,
  MayBeMissing,
  Note,
  Optional,
  PageQuery,
} from '../../../platform/http/index.js';
import { shortest } from '../../../platform/ledger/index.js';
import { IndicatorStepDto, OtherAccountDto, PASS_STATUSES, type PassStatus } from '../../luff/index.js';
import {
  PAID_WITH,
  PURCHASE_STATUSES,
  type PaidWith,
  type PurchaseStatus,
} from '../entities/indicator-purchase.entity.js';
import type { PurchaseView } from '../indicator-timeline.rules.js';
import { fieldTexts } from '../indicators.messages.js';

/** A request for the indicator pass, and the pass that came of it. */
export class IndicatorPurchaseDto {
  /** Its id. */
  id: string;
  /** Who is to get access on TradingView. */
  tradingviewId: string;
  /** Price in `paidWith`. */
  paidAmount: string;
  /** What it is paid with. */
  @Choice(PAID_WITH, { name: 'IndicatorPaidWith' })
  paidWith: PaidWith;
  /** Days of access that were on offer. */
  passDays: number;
  /** Where the request stands. */
  @Choice(PURCHASE_STATUSES, { name: 'IndicatorPurchaseStatus' })
  status: PurchaseStatus;
  /** What the pass is now; null while there is none. */
  @Choice(PASS_STATUSES, { name: 'IndicatorPassStatus' })
  passStatus: PassStatus | null;
  /** When it was made. */
  createdAt: string;
  /** The same as `createdAt`. */
  purchasedAt: string;
  /** When it was approved; null when it was not. */
  approvedAt: string | null;
  /** When it was decided. */
  processedAt: string | null;
  /** 23:59:59 Asia/Seoul of the last day. */
  expiresAt: string | null;
  /** What the decision says, in the reader's language; null where there is nothing to say. */
  adminNote: string | null;
  /** The member may still take it back. */
  cancellable: boolean;
  /** What happened and what is to come, in order; the member and the administrator see the same. */
  timeline: IndicatorStepDto[];

  static from(view: PurchaseView, language: Language): IndicatorPurchaseDto {
    const { purchase, passStatus, timeline } = view;
    const { id, tradingviewId, paidWith, passDays, status } = purchase;
    const createdAt = purchase.createdAt.toISOString();
    const processedAt = purchase.processedAt?.toISOString() ?? null;
    return {
      ...{ id, tradingviewId, paidWith, passDays, status, passStatus, createdAt, purchasedAt: createdAt, processedAt },
      paidAmount: shortest(purchase.paidAmount),
      approvedAt: status === 'approved' ? processedAt : null,
      expiresAt: purchase.expiresAt?.toISOString() ?? null,
      adminNote: purchase.reason?.[language] ?? null,
      cancellable: status === 'pending',
      timeline: timeline.map((step) => IndicatorStepDto.from(step)),
    };
  }
}

/** The member's access to the indicator now. */
export class IndicatorPassDto {
  /** Whether there is access now. */
  active: boolean;
  /** What the last pass is now; null when there never was one. */
  @Choice(PASS_STATUSES, { name: 'IndicatorPassStatus' })
  status: PassStatus | null;
  /** End of the last pass there was; null when there never was one. */
  expiresAt: string | null;
  /** Whole days left, counted in days of Asia/Seoul: 0 on the last day; null without access. @example 27 */
  daysLeft: number | null;
  /** A request waits for a decision. */
  hasPending: boolean;
  /** Price of a pass in L coin. */
  priceLcoin: number;
  /** Price of a pass in Luff. */
  priceLuff: number;
  /** Days of access that a pass gives. */
  passDays: number;
}

/** A pass to request. */
export class PurchaseIndicatorDto {
  /** Who is to get access on TradingView; 1 to 50 visible characters. */
  @Line({ max: 50, message: fieldTexts.tradingviewId, long: fieldTexts.tradingviewIdLong })
  tradingviewId: string;
  /** The price that the buyer saw: another price in force is refused instead of held. */
  @MayBeMissing()
  @Integer({ min: 1, message: fieldTexts.price })
  price?: number;
}

/** What became of a request, and the sentence to show. */
export class IndicatorPurchaseChangedDto {
  /** In the caller's language. */
  message: string;
  /** The request as it is now. */
  purchase: IndicatorPurchaseDto;
}

/** A request with the member who made it. */
export class AdminIndicatorPurchaseDto extends IndicatorPurchaseDto {
  /** The member. */
  userId: string;
  /** Name of the member. */
  userName: string;
  /** E-mail address of the member. */
  userEmail: string;
  /** End of the member's running pass: an approval may not end earlier. */
  runningUntil: string | null;
  /** What the dialog proposes: max(today, end of the running pass) + the length of a pass. */
  proposedExpiresOn: string;
  /** How many other accounts have asked for a pass for the same TradingView ID, the refused apart. */
  otherAccountsCount: number;
  /** The ten latest of them. */
  otherAccounts: OtherAccountDto[];
}

/** A request that was decided. The answer is kept to be given again, so that it names nobody but its member. */
export class DecidedIndicatorPurchaseDto extends OmitType(AdminIndicatorPurchaseDto, ['otherAccounts']) {}

/** What became of a request, for the admin who decided. */
export class AdminIndicatorPurchaseChangedDto {
  /** In the caller's language. */
  message: string;
  /** The request as it is now. */
  purchase: DecidedIndicatorPurchaseDto;
}

/** Which requests to list. */
export class AdminIndicatorPurchaseQuery extends PageQuery {
  /** Only requests in this state. */
  @Optional()
  @Choice(PURCHASE_STATUSES, { name: 'IndicatorPurchaseStatus' })
  status?: PurchaseStatus;
}

/** An approval. */
export class ApproveIndicatorPurchaseDto {
  /** Last day of the pass, `YYYY-MM-DD` or an ISO instant; ends 23:59:59 Asia/Seoul. */
  @DayOrTime(fieldTexts.expiryDate)
  expiresAt: string;
  /** Note that the member reads. */
  @Optional()
  @Note({ max: 1000, long: fieldTexts.adminNote })
  adminNote?: string;
}

/** A rejection; also works without a body. */
export class RejectIndicatorPurchaseDto {
  /** Reason that the member reads; without one a standard reason is stored. */
  @Optional()
  @Note({ max: 1000, long: fieldTexts.adminNote })
  adminNote?: string;
}
