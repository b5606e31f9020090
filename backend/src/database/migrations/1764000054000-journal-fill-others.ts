import type { MigrationInterface, QueryRunner } from 'typeorm';

export class JournalFillOthers1764000054000 implements MigrationInterface {
  name = 'JournalFillOthers1764000054000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "journal_fills" ADD "others" jsonb`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "journal_fills" DROP COLUMN "others"`);
  }
}
