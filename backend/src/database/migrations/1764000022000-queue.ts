import type { MigrationInterface, QueryRunner } from 'typeorm';
import { queueSql } from './sql/queue.sql.js';

/** The tables of the job queue. The service adds queues and jobs as rows; partitions of their own need the owner. */
export class Queue1764000022000 implements MigrationInterface {
  name = 'Queue1764000022000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(queueSql);
    await runner.query(`GRANT USAGE ON SCHEMA queue TO lance_app`);
    await runner.query(`GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA queue TO lance_app`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP SCHEMA queue CASCADE`);
  }
}
