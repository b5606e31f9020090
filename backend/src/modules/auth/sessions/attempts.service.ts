import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../../platform/clock/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import { AuthErrors } from '../auth.errors.js';
import type { AttemptLimit } from '../auth.rules.js';

/** Shorter waits are given in seconds. */
const LONGEST_IN_SECONDS = 120;

/** Rate limiter in the database, shared by all replicas. */
@Injectable()
export class Attempts {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /**
   * Counts one attempt on each subject before the work, so that parallel guesses are limited too. A refused attempt is
   * not counted: retrying never extends the wait. Throws `auth.tooManyAttempts` (or `auth.tooManyAttemptsNow` for a short
   * wait) with the time after which no subject refuses any more.
   */
  async take(limits: readonly AttemptLimit[]): Promise<void> {
    for (const [place, limit] of limits.entries()) {
      if (await this.count(limit)) continue;
      await this.giveBack(limits.slice(0, place));
      throw await this.refusal(limits);
    }
  }

  /** Like `take`, but returns false instead of throwing. */
  async takeQuietly(limits: readonly AttemptLimit[]): Promise<boolean> {
    try {
      await this.take(limits);
      return true;
    } catch (error) {
      if (error instanceof DomainError && error.kind === 'tooMany') return false;
      throw error;
    }
  }

  /** Takes back a successful attempt, so that only failures count. */
  async giveBack(limits: readonly AttemptLimit[]): Promise<void> {
    for (const { subject, limit } of limits)
      await this.dataSource.query(
        `UPDATE auth_login_attempts
            SET attempts = attempts - 1, next_attempt_at = CASE WHEN attempts >= $2 THEN NULL ELSE next_attempt_at END
          WHERE subject = $1 AND attempts > 0`,
        [hashOf(subject), limit],
      );
  }

  /** Clears counters, in the caller's transaction. */
  async forget(tx: EntityManager, limits: readonly AttemptLimit[]): Promise<void> {
    await tx.query('DELETE FROM auth_login_attempts WHERE subject = ANY ($1)', [
      limits.map(({ subject }) => hashOf(subject)),
    ]);
  }

  /** Deletes up to `limit` ended windows; returns how many. */
  async deleteEnded(tx: EntityManager, limit: number): Promise<number> {
    const [, count]: [unknown, number] = await tx.query(
      `DELETE FROM auth_login_attempts WHERE subject IN (
         SELECT subject FROM auth_login_attempts WHERE window_ends_at <= $1
          ORDER BY window_ends_at LIMIT $2 FOR UPDATE SKIP LOCKED)`,
      [this.clock.now(), limit],
    );
    return count;
  }

  /** Whether this attempt may proceed. The row serialises parallel attempts, so the limit holds for them as well. */
  private async count({ subject, limit, windowMs, delaysMs = [windowMs] }: AttemptLimit): Promise<boolean> {
    const now = this.clock.now();
    const waits = delaysMs.map((delay) => new Date(now.getTime() + delay));
    const [row]: unknown[] = await this.dataSource.query(
      `INSERT INTO auth_login_attempts AS a (subject, attempts, window_ends_at, next_attempt_at)
       VALUES ($1, 1, $3, CASE WHEN $4 <= 1 THEN ($5::timestamptz[])[1] END)
       ON CONFLICT (subject) DO UPDATE SET
         attempts = CASE WHEN a.window_ends_at <= $2 THEN 1 ELSE a.attempts + 1 END,
         window_ends_at = CASE WHEN a.window_ends_at <= $2 THEN EXCLUDED.window_ends_at ELSE a.window_ends_at END,
         next_attempt_at = CASE WHEN a.window_ends_at <= $2 THEN EXCLUDED.next_attempt_at
           WHEN a.attempts + 1 >= $4
           THEN ($5::timestamptz[])[LEAST(a.attempts + 2 - $4, cardinality($5::timestamptz[]))] END
       WHERE a.window_ends_at <= $2 OR a.next_attempt_at IS NULL OR a.next_attempt_at <= $2
       RETURNING attempts`,
      [hashOf(subject), now, new Date(now.getTime() + windowMs), limit, waits],
    );
    return row !== undefined;
  }

  private async refusal(limits: readonly AttemptLimit[]): Promise<DomainError> {
    const now = this.clock.now();
    const [row]: { until: Date | null }[] = await this.dataSource.query(
      `SELECT max(LEAST(next_attempt_at, window_ends_at)) AS until FROM auth_login_attempts
        WHERE subject = ANY ($1) AND next_attempt_at IS NOT NULL`,
      [limits.map(({ subject }) => hashOf(subject))],
    );
    // A concurrent success may have cleared the counter.
    const waitMs = Math.max(1_000, (row?.until?.getTime() ?? 0) - now.getTime());
    const retryAfterSeconds = Math.ceil(waitMs / 1000);
    return retryAfterSeconds < LONGEST_IN_SECONDS
      ? AuthErrors.tooManyAttemptsNow({ seconds: retryAfterSeconds }, { retryAfterSeconds })
      : AuthErrors.tooManyAttempts({ minutes: Math.ceil(retryAfterSeconds / 60) }, { retryAfterSeconds });
  }
}

function hashOf(subject: string): string {
  return createHash('sha256').update(subject).digest('hex');
}
