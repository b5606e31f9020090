import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A premium of the past is also of a global price and of a rate: who told them is kept with it. Of earlier ones it is not known. */
export class InsightsHistorySources1764000068000 implements MigrationInterface {
  name = 'InsightsHistorySources1764000068000';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['insights_minutes', 'insights_hours'])
      await runner.query(`ALTER TABLE "${table}" ADD COLUMN "other_sources" text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['insights_minutes', 'insights_hours'])
      await runner.query(`ALTER TABLE "${table}" DROP COLUMN "other_sources"`);
  }
}
