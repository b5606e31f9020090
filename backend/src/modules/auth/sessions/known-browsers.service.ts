import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { CookieOptions, Request, Response } from 'express';
import { DataSource, Not, type EntityManager } from 'typeorm';
import { Clock } from '../../../platform/clock/index.js';
import { AppConfig } from '../../../platform/config/index.js';
import { emailKeyOf, isEmailKey, MOST_PER_MEMBER } from '../auth.rules.js';
import { KnownBrowser } from '../entities/known-browser.entity.js';

const DAY_MS = 86_400_000;
/** Browsers keep no cookie longer. */
const LIFE_DAYS = 400;

/** 256 bits in base64url. */
const MARK = /^[\w-]{43}$/;

/**
 * Recognises browsers in which a member has signed in before, by a long-lived cookie that opens nothing. A new one is
 * worth a mail; a known one is not delayed by what strangers try on the account.
 */
@Injectable()
export class KnownBrowsers {
  private readonly cookieName: string;
  private readonly cookie: CookieOptions;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {
    this.cookieName = config.cookieName('bid');
    this.cookie = {
      httpOnly: true,
      sameSite: 'lax',
      secure: config.isProduction,
      path: '/',
      maxAge: LIFE_DAYS * DAY_MS,
    };
  }

  /** The asking browser in the form in which it is counted, if the account has been signed in to there; else null. */
  async knownFor(email: string, request: Request): Promise<string | null> {
    const mark = this.markOf(request);
    const emailKey = emailKeyOf(email);
    if (mark === null || !isEmailKey(emailKey)) return null;
    const browser = hashOf(mark);
    const rows: unknown[] = await this.dataSource.query(
      `SELECT 1 FROM auth_known_browsers b JOIN auth_members m ON m.id = b.user_id
        WHERE m.email_key = $1 AND b.browser = $2`,
      [emailKey, browser],
    );
    return rows.length > 0 ? browser.toString('base64url') : null;
  }

  /** Marks the asking browser for its next visits, unless it has a mark; answers what it is remembered by. */
  mark(request: Request, response: Response): Buffer {
    const mark = this.markOf(request) ?? randomBytes(32).toString('base64url');
    // The mark is worth protecting like a session: no connection without TLS carries it in production.
    if (!this.config.isProduction || request.secure) response.cookie(this.cookieName, mark, this.cookie);
    return hashOf(mark);
  }

  /**
   * Remembers that the member has used this browser now, whose row is locked; answers whether it was the first time. The
   * one that was unused for longest is forgotten when they become too many.
   */
  async remember(tx: EntityManager, userId: string, browser: Buffer): Promise<boolean> {
    const [row]: { first: boolean }[] = await tx.query(
      `INSERT INTO auth_known_browsers AS b (user_id, browser, first_seen_at, last_seen_at) VALUES ($1, $2, $3, $3)
       ON CONFLICT (user_id, browser) DO UPDATE SET last_seen_at = EXCLUDED.last_seen_at
       RETURNING xmax = 0 AS first`,
      [userId, browser, this.clock.now()],
    );
    const isFirst = row?.first ?? false;
    if (isFirst)
      await tx.query(
        `DELETE FROM auth_known_browsers WHERE user_id = $1 AND browser = ANY (ARRAY(
           SELECT browser FROM auth_known_browsers WHERE user_id = $1
            ORDER BY last_seen_at DESC, browser = $2 DESC, browser OFFSET ${MOST_PER_MEMBER}))`,
        [userId, browser],
      );
    return isFirst;
  }

  /** The asking browser in the form in which it is remembered; null when it has no mark. */
  of(request: Request): Buffer | null {
    const mark = this.markOf(request);
    return mark === null ? null : hashOf(mark);
  }

  /** Every browser is a stranger again, but one if it is named: whoever had the old password may have used one. */
  async forgetAll(tx: EntityManager, userId: string, except: Buffer | null = null): Promise<void> {
    await tx.delete(KnownBrowser, { userId, ...(except && { browser: Not(except) }) });
  }

  /** Forgets up to `limit` browsers that were not used for so long that their cookie is gone; answers how many. */
  async deleteUnseen(tx: EntityManager, limit: number): Promise<number> {
    const [, count]: [unknown, number] = await tx.query(
      `DELETE FROM auth_known_browsers WHERE (user_id, browser) IN (
         SELECT user_id, browser FROM auth_known_browsers WHERE last_seen_at < $1
          ORDER BY last_seen_at LIMIT $2 FOR UPDATE SKIP LOCKED)`,
      [new Date(this.clock.millis() - LIFE_DAYS * DAY_MS), limit],
    );
    return count;
  }

  private markOf(request: Request): string | null {
    for (const pair of (request.get('cookie') ?? '').split(';')) {
      const [name, value = ''] = pair.trim().split('=');
      if (name === this.cookieName && MARK.test(value)) return value;
    }
    return null;
  }
}

function hashOf(mark: string): Buffer {
  return createHash('sha256').update(mark).digest();
}
