import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Request, Response } from 'express';
import { DataSource } from 'typeorm';
import { Audit } from '../../../platform/audit/index.js';
import { runInTransaction } from '../../../platform/database/index.js';
import { PlatformErrors } from '../../../platform/errors/index.js';
import type { Actor, SessionUser } from '../../../platform/http/index.js';
import type { OwnSessionDto } from '../dto/own-session.dto.js';
import { Members } from '../members/members.service.js';
import { Sessions } from './sessions.service.js';
import { readUserAgent } from './user-agent.js';

/** Lists and ends sessions, for their member and for administrators. */
@Injectable()
export class OwnSessions {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly audit: Audit,
    private readonly members: Members,
    private readonly sessions: Sessions,
  ) {}

  /** Active sessions, most recently used first. */
  async list(member: SessionUser, request: Request): Promise<OwnSessionDto[]> {
    const sessions = await this.sessions.listOf(this.dataSource.manager, member, request);
    return sessions.map(({ publicId, createdAt, lastSeenAt, expiresAt, ip, userAgent }) => ({
      id: publicId,
      current: publicId === request.session.publicId,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      ip,
      ...readUserAgent(userAgent),
    }));
  }

  /**
   * Ends one session of the member; the current one by logging out. Throws `platform.notFound` for sessions of others as
   * well, so that their existence is not revealed.
   */
  async end(userId: string, sessionId: string, request: Request, response: Response): Promise<void> {
    if (sessionId === request.session.publicId) return this.sessions.end(request, response);
    const ended = await runInTransaction(this.dataSource, (tx) => this.sessions.endOne(tx, userId, sessionId));
    if (!ended) throw PlatformErrors.notFound();
  }

  /**
   * Ends all sessions but the current one, with reset links, pending logins and known browsers; returns the number of
   * sessions.
   */
  endOthers(userId: string, request: Request): Promise<number> {
    return runInTransaction(this.dataSource, (tx) => this.sessions.shutOthersOut(tx, userId, request));
  }

  /**
   * Ends all sessions of a member, with reset links, pending logins and known browsers; returns the number of sessions.
   * Throws `auth.memberNotFound`, `auth.accountClosed`.
   */
  endAllOf(actor: Actor, memberId: string): Promise<number> {
    return runInTransaction(this.dataSource, async (tx) => {
      await this.members.lockOpenMember(tx, memberId, 'for_no_key_update');
      const ended = await this.sessions.shutOut(tx, memberId);
      await this.audit.record(tx, actor, 'sessions.ended-by-admin', { type: 'member', id: memberId });
      return ended.length;
    });
  }
}
