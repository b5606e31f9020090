import { Amount, Clearable, Day, NeededWith, Note, SeoulDay } from '../../../platform/http/index.js';
import type { JournalDay } from '../entities/journal-day.entity.js';
import { fieldTexts } from '../journal.messages.js';
import { difference, exact } from '../journal.rules.js';

const BALANCE = /^-?\d{1,12}(\.\d{1,18})?$/;

/** What is saved of a day. Balances come together; what is not sent stays as it is. A note may be saved without balances. */
export class SaveDailyEntryDto {
  /** Day (Asia/Seoul), up to today: `YYYY-MM-DD`, or an ISO instant of it. @example "2026-11-20" */
  @SeoulDay()
  date: string;
  /** USDT at the beginning of the day; number or decimal string. */
  @NeededWith('endBalance')
  @Amount(BALANCE, fieldTexts.balances)
  startBalance?: string;
  /** USDT at its end; number or decimal string. */
  @NeededWith('startBalance')
  @Amount(BALANCE, fieldTexts.balances)
  endBalance?: string;
  /** The member's review of the day; blank or null removes it. */
  @Clearable()
  @Note({ max: 5000, message: fieldTexts.note })
  note?: string | null;
}

/** The day in a path. */
export class EntryDayParam {
  /** Day of the entry. */
  @Day()
  date: string;
}

/** Balances and note of a day. */
export class DailyEntryDto {
  /** Day (Asia/Seoul). */
  summaryDate: string;
  /** USDT at the beginning of the day; null if there is only a note. */
  startBalanceUSDT: string | null;
  /** USDT at its end. */
  endBalanceUSDT: string | null;
  /** End − start, cash flows included. */
  profitLossUSDT: string | null;
  /** The member's review of the day. */
  note: string | null;

  static from({ day, startBalance, endBalance, note }: JournalDay): DailyEntryDto {
    const hasBalances = startBalance !== null && endBalance !== null;
    return {
      summaryDate: day,
      startBalanceUSDT: hasBalances ? exact(startBalance) : null,
      endBalanceUSDT: hasBalances ? exact(endBalance) : null,
      profitLossUSDT: hasBalances ? difference(endBalance, startBalance) : null,
      note,
    };
  }
}

/** A day with its result, by the one definition that all figures of the journal follow. */
export class JournalDayDto {
  /** Day (Asia/Seoul). */
  day: string;
  /** USDT at the beginning of the day; null if no balances were saved. */
  startBalance: string | null;
  /** USDT at its end. */
  endBalance: string | null;
  /** End − start. */
  profitLoss: string | null;
  /** Sum of the day's trades; without trades end − start − net deposits; null with neither. */
  result: string | null;
  /** What the fees of its imported trades took; the result is without them. @example "1.25" */
  fees: string;
  /** What funding gave its imported trades, negative when paid; the result is without it. @example "-0.4" */
  funding: string;
  /** With trades and balances: what the balances earned more than trades, fees and funding tell. */
  unexplained: string | null;
  /** Deposits − withdrawals of the day. */
  cashFlow: string;
  /** Trades of the day. */
  tradeCount: number;
  /** Whether there is a note. */
  hasNote: boolean;
  /** KRW per USDT when the day was first written to. @example "1382.5" */
  krwRate: string;
}

/** Sums over all days. */
export class PerformanceDto {
  /** Results of all days in USDT. */
  totalProfit: string;
  /** Total profit in percent of the net capital; null while that is not positive. */
  totalReturn: string | null;
  /** Result of today. */
  dailyProfit: string;
  /** Results of the last 7 days, today included. */
  weeklyProfit: string;
  /** Results of the last 30 days, today included. */
  monthlyProfit: string;
  /** Trades in all. */
  tradeCount: number;
  /** Weekly profit in percent of the net capital. */
  weeklyReturn: string | null;
  /** Monthly profit in percent of the net capital. */
  monthlyReturn: string | null;
  /** Deposits − withdrawals. */
  netCapital: string;
  /** Deposits in USDT. */
  totalDeposits: string;
  /** Withdrawals in USDT. */
  totalWithdrawals: string;
}
