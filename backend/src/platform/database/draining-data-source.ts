import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource, type QueryRunner, type ReplicationMode } from 'typeorm';
import { logger } from '../logging/index.js';

const STEP_MS = 20;
/** Statements and locks time out sooner; the process itself is ended after twice as long. */
const MAX_WAIT_MS = 7_000;

/**
 * Data source that drains before it closes. On destroy, TypeORM returns connections of running transactions to the pool;
 * waiting work would then run inside them and could be rolled back with them.
 */
export class DrainingDataSource extends DataSource {
  private readonly running = new Set<QueryRunner>();

  override createQueryRunner(mode?: ReplicationMode): QueryRunner {
    const runner = super.createQueryRunner(mode);
    const release = runner.release.bind(runner);
    this.running.add(runner);
    runner.release = async () => {
      try {
        await release();
      } finally {
        this.running.delete(runner);
      }
    };
    return runner;
  }

  /**
   * Waits for running and waiting work. Whatever remains after the timeout is abandoned: the process ends next, and the
   * database rolls it back.
   */
  override async destroy(): Promise<void> {
    for (let waited = 0; this.running.size > 0 && waited < MAX_WAIT_MS; waited += STEP_MS) await sleep(STEP_MS);
    if (this.running.size > 0) logger.warn({ running: this.running.size }, 'stopped before everything had ended');
    else await super.destroy();
  }
}
