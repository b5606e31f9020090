import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Request, Response } from 'express';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../../platform/clock/index.js';
import { AppConfig } from '../../../platform/config/index.js';
import { runInTransaction } from '../../../platform/database/index.js';
import { callerOf, networkOf, type Caller, type SessionUser } from '../../../platform/http/index.js';
import { logger } from '../../../platform/logging/index.js';
import { Mails } from '../../../platform/mail/index.js';
import { Attempts } from './attempts.service.js';
import { authMails, unknownDeviceText } from '../passwords/auth-mails.messages.js';
import { AuthErrors } from '../auth.errors.js';
import {
  accountLoginLimits,
  defaultPasswordAlarm,
  defaultPasswordLimits,
  loginCodeLimits,
  loginLimits,
  type AttemptLimit,
} from '../auth.rules.js';
import { provenMember, type ProvenMember } from './credentials.service.js';
import type { LoginDto } from '../dto/login.dto.js';
import { Member } from '../entities/member.entity.js';
import { KnownBrowsers } from './known-browsers.service.js';
import { Members } from '../members/members.service.js';
import { isSamePassword } from '../passwords/passwords.service.js';
import { Sessions } from './sessions.service.js';
import { TwoFactor } from '../two-factor/two-factor.service.js';
import { readUserAgent } from './user-agent.js';

const ALARM_INTERVAL_MS = 10 * 60_000;

/** Signs members in. */
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
   * Checks address, password and second factor and begins a session. Attempts are counted before the password is looked
   * at; a refused one costs no hash. Throws `auth.wrongCredentials` whether the address is unknown or the password wrong,
   * `auth.secondFactorRequired`, `auth.wrongSecondFactor`, `auth.temporaryPasswordExpired`, `auth.tooManyAttempts`,
   * `platform.busy`.
   */
  async logIn({ email, password, code }: LoginDto, request: Request, response: Response): Promise<SessionUser> {
    const knownBrowser = await this.browsers.knownFor(email, request);
    const limits = loginLimits({ email, network: networkOf(callerOf(request).ip), knownBrowser });
    const all = accountLoginLimits(email);
    await this.attempts.take([...limits, ...all]);
    const spray = await this.takeSpray(request, password, knownBrowser);
    const proven = await this.authenticate(request, response, [...limits, ...all, ...spray.taken]);
    // Refused or wrong is answered alike, after the same work: nobody learns which password is the default one.
    if (!proven || spray.isRefused) throw AuthErrors.wrongCredentials();
    // The password is right: whatever else is missing, it was no guess. As one of all logins it still counts.
    await this.attempts.giveBack([...limits, ...spray.taken]);
    await this.checkFurther(proven, code, knownBrowser);
    await this.begin(request, proven, this.browsers.mark(request, response), { tellsNewBrowser: true });
    return proven;
  }

  /** Begins the session of somebody who has just registered. */
  async beginNew(request: Request, response: Response, memberId: string): Promise<void> {
    const member = await this.dataSource.manager.findOneByOrFail(Member, { id: memberId });
    const proven = provenMember(member, this.config.adminTwoFactorRequired);
    await this.begin(request, proven, this.browsers.mark(request, response), { tellsNewBrowser: false });
  }

  /** What the right password alone does not open. */
  private async checkFurther(
    { id, authEpoch }: ProvenMember,
    code: string | undefined,
    knownBrowser: string | null,
  ): Promise<void> {
    const member = await this.dataSource.manager.findOneByOrFail(Member, { id });
    // The password that was right has been replaced meanwhile.
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

  /** Begins the session of somebody who has just proved who they are, in a browser that is known from then on. */
  private async begin(
    request: Request,
    member: ProvenMember,
    browser: Buffer,
    { tellsNewBrowser }: { tellsNewBrowser: boolean },
  ): Promise<void> {
    await runInTransaction(this.dataSource, async (tx) => {
      const { id, authEpoch } = member;
      // Whoever was shut out a moment ago leaves no known browser behind.
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

  /** What could not be looked at (too many hashes wait) was no attempt. */
  private async authenticate(
    request: Request,
    response: Response,
    limits: readonly AttemptLimit[],
  ): Promise<ProvenMember | null> {
    try {
      return await this.sessions.authenticate(request, response);
    } catch (error) {
      await this.attempts.giveBack(limits);
      throw error;
    }
  }

  /** Counts the default password where a stranger tries it, maybe on one account after another. */
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

  /** Tells who operates the service, by an error line every ten minutes while it goes on. */
  private alarm(): void {
    const now = this.clock.millis();
    if (now - this.alarmedAt < ALARM_INTERVAL_MS) return;
    this.alarmedAt = now;
    logger.error({ security: 'default-password-spraying' }, 'the default password is tried on many accounts');
  }
}
