import { Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { Clock } from '../../platform/clock/index.js';
import { JobSlots } from '../../platform/scheduling/index.js';
import { Attempts } from './attempts.service.js';
import { KnownBrowsers } from './known-browsers.service.js';
import { MailedTokens } from './mailed-tokens.service.js';
import { Sessions } from './sessions.service.js';
import { TwoFactor } from './two-factor.service.js';

/**
 * Every hour: sessions and mailed links that are over, counters whose window has ended, browsers that were not seen for
 * long; and secrets that are sealed under an older key are sealed anew.
 */
@Injectable()
export class AuthCleanupJob {
  constructor(
    private readonly slots: JobSlots,
    private readonly clock: Clock,
    private readonly sessions: Sessions,
    private readonly attempts: Attempts,
    private readonly twoFactor: TwoFactor,
    private readonly tokens: MailedTokens,
    private readonly browsers: KnownBrowsers,
  ) {}

  @Cron('17 * * * *')
  async cleanUp(): Promise<void> {
    const hour = this.clock.now().toISOString().slice(0, 13);
    await this.slots.runOnce('auth-cleanup', hour, async (tx) => ({
      sessions: await this.sessions.deleteExpired(tx),
      attempts: await this.attempts.deleteEnded(tx),
      mailedTokens: await this.tokens.deleteExpired(tx),
      knownBrowsers: await this.browsers.deleteUnseen(tx),
      resealed: await this.twoFactor.resealSecrets(tx),
    }));
  }
}
