import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Request, RequestHandler, Response } from 'express';
import session from 'express-session';
import passport from 'passport';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../../platform/clock/index.js';
import { AppConfig } from '../../../platform/config/index.js';
import { PlatformErrors } from '../../../platform/errors/index.js';
import { answerError, callerOf, type SessionUser } from '../../../platform/http/index.js';
import { sessionLifeOf } from '../auth.rules.js';
import { provenMember, type ProvenMember } from './local.strategy.js';
import { Member } from '../entities/member.entity.js';
import { KnownBrowsers } from './known-browsers.service.js';
import { MailedTokens } from '../passwords/mailed-tokens.service.js';
import { SessionStore, type LiveSession, type NamedSession } from './session-store.js';

declare global {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- the only way to type `request.user` of passport
  namespace Express {
    interface User extends SessionUser {
      readonly authEpoch?: number;
    }
  }
}

/** What survives when all other sessions of a member are ended. */
export interface Spared {
  /** Public id of a session. */
  readonly session?: string | undefined;
  /** Stored form of a browser's mark. */
  readonly browser?: Buffer | null;
}

// Passport is one for the process. It keeps the id, and a session's row has the rest.
passport.serializeUser((request: Request, proven: Express.User, done: (error: null, id: string) => void) => {
  const { ip, userAgent } = callerOf(request);
  const { authEpoch, ...member } = proven;
  request.session.member = member;
  request.session.authEpoch = authEpoch;
  request.session.origin = { ip, userAgent };
  // The cookie lives as long as a session can; the row decides about expiry.
  request.session.cookie.maxAge = sessionLifeOf(member).absoluteMs;
  done(null, member.id);
});
passport.deserializeUser((request: Request, _id: string, done: (error: null, member: SessionUser | false) => void) => {
  done(null, request.session.member ?? false);
});

/** Cookie sessions: authentication of requests, start and end of sessions. */
@Injectable()
export class Sessions {
  private readonly cookieName: string;
  private readonly cookie: { httpOnly: true; sameSite: 'lax'; path: '/'; secure: boolean };
  private readonly store: SessionStore;

  constructor(
    @InjectDataSource() dataSource: DataSource,
    clock: Clock,
    private readonly config: AppConfig,
    private readonly tokens: MailedTokens,
    private readonly browsers: KnownBrowsers,
  ) {
    this.cookieName = config.cookieName('sid');
    this.cookie = { httpOnly: true, sameSite: 'lax', secure: config.isProduction, path: '/' };
    this.store = new SessionStore(dataSource, clock, this.cookie, config.adminTwoFactorRequired);
  }

  /** Sets `request.member`. Runs before all routes under /api. */
  middleware(): RequestHandler {
    const readSession = session({
      name: this.cookieName,
      // The first secret signs; the others still verify.
      secret: [...this.config.sessionSecrets],
      genid: () => randomBytes(32).toString('base64url'),
      store: this.store,
      cookie: this.cookie,
      resave: false,
      saveUninitialized: false,
    });
    const readMember = passport.session() as RequestHandler;
    return (request, response, next) => {
      // A visitor who only reads has no session to look up, and starts none.
      if (request.method === 'GET' && !request.headers.cookie?.includes(`${this.cookieName}=`)) {
        next();
        return;
      }
      const unlessFailed = (proceed: () => void) => (error?: unknown) => {
        if (error) answerError(error, request, response);
        else proceed();
      };
      const admit = unlessFailed(() => {
        request.member = request.user;
        next();
      });
      void readSession(
        request,
        response,
        unlessFailed(() => void readMember(request, response, admit)),
      );
    };
  }

  /** Starts a session with a new id and ends the browser's previous one. */
  async start(request: Request, member: ProvenMember): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      request.logIn(member, (error?: Error | null) => (error ? reject(error) : resolve()));
    });
    // Adds the member to this request's log line.
    request.member = request.user;
  }

  /**
   * Ends everything that grants access to the account, except `spared`: pending logins (by the epoch), sessions, reset
   * links, known browsers. Returns the public ids of the ended sessions. Locks the member row first, then these in this
   * order, like all code that locks any of them.
   */
  async shutOut(tx: EntityManager, userId: string, { except = {} }: { except?: Spared } = {}): Promise<string[]> {
    await tx.increment(Member, { id: userId }, 'authEpoch', 1);
    const ended = await this.store.deleteAll(tx, userId, except.session);
    await this.tokens.killAll(tx, userId, 'password-reset');
    await this.browsers.forgetAll(tx, userId, except.browser);
    return ended;
  }

  /**
   * Invalidates all earlier proofs of identity because the password or second factor changes: ends everything but the
   * current browser, whose session is replaced. Pass the result to `start` after the commit, which gives the browser a
   * new session id. Throws `platform.loginRequired` when the current session was ended meanwhile (e.g. by a reset) and
   * must not be revived.
   */
  async supersede(tx: EntityManager, userId: string, request: Request): Promise<ProvenMember> {
    const ended = await this.shutOut(tx, userId, { except: { browser: this.browsers.of(request) } });
    const own = request.session.publicId;
    if (own === undefined || !ended.includes(own)) throw PlatformErrors.loginRequired();
    return provenMember(await tx.findOneByOrFail(Member, { id: userId }), this.config.adminTwoFactorRequired);
  }

  /** Ends all other access to the account and keeps the current session; returns the number of ended sessions. */
  async shutOthersOut(tx: EntityManager, userId: string, request: Request): Promise<number> {
    const except = { session: request.session.publicId, browser: this.browsers.of(request) };
    return (await this.shutOut(tx, userId, { except })).length;
  }

  /** Ends one session by its public id; returns false for an unknown id. */
  endOne(tx: EntityManager, userId: string, publicId: string): Promise<boolean> {
    return this.store.deleteOne(tx, userId, publicId);
  }

  /** Active sessions of the current member, most recently used first. */
  listOf(em: EntityManager, member: SessionUser, request: Request): Promise<LiveSession[]> {
    return this.store.listOf(em, member, request.session.publicId);
  }

  /** Which of these sessions are active, by their public ids; asked now and then by what outlasts its request. */
  activeOf(sessions: readonly NamedSession[]): Promise<Set<string>> {
    return this.store.activeOf(sessions);
  }

  /** Ends the session on the server and clears the cookie. */
  end(request: Request, response: Response): Promise<void> {
    return new Promise((resolve, reject) => {
      request.session.destroy((error?: Error | null) => {
        if (error) return reject(error);
        response.clearCookie(this.cookieName, this.cookie);
        resolve();
      });
    });
  }

  /** Deletes up to `limit` expired sessions; returns how many. */
  deleteExpired(tx: EntityManager, limit: number): Promise<number> {
    return this.store.deleteExpired(tx, limit);
  }
}
