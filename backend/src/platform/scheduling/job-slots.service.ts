import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../clock/index.js';
import { runInTransaction } from '../database/index.js';
import { logger } from '../logging/index.js';
import { JobFailure } from './job-failure.entity.js';

/** What a run did, as numbers to show to an operator. */
export type JobCounts = Record<string, number>;

/**
 * How long a job waits for a lock or a statement. Nobody waits for it as for a request, and what it fetched would be lost:
 * two reports at once, or two replicas in one slot, wait for each other instead of failing.
 */
const PATIENCE = '60s';

/** Lets one of N replicas run each slot of a job exactly once. */
@Injectable()
export class JobSlots {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /**
   * Runs `effect` unless `(job, slot)` has already been run; answers its counts, or null when it was somebody else's.
   * The slot row and the effect are one transaction: a run that fails leaves the slot free, and its error recorded.
   * What needs the network is fetched before, outside.
   */
  async runOnce(
    job: string,
    slot: string,
    effect: (tx: EntityManager) => Promise<JobCounts>,
  ): Promise<JobCounts | null> {
    try {
      return await runInTransaction(this.dataSource, async (tx) => {
        await tx.query(`SET LOCAL lock_timeout = '${PATIENCE}'; SET LOCAL statement_timeout = '${PATIENCE}'`);
        const claimed: unknown[] = await tx.query(
          `INSERT INTO platform_job_runs (job, slot, started_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING slot`,
          [job, slot, this.clock.now()],
        );
        if (claimed.length === 0) return null;
        const counts = await effect(tx);
        await tx.query(`UPDATE platform_job_runs SET finished_at = $3, counts = $4 WHERE job = $1 AND slot = $2`, [
          job,
          slot,
          this.clock.now(),
          JSON.stringify(counts),
        ]);
        return counts;
      });
    } catch (error) {
      await this.recordFailure(job, slot, error);
      throw error;
    }
  }

  /** Records that a run failed, so that an operator sees it. */
  async recordFailure(job: string, slot: string, error: unknown): Promise<void> {
    logger.warn({ job, slot, err: error }, 'job failed');
    const text = error instanceof Error ? error.message : String(error);
    await this.dataSource.manager
      .insert(JobFailure, { job, slot, at: this.clock.now(), error: text.slice(0, 2_000) })
      .catch((reason: unknown) => logger.error({ err: reason }, 'job failure could not be recorded'));
  }
}
