import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource, type QueryRunner, type ReplicationMode } from 'typeorm';
import { logger } from '../logging/index.js';

const STEP_MS = 20;
/** Statements and locks give up sooner; the process itself is ended after twice as long. */
const MOST_MS = 7_000;

/**
 * A data source that ends after what it is doing. TypeORM hands the connections of running transactions back to the pool when
 * it ends, and what waits for one would then run inside them: half of one act could be undone with another.
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
   * Waits for what runs and for what waits for a connection. What is still there in the end is left as it is: the process
   * ends next, and the database undoes what its connections leave open.
   */
  override async destroy(): Promise<void> {
    for (let waited = 0; this.running.size > 0 && waited < MOST_MS; waited += STEP_MS) await sleep(STEP_MS);
    if (this.running.size > 0) logger.warn({ running: this.running.size }, 'stopped before everything had ended');
    else await super.destroy();
  }
}
