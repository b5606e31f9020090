import { Injectable } from '@nestjs/common';
import { Decimal } from 'decimal.js';
import type { EntityManager } from 'typeorm';
import { addDays, Clock, seoulDay } from '../../platform/clock/index.js';
import { Settings } from '../../platform/settings/index.js';
import type { MemberView } from '../auth/index.js';
import { ReportVolumes, UserUids, type UserUidView } from '../uid-rebate/index.js';
import { LuffErrors } from './luff.errors.js';
import { LuffSettings } from './luff.settings.js';

/** Report days that decide the default payout UID. */
const CHOICE_DAYS = 30;
const HOUR_MS = 3_600_000;

export const HOLD_REASONS = ['newPassword', 'newUid'] as const;

/** A wait before paybacks can be requested, because the account may have been taken over. */
export interface PayoutHold {
  readonly until: Date;
  readonly reason: (typeof HOLD_REASONS)[number];
}

/** When a member can request a payback, and which UID it is paid to. */
@Injectable()
export class PayoutTerms {
  constructor(
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly uids: UserUids,
    private readonly volumes: ReportVolumes,
  ) {}

  /**
   * The longest current wait, or null: after a password reset, and after any UID was registered or verified. It applies
   * to the other UIDs too, because a stolen session could have added one first.
   */
  async holdOf(em: EntityManager, member: Pick<MemberView, 'id' | 'payoutsLockedUntil'>): Promise<PayoutHold | null> {
    const now = this.clock.now();
    const hours = await this.settings.get(LuffSettings.payoutHoldHoursAfterNewUid, now, em);
    const { payoutsLockedUntil } = member;
    const holds: PayoutHold[] = [
      ...(payoutsLockedUntil ? [{ until: payoutsLockedUntil, reason: 'newPassword' as const }] : []),
      ...(await this.uids.listUids(em, member.id)).map(({ addedAt }) => ({
        until: new Date(addedAt.getTime() + hours * HOUR_MS),
        reason: 'newUid' as const,
      })),
    ];
    return holds.filter(({ until }) => until > now).sort((a, b) => b.until.getTime() - a.until.getTime())[0] ?? null;
  }

  /**
   * The UID a payback is paid to: the chosen one, else the one with the highest volume of the last 30 days, and among
   * equals the oldest. Null for a member without a verified UID. Throws `luff.payoutUidNotVerified`.
   */
  async payoutUidOf(
    em: EntityManager,
    verified: readonly UserUidView[],
    chosenId?: string,
  ): Promise<UserUidView | null> {
    if (chosenId) {
      const chosen = verified.find(({ id }) => id === chosenId);
      if (!chosen) throw LuffErrors.payoutUidNotVerified();
      return chosen;
    }
    const oldestFirst = [...verified].reverse();
    const since = addDays(seoulDay(this.clock.now()), -CHOICE_DAYS);
    const sums = (await this.volumes.sumsSince(em, oldestFirst, since)).map((sum) => new Decimal(sum));
    const most = sums.reduce((best, sum, index) => (sum.gt(sums[best] ?? 0) ? index : best), 0);
    return oldestFirst[most] ?? null;
  }
}
