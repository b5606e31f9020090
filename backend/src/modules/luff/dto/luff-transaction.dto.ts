import { IntersectionType } from '@nestjs/swagger';
import type { Language } from '../../../platform/errors/index.js';
import { Choice, CommaChoices, Id, Optional, PageQuery, StatementQuery } from '../../../platform/http/index.js';
import { shortest, type StatementLine } from '../../../platform/ledger/index.js';
import { ACCRUAL_CAUSES, type AccrualCause, type LuffAccrual } from '../entities/luff-accrual.entity.js';
import { describeLuffTransfer, fieldTexts, LUFF_HISTORY_TYPES, type LuffHistoryType } from '../luff.messages.js';
import { wire } from './luff-amount.js';
import { LuffRedemptionDto } from './luff-redemption.dto.js';

/** The business object behind a transfer. */
export class LuffReferenceDto {
  /** What kind of object it is. */
  type: string;
  /** Its id there. */
  id: string;
}

/** One transfer of a member's Luff. */
export class LuffTransactionDto {
  /** Its id. */
  id: string;
  /** earn adds, spend takes. */
  @Choice(LUFF_HISTORY_TYPES, { name: 'LuffHistoryType' })
  type: LuffHistoryType;
  /** In the caller's language. */
  description: string;
  /** What it did to the Luff that can be spent, net of what is owed; negative takes. */
  amount: string;
  /** What could be spent after it. */
  balanceAfter: string;
  /** What was owed after it. */
  clawbackAfter: string;
  /** Null when the transfer stands for itself. */
  reference: LuffReferenceDto | null;
  /** When it was made. */
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
  /** Id of the exchange. */
  exchange: string;
  /** The UID that was traded with. */
  uid: string;
  /** The exchange's own day. */
  day: string;
  /** Σ volume of the day's report rows in USDT. */
  volume: string;
  /** The volume was derived from the fee. */
  estimated: boolean;
  /** Luff per USDT in force at the end of the day. @example "0.00002" */
  rate: string;
  /**
   * report: what the report says; movedAway: taken back, because an administrator moved the UID to another member;
   * movedHere: credited, because it was moved to this one.
   */
  @Choice(ACCRUAL_CAUSES, { name: 'AccrualCause' })
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
  /** 1 for the first posting of the day, more for corrections. */
  revision: number;
  /** `<exchange>_api` from the exchange's API, `report` from an uploaded report. */
  source: string;
  /** The figures come from the simulator. */
  simulated: boolean;
  /** When the figures were fetched or uploaded. */
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
  @Optional()
  @CommaChoices(LUFF_HISTORY_TYPES, fieldTexts.historyType)
  type?: LuffHistoryType[];
}

/** A page of them. */
export class LuffStatementPageQuery extends IntersectionType(LuffStatementQuery, PageQuery) {}

/** A member's transaction in a path. */
export class MemberTransactionParams {
  /** The member. */
  @Id()
  id: string;
  /** The transaction of the history. */
  @Id()
  transactionId: string;
}
