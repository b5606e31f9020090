import { grouped, type Language } from '../../../platform/errors/index.js';
import { Choice } from '../../../platform/http/index.js';
import {
  CURRENCIES,
  formatAmount,
  type Balances,
  type Totals,
  type TransferKind,
} from '../../../platform/ledger/index.js';
import { ENTRY_TYPES, type EntryType } from '../../../platform/statements/index.js';
import { LCOIN_SUM_PARTS, partOf, sumsOf, type LcoinSumPart } from '../lcoin-sums.js';
import { nameSums } from '../lcoin.messages.js';

const wire = (amount: bigint): string => formatAmount(amount, CURRENCIES.LCOIN);

/** A member's L coin, whole numbers. */
export class LcoinBalanceDto {
  /** Everything the member has: available and held. */
  balance: string;
  /** The balance with grouping, for display. */
  formatted: string;
  /** Can be spent. */
  available: string;
  /** Set aside for a request that waits for a decision. */
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

/** What one kind of act added and took. */
export class LcoinSumDto {
  /** earn, bonus and mining add; spend and other take. */
  @Choice(ENTRY_TYPES, { name: 'EntryType' })
  type: EntryType;
  /** In the caller's language. */
  label: string;
  /** Which sum it belongs to; of requests, what is neither back nor held was spent. */
  @Choice(LCOIN_SUM_PARTS, { name: 'LcoinSumPart' })
  part: LcoinSumPart;
  /** Net: negative takes. */
  amount: string;
  /** Number of transfers. */
  count: number;
}

/** All of a member's transfers in sum: what was earned less what was spent is the balance, held included. */
export class LcoinSummaryDto {
  /** Everything that was added; what came back from a request or a purchase is not. */
  earned: string;
  /** Everything that is gone, as a positive number: purchases, approved passes, deductions; not what is held. */
  spent: string;
  /** Set aside for a request that waits for a decision: not spent yet. */
  held: string;
  /** Number of transfers. */
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
