import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/index.js';
import { AuthErrors } from './auth.errors.js';
import type { AttemptLimit } from './auth.rules.js';

/** Counts attempts in the database, so that all replicas count together. */
@Injectable()
export class Attempts {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /**
   * Counts one attempt on every subject. It is counted before the work, so that parallel guesses do not slip through.
   * Throws `auth.tooManyAttempts`, with the time to wait, when one of the limits is reached.
   */
  async take(limits: readonly AttemptLimit[]): Promise<void> {
    const now = this.clock.now();
    const subjects = limits.map(({ subject }) => hashOf(subject));
    const rows: { subject: string; attempts: number; window_ends_at: Date }[] = await this.dataSource.query(
      `INSERT INTO auth_login_attempts AS a (subject, attempts, window_ends_at)
       SELECT l.subject, 1, $1::timestamptz + l.window_ms * interval '1 millisecond'
       FROM unnest($2::text[], $3::bigint[]) AS l (subject, window_ms) ORDER BY l.subject
       ON CONFLICT (subject) DO UPDATE SET
         attempts = CASE WHEN a.window_ends_at <= $1 THEN 1 ELSE a.attempts + 1 END,
         window_ends_at = CASE WHEN a.window_ends_at <= $1 THEN EXCLUDED.window_ends_at ELSE a.window_ends_at END
       RETURNING subject, attempts, window_ends_at`,
      [now, subjects, limits.map(({ windowMs }) => windowMs)],
    );
    const waits = limits.map(({ limit }, index) => {
      const row = rows.find(({ subject }) => subject === subjects[index]);
      return row && row.attempts > limit ? row.window_ends_at.getTime() - now.getTime() : 0;
    });
    const retryAfterSeconds = Math.ceil(Math.max(...waits) / 1000);
    if (retryAfterSeconds > 0)
      throw AuthErrors.tooManyAttempts({ minutes: Math.ceil(retryAfterSeconds / 60) }, { retryAfterSeconds });
  }

  /** Takes back an attempt that succeeded: only failures stay counted. */
  async giveBack(limits: readonly AttemptLimit[]): Promise<void> {
    await this.dataSource.query(
      `UPDATE auth_login_attempts SET attempts = attempts - 1
       WHERE subject IN (SELECT subject FROM auth_login_attempts WHERE subject = ANY ($1) ORDER BY subject FOR UPDATE)
         AND attempts > 0`,
      [limits.map(({ subject }) => hashOf(subject))],
    );
  }

  /** Forgets windows that have ended; answers how many. */
  async deleteEnded(tx: EntityManager): Promise<number> {
    const [, count]: [unknown, number] = await tx.query(`DELETE FROM auth_login_attempts WHERE window_ends_at <= $1`, [
      this.clock.now(),
    ]);
    return count;
  }
}

function hashOf(subject: string): string {
  return createHash('sha256').update(subject).digest('hex');
}
