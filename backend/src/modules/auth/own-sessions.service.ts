import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Request, Response } from 'express';
import { DataSource } from 'typeorm';
import { runInTransaction } from '../../platform/database/index.js';
import { PlatformErrors } from '../../platform/errors/index.js';
import type { SessionUser } from '../../platform/http/index.js';
import type { OwnSessionDto } from './dto/own-session.dto.js';
import { Sessions } from './sessions.service.js';
import { readUserAgent } from './user-agent.js';

/** A member's own sessions. */
@Injectable()
export class OwnSessions {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly sessions: Sessions,
  ) {}

  /** The sessions that are not over, the latest use first. */
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
   * Ends one session of the member; the asking one by logging out. Throws `platform.notFound` for a session of somebody
   * else, too: whether it exists is nobody's business.
   */
  async end(userId: string, sessionId: string, request: Request, response: Response): Promise<void> {
    if (sessionId === request.session.publicId) return this.sessions.end(request, response);
    const ended = await runInTransaction(this.dataSource, (tx) => this.sessions.endOne(tx, userId, sessionId));
    if (!ended) throw PlatformErrors.notFound();
  }

  /** Ends all sessions but the asking one; answers how many. */
  async endOthers(userId: string, request: Request): Promise<number> {
    const except = request.session.publicId;
    const ended = await runInTransaction(this.dataSource, (tx) => this.sessions.endAll(tx, userId, { except }));
    return ended.length;
  }
}
