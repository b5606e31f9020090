import { Choice } from '../../../platform/http/index.js';
import { groupAmount } from '../luff-amount.rules.js';
import type { LuffWallet } from '../luff-wallet.queries.js';
import { HOLD_REASONS, type PayoutHold } from '../payout-terms.service.js';
import { wire } from './luff-amount.js';

/** How far the member is from a payback. */
export class PaybackProgressDto {
  /** The smallest payback in USDT. */
  minimumUsdt: string;
  /** What the member can redeem now, in USDT. */
  currentUsdt: string;
  /** Luff a day by the UIDs held now, over the last 30 closed report days or since the first that earned; null when there was nothing. */
  dailyAverageLuff: string | null;
  /** Days until the minimum at this pace; 0 when it is reached, null when it cannot be told. */
  estimatedDays: number | null;
}

/** A wait before a payback can be requested. */
export class PayoutHoldDto {
  /** When it ends. @example "2026-11-21T03:00:00.000Z" */
  until: string;
  /** newPassword: the password was reset; newUid: a UID was registered or verified. */
  @Choice(HOLD_REASONS, { name: 'PayoutHoldReason' })
  reason: PayoutHold['reason'];
}

/** A member's Luff, decimal strings of at most 8 decimals. */
export class LuffBalanceDto {
  /** Everything the member has: available and held. */
  balance: string;
  /** Can be spent. */
  availableLuff: string;
  /** What today's postings (Asia/Seoul) added, corrections subtracted; negative when those were more. */
  todayEarned: string;
  /** The balance with grouping, for display. */
  formatted: string;
  /** Set aside for requests that wait for a decision. */
  held: string;
  /** Owed after a downward correction of a report; later accruals fill it first. */
  clawback: string;
  /** What can be spent, in USDT. */
  usdtValue: string;
  /** Luff for 1 USDT. */
  luffPerUsdt: number;
  /** How far it is to a payback. */
  progress: PaybackProgressDto;
  /** Until when no payback can be requested; null when one can. */
  payoutHold: PayoutHoldDto | null;
  /** The verified UID that a payback is paid to unless `uidId` says another one; null without one. */
  payoutUidId: string | null;

  static from(wallet: LuffWallet): LuffBalanceDto {
    const balance = wire(wallet.available + wallet.held);
    return {
      balance,
      availableLuff: wire(wallet.available),
      todayEarned: wire(wallet.todayEarned),
      formatted: groupAmount(balance, wallet.displayDigits),
      held: wire(wallet.held),
      clawback: wire(wallet.clawback),
      usdtValue: wire(wallet.usdtValue),
      luffPerUsdt: wallet.luffPerUsdt,
      progress: {
        minimumUsdt: wire(wallet.minimumUsdt),
        currentUsdt: wire(wallet.usdtValue),
        dailyAverageLuff: wallet.dailyAverage === null ? null : wire(wallet.dailyAverage),
        estimatedDays: wallet.estimatedDays,
      },
      payoutHold: wallet.payoutHold && {
        until: wallet.payoutHold.until.toISOString(),
        reason: wallet.payoutHold.reason,
      },
      payoutUidId: wallet.payoutUidId,
    };
  }
}
