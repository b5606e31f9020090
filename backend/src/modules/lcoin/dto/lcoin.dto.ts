import { ApiProperty } from '@nestjs/swagger';
import { grouped, type Language } from '../../../platform/errors/index.js';
import {
  CURRENCIES,
  formatAmount,
  type Balances,
  type StatementLine,
  type Totals,
  type TransferKind,
} from '../../../platform/ledger/index.js';
import { describeTransfer, LCOIN_HISTORY_TYPES, nameSums, type LcoinHistoryType } from '../lcoin.messages.js';
import { LCOIN_SUM_PARTS, partOf, sumsOf, type LcoinSumPart } from '../lcoin-sums.js';

const wire = (amount: bigint): string => formatAmount(amount, CURRENCIES.LCOIN);

/** A member's L coin, whole numbers. */
export class LcoinBalanceDto {
  /** Everything the member has: available and held. @example "2000" */
  balance: string;
  /** The balance with grouping, for display. @example "2,000" */
  formatted: string;
  /** Can be spent. @example "2000" */
  available: string;
  /** Set aside for a request that waits for a decision. @example "0" */
  held: string;

  static from({ available, held }: Balances): LcoinBalanceDto {
    const balance = available + held;
    return {
      balance: wire(balance),
      formatted: grouped(balance),
      available: wire(available),
      held: wire(held),
    };
  }
}

/** The business object behind a transfer. */
export class LcoinReferenceDto {
  /** @example "exchange_uid" */
  type: string;
  /** @example "deepcoin/10000001" */
  id: string;
}

/** One transfer of a member's L coin. */
export class LcoinEntryDto {
  /** @example "0198f6d2-8f5e-7c3a-9f0e-2d6c1b7a4e55" */
  id: string;
  /** earn, bonus and mining add; spend and other take. @example "bonus" */
  @ApiProperty({ enum: LCOIN_HISTORY_TYPES, enumName: 'LcoinHistoryType' })
  type: LcoinHistoryType;
  /** In the caller's language. @example "회원가입 보너스" */
  description: string;
  /** What it did to the L coin that can be spent; negative takes. @example "1000" */
  amount: string;
  /** What could be spent after it. @example "1000" */
  balanceAfter: string;
  /** Null when the transfer stands for itself. */
  reference: LcoinReferenceDto | null;
  /** @example "2026-11-20T03:00:00.000Z" */
  createdAt: string;

  static from(line: StatementLine, language: Language): LcoinEntryDto {
    return {
      id: line.transferId,
      ...describeTransfer(line, language),
      amount: wire(line.amount),
      balanceAfter: wire(line.after.available),
      reference: line.reference && { type: line.reference.type, id: line.reference.id },
      createdAt: line.at.toISOString(),
    };
  }
}

/** What one kind of act added and took. */
export class LcoinSumDto {
  @ApiProperty({ enum: LCOIN_HISTORY_TYPES, enumName: 'LcoinHistoryType' })
  type: LcoinHistoryType;
  /** In the caller's language. @example "출석 체크" */
  label: string;
  /** Which sum it belongs to; of requests, what is neither back nor held was spent. @example "earned" */
  @ApiProperty({ enum: LCOIN_SUM_PARTS, enumName: 'LcoinSumPart' })
  part: LcoinSumPart;
  /** Net: negative takes. @example "350" */
  amount: string;
  /** @example 7 */
  count: number;
}

/** All of a member's transfers in sum: what was earned less what was spent is the balance, held included. */
export class LcoinSummaryDto {
  /** Everything that was added; what came back from a request or a purchase is not. @example "2000" */
  earned: string;
  /** Everything that is gone, as a positive number: purchases, approved passes, deductions; not what is held. @example "0" */
  spent: string;
  /** Set aside for a request that waits for a decision: not spent yet. @example "0" */
  held: string;
  /** Number of transfers. @example 2 */
  count: number;
  /** The sums by kind of act, which make up those above. */
  breakdown: LcoinSumDto[];

  static from(
    sums: ReadonlyMap<TransferKind<'LCOIN'>, Totals>,
    { held }: Balances,
    language: Language,
  ): LcoinSummaryDto {
    const { earned, spent } = sumsOf(sums, held);
    return {
      earned: wire(earned),
      spent: wire(spent),
      held: wire(held),
      count: [...sums.values()].reduce((sum, { count }) => sum + count, 0),
      breakdown: nameSums(sums, language).map(({ kind, type, label, sum: { received, taken, count } }) => ({
        type,
        label,
        part: partOf(kind),
        amount: wire(received - taken),
        count,
      })),
    };
  }
}
