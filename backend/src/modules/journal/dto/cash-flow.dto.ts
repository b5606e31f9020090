import { PartialType } from '@nestjs/swagger';
import { Amount, Choice, Clearable, Line, SeoulDay } from '../../../platform/http/index.js';
import { CASH_FLOW_TYPES, type CashFlowType, type JournalCashFlow } from '../entities/journal-cash-flow.entity.js';
import { fieldTexts } from '../journal.messages.js';
import { exact } from '../journal.rules.js';

const AMOUNT = /^(?=.*[1-9])\d{1,12}(\.\d{1,18})?$/;

/** A deposit or withdrawal to write down. */
export class CreateCashFlowDto {
  /** Which way it went. */
  @Choice(CASH_FLOW_TYPES, { name: 'CashFlowType', message: fieldTexts.flowType })
  type: CashFlowType;
  /** In USDT; number or decimal string. @example "500" */
  @Amount(AMOUNT, fieldTexts.amount)
  amount: string;
  /** The member's words; blank or null removes it. */
  @Clearable()
  @Line({ max: 200, message: fieldTexts.description })
  description?: string | null;
  /** Day (Asia/Seoul), up to today: `YYYY-MM-DD`, or an ISO instant of it. @example "2026-11-20" */
  @SeoulDay()
  transactionDate: string;
}

/** What changes of a deposit or withdrawal. */
export class UpdateCashFlowDto extends PartialType(CreateCashFlowDto, { skipNullProperties: false }) {}

/** A deposit or withdrawal. */
export class CashFlowDto {
  /** Its id. */
  id: string;
  /** Which way it went. */
  @Choice(CASH_FLOW_TYPES, { name: 'CashFlowType' })
  type: CashFlowType;
  /** In USDT. */
  amount: string;
  /** The member's words. */
  description: string | null;
  /** Day (Asia/Seoul). */
  transactionDate: string;

  static from({ id, type, amount, description, day }: JournalCashFlow): CashFlowDto {
    return { id, type, amount: exact(amount), description, transactionDate: day };
  }
}
