import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayUnique, IsIn, IsOptional, IsUUID } from 'class-validator';
import type { Language } from '../../../platform/errors/index.js';
import { commaList, PageQuery, StatementQuery } from '../../../platform/http/index.js';
import { shortest, type StatementLine } from '../../../platform/ledger/index.js';
import { ACCRUAL_CAUSES, type AccrualCause, type LuffAccrual } from '../entities/luff-accrual.entity.js';
import { describeLuffTransfer, fieldTexts, LUFF_HISTORY_TYPES, type LuffHistoryType } from '../luff.messages.js';
import { wire } from './luff-amount.js';
import { LuffRedemptionDto } from './luff-redemption.dto.js';

/** The business object behind a transfer. */
export class LuffReferenceDto {
  /** @example "luff_accrual" */
  type: string;
  /** @example "deepcoin:36100001:2026-11-19:1" */
  id: string;
}

/** One transfer of a member's Luff. */
export class LuffTransactionDto {
  /** @example "0198f6d2-8f5e-7c3a-9f0e-2d6c1b7a4e55" */
  id: string;
  /** earn adds, spend takes. @example "earn" */
  @ApiProperty({ enum: LUFF_HISTORY_TYPES, enumName: 'LuffHistoryType' })
  type: LuffHistoryType;
  /** In the caller's language. @example "Deepcoin 10••••01 · 11월 19일 거래 적립" */
  description: string;
  /** What it did to the Luff that can be spent, net of what is owed; negative takes. @example "2.46913578" */
  amount: string;
  /** What could be spent after it. @example "12.46913578" */
  balanceAfter: string;
  /** What was owed after it. @example "0" */
  clawbackAfter: string;
  /** Null when the transfer stands for itself. */
  reference: LuffReferenceDto | null;
  /** @example "2026-11-20T03:00:00.000Z" */
  createdAt: string;

  static from(line: StatementLine, language: Language): LuffTransactionDto {
    return {
      id: line.transferId,
      ...describeLuffTransfer(line, language),
      amount: wire(line.amount),
      balanceAfter: wire(line.after.available),
      clawbackAfter: wire(line.after.clawback),
      reference: line.reference && { type: line.reference.type, id: line.reference.id },
      createdAt: line.at.toISOString(),
    };
  }
}

/** How the Luff of a report day was computed: ⌊volume × rate⌋ − paid out to an earlier holder − already posted. */
export class AccrualReceiptDto {
  /** @example "deepcoin" */
  exchange: string;
  /** @example "36100001" */
  uid: string;
  /** The exchange's own day. @example "2026-11-19" */
  day: string;
  /** Σ volume of the day's report rows in USDT. @example "123456.789" */
  volume: string;
  /** The volume was derived from the fee. @example true */
  estimated: boolean;
  /** Luff per USDT in force at the end of the day. @example "0.00002" */
  rate: string;
  /**
   * report: what the report says; movedAway: taken back, because an administrator moved the UID to another member;
   * movedHere: credited, because it was moved to this one. @example "report"
   */
  @ApiProperty({ enum: ACCRUAL_CAUSES, enumName: 'AccrualCause' })
  cause: AccrualCause;
  /** Luff of the day that was paid out before the UID was moved: to this member, where the day was moved away; else to another one. @example "0" */
  paidOut: string;
  /** ⌊volume × rate⌋ at 8 decimals, less what was paid out to another member; 0 where the day is not this member's. @example "2.46913578" */
  target: string;
  /** What earlier revisions of the report had posted. @example "0" */
  alreadyPosted: string;
  /** target − already posted. @example "2.46913578" */
  difference: string;
  /** How much of the difference filled what was owed (or, negative, came to be owed). @example "0" */
  clawbackPart: string;
  /** 1 for the first posting of the day, more for corrections. @example 1 */
  revision: number;
  /** `<exchange>_api` from the exchange's API, `report` from an uploaded report. @example "deepcoin_api" */
  source: string;
  /** The figures come from the simulator. @example true */
  simulated: boolean;
  /** When the figures were fetched or uploaded. @example "2026-11-20T04:05:00.000Z" */
  fetchedAt: string;

  static from(accrual: LuffAccrual, line: StatementLine): AccrualReceiptDto {
    const { exchangeId, uid, reportOn, volume, estimated, rate, revision, simulated, fetchedAt } = accrual;
    return {
      exchange: exchangeId,
      uid,
      day: reportOn,
      volume,
      estimated,
      rate,
      cause: accrual.cause,
      paidOut: shortest(accrual.paidOut),
      target: shortest(accrual.target),
      alreadyPosted: shortest(accrual.alreadyPosted),
      difference: wire(line.amount),
      clawbackPart: wire(-line.change.clawback),
      revision,
      source: accrual.source === 'import' ? 'report' : `${exchangeId}_api`,
      simulated,
      fetchedAt: fetchedAt.toISOString(),
    };
  }
}

/** A transfer with what it was computed from. */
export class LuffReceiptDto extends LuffTransactionDto {
  /** Set for what a report day earned or a correction took. */
  accrual: AccrualReceiptDto | null;
  /** Set for a payback: the request with its steps. */
  redemption: LuffRedemptionDto | null;
}

/** Which entries of a statement. */
export class LuffStatementQuery extends StatementQuery {
  /** Only these types, with commas between. @example "earn" */
  @ApiProperty({ required: false, type: String })
  @IsOptional()
  @ArrayUnique()
  @IsIn(LUFF_HISTORY_TYPES, { each: true, message: fieldTexts.historyType })
  @Transform(commaList)
  type?: LuffHistoryType[];
}

/** A page of them. */
export class LuffStatementPageQuery extends IntersectionType(LuffStatementQuery, PageQuery) {}

/** A member's transaction in a path. */
export class MemberTransactionParams {
  /** The member. @example "0198f6d2-8f5e-7c3a-9f0e-2d6c1b7a4e55" */
  @IsUUID()
  id: string;

  /** The transaction of the history. @example "0198f6d2-8f5e-7c3a-9f0e-2d6c1b7a4e55" */
  @IsUUID()
  transactionId: string;
}
