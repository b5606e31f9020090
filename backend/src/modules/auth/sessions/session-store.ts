import { createHash } from 'node:crypto';
import session from 'express-session';
import type { DataSource, EntityManager } from 'typeorm';
import type { Clock } from '../../../platform/clock/index.js';
import { queryPrepared } from '../../../platform/database/index.js';
import type { Language } from '../../../platform/errors/index.js';
import type { SessionUser } from '../../../platform/http/index.js';
import { logger } from '../../../platform/logging/index.js';
import { AuthErrors } from '../auth.errors.js';
import { MAX_PER_MEMBER, restrictionOf, sessionLifeOf, TOUCH_INTERVAL_MS } from '../auth.rules.js';

declare module 'express-session' {
  interface SessionData {
    /** Passport's own key: the member's id. */
    passport?: { user: string };
    /** The member as read from the database for this request; at login, the values for the new row. */
    member?: SessionUser;
    /** The member's epoch when they authenticated. */
    authEpoch?: number;
    /** Address and user agent of the login. */
    origin?: { ip: string; userAgent: string };
    /** Public id in the member's list of sessions. */
    publicId?: string;
    /** Time of the last recorded request, in milliseconds since the epoch. */
    seenAt?: number;
  }
}

interface SessionWithMember {
  user_id: string;
  created_at: Date;
  last_seen_at: Date;
  email: string;
  name: string;
  is_admin: boolean;
  language: Language;
  must_change_password: boolean;
  two_factor_enabled_at: Date | null;
  public_id: string;
}

/** Runs for every authenticated request: planning it each time would cost several times its execution. */
const READ = {
  name: 'auth-session',
  text: `SELECT s.user_id, s.public_id, s.created_at, s.last_seen_at, m.email, m.name, m.is_admin, m.language,
           m.must_change_password, m.two_factor_enabled_at
         FROM auth_sessions s JOIN auth_members m ON m.id = s.user_id
         WHERE s.id = $1 AND s.idle_expires_at > $2 AND s.absolute_expires_at > $2
           AND (m.temporary_password_expires_at IS NULL OR m.temporary_password_expires_at > $2)`,
};

interface SessionFacts {
  public_id: string;
  created_at: Date;
  last_seen_at: Date;
  idle_expires_at: Date;
  absolute_expires_at: Date;
  ip: string;
  user_agent: string;
}

/** A session by its public id. */
export interface NamedSession {
  readonly userId: string;
  readonly publicId: string;
}

/** A session as shown to its member. */
export interface LiveSession {
  readonly publicId: string;
  readonly createdAt: Date;
  /** Accurate to a minute. */
  readonly lastSeenAt: Date;
  /** When it expires without further requests. */
  readonly expiresAt: Date;
  readonly ip: string;
  readonly userAgent: string;
}

/**
 * express-session store in `auth_sessions`. Ids are hashed and all data are columns, so that a member's sessions can be
 * listed and ended. Rows are inserted at login, touched at most once a minute and deleted at logout; they are never
 * rewritten, so a late request cannot revive a session.
 */
