import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Request, Response } from 'express';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/index.js';
import { AppConfig } from '../../platform/config/index.js';
import { runInTransaction } from '../../platform/database/index.js';
import { callerOf, type SessionUser } from '../../platform/http/index.js';
import { Attempts } from './attempts.service.js';
import { AuthErrors } from './auth.errors.js';
import { loginLimits } from './auth.rules.js';
import { provenMember, type ProvenMember } from './credentials.service.js';
import { Member } from './entities/member.entity.js';
import { Members } from './members.service.js';
import { Sessions } from './sessions.service.js';

/** Signs members in. */
@Injectable()
export class Login {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly config: AppConfig,
    private readonly attempts: Attempts,
    private readonly sessions: Sessions,
    private readonly members: Members,
  ) {}

  /**
   * Checks the address and password in the request's body and begins a session. Throws `auth.wrongCredentials` whether
   * the address is unknown or the password wrong, `auth.tooManyAttempts`, `platform.busy`.
   */
  async logIn(email: string, request: Request, response: Response): Promise<SessionUser> {
    const limits = loginLimits(email, callerOf(request).ip);
    await this.attempts.take(limits);
    const member = await this.sessions.authenticate(request, response);
    if (!member) throw AuthErrors.wrongCredentials();
    await this.attempts.giveBack(limits);
    await this.begin(request, member);
    return member;
  }

  /** Begins the session of somebody who has just proved who they are. */
  private async begin(request: Request, member: ProvenMember): Promise<void> {
    await runInTransaction(this.dataSource, (tx) =>
      this.members.updateMember(tx, member.id, { lastLoginAt: this.clock.now() }),
    );
    await this.sessions.start(request, member);
  }

  /** Begins the session of somebody who has just registered. */
  async beginNew(request: Request, memberId: string): Promise<void> {
    const member = await this.dataSource.manager.findOneByOrFail(Member, { id: memberId });
    await this.begin(request, provenMember(member, this.config.adminTwoFactorRequired));
  }
}
