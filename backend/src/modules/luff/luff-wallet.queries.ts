import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { addDays, Clock, daysBetween, seoulDay, startOfSeoulDay } from '../../platform/clock/index.js';
import { CURRENCIES, Ledger, parseAmount, type Balances } from '../../platform/ledger/index.js';
import { Settings } from '../../platform/settings/index.js';
import { Members } from '../auth/index.js';
import { UserUids, type UserUidView } from '../uid-rebate/index.js';
import { usdtWorth } from './luff-amount.rules.js';
import { LuffSettings } from './luff.settings.js';
import { daysToReach } from './pace.rules.js';
import { PayoutTerms, type PayoutHold } from './payout-terms.service.js';

/** Report days used for the pace. */
const PACE_DAYS = 30;

/** A member's Luff and the progress to a payback. Amounts in units of 10⁻⁸. */
export interface LuffWallet extends Balances {
  /** Sum of today's postings (Asia/Seoul) including corrections; may be negative. */
  readonly todayEarned: bigint;
  readonly luffPerUsdt: number;
  readonly displayDigits: number;
  /** Value of the available Luff in USDT. */
  readonly usdtValue: bigint;
  readonly minimumUsdt: bigint;
  /**
   * Luff per day by the UIDs the member holds, over the last 30 closed report days or since the first that earned; null
   * if they have earned nothing.
   */
  readonly dailyAverage: bigint | null;
  /** Days until the minimum is reached at this pace; 0 if it is, null if unknown. */
  readonly estimatedDays: number | null;
  /** Why and until when no payback can be requested. */
  readonly payoutHold: PayoutHold | null;
  /** Default UID for paybacks; null without a verified UID. */
  readonly payoutUidId: string | null;
}

/** Reads a member's Luff wallet. */
@Injectable()
export class LuffWallets {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly ledger: Ledger,
    private readonly settings: Settings,
    private readonly members: Members,
    private readonly uids: UserUids,
    private readonly payoutTerms: PayoutTerms,
  ) {}

  async walletOf(userId: string): Promise<LuffWallet> {
    const em = this.dataSource.manager;
    const today = startOfSeoulDay(seoulDay(this.clock.now()));
    // A released UID says nothing about future earnings.
    const verified = await this.uids.verifiedUids(em, userId);
    const [
      { available, held, clawback },
      earned,
      dailyAverage,
      payoutHold,
      payoutUid,
      luffPerUsdt,
      minimum,
      displayDigits,
    ] = await Promise.all([
      this.ledger.balance(em, userId, 'LUFF'),
      this.ledger.totals(em, userId, 'LUFF', { since: today, kinds: ['accrual', 'accrual_correction'] }),
      this.dailyAverageOf(userId, verified),
      this.members.getMember(em, userId).then((member) => this.payoutTerms.holdOf(em, member)),
      this.payoutTerms.payoutUidOf(em, verified),
      this.settings.get(LuffSettings.luffPerUsdt),
      this.settings.get(LuffSettings.minimumPaybackUsdt),
      this.settings.get(LuffSettings.displayDigits),
    ]);
    const minimumUsdt = parseAmount(minimum, CURRENCIES.LUFF);
    const missing = minimumUsdt * BigInt(luffPerUsdt) - available;
    return {
      available,
      held,
      clawback,
      todayEarned: earned.received - earned.taken,
      luffPerUsdt,
      displayDigits,
      usdtValue: usdtWorth(available, luffPerUsdt),
      minimumUsdt,
      dailyAverage,
      // Debts are filled before anything becomes available.
      estimatedDays: daysToReach(missing > 0n ? missing + clawback : 0n, dailyAverage),
      payoutHold,
      payoutUidId: payoutUid?.id ?? null,
    };
  }

  private async dailyAverageOf(userId: string, held: readonly UserUidView[]): Promise<bigint | null> {
    const lastDay = addDays(seoulDay(this.clock.now()), -1);
    const firstDay = addDays(lastDay, 1 - PACE_DAYS);
    const [row]: { earned: string | null; first: string | null }[] = await this.dataSource.query(
      `SELECT sum(target) AS earned, min(report_on)::text AS first FROM (
         SELECT DISTINCT ON (exchange_id, uid, report_on) report_on, target FROM luff_accruals
         WHERE user_id = $1 AND report_on BETWEEN $2 AND $3
           AND (exchange_id, uid) IN (SELECT * FROM unnest($4::text[], $5::text[]))
         ORDER BY exchange_id, uid, report_on, revision DESC
       ) latest`,
      [userId, firstDay, lastDay, held.map(({ exchangeId }) => exchangeId), held.map(({ uid }) => uid)],
    );
    if (!row?.earned || !row.first) return null;
    return parseAmount(row.earned, CURRENCIES.LUFF) / BigInt(daysBetween(row.first, lastDay) + 1);
  }
}
