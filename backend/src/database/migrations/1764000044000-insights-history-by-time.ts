import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Reads of all coins at some times (sparklines, the last minute of each hour) go by time, in the order of which rows are written:
 * a block range index finds them and takes a thousandth of the space of a tree.
 */
export class InsightsHistoryByTime1764000044000 implements MigrationInterface {
  name = 'InsightsHistoryByTime1764000044000';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['insights_minutes', 'insights_hours'])
      await runner.query(`CREATE INDEX "${table}_at" ON "${table}" USING brin ("at") WITH (pages_per_range = 16)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['insights_minutes', 'insights_hours']) await runner.query(`DROP INDEX "${table}_at"`);
  }
}
