import { Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { Clock } from '../../platform/clock/index.js';
import { JobSlots } from '../../platform/scheduling/index.js';
import { Attempts } from './attempts.service.js';
import { Sessions } from './sessions.service.js';
import { TwoFactor } from './two-factor.service.js';

/** Every hour: sessions that are over, counters whose window has ended, secrets that are sealed under an older key. */
@Injectable()
export class AuthCleanupJob {
  constructor(
    private readonly slots: JobSlots,
    private readonly clock: Clock,
    private readonly sessions: Sessions,
    private readonly attempts: Attempts,
    private readonly twoFactor: TwoFactor,
  ) {}

  @Cron('17 * * * *')
  async cleanUp(): Promise<void> {
    const hour = this.clock.now().toISOString().slice(0, 13);
    await this.slots.runOnce('auth-cleanup', hour, async (tx) => ({
      sessions: await this.sessions.deleteExpired(tx),
      attempts: await this.attempts.deleteEnded(tx),
      resealed: await this.twoFactor.resealSecrets(tx),
    }));
  }
}
