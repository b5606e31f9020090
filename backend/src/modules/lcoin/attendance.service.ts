import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { addDays, Clock, seoulDay, startOfSeoulDay } from '../../platform/clock/index.js';
import type { Actor } from '../../platform/http/index.js';
import { Ledger } from '../../platform/ledger/index.js';
import { Settings } from '../../platform/settings/index.js';
import { Members } from '../auth/index.js';
import type { AttendanceCheckedDto, AttendanceStatusDto, CheckAttendanceDto } from './dto/attendance.dto.js';
import { RewardSettings } from './lcoin-rewards.settings.js';
import { LcoinErrors } from './lcoin.errors.js';
import { say } from './lcoin.messages.js';

/** Also the ledger scope. The key is the day, so that each day is paid once. */
const SCOPE = 'attendance';

/** Daily check-in, once per day (Asia/Seoul). */
@Injectable()
export class Attendance {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly ledger: Ledger,
    private readonly members: Members,
  ) {}

  /** Whether the member has checked in today, and the current reward. */
  async statusOf(userId: string): Promise<AttendanceStatusDto> {
    const now = this.clock.now();
    const day = seoulDay(now);
    const checked = await this.ledger.findByKey(this.dataSource.manager, userId, SCOPE, day);
    return {
      hasCheckedToday: checked !== null,
      reward: String(await this.settings.get(RewardSettings.attendanceReward, now)),
      day,
      checkedAt: checked?.at.toISOString() ?? null,
      paid: checked?.amount.toString() ?? null,
      entryId: checked?.transferId ?? null,
      nextDayAt: startOfSeoulDay(addDays(day, 1)).toISOString(),
    };
  }

  /**
   * Pays today's check-in. With `day`, only if that is today.
   * @throws LcoinErrors.dayChanged, alreadyCheckedIn, attendanceOff; LedgerErrors.frozen; `auth.accountClosed`
   */
  async checkIn(
    tx: EntityManager,
    { id: userId, language }: Actor,
    { day: seenDay }: CheckAttendanceDto,
  ): Promise<AttendanceCheckedDto> {
    // With the lock the second of two clicks is refused instead of repeating the first response.
    await this.members.lockOpenMember(tx, userId, 'for_no_key_update');
    const now = this.clock.now();
    const day = seoulDay(now);
    if (seenDay !== undefined && seenDay !== day) throw LcoinErrors.dayChanged();
    if (await this.ledger.findByKey(tx, userId, SCOPE, day))
      throw LcoinErrors.alreadyCheckedIn({}, { alreadyChecked: true });
    const amount = BigInt(await this.settings.get(RewardSettings.attendanceReward, now, tx));
    if (amount === 0n) throw LcoinErrors.attendanceOff();
    const { available, held, transferId } = await this.ledger.post(tx, {
      ownerId: userId,
      currency: 'LCOIN',
      kind: 'attendance',
      amount,
      scope: SCOPE,
      key: day,
      at: now,
      params: { day },
    });
    return {
      message: say(language, 'checkedIn', { amount }),
      reward: amount.toString(),
      day,
      balance: (available + held).toString(),
      entryId: transferId,
    };
  }
}
