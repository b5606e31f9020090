import type { MigrationInterface, QueryRunner } from 'typeorm';

export class JournalTradeReviews1764000045000 implements MigrationInterface {
  name = 'JournalTradeReviews1764000045000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "journal_trades" ADD "tags" text array NOT NULL DEFAULT '{}'`);
    await runner.query(`ALTER TABLE "journal_trades" ADD "setup" text`);
    await runner.query(`ALTER TABLE "journal_trades" ADD "mistake" text`);
    await runner.query(`ALTER TABLE "journal_trades" ADD "mood" smallint`);
    await runner.query(`ALTER TABLE "journal_trades" ADD "rating" smallint`);
    await runner.query(
      `ALTER TABLE "journal_trades" ADD CONSTRAINT "journal_trades_review" CHECK (cardinality(tags) <= 10 AND mood BETWEEN 1 AND 5 AND rating BETWEEN 1 AND 5)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "journal_trades" DROP CONSTRAINT "journal_trades_review"`);
    await runner.query(`ALTER TABLE "journal_trades" DROP COLUMN "rating"`);
    await runner.query(`ALTER TABLE "journal_trades" DROP COLUMN "mood"`);
    await runner.query(`ALTER TABLE "journal_trades" DROP COLUMN "mistake"`);
    await runner.query(`ALTER TABLE "journal_trades" DROP COLUMN "setup"`);
    await runner.query(`ALTER TABLE "journal_trades" DROP COLUMN "tags"`);
  }
}
