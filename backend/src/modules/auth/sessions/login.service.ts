import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Request, Response } from 'express';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../../platform/clock/index.js';
import { AppConfig } from '../../../platform/config/index.js';
import { runInTransaction } from '../../../platform/database/index.js';
import { callerOf, networkOf, type Caller } from '../../../platform/http/index.js';
import { logger } from '../../../platform/logging/index.js';
import { Mails } from '../../../platform/mail/index.js';
import { Attempts } from './attempts.service.js';
import { authMails, unknownDeviceText } from '../auth-mails.messages.js';
import { AuthErrors } from '../auth.errors.js';
import {
  accountLoginLimits,
  defaultPasswordAlarm,
  defaultPasswordLimits,
  loginCodeLimits,
  loginLimits,
  type AttemptLimit,
} from '../auth.rules.js';
import { provenMember, type ProvenMember } from './local.strategy.js';
import type { LoginDto } from '../dto/login.dto.js';
import { Member } from '../entities/member.entity.js';
import { KnownBrowsers } from './known-browsers.service.js';
import { Members } from '../members/members.service.js';
import { isSamePassword } from '../passwords/passwords.service.js';
import { Sessions } from './sessions.service.js';
import { TwoFactor } from '../two-factor/two-factor.service.js';
import { readUserAgent } from './user-agent.js';

const ALARM_INTERVAL_MS = 10 * 60_000;

/** Logs members in. */
@Injectable()
export class Login {
  private alarmedAt = 0;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly config: AppConfig,
    private readonly mails: Mails,
    private readonly attempts: Attempts,
    private readonly sessions: Sessions,
    private readonly members: Members,
    private readonly browsers: KnownBrowsers,
    private readonly twoFactor: TwoFactor,
  ) {}

  /**
   * Checks address, password (by `prove`) and second factor and starts a session. Attempts are counted before the
   * password is checked; a refused one costs no hash. Throws `auth.wrongCredentials` for an unknown address or a wrong
   * password alike, `auth.secondFactorRequired`, `auth.wrongSecondFactor`, `auth.temporaryPasswordExpired`,
   * `auth.tooManyAttempts`, `platform.busy`.
   */
  async logIn(
    { email, password, code }: LoginDto,
    request: Request,
    response: Response,
    prove: () => Promise<ProvenMember | null>,
  ): Promise<void> {
    const knownBrowser = await this.browsers.knownFor(email, request);
    const limits = loginLimits({ email, network: networkOf(callerOf(request).ip), knownBrowser });
    const all = accountLoginLimits(email);
    await this.attempts.take([...limits, ...all]);
    const spray = await this.takeSpray(request, password, knownBrowser);
    const proven = await prove().catch(async (error: unknown) => {
      // An attempt that could not be checked (hashing queue full) is not counted.
      await this.attempts.giveBack([...limits, ...all, ...spray.taken]);
      throw error;
    });
    // Limit and wrong password give the same response after the same work, so that nobody can find out the default
    // password.
    if (!proven || spray.isRefused) throw AuthErrors.wrongCredentials();
    // The password is right, so this was no guess, whatever else is missing. It still counts towards the limit of all
    // logins.
    await this.attempts.giveBack([...limits, ...spray.taken]);
    await this.checkFurther(proven, code, knownBrowser);
    await this.begin(request, proven, this.browsers.mark(request, response), { tellsNewBrowser: true });
  }

  /** Starts the session of a newly registered member. */
  async beginNew(request: Request, response: Response, memberId: string): Promise<void> {
    const member = await this.dataSource.manager.findOneByOrFail(Member, { id: memberId });
    const proven = provenMember(member, this.config.adminTwoFactorRequired);
    await this.begin(request, proven, this.browsers.mark(request, response), { tellsNewBrowser: false });
  }

  /** Checks beyond the password. */
  private async checkFurther(
    { id, authEpoch }: ProvenMember,
    code: string | undefined,
    knownBrowser: string | null,
  ): Promise<void> {
    const member = await this.dataSource.manager.findOneByOrFail(Member, { id });
    // The verified password has been replaced meanwhile.
    if (member.authEpoch !== authEpoch) throw AuthErrors.wrongCredentials();
    if (member.temporaryPasswordExpiresAt && member.temporaryPasswordExpiresAt <= this.clock.now())
      throw AuthErrors.temporaryPasswordExpired();
    if (!member.twoFactorEnabledAt) return;
    if (code === undefined) throw AuthErrors.secondFactorRequired();
    const limits = loginCodeLimits(id, knownBrowser);
    await this.attempts.take(limits);
    const isRight = await runInTransaction(this.dataSource, (tx) => this.twoFactor.useCode(tx, member, code));
    if (!isRight) throw AuthErrors.wrongSecondFactor();
    await this.attempts.giveBack(limits);
  }

  /** Starts the session of an authenticated member and marks the browser as known. */
  private async begin(
    request: Request,
    member: ProvenMember,
    browser: Buffer,
    { tellsNewBrowser }: { tellsNewBrowser: boolean },
  ): Promise<void> {
    await runInTransaction(this.dataSource, async (tx) => {
      const { id, authEpoch } = member;
      // A login overtaken by a password change leaves no known browser.
      const current = await tx.findOne(Member, { where: { id, authEpoch }, lock: { mode: 'for_no_key_update' } });
      if (!current) throw AuthErrors.wrongCredentials();
      await this.members.updateMember(tx, id, { lastLoginAt: this.clock.now() });
      const isFirst = await this.browsers.remember(tx, id, browser);
      if (isFirst && tellsNewBrowser) await this.tellNewBrowser(tx, id, callerOf(request));
    });
    await this.sessions.start(request, member);
  }

  private tellNewBrowser(tx: EntityManager, userId: string, { ip, userAgent }: Caller): Promise<void> {
    const { browser, os } = readUserAgent(userAgent);
    const device = [browser, os].filter((part) => part !== null).join(', ') || unknownDeviceText;
    return this.mails.enqueue(tx, { userId }, authMails.newSignIn({ at: this.clock.now(), device, ip }));
  }

  /** Counts attempts with the default password from unknown browsers, possibly across accounts. */
  private async takeSpray(
    request: Request,
    password: string,
    knownBrowser: string | null,
  ): Promise<{ readonly isRefused: boolean; readonly taken: readonly AttemptLimit[] }> {
    if (knownBrowser !== null || !isSamePassword(password, this.config.resetDefaultPassword))
      return { isRefused: false, taken: [] };
    const everywhere = defaultPasswordAlarm();
    const isQuiet = await this.attempts.takeQuietly(everywhere);
    if (!isQuiet) this.alarm();
    const here = defaultPasswordLimits(networkOf(callerOf(request).ip));
    const isAllowed = await this.attempts.takeQuietly(here);
    return { isRefused: !isAllowed, taken: [...(isQuiet ? everywhere : []), ...(isAllowed ? here : [])] };
  }

  /** Alerts operators with an error line, at most every ten minutes. */
  private alarm(): void {
    const now = this.clock.millis();
    if (now - this.alarmedAt < ALARM_INTERVAL_MS) return;
    this.alarmedAt = now;
    logger.error({ security: 'default-password-spraying' }, 'the default password is tried on many accounts');
  }
}
