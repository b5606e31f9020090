import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { CookieOptions, Request, Response } from 'express';
import { DataSource, Not, type EntityManager } from 'typeorm';
import { Clock } from '../../../platform/clock/index.js';
import { AppConfig } from '../../../platform/config/index.js';
import { emailKeyOf, isEmailKey, MAX_PER_MEMBER } from '../auth.rules.js';
import { KnownBrowser } from '../entities/known-browser.entity.js';

const DAY_MS = 86_400_000;
/** Browsers cap the lifetime of cookies here. */
const LIFE_DAYS = 400;

/** 256 bits in base64url. */
const MARK = /^[\w-]{43}$/;

/**
 * Recognises browsers a member has logged in from, by a long-lived cookie that grants nothing. Logins from new browsers
 * are mailed; known ones are not delayed by attacks on the account.
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

  /** Id of the requesting browser for rate limits if this account has logged in from it; else null. */
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

  /** Marks the requesting browser unless it has a mark; returns the stored form of the mark. */
  mark(request: Request, response: Response): Buffer {
    const mark = this.markOf(request) ?? randomBytes(32).toString('base64url');
    // Protected like a session cookie: never sent without TLS in production.
    if (!this.config.isProduction || request.secure) response.cookie(this.cookieName, mark, this.cookie);
    return hashOf(mark);
  }

  /**
   * Records a login from this browser and returns whether it was the first. Beyond the limit the least recently used
   * browser is deleted. The caller has locked the member row.
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
            ORDER BY last_seen_at DESC, browser = $2 DESC, browser OFFSET ${MAX_PER_MEMBER}))`,
        [userId, browser],
      );
    return isFirst;
  }

  /** Stored form of the requesting browser's mark; null without a mark. */
  of(request: Request): Buffer | null {
    const mark = this.markOf(request);
    return mark === null ? null : hashOf(mark);
  }

  /** Deletes all known browsers, except one if named: whoever had the old password may have used one. */
  async forgetAll(tx: EntityManager, userId: string, except: Buffer | null = null): Promise<void> {
    await tx.delete(KnownBrowser, { userId, ...(except && { browser: Not(except) }) });
  }

  /** Deletes up to `limit` browsers whose cookie has expired; returns how many. */
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
