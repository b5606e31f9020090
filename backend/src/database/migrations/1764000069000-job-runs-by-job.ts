import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The newest runs and failures of each job are read by job and time, however many runs of other jobs lie between them. */
export class JobRunsByJob1764000069000 implements MigrationInterface {
  name = 'JobRunsByJob1764000069000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX "platform_job_runs_by_job" ON "platform_job_runs" ("job", "started_at")`);
    await runner.query(`CREATE INDEX "platform_job_failures_by_job" ON "platform_job_failures" ("job", "at")`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX "platform_job_failures_by_job"`);
    await runner.query(`DROP INDEX "platform_job_runs_by_job"`);
  }
}
