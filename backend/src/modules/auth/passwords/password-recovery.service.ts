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
import { authMails, payoutTexts } from './auth-mails.messages.js';
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

/** Gives members who have forgotten their password a way back by mail. */
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
   * Puts a mail to the address into the outbox; whether anybody has it is found out at delivery. More than three an hour
   * to one address are not sent, and nobody is told. Throws `auth.tooManyAttempts` for too many from one network, but not
   * in a browser that the account knows.
   */
  async request(email: string, language: Language, request: Request): Promise<void> {
    const isKnown = (await this.browsers.knownFor(email, request)) !== null;
    if (!isKnown) await this.attempts.take(resetRequestLimits(networkOf(callerOf(request).ip)));
    if (!(await this.attempts.takeQuietly([...resetMailLimits(email), ...allResetMailLimits(email)]))) return;
    // As the key, not as typed: letters that only look like the address after lower-casing must not name another mailbox.
    const to = { address: emailKeyOf(email), language };
    await runInTransaction(this.dataSource, (tx) => this.mails.enqueue(tx, to, authMails.passwordReset()));
  }

  /**
   * Throws `auth.tokenInvalid` for a link that does not open (any more), `auth.tooManyAttempts` for too many of those.
   * What another site lets its visitors ask (an image is enough) does not count against them.
   */
  async check(token: string, request: Request): Promise<void> {
    if (await this.tokens.findLive(this.dataSource.manager, 'password-reset', token)) return;
    if (!isCrossSite(request)) await this.attempts.take(mailedTokenLimits(networkOf(callerOf(request).ip)));
    throw AuthErrors.tokenInvalid();
  }

  /**
   * Sets the password by a mailed link, once. All sessions end, logins on their way come to nothing, and no other link of
   * the member opens. The address is confirmed, since its owner has read the mail, and this browser is the only known one
   * from now on. No payback can be asked for in the next 24 hours. Two-factor login stays. Throws `auth.tokenInvalid`,
   * `auth.passwordUnchanged`, `auth.tooManyAttempts`, `platform.busy`.
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
      // The member's row first, as wherever sessions are ended.
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
      await this.audit.record(tx, {
        actorId: member.id,
        action: 'password.reset-by-mail',
        target: { type: 'member', id: member.id },
        caller,
      });
      const message = authMails.passwordChanged({ at, payouts: payoutTexts.locked });
      await this.mails.enqueue(tx, { userId: member.id }, message);
    });
  }
}
