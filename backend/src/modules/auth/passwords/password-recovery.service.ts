import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Request, Response } from 'express';
import { DataSource } from 'typeorm';
import { Audit } from '../../../platform/audit/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { AppConfig } from '../../../platform/config/index.js';
import { runInTransaction } from '../../../platform/database/index.js';
import type { Language } from '../../../platform/errors/index.js';
import { callerOf, isCrossSite, networkOf } from '../../../platform/http/index.js';
import { Mails } from '../../../platform/mail/index.js';
import { Attempts } from '../sessions/attempts.service.js';
import { authMails, payoutTexts } from '../auth-mails.messages.js';
import { AuthErrors } from '../auth.errors.js';
import {
  aDayAfter,
  allResetMailLimits,
  emailKeyOf,
  mailedTokenLimits,
  resetLinkLimits,
  resetMailLimits,
  resetRequestLimits,
} from '../auth.rules.js';
import type { ResetPasswordDto } from '../dto/password.dto.js';
import { Member } from '../entities/member.entity.js';
import { KnownBrowsers } from '../sessions/known-browsers.service.js';
import { MailedTokens } from './mailed-tokens.service.js';
import { isSamePassword, Passwords } from './passwords.service.js';
import { Sessions } from '../sessions/sessions.service.js';

/** Password reset by mail. */
@Injectable()
export class PasswordRecovery implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly config: AppConfig,
    private readonly audit: Audit,
    private readonly mails: Mails,
    private readonly attempts: Attempts,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
    private readonly tokens: MailedTokens,
    private readonly browsers: KnownBrowsers,
  ) {}

  onModuleInit(): void {
    this.mails.prepare('auth.passwordReset', async (tx, { userId }) => {
      const member = userId === null ? null : await tx.findOneBy(Member, { id: userId });
      if (!member || member.closedAt) return null;
      return { token: await this.tokens.make(tx, 'password-reset', member) };
    });
  }

  /**
   * Enqueues a reset mail; whether an account exists is looked up at delivery. Further mails beyond three per hour and
   * address are dropped silently. Throws `auth.tooManyAttempts` for too many requests from one network, except from
   * browsers known to the account.
   */
  async request(email: string, language: Language, request: Request): Promise<void> {
    const isKnown = (await this.browsers.knownFor(email, request)) !== null;
    if (!isKnown) await this.attempts.take(resetRequestLimits(networkOf(callerOf(request).ip)));
    if (!(await this.attempts.takeQuietly([...resetMailLimits(email), ...allResetMailLimits(email)]))) return;
    // The normalised address: characters that only look alike after lower-casing must not address another mailbox.
    const to = { address: emailKeyOf(email), language };
    await runInTransaction(this.dataSource, (tx) => this.mails.enqueue(tx, to, authMails.passwordReset()));
  }

  /**
   * Throws `auth.tokenInvalid` for an invalid or expired link and `auth.tooManyAttempts` for too many of those.
   * Cross-site requests, which an image can cause, are not counted.
   */
  async check(token: string, request: Request): Promise<void> {
    if (await this.tokens.findLive(this.dataSource.manager, 'password-reset', token)) return;
    if (!isCrossSite(request)) await this.attempts.take(mailedTokenLimits(networkOf(callerOf(request).ip)));
    throw AuthErrors.tokenInvalid();
  }

  /**
   * Sets the password by a mailed link, once. Ends all sessions and pending logins and invalidates other links. Confirms
   * the address, because its owner has read the mail, and forgets all known browsers but this one. Holds paybacks for 24
   * hours. Two-factor login stays. Throws `auth.tokenInvalid`, `auth.passwordUnchanged`, `auth.tooManyAttempts`,
   * `platform.busy`.
   */
  async reset({ token, newPassword }: ResetPasswordDto, request: Request, response: Response): Promise<void> {
    const caller = callerOf(request);
    const found = await this.tokens.findLive(this.dataSource.manager, 'password-reset', token);
    if (!found) {
      await this.attempts.take(mailedTokenLimits(networkOf(caller.ip)));
      throw AuthErrors.tokenInvalid();
    }
    await this.attempts.take(resetLinkLimits(found.id));
    const passwordHash = await this.passwords.hash(newPassword);
    const browser = this.browsers.mark(request, response);
    await runInTransaction(this.dataSource, async (tx) => {
      // Locks the member row first, as everywhere sessions are ended.
      const member = await tx.findOne(Member, { where: { id: found.userId }, lock: { mode: 'for_no_key_update' } });
      if (!member || member.closedAt || !(await this.tokens.use(tx, found))) throw AuthErrors.tokenInvalid();
      if (member.mustChangePassword && isSamePassword(newPassword, this.config.resetDefaultPassword))
        throw AuthErrors.passwordUnchanged();
      const at = this.clock.now();
      const isOwnAddress = member.emailKey === found.emailKey;
      await tx.update(
        Member,
        { id: member.id },
        {
          passwordHash,
          mustChangePassword: false,
          temporaryPasswordExpiresAt: null,
          payoutsLockedUntil: aDayAfter(at),
          emailConfirmedAt: member.emailConfirmedAt ?? (isOwnAddress ? at : null),
        },
      );
      await this.sessions.shutOut(tx, member.id);
      await this.browsers.remember(tx, member.id, browser);
      await this.audit.record(tx, { id: member.id, caller }, 'password.reset-by-mail', {
        type: 'member',
        id: member.id,
      });
      const message = authMails.passwordChanged({ at, payouts: payoutTexts.locked });
      await this.mails.enqueue(tx, { userId: member.id }, message);
    });
  }
}
