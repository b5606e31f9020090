import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Request, Response } from 'express';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/index.js';
import { runInTransaction } from '../../platform/database/index.js';
import { callerOf, type SessionUser } from '../../platform/http/index.js';
import { Attempts } from './attempts.service.js';
import { AuthErrors } from './auth.errors.js';
import { loginLimits } from './auth.rules.js';
import type { MemberView } from './member-view.js';
import { Members } from './members.service.js';
import { Sessions } from './sessions.service.js';

/** Signs members in. */
@Injectable()
export class Login {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
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

  /** Begins the session of somebody who has just proved or made their account. */
  async begin(request: Request, member: SessionUser | MemberView): Promise<void> {
    const { id, email, name, isAdmin, language } = member;
    await runInTransaction(this.dataSource, (tx) =>
      this.members.updateMember(tx, id, { lastLoginAt: this.clock.now() }),
    );
    await this.sessions.start(request, { id, email, name, isAdmin, language });
  }
}