export class SessionStore extends session.Store {
  private readonly written = new WeakSet<session.SessionData>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly cookie: session.CookieOptions,
    private readonly adminTwoFactorRequired: boolean,
  ) {
    super();
  }

  /** Reads session and member in one query; null for unknown and expired sessions. */
  override get(sid: string, callback: (error: unknown, data?: session.SessionData | null) => void): void {
    this.read(sid).then(
      (data) => callback(null, data),
      (error: unknown) => callback(error),
    );
  }

  /** Inserts the row of a login. Sessions without a member, and stored ones, need no write. */
  override set(sid: string, data: session.SessionData, callback?: (error?: unknown) => void): void {
    this.write(sid, data).then(
      () => callback?.(),
      (error: unknown) => callback?.(error),
    );
  }

  override destroy(sid: string, callback?: (error?: unknown) => void): void {
    this.dataSource.query(`DELETE FROM auth_sessions WHERE id = $1`, [hashOf(sid)]).then(
      () => callback?.(),
      (error: unknown) => callback?.(error),
    );
  }

  override touch(sid: string, data: session.SessionData, callback?: () => void): void {
    this.noteRequest(sid, data)
      // The response is already sent; a session that looks idle a minute longer does no harm.
      .catch((error: unknown) => logger.warn({ err: error }, 'session not touched'))
      .finally(() => callback?.());
  }

  /** The member's active sessions, most recently used first; the current one counts as used now. */
  async listOf(
    em: EntityManager,
    member: { readonly id: string; readonly isAdmin: boolean },
    asking: string | undefined,
  ): Promise<LiveSession[]> {
    const now = this.clock.now();
    const life = sessionLifeOf(member);
    const rows: SessionFacts[] = await em.query(
      `SELECT public_id, created_at, absolute_expires_at, ip, user_agent,
              CASE WHEN public_id = $5 THEN $2 ELSE last_seen_at END AS last_seen_at,
              CASE WHEN public_id = $5 THEN absolute_expires_at ELSE idle_expires_at END AS idle_expires_at
       FROM auth_sessions
       WHERE user_id = $1 AND idle_expires_at > $2 AND absolute_expires_at > $2
         AND last_seen_at > $3 AND created_at > $4
       ORDER BY last_seen_at DESC, public_id DESC LIMIT ${MAX_PER_MEMBER}`,
      [
        member.id,
        now,
        new Date(now.getTime() - life.idleMs),
        new Date(now.getTime() - life.absoluteMs),
        asking ?? null,
      ],
    );
    return rows.map((row) => ({
      publicId: row.public_id,
      createdAt: row.created_at,
      lastSeenAt: row.last_seen_at,
      expiresAt: new Date(
        Math.min(
          row.idle_expires_at.getTime(),
          row.absolute_expires_at.getTime(),
          row.last_seen_at.getTime() + life.idleMs,
          row.created_at.getTime() + life.absoluteMs,
        ),
      ),
      ip: row.ip,
      userAgent: row.user_agent,
    }));
  }

  /** Which of these sessions are active, by their public ids. */
  async activeOf(sessions: readonly NamedSession[]): Promise<Set<string>> {
    const rows: { public_id: string }[] = await this.dataSource.query(
      `SELECT s.public_id FROM unnest($1::uuid[], $2::uuid[]) AS named (user_id, public_id)
       JOIN auth_sessions s USING (user_id, public_id)
       WHERE s.idle_expires_at > $3 AND s.absolute_expires_at > $3`,
      [sessions.map(({ userId }) => userId), sessions.map(({ publicId }) => publicId), this.clock.now()],
    );
    return new Set(rows.map((row) => row.public_id));
  }

  /** Ends one session of this member; returns false for an unknown id. */
  async deleteOne(tx: EntityManager, userId: string, publicId: string): Promise<boolean> {
    return (await this.delete(tx, `user_id = $1 AND public_id = $2`, [userId, publicId])).length > 0;
  }

  /** Ends all sessions of a member, except one if named; returns their ids. */
  deleteAll(tx: EntityManager, userId: string, except?: string): Promise<string[]> {
    return this.delete(tx, `user_id = $1 AND public_id IS DISTINCT FROM $2`, [userId, except ?? null]);
  }

  private async delete(tx: EntityManager, condition: string, params: unknown[]): Promise<string[]> {
    const [rows]: [{ public_id: string }[], number] = await tx.query(
      `DELETE FROM auth_sessions WHERE ${condition} RETURNING public_id`,
      params,
    );
    return rows.map((row) => row.public_id);
  }

  /** Deletes up to `limit` expired sessions; returns how many. None outlives its absolute lifetime. */
  async deleteExpired(tx: EntityManager, limit: number): Promise<number> {
    const [, count]: [unknown, number] = await tx.query(
      `DELETE FROM auth_sessions WHERE id IN (
         SELECT id FROM auth_sessions WHERE idle_expires_at <= $1 ORDER BY idle_expires_at LIMIT $2 FOR UPDATE SKIP LOCKED)`,
      [this.clock.now(), limit],
    );
    return count;
  }

  private async read(sid: string): Promise<session.SessionData | null> {
    const now = this.clock.now();
    const [row] = await queryPrepared<SessionWithMember>(this.dataSource, READ, [hashOf(sid), now]);
    if (!row) return null;
    const member = {
      id: row.user_id,
      email: row.email,
      name: row.name,
      isAdmin: row.is_admin,
      language: row.language,
      restriction: restrictionOf(
        {
          isAdmin: row.is_admin,
          mustChangePassword: row.must_change_password,
          twoFactorEnabled: row.two_factor_enabled_at !== null,
        },
        this.adminTwoFactorRequired,
      ),
    };
    // Promotion to administrator shortens existing sessions at once.
    const life = sessionLifeOf(member);
    const remainingMs = row.created_at.getTime() + life.absoluteMs - now.getTime();
    if (remainingMs <= 0 || row.last_seen_at.getTime() + life.idleMs <= now.getTime()) return null;
    const data: session.SessionData = {
      cookie: { ...this.cookie, originalMaxAge: remainingMs },
      passport: { user: member.id },
      member,
      publicId: row.public_id,
      seenAt: row.last_seen_at.getTime(),
    };
    return data;
  }

  private async write(sid: string, data: session.SessionData): Promise<void> {
    const { member, authEpoch, origin, seenAt } = data;
    if (!member || authEpoch === undefined || seenAt !== undefined || this.written.has(data)) return;
    const now = this.clock.now();
    const life = sessionLifeOf(member);
    // Inserts nothing when the proof of identity was overtaken by a new password, a reset or a closed account: the member
    // row is locked against those until this row exists and can be ended by them. Keeps the latest sessions up to the
    // limit; rows locked by a concurrent login are left to it.
    const begun: unknown[] = await this.dataSource.query(
      `WITH begun AS (
         INSERT INTO auth_sessions (id, user_id, created_at, last_seen_at, idle_expires_at, absolute_expires_at, ip, user_agent)
         SELECT $1, m.id, $3, $3, $4, $5, $6, $7 FROM auth_members m
         WHERE m.id = $2 AND m.auth_epoch = $8 AND m.closed_at IS NULL FOR SHARE
         RETURNING id
       ), surplus AS (
         SELECT id FROM auth_sessions
         WHERE id = ANY (ARRAY(SELECT id FROM auth_sessions WHERE user_id = $2
                                ORDER BY last_seen_at DESC, created_at DESC, public_id DESC OFFSET ${MAX_PER_MEMBER - 1}))
           AND EXISTS (SELECT 1 FROM begun)
         FOR UPDATE SKIP LOCKED
       ), ended AS (
         DELETE FROM auth_sessions s USING surplus WHERE s.id = surplus.id
       )
       SELECT id FROM begun`,
      [
        hashOf(sid),
        member.id,
        now,
        new Date(now.getTime() + life.idleMs),
        new Date(now.getTime() + life.absoluteMs),
        origin?.ip ?? '',
        origin?.userAgent ?? '',
        authEpoch,
      ],
    );
    if (begun.length === 0) throw AuthErrors.wrongCredentials();
    this.written.add(data);
  }

  private async noteRequest(sid: string, { member, seenAt }: session.SessionData): Promise<void> {
    const now = this.clock.millis();
    if (!member || seenAt === undefined || now - seenAt < TOUCH_INTERVAL_MS) return;
    await this.dataSource.query(
      `UPDATE auth_sessions SET last_seen_at = $2, idle_expires_at = LEAST($3, absolute_expires_at)
       WHERE id = $1 AND idle_expires_at > $2`,
      [hashOf(sid), new Date(now), new Date(now + sessionLifeOf(member).idleMs)],
    );
  }
}

function hashOf(sid: string): Buffer {
  return createHash('sha256').update(sid).digest();
}
