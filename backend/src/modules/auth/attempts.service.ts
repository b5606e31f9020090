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
   * Counts one attempt on each subject in turn, before the work, so that parallel guesses do not slip through. The first
   * limit that is reached ends it: later subjects are not counted. Throws `auth.tooManyAttempts` with the time to wait.
   */
  async take(limits: readonly AttemptLimit[]): Promise<void> {
    const now = this.clock.now();
    for (const { subject, limit, windowMs } of limits) {
      const [row]: { attempts: number; window_ends_at: Date }[] = await this.dataSource.query(
        `INSERT INTO auth_login_attempts AS a (subject, attempts, window_ends_at) VALUES ($1, 1, $3)
         ON CONFLICT (subject) DO UPDATE SET
           attempts = CASE WHEN a.window_ends_at <= $2 THEN 1 ELSE a.attempts + 1 END,
           window_ends_at = CASE WHEN a.window_ends_at <= $2 THEN EXCLUDED.window_ends_at ELSE a.window_ends_at END
         RETURNING attempts, window_ends_at`,
        [hashOf(subject), now, new Date(now.getTime() + windowMs)],
      );
      if (!row || row.attempts <= limit) continue;
      const retryAfterSeconds = Math.ceil((row.window_ends_at.getTime() - now.getTime()) / 1000);
      throw AuthErrors.tooManyAttempts({ minutes: Math.ceil(retryAfterSeconds / 60) }, { retryAfterSeconds });
    }
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
