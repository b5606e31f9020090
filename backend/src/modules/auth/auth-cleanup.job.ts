import { Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/index.js';
import { JobSlots } from '../../platform/scheduling/index.js';
import { Attempts } from './sessions/attempts.service.js';
import { KnownBrowsers } from './sessions/known-browsers.service.js';
import { Mailboxes } from './members/mailboxes.service.js';
import { MailedTokens } from './passwords/mailed-tokens.service.js';
import { Sessions } from './sessions/sessions.service.js';
import { TwoFactor } from './two-factor/two-factor.service.js';

/** Rows per transaction, so that each one is short whatever has piled up. */
const BATCH = 2_000;

/**
 * Hourly cleanup: deletes expired sessions, mailed tokens, attempt windows and unused browsers, records mailboxes under
 * the current secret, and re-encrypts secrets encrypted under an older one.
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
    private readonly mailboxes: Mailboxes,
  ) {}

  @Cron('17 * * * *')
  async cleanUp(): Promise<void> {
    const batches: Record<string, (tx: EntityManager) => Promise<number>> = {
      sessions: (tx) => this.sessions.deleteExpired(tx, BATCH),
      attempts: (tx) => this.attempts.deleteEnded(tx, BATCH),
      mailedTokens: (tx) => this.tokens.deleteExpired(tx, BATCH),
      mailboxes: (tx) => this.mailboxes.noteMembers(tx, BATCH),
      knownBrowsers: (tx) => this.browsers.deleteUnseen(tx, BATCH),
    };
    for (const [what, batch] of Object.entries(batches))
      await this.inBatches(what, async (tx) => {
        const count = await batch(tx);
        return { count, isMore: count === BATCH };
      });
    let after: string | null = null;
    await this.inBatches('reencrypted', async (tx) => {
      const { reencrypted, last } = await this.twoFactor.reencryptSecrets(tx, { after, limit: BATCH });
      after = last;
      return { count: reencrypted, isMore: last !== null };
    });
  }

  /**
   * Each batch is a slot of its own. A failed batch is recorded and ends this part until the next hour; other parts
   * continue.
   */
  private async inBatches(
    what: string,
    work: (tx: EntityManager) => Promise<{ readonly count: number; readonly isMore: boolean }>,
  ): Promise<void> {
    const hour = this.clock.now().toISOString().slice(0, 13);
    for (let number = 1, goesOn = true; goesOn; number += 1) {
      goesOn = false;
      await this.slots
        .runOnce('auth-cleanup', `${hour} ${what} ${number}`, async (tx) => {
          const { count, isMore } = await work(tx);
          goesOn = isMore;
          return { [what]: count };
        })
        .catch(() => {
          goesOn = false;
        });
    }
  }
}
