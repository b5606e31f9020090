import { grouped } from '../../../platform/errors/index.js';
import { CURRENCIES, formatAmount, type Balances } from '../../../platform/ledger/index.js';

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
