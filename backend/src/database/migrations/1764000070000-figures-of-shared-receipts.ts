import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a shared receipt showed, so that a correction can say what it changed. */
export class FiguresOfSharedReceipts1764000070000 implements MigrationInterface {
  name = 'FiguresOfSharedReceipts1764000070000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "receipts_shares" ADD "figures" jsonb`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "receipts_shares" DROP COLUMN "figures"`);
  }
}
