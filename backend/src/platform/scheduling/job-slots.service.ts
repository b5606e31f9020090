import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../clock/index.js';
import { runInTransaction } from '../database/index.js';
import { logger } from '../logging/index.js';
import { JobFailure } from './job-failure.entity.js';

/** Counts of a run, for operators. */
export type JobCounts = Record<string, number>;

/**
 * Lock and statement timeout of jobs. Longer than for requests, because nobody waits and fetched data would be lost:
 * concurrent jobs that write the same rows wait for each other instead of failing.
 */
const PATIENCE = '60s';

/** Time for which a slot is waited for that another replica is running: it is free if that run fails. */
const CLAIM_PATIENCE = '10s';

const LOCK_NOT_AVAILABLE = '55P03';

/** Another replica has been running the slot for longer than `CLAIM_PATIENCE`. */
class SlotBusy extends Error {}

/** Lets one of N replicas run each slot of a job exactly once. */
@Injectable()
export class JobSlots {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /**
   * Runs `effect` unless `(job, slot)` has been run; returns its counts, or null if another replica has run it or is
   * running it. Slot row and effect share a transaction: a failed run leaves the slot free and its error recorded. Network
   * access happens before, outside.
   */
  async runOnce(
    job: string,
    slot: string,
    effect: (tx: EntityManager) => Promise<JobCounts>,
  ): Promise<JobCounts | null> {
    try {
      return await runInTransaction(this.dataSource, async (tx) => {
        await tx.query(`SET LOCAL lock_timeout = '${CLAIM_PATIENCE}'; SET LOCAL statement_timeout = '${PATIENCE}'`);
        if (!(await this.claim(tx, job, slot))) return null;
        await tx.query(`SET LOCAL lock_timeout = '${PATIENCE}'`);
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
      if (error instanceof SlotBusy) return null;
      await this.recordFailure(job, slot, error);
      throw error;
    }
  }

  private async claim(tx: EntityManager, job: string, slot: string): Promise<boolean> {
    try {
      const claimed: unknown[] = await tx.query(
        `INSERT INTO platform_job_runs (job, slot, started_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING slot`,
        [job, slot, this.clock.now()],
      );
      return claimed.length > 0;
    } catch (error) {
      throw (error as { code?: unknown }).code === LOCK_NOT_AVAILABLE ? new SlotBusy() : error;
    }
  }

  /** Records a failed run for operators. */
  async recordFailure(job: string, slot: string, error: unknown): Promise<void> {
    logger.warn({ job, slot, err: error }, 'job failed');
    const text = error instanceof Error ? error.message : String(error);
    await this.dataSource.manager
      .insert(JobFailure, { job, slot, at: this.clock.now(), error: text.slice(0, 2_000) })
      .catch((reason: unknown) => logger.error({ err: reason }, 'job failure could not be recorded'));
  }
}
