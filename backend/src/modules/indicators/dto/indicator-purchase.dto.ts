import { ApiProperty, OmitType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, Matches, MaxLength, Min } from 'class-validator';
import type { Language } from '../../../platform/errors/index.js';
import { IsDayOrTime, MayBeMissing, PageQuery, VISIBLE_TEXT } from '../../../platform/http/index.js';
import { shortest } from '../../../platform/ledger/index.js';
import { IndicatorStepDto, OtherAccountDto, PASS_STATUSES, type PassStatus } from '../../luff/index.js';
import {
  PAID_WITH,
  PURCHASE_STATUSES,
  type PaidWith,
  type PurchaseStatus,
} from '../entities/indicator-purchase.entity.js';
import { fieldTexts } from '../indicators.messages.js';
import type { PurchaseView } from '../indicator-timeline.rules.js';

/** A request for the indicator pass, and the pass that came of it. */
export class IndicatorPurchaseDto {
  /** @example "0198f6d2-8f5e-7c3a-9f0e-2d6c1b7a4e55" */
  id: string;
  /** @example "hana_trades" */
  tradingviewId: string;
  /** Price in `paidWith`. @example "1500" */
  paidAmount: string;
  @ApiProperty({ enum: PAID_WITH, enumName: 'IndicatorPaidWith' })
  paidWith: PaidWith;
  /** Days of access that were on offer. @example 28 */
  passDays: number;
  @ApiProperty({ enum: PURCHASE_STATUSES, enumName: 'IndicatorPurchaseStatus' })
  status: PurchaseStatus;
  /** What the pass is now; null while there is none. @example null */
  @ApiProperty({ enum: PASS_STATUSES, enumName: 'IndicatorPassStatus', nullable: true })
  passStatus: PassStatus | null;
  /** @example "2026-11-20T03:00:00.000Z" */
  createdAt: string;
  /** The same as `createdAt`. @example "2026-11-20T03:00:00.000Z" */
  purchasedAt: string;
  /** @example null */
  @ApiProperty({ type: String, nullable: true })
  approvedAt: string | null;
  /** When it was decided. @example null */
  @ApiProperty({ type: String, nullable: true })
  processedAt: string | null;
  /** 23:59:59 Asia/Seoul of the last day. @example null */
  @ApiProperty({ type: String, nullable: true })
  expiresAt: string | null;
  /** What the decision says, in the reader's language; null where there is nothing to say. @example null */
  @ApiProperty({ type: String, nullable: true })
  adminNote: string | null;
  /** The member may still take it back. @example true */
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
  /** @example true */
  active: boolean;
  @ApiProperty({ enum: PASS_STATUSES, enumName: 'IndicatorPassStatus', nullable: true })
  status: PassStatus | null;
  /** End of the last pass there was; null when there never was one. @example "2026-12-18T14:59:59.000Z" */
  @ApiProperty({ type: String, nullable: true })
  expiresAt: string | null;
  /** Whole days left, counted in days of Asia/Seoul: 0 on the last day; null without access. @example 27 */
  @ApiProperty({ type: Number, nullable: true })
  daysLeft: number | null;
  /** A request waits for a decision. @example false */
  hasPending: boolean;
  /** Price of a pass in L coin. @example 1500 */
  priceLcoin: number;
  /** Price of a pass in Luff. @example 500 */
  priceLuff: number;
  /** @example 28 */
  passDays: number;
}

const trimmed = ({ value }: { value: unknown }): unknown => (typeof value === 'string' ? value.trim() : value);
const nothingWhenBlank = ({ value }: { value: unknown }): unknown => {
  const text = trimmed({ value });
  return text === '' || text === null ? undefined : text;
};

/** A pass to request. */
export class PurchaseIndicatorDto {
  /** Who is to get access on TradingView; 1 to 50 visible characters. @example "hana_trades" */
  @MaxLength(50, { message: fieldTexts.tradingviewIdLong })
  @Matches(VISIBLE_TEXT, { message: fieldTexts.tradingviewId })
  @IsString({ message: fieldTexts.tradingviewId })
  @Transform(trimmed)
  tradingviewId: string;

  /** The price that the buyer saw: another price in force is refused instead of held. @example 1500 */
  @MayBeMissing()
  @Min(1, { message: fieldTexts.price })
  @IsInt({ message: fieldTexts.price })
  price?: number;
}

/** What became of a request, and the sentence to show. */
export class IndicatorPurchaseChangedDto {
  /** In the caller's language. @example "구매 요청이 접수되었습니다. 관리자 승인 후 등록됩니다." */
  message: string;
  purchase: IndicatorPurchaseDto;
}

/** A request with the member who made it. */
export class AdminIndicatorPurchaseDto extends IndicatorPurchaseDto {
  /** @example "0198f6d2-8f5e-7c3a-9f0e-2d6c1b7a4e55" */
  userId: string;
  /** @example "김하나" */
  userName: string;
  /** @example "hana@example.com" */
  userEmail: string;
  /** End of the member's running pass: an approval may not end earlier. @example null */
  @ApiProperty({ type: String, nullable: true })
  runningUntil: string | null;
  /** What the dialog proposes: max(today, end of the running pass) + the length of a pass. @example "2026-12-18" */
  proposedExpiresOn: string;
  /** How many other accounts have asked for a pass for the same TradingView ID, the refused apart. @example 1 */
  otherAccountsCount: number;
  /** The ten latest of them. */
  otherAccounts: OtherAccountDto[];
}

/** A request that was decided. The answer is kept to be given again, so that it names nobody but its member. */
export class DecidedIndicatorPurchaseDto extends OmitType(AdminIndicatorPurchaseDto, ['otherAccounts']) {}

/** What became of a request, for the admin who decided. */
export class AdminIndicatorPurchaseChangedDto {
  /** In the caller's language. @example "지표 구매를 승인했습니다." */
  message: string;
  purchase: DecidedIndicatorPurchaseDto;
}

/** Which requests to list. */
export class AdminIndicatorPurchaseQuery extends PageQuery {
  /** Only requests in this state. @example "pending" */
  @ApiProperty({ enum: PURCHASE_STATUSES, enumName: 'IndicatorPurchaseStatus', required: false })
  @IsOptional()
  @IsIn(PURCHASE_STATUSES)
  status?: PurchaseStatus;
}

/** An approval. */
export class ApproveIndicatorPurchaseDto {
  /** Last day of the pass, `YYYY-MM-DD` or an ISO instant; ends 23:59:59 Asia/Seoul. @example "2026-12-18" */
  @IsDayOrTime(fieldTexts.expiryDate)
  @IsString({ message: fieldTexts.expiryDate })
  @Transform(nothingWhenBlank)
  expiresAt: string;

  /** Note that the member reads. @example "TradingView에서 초대를 수락해 주세요." */
  @MayBeMissing()
  @MaxLength(1000, { message: fieldTexts.adminNote })
  @IsString()
  @Transform(nothingWhenBlank)
  adminNote?: string;
}

/** A rejection; also works without a body. */
export class RejectIndicatorPurchaseDto {
  /** Reason that the member reads; without one a standard reason is stored. @example "TradingView ID를 찾을 수 없습니다." */
  @MayBeMissing()
  @MaxLength(1000, { message: fieldTexts.adminNote })
  @IsString()
  @Transform(nothingWhenBlank)
  adminNote?: string;
}
