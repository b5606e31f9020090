import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../../platform/clock/index.js';
import { Settings } from '../../../platform/settings/index.js';
import { UidDispute } from '../entities/uid-dispute.entity.js';
import { VerificationRequest } from '../entities/verification-request.entity.js';
import { UidRebateErrors } from '../uid-rebate.errors.js';
import { UidRebateSettings } from '../uid-rebate.settings.js';

/** Limits the pending claims of a member. */
@Injectable()
export class WaitingClaims {
  constructor(
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  /**
   * Admits one more request or dispute. The caller has locked the member (`for_no_key_update`), so that concurrent ones
   * are counted in turn. Throws `uidRebate.tooManyWaiting`.
   */
  async admit(tx: EntityManager, userId: string): Promise<void> {
    const limit = await this.settings.get(UidRebateSettings.waitingPerMember, this.clock.now(), tx);
    const mine = { userId, status: 'pending' as const };
    const waiting = (await tx.countBy(VerificationRequest, mine)) + (await tx.countBy(UidDispute, mine));
    if (waiting >= limit) throw UidRebateErrors.tooManyWaiting({ limit });
  }
}
