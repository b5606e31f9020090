import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/index.js';
import { Settings } from '../../platform/settings/index.js';
import { UidDispute } from './entities/uid-dispute.entity.js';
import { VerificationRequest } from './entities/verification-request.entity.js';
import { UidRebateErrors } from './uid-rebate.errors.js';
import { UidRebateSettings } from './uid-rebate.settings.js';

/** What of a member waits for a person. */
@Injectable()
export class WaitingClaims {
  constructor(
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  /**
   * Lets one more request or dispute wait. The member is locked against acting (`for_no_key_update`), so that they are
   * counted one after the other. Throws `uidRebate.tooManyWaiting`.
   */
  async admit(tx: EntityManager, userId: string): Promise<void> {
    const limit = await this.settings.get(UidRebateSettings.waitingPerMember, this.clock.now(), tx);
    const mine = { userId, status: 'pending' as const };
    const waiting = (await tx.countBy(VerificationRequest, mine)) + (await tx.countBy(UidDispute, mine));
    if (waiting >= limit) throw UidRebateErrors.tooManyWaiting({ limit });
  }
}
