import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { JobCounts } from './job-slots.service.js';

/** One run or failure of a job. */
export interface JobRecord {
  readonly job: string;
  readonly slot: string;
  readonly status: 'done' | 'failed';
  readonly startedAt: Date;
  /** Null for a failure. */
  readonly finishedAt: Date | null;
  /** Counts of the run; null for a failure. */
  readonly counts: JobCounts | null;
  /** English error message; null for a run. */
  readonly error: string | null;
}

/** History of job runs for operators. */
@Injectable()
export class JobHistory {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

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
}
