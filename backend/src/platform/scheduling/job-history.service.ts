import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Clock } from '../clock/index.js';
import type { JobCounts } from './job-slots.service.js';

/** One run or failure of a job. */
export interface JobRecord {
  readonly job: string;
  readonly slot: string;
  readonly status: 'done' | 'failed';
  readonly startedAt: Date;
  /** Null for a failure. */
  readonly finishedAt: Date | null;
  /** Counts of the run; null for a failure and for a job of a queue. */
  readonly counts: JobCounts | null;
  /** English error message; null for a run. */
  readonly error: string | null;
}

/** Distinct job names of a table, found by one index lookup each instead of a scan (a loose index scan). */
const namesIn = (table: string): string => `
  (SELECT job FROM ${table} ORDER BY job LIMIT 1)
  UNION ALL
  SELECT (SELECT next.job FROM ${table} next WHERE next.job > known.job ORDER BY next.job LIMIT 1)
    FROM ${table}_names known WHERE known.job IS NOT NULL`;

// Queues keep their own jobs: a completed one is a run, and is deleted after a time. An older failure would look like the
// latest run of its queue, so it is left out.
const NEWEST_OF_EACH = `
  WITH RECURSIVE platform_job_runs_names AS (${namesIn('platform_job_runs')}),
    platform_job_failures_names AS (${namesIn('platform_job_failures')}),
    names AS (
      SELECT job FROM platform_job_runs_names UNION SELECT job FROM platform_job_failures_names
      UNION SELECT name FROM queue.queue)
  SELECT names.job, slot, status, "startedAt", "finishedAt", counts, error
    FROM names LEFT JOIN queue.queue ON queue.name = names.job
    CROSS JOIN LATERAL (
      SELECT *, row_number() OVER (ORDER BY "endedAt" DESC, slot) AS place,
          row_number() OVER (PARTITION BY status ORDER BY "endedAt" DESC, slot) AS "placeOfStatus"
        FROM (
          (SELECT slot, 'done' AS status, started_at AS "startedAt", finished_at AS "finishedAt", counts, NULL AS error,
              coalesce(finished_at, started_at) AS "endedAt"
            FROM platform_job_runs r WHERE r.job = names.job ORDER BY started_at DESC LIMIT $1)
          UNION ALL
          (SELECT id::text, 'done', started_on, completed_on, NULL, NULL, completed_on FROM queue.job q
            WHERE q.name = names.job AND completed_on IS NOT NULL AND state = 'completed'
            ORDER BY completed_on DESC LIMIT $1)
          UNION ALL
          (SELECT slot, 'failed', at, NULL, NULL, error, at FROM platform_job_failures f
            WHERE f.job = names.job AND (queue.name IS NULL OR at > $3::timestamptz - queue.deletion_seconds * interval '1s')
            ORDER BY at DESC LIMIT $1)
        ) ended
    ) ranked
    WHERE ($2::text IS NULL OR names.job = $2) AND (place <= $1 OR "placeOfStatus" = 1)
    ORDER BY "endedAt" DESC, names.job, slot`;

/** History of job runs for operators. */
@Injectable()
export class JobHistory {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** The latest runs and failures of one or all jobs. */
  async latest(limit: number, job?: string): Promise<JobRecord[]> {
    return this.dataSource.query(
      `(SELECT job, slot, 'done' AS status, started_at AS "startedAt", finished_at AS "finishedAt", counts, NULL AS error
          FROM platform_job_runs WHERE $2::text IS NULL OR job = $2 ORDER BY started_at DESC LIMIT $1)
       UNION ALL
       (SELECT job, slot, 'failed', at, NULL, NULL, error
          FROM platform_job_failures WHERE $2::text IS NULL OR job = $2 ORDER BY at DESC LIMIT $1)
       ORDER BY "startedAt" DESC, job, slot LIMIT $1`,
      [limit, job ?? null],
    );
  }

  /**
   * Returns what ended last of one or all jobs: for each the newest `perJob` runs and failures, its last run and its last
   * failure, however long ago. What ended last comes first.
   */
  async newestOfEach(perJob: number, job?: string): Promise<JobRecord[]> {
    return this.dataSource.query(NEWEST_OF_EACH, [perJob, job ?? null, this.clock.now()]);
  }

  /** Returns when the job first ran; null before. */
  async firstRunAt(job: string): Promise<Date | null> {
    const [first]: { at: Date | null }[] = await this.dataSource.query(
      'SELECT min(started_at) AS at FROM platform_job_runs WHERE job = $1',
      [job],
    );
    return first?.at ?? null;
  }
}
